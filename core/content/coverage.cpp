#include "core/content/coverage.h"

#include <set>

namespace warpdeck::content {

namespace {

std::set<LocaleTag> localesOf(const BankContents& contents)
{
    std::set<LocaleTag> locales{contents.sourceLocale};
    for (const BankText& text : contents.texts)
        locales.insert(text.locale);
    for (const TopicText& text : contents.topicTexts)
        locales.insert(text.locale);
    for (const ItemText& text : contents.itemTexts)
        locales.insert(text.locale);
    return locales;
}

int& countOf(CoverageCell& counts, TextState state)
{
    switch (state) {
    case TextState::Source:
        return counts.source;
    case TextState::Reviewed:
        return counts.reviewed;
    case TextState::Stale:
        return counts.stale;
    case TextState::Draft:
        break;
    }
    return counts.draft;
}

} // namespace

std::vector<CoverageRow> coverageOf(const BankContents& contents)
{
    const std::set<LocaleTag> locales = localesOf(contents);
    std::map<ItemId, std::map<LocaleTag, TextState>> states;
    for (const ItemText& text : contents.itemTexts)
        states[text.item][text.locale] = text.state;

    std::map<TopicId, std::map<LocaleTag, CoverageCell>> counts;
    for (const Item& item : contents.items) {
        const std::map<LocaleTag, TextState>& known = states[item.id];
        for (const LocaleTag& locale : locales) {
            CoverageCell& cell = counts[item.topic][locale];
            const auto state = known.find(locale);
            ++(state == known.end() ? cell.missing : countOf(cell, state->second));
        }
    }

    std::vector<CoverageRow> rows;
    for (const Topic& topic : contents.topics) {
        CoverageRow row{topic.id, counts[topic.id]};
        for (const LocaleTag& locale : locales)
            row.locales.try_emplace(locale);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::map<LocaleTag, CoverageCell> totalCoverage(const std::vector<CoverageRow>& rows)
{
    std::map<LocaleTag, CoverageCell> total;
    for (const CoverageRow& row : rows) {
        for (const auto& [locale, counts] : row.locales) {
            CoverageCell& sum = total[locale];
            sum.source += counts.source;
            sum.reviewed += counts.reviewed;
            sum.draft += counts.draft;
            sum.stale += counts.stale;
            sum.missing += counts.missing;
        }
    }
    return total;
}

} // namespace warpdeck::content
