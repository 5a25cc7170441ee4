#pragma once

#include "core/content/content_tree.h"

namespace warpdeck::content {

/// Reports pictures that a text shows and its topic has not, neither `media/x.<locale>.svg` nor `media/x.svg`, and
/// picture addresses that are no file of `media`.
void checkPictures(const ContentTree& tree, Diagnostics& diagnostics);

} // namespace warpdeck::content
