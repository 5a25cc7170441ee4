#include "core/content/item_reader.h"

#include "core/base/time.h"
#include "core/content/gaps.h"
#include "core/content/meta_rules.h"
#include "core/content/meta_values.h"
#include "core/content/number_task_reader.h"
#include "core/content/source_text.h"
#include "core/content/suggestion.h"
#include "core/domain/names.h"
#include "core/text/quantity.h"

#include <algorithm>
#include <array>
#include <string>

namespace warpdeck::content {

namespace {

/// More are a mistake, and would make reading slow.
constexpr std::size_t maximumOptions = 100;

bool isChosen(ItemKind kind)
{
    return kind == ItemKind::Choice || kind == ItemKind::Multiple;
}

constexpr std::array allBlooms{Bloom::Remember, Bloom::Understand, Bloom::Apply,
                               Bloom::Analyse,  Bloom::Evaluate,   Bloom::Create};

std::vector<std::string> bloomNames()
{
    std::vector<std::string> names;
    names.reserve(allBlooms.size());
    for (const Bloom bloom : allBlooms)
        names.emplace_back(nameOf(bloom));
    return names;
}

/// The options by value, if each is a number and all have one unit.
std::optional<std::vector<OptionId>> ascendingOptions(const std::vector<OptionBlock>& options)
{
    std::vector<std::pair<Quantity, OptionId>> quantities;
    for (const OptionBlock& option : options) {
        const std::optional<Quantity> quantity = parseQuantity(option.text.text);
        if (!quantity || (!quantities.empty() && quantity->unit != quantities.front().first.unit))
            return std::nullopt;
        quantities.emplace_back(*quantity, OptionId(option.id));
    }
    std::stable_sort(quantities.begin(), quantities.end(),
                     [](const auto& left, const auto& right) { return left.first.value < right.first.value; });
    std::vector<OptionId> ids;
    ids.reserve(quantities.size());
    for (const auto& [quantity, id] : quantities)
        ids.push_back(id);
    return ids;
}

class ItemReader {
public:
    ItemReader(const ItemBlock& block, Item item, FileReport& report)
        : m_block(block),
          m_item(std::move(item)),
          m_report(report)
    {
    }

    Item read()
    {
        readCommonKeys();
        checkParts();
        readOptions();
        if (isChosen(m_item.kind))
            readChoice();
        if (m_item.kind == ItemKind::Number)
            readNumber();
        if (m_item.kind == ItemKind::Cloze)
            readGaps();
        readKindKeys();
        return std::move(m_item);
    }

private:
    template <class Id>
    std::vector<Id> ids(std::string_view key)
    {
        std::vector<Id> result;
        if (const MetaLine* const line = m_block.find(key)) {
            for (ListEntry& entry : readList(*line, m_report))
                result.emplace_back(std::move(entry.text));
        }
        return result;
    }

    std::optional<std::size_t> word(std::string_view key, const std::vector<std::string>& words)
    {
        const MetaLine* const line = m_block.find(key);
        return line == nullptr ? std::nullopt : readWord(*line, words, m_report);
    }

    void readCommonKeys()
    {
        m_item.tags = ids<std::string>("tags");
        m_item.sources = ids<SourceKey>("sources");
        m_item.related = ids<ItemId>("related");
        m_item.terms = ids<TermId>("terms");
        if (const MetaLine* const line = m_block.find("objective"))
            m_item.objective = line->value;
        if (const MetaLine* const line = m_block.find("variant-of"); line != nullptr && !line->value.empty())
            m_item.variantOf = ItemId(line->value);
        if (const MetaLine* const line = m_block.find("level"))
            m_item.level = readWhole(*line, 1, 3, m_report).value_or(0);
        if (const auto index = word("bloom", bloomNames()))
            m_item.bloom = allBlooms[*index];
        readDate();
    }

    void readDate()
    {
        constexpr std::size_t dateLength = 10;
        const MetaLine* const line = m_block.find("as-of");
        if (line == nullptr || line->value.empty())
            return;
        if (line->value.size() != dateLength || !parseIsoTime(line->value))
            m_report.error(DiagnosticCode::BadDate, line->valueSpot, {line->key, line->value});
        m_item.asOf = line->value;
    }

    void readOptions()
    {
        for (const OptionBlock& option : m_block.options)
            m_item.options.emplace_back(option.id);
        if (word("order", {"shuffle", "as-written"}) == 1U) {
            m_item.order = OptionOrder::AsWritten;
        } else if (auto ascending = ascendingOptions(m_block.options); isChosen(m_item.kind) && ascending) {
            m_item.order = OptionOrder::Ascending;
            m_item.options = std::move(*ascending);
        }
    }

