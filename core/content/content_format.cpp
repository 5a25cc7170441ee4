#include "core/content/content_format.h"

#include "core/content/content_folder.h"
#include "core/content/files.h"
#include "core/content/source_text.h"
#include "core/content/topic_format.h"
#include "core/content/topic_parser.h"
#include "core/content/translation_state.h"
#include "core/content/tsv.h"

#include <algorithm>
#include <optional>

namespace warpdeck::content {

namespace {

/// The canonical form of a file's bytes; nothing when they have errors.
using Formatter = std::optional<std::string> (*)(const std::string& name, const std::string& bytes,
                                                 Diagnostics& diagnostics);

std::optional<std::string> formattedFile(const TopicFile& file)
{
    return file.isComplete ? std::optional(formatTopicFile(file)) : std::nullopt;
}

std::optional<std::string> formattedTopic(const std::string& name, const std::string& bytes, Diagnostics& diagnostics)
{
    return formattedFile(parseTopicFile(name, bytes, diagnostics));
}

std::optional<std::string> formattedBank(const std::string& name, const std::string& bytes, Diagnostics& diagnostics)
{
    return formattedFile(parseBankFile(name, bytes, diagnostics));
}

std::optional<std::string> formattedTable(const std::string& name, const std::string& bytes, Diagnostics& diagnostics)
{
    FileReport report(name, diagnostics);
    const TsvTable table = parseTsv(bytes, report);
    return report.hasErrors() ? std::nullopt : std::optional(formatTsv(table));
}

std::optional<std::string> formattedState(const std::string& name, const std::string& bytes, Diagnostics& diagnostics)
{
    FileReport report(name, diagnostics);
    const TranslationRows rows = readTranslationRows(parseTsv(bytes, report), report);
    return report.hasErrors() ? std::nullopt : std::optional(formatTranslationRows(rows));
}

class ContentFormatter {
public:
    ContentFormatter(const ContentFolder& folder, FormatMode mode, Diagnostics& diagnostics)
        : m_folder(folder),
          m_mode(mode),
          m_diagnostics(diagnostics)
    {
    }

    std::vector<std::string> run()
    {
        for (const LocaleFile& file : m_folder.bankFiles)
            format(file.name, formattedBank);
        if (m_folder.hasGlossary)
            format(ContentFolder::glossaryName, formattedTable);
        if (m_folder.hasSources)
            format(ContentFolder::sourcesName, formattedTable);
        for (const TopicFolder& topic : m_folder.topics) {
            for (const LocaleFile& file : topic.files)
                format(file.name, formattedTopic);
            if (topic.hasTranslationState)
                format(topic.translationStateName(), formattedState);
        }
        std::sort(m_changed.begin(), m_changed.end());
        return std::move(m_changed);
    }

private:
    void format(const std::string& name, Formatter formatter)
    {
        FileReport report(name, m_diagnostics);
        const auto bytes = readContentFile(m_folder.pathOf(name), maximumFileSize, report);
        if (!bytes)
            return;
        Diagnostics findings;
        const std::optional<std::string> formatted = formatter(name, *bytes, findings);
        if (!formatted)
            addErrors(findings);
        else if (*formatted != *bytes)
            change(name, *formatted);
    }

    /// Warnings are what formatting mends.
    void addErrors(const Diagnostics& findings)
    {
        for (const Diagnostic& finding : findings.all()) {
            if (finding.severity == Severity::Error)
                m_diagnostics.add(finding);
        }
    }

    void change(const std::string& name, const std::string& bytes)
    {
        if (m_mode == FormatMode::Rewrite)
            replaceFile(m_folder.pathOf(name), bytes);
        m_changed.push_back(name);
    }

    const ContentFolder& m_folder;
    FormatMode m_mode;
    Diagnostics& m_diagnostics;
    std::vector<std::string> m_changed;
};

} // namespace

std::vector<std::string> formatContent(const std::filesystem::path& folder, FormatMode mode, Diagnostics& diagnostics)
{
    Diagnostics listing; // what the folder's names say wrong is for the check
    const ContentFolder listed = listContentFolder(folder, listing);
    std::vector<std::string> changed = ContentFormatter(listed, mode, diagnostics).run();
    diagnostics.sort();
    return changed;
}

} // namespace warpdeck::content
