#pragma once

#include "core/content/content_folder.h"
#include "core/content/content_tree.h"

namespace warpdeck::content {

/// Reads `bank.<locale>.md`: the bank's id, version, licence, source locale and texts, and the glossary and the
/// sources. Nothing when no file says that it is the source, since then nothing else can be understood.
std::optional<ContentTree> readBank(const ContentFolder& folder, Diagnostics& diagnostics);

} // namespace warpdeck::content
