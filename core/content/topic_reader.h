#pragma once

#include "core/content/content_folder.h"
#include "core/content/content_tree.h"

#include <map>
#include <string>
#include <vector>

namespace warpdeck::content {

/// Where ids were given and withdrawn, over the whole bank.
struct IdRegister {
    std::map<std::string, Place> items;
    std::vector<std::pair<std::string, Place>> retired;
};

/// Reads the files of one topic and adds what they say to `tree`: the source first, then the translations by locale.
/// Nothing is added but places and ids when there is no source.
void readTopic(const ContentFolder& folder, const TopicFolder& topic, ContentTree& tree, IdRegister& ids,
               Diagnostics& diagnostics);

} // namespace warpdeck::content
