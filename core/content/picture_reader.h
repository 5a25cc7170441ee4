#pragma once

#include "core/content/content_folder.h"
#include "core/content/content_tree.h"

#include <cstddef>

namespace warpdeck::content {

/// A picture above this size does not belong into a bank of questions.
inline constexpr std::size_t maximumPictureSize = std::size_t{2} * 1024 * 1024;

/// Adds the files of a topic's `media` folder; reports what is no PNG, SVG or WebP by name, or too large.
void readPictures(const ContentFolder& folder, const TopicFolder& topic, ContentTree& tree, Diagnostics& diagnostics);

} // namespace warpdeck::content
