#pragma once

#include "core/content/topic_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// A list's entry and where it stands.
struct ListEntry {
    std::string text;
    Spot spot;
};

/// The position of the value among `words`; reports any other, but not an empty one.
std::optional<std::size_t> readWord(const MetaLine& line, const std::vector<std::string>& words, FileReport& report);

/// `a, b`: the entries of a list; reports empty and repeated ones and leaves them out.
std::vector<ListEntry> readList(const MetaLine& line, FileReport& report);

/// A finite decimal number as program text writes it (`7e9`, `-0.5`), all of `text`.
std::optional<double> parseDecimal(std::string_view text);

/// A whole number between bounds; reports anything else.
std::optional<int> readWhole(const MetaLine& line, int low, int high, FileReport& report);

} // namespace warpdeck::content
