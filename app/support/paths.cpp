#include "app/support/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace warpdeck::app {

namespace {

std::filesystem::path toPath(const QString& text)
{
    return {text.toStdString()};
}

/// Beside the program in the build tree and when installed: <prefix>/bin and <prefix>/share.
std::filesystem::path shippedBanksFolder()
{
    return toPath(QCoreApplication::applicationDirPath()).parent_path() / "share" / "warpdeck" / "banks";
}

void appendBanksOf(const std::filesystem::path& folder, std::vector<std::filesystem::path>& banks)
{
    std::error_code ignored; // a folder that is not there has no banks
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ".wdbank")
            found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    banks.insert(banks.end(), found.begin(), found.end());
}

} // namespace

std::filesystem::path dataFolder()
{
    return toPath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)) / "warpdeck";
}

std::filesystem::path defaultProfile()
{
    return dataFolder() / "profiles" / "default.wdprofile";
}

std::filesystem::path installedBanksFolder()
{
    return dataFolder() / "banks";
}

std::vector<std::filesystem::path> availableBanks()
{
    std::vector<std::filesystem::path> banks;
    appendBanksOf(shippedBanksFolder(), banks);
    appendBanksOf(installedBanksFolder(), banks);
    return banks;
}

} // namespace warpdeck::app
