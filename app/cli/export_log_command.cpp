#include "app/cli/commands.h"
#include "app/support/text_conversion.h"
#include "core/base/error.h"
#include "core/services/profile_service.h"

#include <QCoreApplication>

#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>
#include <system_error>

namespace warpdeck::app {

namespace {

class ExportLogCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(ExportLogCommand)

public:
    std::string name() const override { return "export-log"; }
    QString description() const override { return tr("Write the review log as CSV, one line a review"); }

    void declareOptions(CLI::App& options) override
    {
        options.add_option("FILE", m_file, toUtf8(tr("The file to write; the standard output when it is left out")));
    }

    ExitCode execute(Environment& environment) override
    {
        // All of it is read before a byte is written, so that a profile that cannot be read costs no earlier file.
        std::string log;
        services::exportLog(environment.profile, [&](std::string_view line) {
            log += line;
            log += '\n';
        });
        if (m_file.empty())
            environment.out << log;
        else
            write(environment.profile, log);
        return ExitCode::Success;
    }

private:
    void write(const std::filesystem::path& profile, const std::string& log) const
    {
        std::error_code ignored; // a file that is not there is not the profile
        if (std::filesystem::equivalent(m_file, profile, ignored))
            throw Error(ErrorCode::AlreadyExists, m_file);
        std::ofstream file(m_file, std::ios::binary);
        file << log;
        file.close();
        if (!file)
            throw Error(ErrorCode::CannotWriteFile, m_file);
    }

    std::string m_file;
};

} // namespace

std::unique_ptr<Command> makeExportLogCommand()
{
    return std::make_unique<ExportLogCommand>();
}

} // namespace warpdeck::app
