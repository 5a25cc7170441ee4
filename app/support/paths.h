#pragma once

#include <filesystem>
#include <vector>

namespace warpdeck::app {

/// Where the learner's files lie: `$XDG_DATA_HOME/warpdeck`, by default `~/.local/share/warpdeck`.
std::filesystem::path dataFolder();

/// The learner's profile unless another is named on the command line.
std::filesystem::path defaultProfile();

/// Where the rotating copies of a profile lie: `backups` beside its folder `profiles`, or in whatever other
/// folder it lies in.
std::filesystem::path backupFolderOf(const std::filesystem::path& profile);

/// Banks that the learner added.
std::filesystem::path installedBanksFolder();

/// The `.wdbank` files that came with the program, then those that the learner added; sorted by name in each folder.
std::vector<std::filesystem::path> availableBanks();

} // namespace warpdeck::app
