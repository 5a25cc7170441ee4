#include "app/cli/commands.h"
#include "app/support/text_conversion.h"
#include "core/base/error.h"
#include "core/services/profile_service.h"

#include <QCoreApplication>

#include <fstream>
#include <ostream>

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
        if (m_file.empty()) {
            exportTo(environment, environment.out);
            return ExitCode::Success;
        }
        std::ofstream file(m_file, std::ios::binary);
        exportTo(environment, file);
        file.close();
        if (!file)
            throw Error(ErrorCode::CannotWriteFile, m_file);
        return ExitCode::Success;
    }

private:
    static void exportTo(const Environment& environment, std::ostream& out)
    {
        services::exportLog(environment.profile, [&](std::string_view line) { out << line << '\n'; });
    }

    std::string m_file;
};

} // namespace

std::unique_ptr<Command> makeExportLogCommand()
{
    return std::make_unique<ExportLogCommand>();
}

} // namespace warpdeck::app
