#include "core/content/translation_check.h"

#include "core/content/gaps.h"
#include "core/content/meta_values.h"
#include "core/content/suggestion.h"

#include <algorithm>
#include <set>

namespace warpdeck::content {

namespace {

template <class Range, class Value>
bool contains(const Range& range, const Value& value)
{
    return std::find(range.begin(), range.end(), value) != range.end();
}

class TranslationCheck {
public:
    TranslationCheck(const ItemBlock& block, const Item& item, const ItemText& source, FileReport& report)
        : m_block(block),
          m_item(item),
          m_source(source),
          m_report(report)
    {
    }

    Completeness run()
    {
        checkMeta();
        checkStem();
        checkOptions();
        checkAnswers();
        for (const SectionKind kind : allSections)
            checkSection(kind);
        if (m_item.kind == ItemKind::Cloze)
            checkGaps();
        return m_completeness;
    }

private:
    void missing(const std::string& unit, Spot spot)
    {
        m_report.warning(DiagnosticCode::IncompleteTranslation, spot, {m_block.id, unit});
        m_completeness = Completeness::Incomplete;
    }

    void checkMeta()
    {
        for (const MetaLine& line : m_block.meta) {
            if (line.key != "same-as-source" && line.key != "waive")
                m_report.error(DiagnosticCode::StructureInTranslation, line.spot, {line.key});
            else if (line.value.empty())
                m_report.error(DiagnosticCode::EmptyValue, line.spot, {line.key});
            else if (line.key == "same-as-source")
                readWord(line, {"yes"}, m_report);
        }
    }

    void checkStem()
    {
        if (m_block.stem.empty())
            missing("stem", m_block.spot);
    }

    void checkOptions()
    {
        std::vector<std::string> known;
        for (const OptionId& id : m_item.options)
            known.push_back(id.value());
        std::set<std::string_view> found;
        for (const OptionBlock& option : m_block.options) {
            if (!contains(known, option.id)) {
                m_report.error(DiagnosticCode::OptionNotInSource, option.spot,
                               {option.id, suggestionFor(option.id, known)});
                continue;
            }
            found.insert(option.id);
            if (option.text.empty())
                missing("option." + option.id, option.spot);
            else
                checkFeedback(option);
        }
        for (const std::string& id : known) {
            if (found.count(id) == 0)
                missing("option." + id, m_block.spot);
        }
    }

    void checkFeedback(const OptionBlock& option)
    {
        const auto source = std::find_if(m_source.options.begin(), m_source.options.end(),
                                         [&](const OptionText& text) { return text.id.value() == option.id; });
        const bool isThere = option.feedback && !option.feedback->empty();
        checkPair(source != m_source.options.end() && !source->feedback.empty(), isThere, "feedback." + option.id,
                  option.spot);
    }

    /// A unit that a reader can do without, but that must not stand in one language only.
    void checkPair(bool isInSource, bool isHere, const std::string& unit, Spot spot)
    {
        if (isInSource && !isHere)
            m_report.warning(DiagnosticCode::UntranslatedUnit, spot, {m_block.id, unit});
        if (isHere && !isInSource)
            m_report.error(DiagnosticCode::UnitNotInSource, spot, {m_block.id, unit});
    }

    void checkAnswers()
    {
        if (m_item.kind == ItemKind::Text && m_block.answers.empty())
            missing("answers", m_block.spot);
        if (m_item.kind != ItemKind::Text && !m_block.answers.empty())
            m_report.error(DiagnosticCode::UnitNotInSource, m_block.answers.front().spot, {m_block.id, "answers"});
    }

    bool sourceHas(SectionKind kind) const
    {
        switch (kind) {
        case SectionKind::Hint:
            return !m_source.hint.empty();
        case SectionKind::Back:
            return !m_source.back.empty();
        case SectionKind::Explanation:
            return !m_source.explanation.empty();
        case SectionKind::Units:
            return !m_source.units.empty();
        case SectionKind::Note:
            break;
        }
        return false;
    }

    void checkSection(SectionKind kind)
    {
        if (kind == SectionKind::Note)
            return;
        const Section* const section = m_block.find(kind);
        const bool isHere = section != nullptr && !(section->text.empty() && section->units.empty());
        const std::string unit(sectionName(kind));
        if (kind == SectionKind::Back && sourceHas(kind) && !isHere)
            missing(unit, m_block.spot);
        else
            checkPair(sourceHas(kind), isHere, unit, section == nullptr ? m_block.spot : section->spot);
    }

    void checkGaps()
    {
        const std::vector<Gap> gaps = gapsOf(m_block.stem.text);
        for (const Gap& gap : gaps) {
            if (!gap.isWellFormed)
                m_report.error(DiagnosticCode::BadGap, m_block.stem.spot, {gap.id});
            else if (!contains(m_item.gaps, gap.id))
                m_report.error(DiagnosticCode::GapNotInSource, m_block.stem.spot,
                               {gap.id, suggestionFor(gap.id, m_item.gaps)});
        }
        const std::vector<std::string> ids = gapIds(gaps);
        for (const std::string& id : m_item.gaps) {
            if (!m_block.stem.empty() && !contains(ids, id))
                missing("{{" + id + "}}", m_block.stem.spot);
        }
    }

    const ItemBlock& m_block;
    const Item& m_item;
    const ItemText& m_source;
    FileReport& m_report;
    Completeness m_completeness = Completeness::Complete;
};

} // namespace

Completeness checkTranslation(const ItemBlock& block, const Item& item, const ItemText& source, FileReport& report)
{
    return TranslationCheck(block, item, source, report).run();
}

void checkUnits(const ItemBlock& block, const Item& item, FileReport& report)
{
    const Section* const section = block.find(SectionKind::Units);
    if (section == nullptr || !item.number)
        return;
    std::vector<std::string> known{item.number->unit};
    for (const AcceptedUnit& unit : item.number->acceptedUnits)
        known.push_back(unit.unit);
    std::set<std::string_view> seen;
    for (const UnitLine& line : section->units) {
        if (!contains(known, line.unit))
            report.error(DiagnosticCode::UnknownUnit, line.spot, {line.unit, suggestionFor(line.unit, known)});
        else if (!seen.insert(line.unit).second)
            report.error(DiagnosticCode::RepeatedEntry, line.spot, {"units", line.unit});
    }
}

} // namespace warpdeck::content
