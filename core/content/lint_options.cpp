#include "core/content/lint_measure.h"
#include "core/content/lint_rules.h"
#include "core/text/fold.h"
#include "core/text/quantity.h"
#include "core/text/segment.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace warpdeck::content {

namespace {

constexpr std::size_t fewestOptions = 3;
constexpr std::size_t mostOptions = 5;

bool hasOptions(const LintSubject& subject)
{
    return subject.item->kind == ItemKind::Choice || subject.item->kind == ItemKind::Multiple;
}

UnitKey optionUnit(const LintSubject& subject, std::size_t index)
{
    return {subject.itemId(), subject.locale(), "option." + subject.options[index].id.value()};
}

/// IW01, the numbers: a matter of the item, so of its source text alone.
void checkCounts(const LintSubject& subject, LintFindings& findings)
{
    const std::size_t options = subject.item->options.size();
    const std::size_t keys = subject.item->key.size();
    const bool keysFit = subject.item->kind == ItemKind::Choice ? keys == 1 : keys >= 1;
    if (!keysFit || options < fewestOptions || options > mostOptions) {
        findings.error(DiagnosticCode::OptionCount, {subject.itemId(), subject.locale(), "stem"},
                       {std::to_string(options), std::to_string(keys)});
    }
}

/// IW01, the texts: no two options are the same but for case, spaces and punctuation.
void checkDistinct(const LintSubject& subject, LintFindings& findings)
{
    std::map<std::string, std::string> seen;
    for (std::size_t i = 0; i < subject.options.size(); ++i) {
        const std::string& id = subject.options[i].id.value();
        const auto [first, isNew] = seen.emplace(comparisonKey(subject.text->options[i].text), id);
        if (!isNew)
            findings.error(DiagnosticCode::SameOptions, optionUnit(subject, i), {first->second, id});
    }
}

/// IW02.
void checkForbidden(const LintSubject& subject, const LintWords& words, LintFindings& findings)
{
    for (std::size_t i = 0; i < subject.options.size(); ++i) {
        const std::string form = searchForm(subject.options[i].text.text, subject.locale());
        const auto& forbidden = words.forbiddenOptions;
        if (std::find(forbidden.begin(), forbidden.end(), form) != forbidden.end())
            findings.error(DiagnosticCode::ForbiddenOption, optionUnit(subject, i), {listOf({form})});
    }
}

/// The final punctuation, or nothing.
std::string finalPunctuation(const std::string& text)
{
    constexpr std::u32string_view marks = U".?!;:。？！；：؟؛।";
    const std::u32string characters = decodeUtf8(text);
    std::string mark;
    if (!characters.empty() && marks.find(characters.back()) != std::u32string_view::npos)
        appendUtf8(mark, characters.back());
    return mark;
}

enum class InitialCase : std::uint8_t { None, Lower, Upper };

/// The case of an ordinary first word: acronyms, symbols and names such as `bfloat16` have none.
InitialCase initialCaseOf(const std::string& text)
{
    const std::vector<std::string_view> found = words(text);
    if (found.empty() || text.find(found.front()) != 0)
        return InitialCase::None;
    const std::string_view word = found.front();
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (!std::all_of(word.begin() + 1, word.end(), isLower))
        return InitialCase::None;
    if (isLower(word.front()))
        return InitialCase::Lower;
    return isUpper(word.front()) && word.size() > 1 ? InitialCase::Upper : InitialCase::None;
}

/// Whether a capital says something: German writes nouns with one.
bool capitalsAreGrammar(const LocaleTag& locale)
{
    return locale.value().substr(0, 2) == "de";
}

/// IW11, what can be seen in any language.
void checkForm(const LintSubject& subject, LintFindings& findings)
{
    std::set<std::string> marks;
    std::set<InitialCase> cases;
    for (const OptionProse& option : subject.options) {
        marks.insert(finalPunctuation(option.text.text));
        cases.insert(initialCaseOf(option.text.text));
    }
    const UnitKey unit = optionUnit(subject, 0);
    if (marks.size() > 1)
        findings.error(DiagnosticCode::MixedPunctuation, unit);
    if (cases.count(InitialCase::Lower) > 0 && cases.count(InitialCase::Upper) > 0 &&
        !capitalsAreGrammar(subject.locale()))
        findings.error(DiagnosticCode::MixedCase, unit);
}

/// IW11 (kind and unit) and IW12 (values): of the source alone, whose notation of numbers is known.
void checkQuantities(const LintSubject& subject, LintFindings& findings)
{
    std::set<std::string> units;
    std::map<double, std::string> values;
    bool hasWords = false;
    for (std::size_t i = 0; i < subject.options.size(); ++i) {
        const std::optional<Quantity> quantity = parseQuantity(subject.text->options[i].text);
        if (!quantity) {
            hasWords = hasWords || !looksNumeric(subject.options[i].text);
            continue;
        }
        units.insert(quantity->unit);
        const std::string& id = subject.options[i].id.value();
        const auto [first, isNew] = values.emplace(quantity->value, id);
        if (!isNew && units.size() == 1)
            findings.error(DiagnosticCode::SameValues, optionUnit(subject, i), {first->second, id});
    }
    if (hasWords && !units.empty())
        findings.error(DiagnosticCode::MixedTypes, optionUnit(subject, 0));
    if (units.size() > 1)
        findings.error(DiagnosticCode::MixedUnits, optionUnit(subject, 0), {*units.begin(), *units.rbegin()});
}

/// The 99 % point of chi-squared for the ranks of 3, 4 or 5 options.
double chiSquaredLimit(std::size_t options)
{
    constexpr std::array limits{9.210, 11.345, 13.277};
    return limits[std::min(std::max(options, fewestOptions), mostOptions) - fewestOptions];
}

/// IW12: the key of numeric options, shown ascending, is as often the smallest as the largest.
void checkRanks(const LintLocale& part, LintFindings& findings)
{
    std::map<std::size_t, std::vector<int>> ranks; // number of options to counts of the key's rank
    for (const LintSubject& subject : part.subjects) {
        const Item& item = *subject.item;
        const auto key = item.key.empty() ? item.options.end()
                                          : std::find(item.options.begin(), item.options.end(), item.key.front());
        if (item.kind != ItemKind::Choice || item.order != OptionOrder::Ascending || key == item.options.end())
            continue;
        std::vector<int>& counts = ranks[item.options.size()];
        counts.resize(item.options.size());
        ++counts[static_cast<std::size_t>(key - item.options.begin())];
    }
    for (const auto& [options, counts] : ranks) {
        int items = 0;
        std::string shown;
        for (const int count : counts) {
            items += count;
            shown += (shown.empty() ? "" : "/") + std::to_string(count);
        }
        const double expected = static_cast<double>(items) / static_cast<double>(options);
        double chiSquared = 0;
        for (const int count : counts)
            chiSquared += (count - expected) * (count - expected) / expected;
        if (items >= fewestForShares && chiSquared > chiSquaredLimit(options))
            findings.aboutBank(DiagnosticCode::KeyRankUneven, part.locale, {std::to_string(options), shown});
    }
}

void checkOptions(const LintSubject& subject, const LintLocale& part, LintFindings& findings)
{
    if (!hasOptions(subject) || subject.options.empty())
        return;
    checkDistinct(subject, findings);
    checkForbidden(subject, part.words, findings);
    checkForm(subject, findings);
    if (part.isSource) {
        checkCounts(subject, findings);
        checkQuantities(subject, findings);
    }
}

} // namespace

void lintOptions(const LintBank& bank, LintFindings& findings)
{
    for (const LintLocale& part : bank.locales) {
        for (const LintSubject& subject : part.subjects)
            checkOptions(subject, part, findings);
    }
    checkRanks(bank.locales.front(), findings);
}

} // namespace warpdeck::content
