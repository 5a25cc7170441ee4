#include "app/cli/item_output.h"

#include "app/cli/rich_text.h"
#include "app/cli/terminal.h"
#include "app/support/text_conversion.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <ostream>

namespace warpdeck::app {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(ItemOutput)
};

constexpr int optionIndent = 6;
const LocaleTag citationLocale("en"); // citations stand in the works' own words, nearly all in Latin letters

const OptionText* findOption(const ItemText& text, const OptionId& id)
{
    const auto found = std::find_if(text.options.begin(), text.options.end(),
                                    [&](const OptionText& option) { return option.id == id; });
    return found == text.options.end() ? nullptr : &*found;
}

/// Makes a terminal that orders bidirectional text take the line as right-to-left, so that stems and options start on
/// the same side.
std::string directionMark(const LocaleTag& locale)
{
    return locale.direction() == TextDirection::RightToLeft ? "\u200f" : "";
}

bool contains(const std::vector<OptionId>& ids, const OptionId& id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

} // namespace

std::string ItemOutput::letter(std::size_t position, const LocaleTag& locale)
{
    constexpr std::array arabic{"أ", "ب", "ج", "د", "ه"};
    if (locale.value() == "ar" && position < arabic.size())
        return arabic[position];
    constexpr std::size_t latinLetters = 26;
    if (position >= latinLetters)
        return std::to_string(position + 1);
    return std::string(1, static_cast<char>('A' + position));
}

void ItemOutput::printText(std::string_view markdown, const LocaleTag& locale, int indent)
{
    const RichTextStyle style{.width = m_environment.width - indent, .locale = locale, .colour = m_environment.colour};
    const std::string margin = directionMark(locale) + std::string(static_cast<std::size_t>(indent), ' ');
    for (const std::string& line : renderRichText(markdown, style))
        m_environment.out << (line.empty() ? line : margin + line) << '\n';
}

void ItemOutput::printBadge(const ShownText& text)
{
    const auto badge = [&](const QString& words) {
        m_environment.out << inked(m_environment.colour, Ink::Notice, "[" + toUtf8(words) + "]") << '\n';
    };
    if (text.fellBack())
        badge(
            Tr::tr("%1, no %2 text yet").arg(toQString(text.text.locale.autonym()), toQString(text.wanted.autonym())));
    if (text.stale())
        badge(Tr::tr("Stale: the source text changed after this translation"));
}

void ItemOutput::printStem(const Item& item, const ShownText& text, CardSide side)
{
    printBadge(text);
    printText(side == CardSide::Front ? text.text.stem : text.text.back, text.text.locale, 0);
    if (item.kind == ItemKind::Multiple)
        m_environment.out << inked(m_environment.colour, Ink::Dim, toUtf8(Tr::tr("Several answers can be right.")))
                          << '\n';
    m_environment.out << '\n';
}

void ItemOutput::printOtherSide(const ItemText& text, CardSide asked)
{
    printText(asked == CardSide::Front ? text.back : text.stem, text.locale, 0);
    m_environment.out << '\n';
}

void ItemOutput::printOptions(const ItemText& text, const std::vector<OptionId>& shown)
{
    for (std::size_t position = 0; position < shown.size(); ++position) {
        if (const OptionText* const option = findOption(text, shown[position]))
            printOption(" ", position, *option, text.locale);
    }
}

void ItemOutput::printOption(std::string_view mark, std::size_t position, const OptionText& option,
                             const LocaleTag& locale)
{
    const RichTextStyle style{
        .width = m_environment.width - optionIndent, .locale = locale, .colour = m_environment.colour};
    const std::string badge = inked(m_environment.colour, Ink::Bold, letter(position, locale));
    std::string margin = directionMark(locale) + " " + std::string(mark) + " " + badge + "  ";
    for (const std::string& line : renderRichText(option.text, style)) {
        m_environment.out << margin << line << '\n';
        margin = directionMark(locale) + std::string(optionIndent, ' ');
    }
}

void ItemOutput::printJudgedOptions(const Item& item, const ItemText& text, const std::vector<OptionId>& shown,
                                    const std::vector<OptionId>& chosen)
{
    const Colour colour = m_environment.colour;
    for (std::size_t position = 0; position < shown.size(); ++position) {
        const OptionText* const option = findOption(text, shown[position]);
        if (option == nullptr)
            continue;
        const bool isKey = contains(item.key, option->id);
        const bool isChosen = contains(chosen, option->id);
        const std::string right = inked(colour, Ink::Right, "✓");
        const std::string wrong = inked(colour, Ink::Wrong, "✗");
        printOption(isKey ? right : (isChosen ? wrong : std::string(" ")), position, *option, text.locale);
        std::string word;
        if (isKey && isChosen)
            word = inked(colour, Ink::Right, toUtf8(Tr::tr("Right, your answer")));
        else if (isKey)
            word = inked(colour, Ink::Right, toUtf8(Tr::tr("Right")));
        else if (isChosen)
            word = inked(colour, Ink::Wrong, toUtf8(Tr::tr("Your answer")));
        if (!word.empty())
            m_environment.out << directionMark(text.locale) << std::string(optionIndent, ' ') << word << '\n';
        printText(option->feedback, text.locale, optionIndent);
    }
}

void ItemOutput::printExplanation(const ItemRef& ref, const Item& item, const ItemText& text,
                                  const LocalePreferences& languages)
{
    if (!text.explanation.empty()) {
        m_environment.out << inked(m_environment.colour, Ink::Bold, toUtf8(Tr::tr("Explanation"))) << '\n';
        printText(text.explanation, text.locale, 0);
        m_environment.out << '\n';
    }
    printReferences(ref, item, languages);
}

void ItemOutput::printReferences(const ItemRef& ref, const Item& item, const LocalePreferences& languages)
{
    std::vector<Reference> citations;
    for (const Source& source : m_banks.sourcesOf(ref))
        citations.push_back({source.citation, citationLocale});
    printLabelled(Tr::tr("Sources"), citations);

    const auto titled = [&](const ItemRef& other) {
        const ItemText text = m_banks.text(other, languages).text;
        return Reference{plainRichText(text.title) + " (" + other.item.value() + ")", text.locale};
    };
    std::vector<Reference> comparisons;
    for (const ItemRef& comparison : m_banks.comparisonsAbout(ref))
        comparisons.push_back(titled(comparison));
    printLabelled(Tr::tr("Compare"), comparisons);

    std::vector<Reference> related;
    for (const ItemId& id : item.related) {
        if (const ItemRef other{ref.bank, id}; m_banks.contains(other))
            related.push_back(titled(other));
    }
    printLabelled(Tr::tr("Related"), related);
}

void ItemOutput::printLabelled(const QString& label, const std::vector<Reference>& entries)
{
    if (entries.empty())
        return;
    m_environment.out << inked(m_environment.colour, Ink::Bold, toUtf8(label)) << '\n';
    for (const Reference& entry : entries) {
        for (const std::string& line : wrapPlain(entry.text, m_environment.width - 2, entry.locale))
            m_environment.out << "  " << line << '\n';
    }
}

} // namespace warpdeck::app
