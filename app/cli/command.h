#pragma once

#include "app/cli/environment.h"

#include <CLI/App.hpp>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace warpdeck::app {

/// What `main` makes of a finished command.
enum class ExitCode { Success = 0, Findings = 1, Usage = 2, EnvironmentFailure = 3 };

/// One word of the command line, e.g. `practice`. A new one is a class in a file of its own and a line in
/// allCommands().
class Command {
public:
    Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;
    virtual ~Command() = default;

    virtual std::string name() const = 0;
    /// One sentence for `--help`, in the user interface's language.
    virtual QString description() const = 0;
    /// Tells CLI11 about the command's own options; the parsed values go into members.
    virtual void declareOptions(CLI::App& options) = 0;
    /// Does the work. Throws warpdeck::Error when the environment does not allow it.
    virtual ExitCode execute(Environment& environment) = 0;
};

/// Every command, in the order in which `--help` lists them.
std::vector<std::unique_ptr<Command>> allCommands();

} // namespace warpdeck::app
