#pragma once

#include "app/cli/command.h"

namespace warpdeck::app {

std::unique_ptr<Command> makePracticeCommand();
std::unique_ptr<Command> makeShowCommand();
std::unique_ptr<Command> makeStatsCommand();
std::unique_ptr<Command> makeBanksCommand();
std::unique_ptr<Command> makeInstallCommand();
std::unique_ptr<Command> makeExportLogCommand();
std::unique_ptr<Command> makeRepairCommand();
std::unique_ptr<Command> makeFsrsCommand();
std::unique_ptr<Command> makeCheckCommand();
std::unique_ptr<Command> makeFormatCommand();
std::unique_ptr<Command> makeBuildCommand();
std::unique_ptr<Command> makeNewCommand();

} // namespace warpdeck::app
