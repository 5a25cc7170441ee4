#include "app/cli/commands.h"
#include "app/cli/diagnostic_output.h"
#include "app/support/maths_renderer.h"
#include "app/support/text_conversion.h"
#include "core/services/content_service.h"

#include <QCoreApplication>

#include <ostream>

namespace warpdeck::app {

namespace {

class BuildCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(BuildCommand)

public:
    std::string name() const override { return "build"; }
    QString description() const override { return tr("Compile a content folder into a bank file"); }

    void declareOptions(CLI::App& options) override
    {
        options.add_option("CONTENT_DIR", m_folder, toUtf8(tr("The folder of the content")))->required();
        options.add_option("-o,--output", m_output, toUtf8(tr("The bank file to write")))
            ->type_name("FILE.wdbank")
            ->required();
    }

    ExitCode execute(Environment& environment) override
    {
        MathsRenderer maths;
        const services::BuildResult result = services::buildBank(m_folder, m_output, maths.forBanks());
        printDiagnostics(environment.err, result.diagnostics);
        if (!result.written) {
            environment.err << toUtf8(tr("No bank was written. %1").arg(toQString(countedFindings(result.diagnostics))))
                            << '\n';
            return ExitCode::Findings;
        }
        for (const services::FailedFormula& failed : result.failedFormulas) {
            environment.err << toUtf8(tr("%1 will be shown as TeX: %2")
                                          .arg(toQString('$' + failed.formula.tex + '$'), toQString(failed.error)))
                            << '\n';
        }
        environment.out << toUtf8(tr("%1: %2 items, %3 texts.")
                                      .arg(toQString(m_output), QString::number(result.itemCount),
                                           QString::number(result.textCount)))
                        << '\n';
        return ExitCode::Success;
    }

private:
    std::string m_folder;
    std::string m_output;
};

} // namespace

std::unique_ptr<Command> makeBuildCommand()
{
    return std::make_unique<BuildCommand>();
}

} // namespace warpdeck::app