    void readKindKeys()
    {
        if (const auto index = word("scoring", {"all-or-nothing", "partial"}))
            m_item.scoring = static_cast<Scoring>(*index);
        if (word("match", {"fold", "exact"}) == 1U)
            m_item.match = TextMatch::Exact;
        if (word("both-ways", {"no", "yes"}) == 1U)
            m_item.bothWays = true;
        m_item.about = ids<ItemId>("about");
    }

    /// Which parts an item of the kind must and must not have.
    void checkParts()
    {
        const std::string kind(nameOf(m_item.kind));
        if (m_block.stem.empty())
            m_report.error(DiagnosticCode::MissingStem, m_block.spot, {m_block.id});
        if (!m_block.options.empty() && !isChosen(m_item.kind) && m_item.kind != ItemKind::Number)
            m_report.error(DiagnosticCode::OptionsNotForKind, m_block.options.front().spot, {kind});
        if (!m_block.answers.empty() && m_item.kind != ItemKind::Text)
            m_report.error(DiagnosticCode::AnswersNotForKind, m_block.answers.front().spot, {kind});
        if (m_block.answers.empty() && m_item.kind == ItemKind::Text)
            m_report.error(DiagnosticCode::MissingAnswers, m_block.spot, {m_block.id});
        if (m_item.kind == ItemKind::Card && m_block.find(SectionKind::Back) == nullptr)
            m_report.error(DiagnosticCode::MissingBack, m_block.spot, {m_block.id});
        checkSection(SectionKind::Back, ItemKind::Card);
        checkSection(SectionKind::Units, ItemKind::Number);
        for (const OptionBlock& option : m_block.options)
            checkOption(option);
    }

    void checkSection(SectionKind section, ItemKind kind)
    {
        if (const Section* const found = m_block.find(section); found != nullptr && m_item.kind != kind)
            m_report.error(DiagnosticCode::SectionNotForKind, found->spot,
                           {std::string(sectionName(section)), std::string(nameOf(m_item.kind))});
    }

    void checkOption(const OptionBlock& option)
    {
        if (option.text.empty())
            m_report.error(DiagnosticCode::EmptyOption, option.spot, {option.id});
        if (!option.feedback || option.feedback->empty())
            m_report.warning(DiagnosticCode::MissingFeedback, option.spot, {option.id});
    }

    std::vector<std::string> optionNames() const
    {
        std::vector<std::string> names;
        for (const OptionBlock& option : m_block.options)
            names.push_back(option.id);
        return names;
    }

    void readChoice()
    {
        if (m_block.options.size() < 2)
            m_report.error(DiagnosticCode::MissingOptions, m_block.spot, {m_block.id, "2"});
        const MetaLine* const answer = m_block.find("answer");
        if (answer == nullptr || answer->value.empty())
            return;
        std::vector<OptionId> keys;
        for (const ListEntry& entry : readList(*answer, m_report)) {
            keys.emplace_back(entry.text);
            if (std::find(m_item.options.begin(), m_item.options.end(), keys.back()) == m_item.options.end())
                m_report.error(DiagnosticCode::UnknownOption, entry.spot,
                               {"answer", entry.text, suggestionFor(entry.text, optionNames())});
        }
        const bool isOne = m_item.kind == ItemKind::Choice;
        if (isOne ? keys.size() != 1 : keys.size() < 2)
            m_report.error(DiagnosticCode::AnswerCount, answer->valueSpot,
                           {std::string(nameOf(m_item.kind)), std::to_string(keys.size())});
        for (const OptionId& option : m_item.options) {
            if (std::find(keys.begin(), keys.end(), option) != keys.end())
                m_item.key.push_back(option);
        }
    }

    void readNumber()
    {
        m_item.number = readNumberTask(m_block, m_report);
        std::vector<std::string> mistakes;
        for (const Mistake& mistake : m_item.number->mistakes) {
            mistakes.push_back(mistake.id.value());
            if (std::find(m_item.options.begin(), m_item.options.end(), mistake.id) == m_item.options.end())
                m_report.error(DiagnosticCode::MistakeWithoutText, spotOfMistake(mistake.id),
                               {mistake.id.value(), suggestionFor(mistake.id.value(), optionNames())});
        }
        for (const OptionBlock& option : m_block.options) {
            if (std::find(mistakes.begin(), mistakes.end(), option.id) == mistakes.end())
                m_report.error(DiagnosticCode::UnknownOption, option.spot,
                               {"mistake", option.id, suggestionFor(option.id, mistakes)});
        }
    }

