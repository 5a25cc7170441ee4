#pragma once

#include <string>
#include <string_view>

namespace warpdeck {

/// The characters that a reference such as `&amp;`, `&#945;` or `&#x3b1;` stands for, in UTF-8; the reference itself
/// when its name is not among those that occur in prose. A number that is no character gives U+FFFD.
std::string decodeEntity(std::string_view entity);

} // namespace warpdeck
