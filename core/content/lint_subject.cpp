#include "core/content/lint_subject.h"

#include "core/content/lint_measure.h"
#include "core/text/segment.h"

#include <algorithm>
#include <map>
#include <utility>

namespace warpdeck::content {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

LintSubject subjectOf(const Item& item, const ItemText& text, bool isSource)
{
    LintSubject subject{.item = &item, .text = &text, .isSource = isSource};
    subject.stem = readProse(text.stem, item.kind);
    for (const OptionText& option : text.options) {
        const bool isKey = std::find(item.key.begin(), item.key.end(), option.id) != item.key.end();
        subject.options.push_back(
            {option.id, isKey, readProse(option.text, item.kind), readProse(option.feedback, item.kind)});
    }
    subject.hint = readProse(text.hint, item.kind);
    subject.back = readProse(text.back, item.kind);
    subject.explanation = readProse(text.explanation, item.kind);
    return subject;
}

std::vector<const OptionProse*> optionsThat(const LintSubject& subject, bool areKeys)
{
    std::vector<const OptionProse*> chosen;
    for (const OptionProse& option : subject.options) {
        if (option.isKey == areKeys)
            chosen.push_back(&option);
    }
    return chosen;
}

} // namespace

std::vector<NamedUnit> unitsOf(const LintSubject& subject)
{
    const ItemText& text = *subject.text;
    std::vector<NamedUnit> units{{"stem", &text.stem, &subject.stem}};
    for (std::size_t i = 0; i < subject.options.size(); ++i) {
        const std::string& id = subject.options[i].id.value();
        units.push_back({"option." + id, &text.options[i].text, &subject.options[i].text});
        units.push_back({"feedback." + id, &text.options[i].feedback, &subject.options[i].feedback});
    }
    units.push_back({"hint", &text.hint, &subject.hint});
    units.push_back({"back", &text.back, &subject.back});
    units.push_back({"explanation", &text.explanation, &subject.explanation});
    return units;
}

bool looksNumeric(const Prose& option)
{
    bool hasNumber = !option.formulas.empty();
    int otherWords = 0;
    for (const std::string_view word : words(option.text)) {
        if (isDigit(word.front()))
            hasNumber = true;
        else
            ++otherWords;
    }
    return hasNumber && otherWords <= 2;
}

bool isTextItem(const LintSubject& subject)
{
    if (subject.item->kind != ItemKind::Choice || subject.item->order == OptionOrder::Ascending)
        return false;
    return !std::all_of(subject.options.begin(), subject.options.end(),
                        [](const OptionProse& option) { return looksNumeric(option.text); });
}

std::vector<const OptionProse*> keysOf(const LintSubject& subject)
{
    return optionsThat(subject, true);
}

std::vector<const OptionProse*> distractorsOf(const LintSubject& subject)
{
    return optionsThat(subject, false);
}

LintBank lintBankOf(const ContentTree& tree)
{
    const BankContents& contents = tree.contents;
    std::map<ItemId, std::map<LocaleTag, const ItemText*>> texts;
    std::vector<LocaleTag> locales{contents.sourceLocale};
    for (const ItemText& text : contents.itemTexts) {
        texts[text.item][text.locale] = &text;
        if (std::find(locales.begin(), locales.end(), text.locale) == locales.end())
            locales.push_back(text.locale);
    }
    LintBank bank{.tree = &tree};
    for (const LocaleTag& locale : locales) {
        const bool isSource = locale == contents.sourceLocale;
        LintLocale part{.locale = locale, .isSource = isSource, .words = lintWordsFor(locale)};
        for (const Item& item : contents.items) {
            const auto found = texts[item.id].find(locale);
            if (found != texts[item.id].end())
                part.subjects.push_back(subjectOf(item, *found->second, isSource));
        }
        bank.locales.push_back(std::move(part));
    }
    return bank;
}

const LintSubject* sourceOf(const LintBank& bank, const LintSubject& subject)
{
    const std::vector<LintSubject>& sources = bank.locales.front().subjects;
    const auto found = std::find_if(sources.begin(), sources.end(),
                                    [&](const LintSubject& source) { return source.item == subject.item; });
    return found == sources.end() ? nullptr : &*found;
}

} // namespace warpdeck::content
