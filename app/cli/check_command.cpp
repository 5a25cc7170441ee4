#include "app/cli/commands.h"
#include "app/cli/diagnostic_output.h"
#include "app/support/text_conversion.h"
#include "core/services/content_service.h"
#include "core/text/wrap.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <string>

namespace warpdeck::app {

namespace {

using services::CheckResult;

int present(const CoverageCell& cell)
{
    return cell.source + cell.reviewed + cell.draft + cell.stale;
}

/// `6`, `4/6` when some are missing, `6 (2 stale)` when some are stale.
std::string cellText(const CoverageCell& cell)
{
    std::string text = std::to_string(present(cell));
    if (cell.missing > 0)
        text += '/' + std::to_string(present(cell) + cell.missing);
    if (cell.stale > 0)
        text += " ~" + std::to_string(cell.stale);
    return text;
}

std::string padded(std::string text, std::size_t width)
{
    const auto columns = static_cast<std::size_t>(displayWidth(text));
    if (columns < width)
        text.append(width - columns, ' ');
    return text;
}

nlohmann::json coverageAsJson(const CheckResult& result)
{
    auto rows = nlohmann::json::array();
    for (const CoverageRow& row : result.coverage) {
        nlohmann::json locales = nlohmann::json::object();
        for (const auto& [locale, cell] : row.locales)
            locales[locale.value()] = {{"source", cell.source},
                                       {"reviewed", cell.reviewed},
                                       {"draft", cell.draft},
                                       {"stale", cell.stale},
                                       {"missing", cell.missing}};
        rows.push_back({{"topic", row.topic.value()}, {"locales", locales}});
    }
    return rows;
}

class CheckCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)

public:
    std::string name() const override { return "check"; }
    QString description() const override
    {
        return tr("Read, validate and lint a content folder, and show which languages cover what");
    }

    void declareOptions(CLI::App& options) override
    {
        options.add_option("CONTENT_DIR", m_folder, toUtf8(tr("The folder of the content")))->required();
        options.add_flag("--strict", m_strict, toUtf8(tr("Treat warnings as failures")));
        options.add_flag("--json", m_json, toUtf8(tr("Print JSON")));
    }

    ExitCode execute(Environment& environment) override
    {
        const CheckResult result = services::checkContent(m_folder);
        if (m_json)
            printJson(environment.out, result);
        else
            printText(environment, result);
        const bool failed =
            result.diagnostics.hasErrors() || (m_strict && result.diagnostics.count(Severity::Warning) > 0);
        return failed ? ExitCode::Findings : ExitCode::Success;
    }

private:
    static void printJson(std::ostream& out, const CheckResult& result)
    {
        out << nlohmann::json{{"items", result.itemCount},
                              {"texts", result.textCount},
                              {"diagnostics", diagnosticsAsJson(result.diagnostics)},
                              {"coverage", coverageAsJson(result)}}
                   .dump(2)
            << '\n';
    }

    static void printText(Environment& environment, const CheckResult& result)
    {
        printDiagnostics(environment.err, result.diagnostics);
        printCoverage(environment.out, result);
        environment.out << toUtf8(tr("Items: %1. Texts: %2.").arg(result.itemCount).arg(result.textCount)) << ' '
                        << countedFindings(result.diagnostics) << '\n';
    }

    static void printCoverage(std::ostream& out, const CheckResult& result)
    {
        if (result.coverage.empty())
            return;
        const std::string heading = toUtf8(tr("Topic"));
        auto topicWidth = static_cast<std::size_t>(displayWidth(heading));
        for (const CoverageRow& row : result.coverage)
            topicWidth = std::max(topicWidth, row.topic.value().size());
        constexpr std::size_t columnWidth = 9;
        out << padded(heading, topicWidth + 2);
        for (const auto& [locale, cell] : result.coverage.front().locales)
            out << padded(locale.value(), columnWidth);
        out << '\n';
        for (const CoverageRow& row : result.coverage) {
            out << padded(row.topic.value(), topicWidth + 2);
            for (const auto& [locale, cell] : row.locales)
                out << padded(cellText(cell), columnWidth);
            out << '\n';
        }
        out << toUtf8(tr("4/6: four of six items have a text; ~2: two of the texts are older than their source."))
            << '\n';
    }

    std::string m_folder;
    bool m_strict = false;
    bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeCheckCommand()
{
    return std::make_unique<CheckCommand>();
}

} // namespace warpdeck::app
