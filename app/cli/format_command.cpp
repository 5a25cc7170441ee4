#include "app/cli/commands.h"
#include "app/cli/diagnostic_output.h"
#include "app/support/text_conversion.h"
#include "core/services/content_service.h"

#include <QCoreApplication>

#include <ostream>

namespace warpdeck::app {

namespace {

class FormatCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(FormatCommand)

public:
    std::string name() const override { return "format"; }
    QString description() const override
    {
        return tr("Bring a content folder into its canonical form; files with errors are left as they are");
    }

    void declareOptions(CLI::App& options) override
    {
        options.add_option("CONTENT_DIR", m_folder, toUtf8(tr("The folder of the content")))->required();
        options.add_flag("--check", m_check, toUtf8(tr("Only tell what would change")));
    }

    ExitCode execute(Environment& environment) override
    {
        const services::FormatResult result =
            services::formatContent(m_folder, m_check ? FormatMode::OnlyTell : FormatMode::Rewrite);
        printDiagnostics(environment.err, result.diagnostics);
        for (const auto& file : result.changed)
            environment.out << toUtf8((m_check ? tr("would change: %1") : tr("changed: %1")).arg(toQString(file)))
                            << '\n';
        const bool failed = result.diagnostics.hasErrors() || (m_check && !result.changed.empty());
        return failed ? ExitCode::Findings : ExitCode::Success;
    }

private:
    std::string m_folder;
    bool m_check = false;
};

} // namespace

std::unique_ptr<Command> makeFormatCommand()
{
    return std::make_unique<FormatCommand>();
}

} // namespace warpdeck::app
