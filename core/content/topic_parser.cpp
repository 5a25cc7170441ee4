#include "core/content/topic_parser.h"

#include "core/content/item_parser.h"
#include "core/content/meta_line.h"
#include "core/content/prose_parser.h"
#include "core/content/skeleton.h"
#include "core/content/source_text.h"

#include <utility>

namespace warpdeck::content {

namespace {

constexpr std::string_view frontMatterFence = "---";

enum class FileKind { Topic, Bank };

class TopicParser {
public:
    TopicParser(TopicFile& file, FileKind kind, FileReport& report)
        : m_file(file),
          m_kind(kind),
          m_report(report),
          m_cursor(file.text)
    {
    }

    void parse()
    {
        readFrontMatter();
        reportDuplicateKeys(m_file.frontMatter, m_report);
        readTitle();
        m_file.introduction = readProse(m_cursor, m_report);
        while (!m_cursor.atEnd())
            readBlock();
    }

private:
    void readFrontMatter()
    {
        if (trimmed(m_cursor.line().text) != frontMatterFence) {
            m_report.error(DiagnosticCode::MissingFrontMatter, {1});
            return;
        }
        m_cursor.advance();
        while (!m_cursor.atEnd() && lineKind(m_cursor.line().text) == LineKind::Prose) {
            const Line line = m_cursor.line();
            m_cursor.advance();
            if (trimmed(line.text) == frontMatterFence)
                return;
            if (!trimmed(line.text).empty())
                readMetaLine(line, m_file.frontMatter, m_report);
        }
        m_report.error(DiagnosticCode::UnclosedFrontMatter, {1});
    }

    void readTitle()
    {
        const Passage before = readProse(m_cursor, m_report);
        if (!before.empty())
            m_report.error(DiagnosticCode::MisplacedText, before.spot);
        const Line line = m_cursor.line();
        if (lineKind(line.text) == LineKind::Title) {
            m_file.title = lineEnding(line, 1);
            m_cursor.advance();
        }
        if (m_file.title.empty())
            m_report.error(DiagnosticCode::MissingTitle, {line.number});
    }

    /// What follows the introduction: an item, or something that has no place there.
    void readBlock()
    {
        const LineKind kind = lineKind(m_cursor.line().text);
        if (kind == LineKind::Item) {
            if (m_kind == FileKind::Bank)
                m_report.error(DiagnosticCode::MisplacedItem, {m_cursor.line().number});
            m_file.items.push_back(readItem(m_cursor, m_report));
            return;
        }
        m_report.error(kind == LineKind::Title ? DiagnosticCode::MisplacedTitle : DiagnosticCode::MisplacedOption,
                       {m_cursor.line().number}, {std::string(trimmed(m_cursor.line().text))});
        m_cursor.advance();
        readProse(m_cursor, m_report);
    }

    TopicFile& m_file;
    FileKind m_kind;
    FileReport& m_report;
    LineCursor m_cursor;
};

TopicFile parse(const std::string& fileName, std::string_view bytes, FileKind kind, Diagnostics& diagnostics)
{
    TopicFile file;
    file.name = fileName;
    FileReport report(fileName, diagnostics);
    if (auto text = normaliseSource(bytes, Tabs::Reported, report)) {
        file.text = std::move(*text);
        TopicParser(file, kind, report).parse();
    }
    file.isComplete = !report.hasErrors();
    return file;
}

} // namespace

TopicFile parseTopicFile(const std::string& fileName, std::string_view bytes, Diagnostics& diagnostics)
{
    return parse(fileName, bytes, FileKind::Topic, diagnostics);
}

TopicFile parseBankFile(const std::string& fileName, std::string_view bytes, Diagnostics& diagnostics)
{
    return parse(fileName, bytes, FileKind::Bank, diagnostics);
}

} // namespace warpdeck::content