    Spot spotOfMistake(const OptionId& id) const
    {
        const auto line = std::find_if(m_block.meta.begin(), m_block.meta.end(), [&](const MetaLine& other) {
            return other.key == "mistake" &&
                   trimmed(std::string_view(other.value).substr(0, other.value.find('='))) == id.value();
        });
        return line == m_block.meta.end() ? m_block.spot : line->spot;
    }

    void readGaps()
    {
        const std::vector<Gap> gaps = gapsOf(m_block.stem.text);
        for (const Gap& gap : gaps) {
            if (!gap.isWellFormed)
                m_report.error(DiagnosticCode::BadGap, m_block.stem.spot, {gap.id});
        }
        m_item.gaps = gapIds(gaps);
        if (m_item.gaps.empty() && !m_block.stem.empty())
            m_report.error(DiagnosticCode::MissingGaps, m_block.stem.spot, {m_block.id});
    }

    const ItemBlock& m_block;
    Item m_item;
    FileReport& m_report;
};

std::string sectionText(const ItemBlock& block, SectionKind kind)
{
    const Section* const section = block.find(kind);
    return section == nullptr ? "" : section->text.text;
}

} // namespace

std::optional<Item> readSourceItem(const ItemBlock& block, const TopicId& topic, FileReport& report)
{
    const std::optional<ItemKind> kind = readKind(block, report);
    if (!kind)
        return std::nullopt;
    if (block.options.size() > maximumOptions) {
        report.error(DiagnosticCode::TooManyOptions, block.spot,
                     {block.id, std::to_string(block.options.size()), std::to_string(maximumOptions)});
        return std::nullopt;
    }
    checkItemKeys(block, *kind, report);
    return ItemReader(block, Item{.id = ItemId(block.id), .topic = topic, .kind = *kind}, report).read();
}

ItemText readItemText(const ItemBlock& block, const Item& item, const LocaleTag& locale)
{
    ItemText text{.item = item.id, .locale = locale, .title = block.title.text, .stem = block.stem.text};
    for (const OptionId& id : item.options) {
        const auto option = std::find_if(block.options.begin(), block.options.end(),
                                         [&](const OptionBlock& other) { return other.id == id.value(); });
        if (option != block.options.end())
            text.options.push_back({id, option->text.text, option->feedback ? option->feedback->text : ""});
    }
    for (const Passage& answer : block.answers)
        text.answers.push_back(answer.text);
    text.hint = sectionText(block, SectionKind::Hint);
    text.back = sectionText(block, SectionKind::Back);
    text.explanation = sectionText(block, SectionKind::Explanation);
    if (const Section* const units = block.find(SectionKind::Units)) {
        for (const UnitLine& unit : units->units)
            text.units.push_back({unit.unit, unit.names});
    }
    return text;
}

void addPlaces(ContentTree& tree, const ItemBlock& block, const LocaleTag& locale, const FileReport& report)
{
    const auto add = [&](const std::string& unit, Spot spot) {
        tree.places.emplace(UnitKey{block.id, locale, unit}, report.place(spot));
    };
    add("title", block.title.empty() ? block.spot : block.title.spot);
    for (const MetaLine& line : block.meta)
        add("meta." + line.key, line.valueSpot);
    if (!block.stem.empty())
        add("stem", block.stem.spot);
    for (const OptionBlock& option : block.options) {
        add("option." + option.id, option.text.empty() ? option.spot : option.text.spot);
        if (option.feedback)
            add("feedback." + option.id, option.feedback->spot);
    }
    if (!block.answers.empty())
        add("answers", block.answers.front().spot);
    for (const Section& section : block.sections)
        add(std::string(sectionName(section.kind)), section.text.empty() ? section.spot : section.text.spot);
}

void addWaivers(ContentTree& tree, const ItemBlock& block, const LocaleTag& locale, FileReport& report)
{
    for (const MetaLine& line : block.meta) {
        if (line.key != "waive" || line.value.empty())
            continue;
        const std::size_t space = std::min(line.value.find(' '), line.value.size());
        const std::string name = line.value.substr(0, space);
        const std::optional<DiagnosticCode> code = diagnosticNamed(name);
        if (!code)
            report.error(DiagnosticCode::UnknownCode, line.valueSpot, {name});
        else if (space == line.value.size())
            report.error(DiagnosticCode::BadWaiver, line.valueSpot, {name});
        else
            tree.waivers.push_back(
                {block.id, locale, *code, line.value.substr(space + 1), report.place(line.valueSpot)});
    }
}

} // namespace warpdeck::content
