#include "core/content/item_parser.h"

#include "core/content/meta_line.h"
#include "core/content/prose_parser.h"
#include "core/content/skeleton.h"
#include "core/content/suggestion.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace warpdeck::content {

namespace {

constexpr std::string_view titleSeparator = " | ";

std::optional<SectionKind> sectionNamed(std::string_view name)
{
    const auto* const found = std::find_if(std::begin(allSections), std::end(allSections),
                                           [&](SectionKind kind) { return sectionName(kind) == name; });
    if (found == std::end(allSections))
        return std::nullopt;
    return *found;
}

std::vector<std::string> sectionNames()
{
    std::vector<std::string> names;
    for (const SectionKind kind : allSections)
        names.emplace_back(sectionName(kind));
    return names;
}

class ItemParser {
public:
    ItemParser(LineCursor& cursor, FileReport& report) : m_cursor(cursor), m_report(report) {}

    ItemBlock read()
    {
        readHeading();
        while (!m_cursor.atEnd() && !trimmed(line().text).empty() && lineKind(line().text) == LineKind::Prose) {
            readMetaLine(line(), m_item.meta, m_report);
            m_cursor.advance();
        }
        reportDuplicateKeys(m_item.meta, m_report);
        m_item.stem = readProse(m_cursor, m_report);
        while (!m_cursor.atEnd() && lineKind(line().text) != LineKind::Item)
            readPart();
        reportDuplicateOptions();
        return std::move(m_item);
    }

private:
    const Line& line() const { return m_cursor.line(); }

    void readHeading()
    {
        const Line heading = line();
        m_cursor.advance();
        m_item.spot = {heading.number, 1};
        const std::size_t separator = heading.text.find(titleSeparator, 2);
        const Passage id = lineEnding({heading.text.substr(0, separator), heading.begin, heading.number}, 2);
        m_item.id = id.text;
        if (!isSlug(id.text))
            m_report.error(DiagnosticCode::BadId, id.spot, {id.text});
        if (separator != std::string_view::npos)
            m_item.title = lineEnding(heading, separator + titleSeparator.size());
        if (m_item.title.empty())
            m_report.error(DiagnosticCode::MissingItemTitle, {heading.number, 1}, {id.text});
    }

    void readPart()
    {
        switch (lineKind(line().text)) {
        case LineKind::Option:
            addOption();
            return;
        case LineKind::Answer:
            addAnswer();
            return;
        case LineKind::Section:
            addSection();
            return;
        case LineKind::Title:
            m_report.error(DiagnosticCode::MisplacedTitle, {line().number}, {std::string(trimmed(line().text))});
            m_cursor.advance();
            readProse(m_cursor, m_report);
            return;
        case LineKind::Item:
        case LineKind::Prose:
            addNothing();
            return;
        }
    }

    /// Prose after the options; blank lines may stand there.
    void addNothing()
    {
        const Passage text = readProse(m_cursor, m_report);
        if (!text.empty())
            m_report.error(DiagnosticCode::TextAfterOptions, text.spot);
    }

    void addOption()
    {
        reportPlace(!m_item.answers.empty());
        m_item.options.push_back(readOption(m_cursor, m_report));
    }

    void reportDuplicateOptions()
    {
        std::map<std::string_view, int> lineOfId;
        for (const OptionBlock& option : m_item.options) {
            const auto [earlier, isNew] = lineOfId.emplace(option.id, option.spot.line);
            if (!isNew)
                m_report.error(DiagnosticCode::DuplicateOption, option.spot,
                               {option.id, std::to_string(earlier->second)});
        }
    }

    void addAnswer()
    {
        reportPlace(!m_item.options.empty());
        Passage answer = lineEnding(line(), 3);
        if (answer.empty())
            m_report.error(DiagnosticCode::EmptyAnswer, {line().number, 1});
        m_item.answers.push_back(std::move(answer));
        m_cursor.advance();
    }

    void reportPlace(bool isMixed)
    {
        if (!m_item.sections.empty())
            m_report.error(DiagnosticCode::MisplacedOption, {line().number}, {std::string(trimmed(line().text))});
        else if (isMixed)
            m_report.error(DiagnosticCode::MixedAnswers, {line().number});
    }

    void addSection()
    {
        const Passage name = lineEnding(line(), 3);
        const std::optional<SectionKind> kind = sectionNamed(name.text);
        m_cursor.advance();
        if (!kind) {
            m_report.error(DiagnosticCode::UnknownSection, name.spot,
                           {name.text, suggestionFor(name.text, sectionNames())});
            readProse(m_cursor, m_report);
            return;
        }
        reportOrder(*kind, name.spot);
        Section section{.kind = *kind, .text = {}, .units = {}, .spot = {name.spot.line, 1}};
        if (*kind == SectionKind::Units)
            readUnits(section);
        else
            section.text = readProse(m_cursor, m_report);
        if (section.text.empty() && section.units.empty())
            m_report.warning(DiagnosticCode::EmptySection, section.spot, {name.text});
        m_item.sections.push_back(std::move(section));
    }

    void reportOrder(SectionKind kind, Spot spot)
    {
        const std::string name(sectionName(kind));
        if (const Section* earlier = m_item.find(kind))
            m_report.error(DiagnosticCode::DuplicateSection, spot, {name, std::to_string(earlier->spot.line)});
        else if (!m_item.sections.empty() && kind < m_item.sections.back().kind)
            m_report.error(DiagnosticCode::SectionOrder, spot,
                           {name, std::string(sectionName(m_item.sections.back().kind))});
    }

    void readUnits(Section& section)
    {
        for (; !m_cursor.atEnd() && !isSkeletonLine(line().text); m_cursor.advance()) {
            if (trimmed(line().text).empty())
                continue;
            const std::size_t equals = line().text.find(" = ");
            UnitLine unit{.unit = {}, .names = {}, .spot = {line().number, 1}};
            if (line().text.substr(0, 2) == "- " && equals != std::string_view::npos && equals > 2) {
                unit.unit = trimmed(line().text.substr(2, equals - 2));
                unit.names = splitList(line().text.substr(equals + 3), ',');
            }
            if (unit.unit.empty() || unit.names.empty() ||
                std::find(unit.names.begin(), unit.names.end(), "") != unit.names.end())
                m_report.error(DiagnosticCode::BadUnitLine, unit.spot, {std::string(trimmed(line().text))});
            else
                section.units.push_back(std::move(unit));
        }
    }

    LineCursor& m_cursor;
    FileReport& m_report;
    ItemBlock m_item;
};

} // namespace

ItemBlock readItem(LineCursor& cursor, FileReport& report)
{
    return ItemParser(cursor, report).read();
}

} // namespace warpdeck::content
