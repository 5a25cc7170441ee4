#pragma once

#include "core/content/file_report.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

struct TsvCell {
    std::string text;
    Spot spot;

    friend bool operator==(const TsvCell& left, const TsvCell& right) { return left.text == right.text; }
};

using TsvRow = std::vector<TsvCell>;

/// A table of tab-separated values: no quoting, no tabs inside cells, a header, as many cells in each row.
struct TsvTable {
    TsvRow header; ///< empty when the file could not be read
    std::vector<TsvRow> rows;

    friend bool operator==(const TsvTable&, const TsvTable&) = default;
};

/// Reads a table; rows of another length than the header are reported and left out, spaces around cells reported and
/// dropped.
TsvTable parseTsv(std::string_view bytes, FileReport& report);

std::string formatTsv(const TsvTable& table);

} // namespace warpdeck::content
