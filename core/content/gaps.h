#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// A gap of a cloze: `{{id:text|also accepted::hint}}`.
struct Gap {
    std::string id;         ///< if it is not well formed: how it begins
    std::size_t offset = 0; ///< of its first brace
    bool isWellFormed = true;

    friend bool operator==(const Gap&, const Gap&) = default;
};

/// The gaps of a stem in order, outside code and formulas; `\{` is a brace, `\}` none that closes.
std::vector<Gap> gapsOf(std::string_view stem);

/// The distinct ids of the well-formed ones, in order of appearance.
std::vector<std::string> gapIds(const std::vector<Gap>& gaps);

} // namespace warpdeck::content
