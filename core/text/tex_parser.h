#pragma once

#include "core/text/tex_tree.h"

#include <optional>
#include <string_view>

namespace warpdeck {

/// The structure of a formula in the part of TeX that question banks use; nothing when it is malformed, uses anything
/// else, is nested deeper than 50 or longer than 4,000 bytes.
std::optional<TexNode> parseTex(std::string_view tex);

} // namespace warpdeck
