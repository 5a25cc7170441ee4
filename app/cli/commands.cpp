#include "app/cli/commands.h"

namespace warpdeck::app {

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(makePracticeCommand());
    commands.push_back(makeShowCommand());
    commands.push_back(makeStatsCommand());
    commands.push_back(makeBanksCommand());
    commands.push_back(makeInstallCommand());
    commands.push_back(makeExportLogCommand());
    commands.push_back(makeRepairCommand());
    commands.push_back(makeFsrsCommand());
    commands.push_back(makeCheckCommand());
    commands.push_back(makeFormatCommand());
    commands.push_back(makeBuildCommand());
    commands.push_back(makeNewCommand());
    return commands;
}

} // namespace warpdeck::app
