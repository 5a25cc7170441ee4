#pragma once

#include <filesystem>
#include <vector>

namespace warpdeck::app {

/// Where the learner's files lie: `$XDG_DATA_HOME/warpdeck`, by default `~/.local/share/warpdeck`.
std::filesystem::path dataFolder();

/// The learner's profile unless another is named on the command line.
std::filesystem::path defaultProfile();

/// Banks that the learner added.
std::filesystem::path installedBanksFolder();

/// The `.wdbank` files that came with the program, then those that the learner added; sorted by name in each folder.
std::vector<std::filesystem::path> availableBanks();

} // namespace warpdeck::app
