#pragma once

#include "app/cli/rich_text.h"
#include "core/text/markdown_tree.h"

#include <string>
#include <vector>

namespace warpdeck::app {

/// A table in columns where they fit into the width; else each row as lines `header: cell`, rows parted by an empty
/// line.
std::vector<std::string> renderTable(const Table& table, const RichTextStyle& style);

} // namespace warpdeck::app
