#include "core/content/lint_measure.h"
#include "core/content/lint_rules.h"
#include "core/text/segment.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

constexpr int mostStemWords = 40;
constexpr int mostOptionWords = 15;
constexpr double mostNegative = 0.05;
constexpr double similarStems = 0.7;
constexpr std::size_t shortestQuotedKey = 12;
constexpr double mostWordsPerSentence = 20;

/// Kinds whose stem is a question; a card's front, a cloze and a comparison need not be.
bool asks(const LintSubject& subject)
{
    switch (subject.item->kind) {
    case ItemKind::Choice:
    case ItemKind::Multiple:
    case ItemKind::Number:
    case ItemKind::Text:
        return true;
    case ItemKind::Cloze:
    case ItemKind::Card:
    case ItemKind::Comparison:
        break;
    }
    return false;
}

UnitKey stemUnit(const LintSubject& subject)
{
    return {subject.itemId(), subject.locale(), "stem"};
}

bool endsWith(const std::string& text, std::string_view ending)
{
    return text.size() >= ending.size() && std::string_view(text).substr(text.size() - ending.size()) == ending;
}

/// A completion: a blank of underscores at the end, perhaps before a full stop.
bool endsInBlank(const std::string& text)
{
    return endsWith(text, "__") || endsWith(text, "__.") || endsWith(text, "__。") || endsWith(text, "__।");
}

/// Whether the language's question ends like this.
bool endsInQuestion(const std::string& text, const LocaleTag& locale)
{
    const std::string language = locale.value().substr(0, 2);
    if (language == "ja")
        return endsWith(text, "？") || endsWith(text, "か。") || endsWith(text, "?");
    if (language == "zh")
        return endsWith(text, "？") || endsWith(text, "?");
    if (language == "ar")
        return endsWith(text, "؟");
    return endsWith(text, "?");
}

int questionMarks(const std::string& text)
{
    constexpr std::u32string_view marks = U"?？؟";
    const std::u32string characters = decodeUtf8(text);
    return static_cast<int>(std::count_if(characters.begin(), characters.end(), [&](char32_t character) {
        return marks.find(character) != std::u32string_view::npos;
    }));
}

/// IW10.
void checkQuestion(const LintSubject& subject, LintFindings& findings)
{
    const std::string& last = subject.stem.lastParagraph;
    const bool isQuestion = endsInQuestion(last, subject.locale()) && questionMarks(subject.stem.text) <= 1;
    if (!isQuestion && !endsInBlank(last))
        findings.error(DiagnosticCode::NoQuestion, stemUnit(subject));
    const int stemWords = wordCount(subject.stem, subject.locale());
    if (stemWords > mostStemWords) {
        findings.error(DiagnosticCode::TooManyWords, stemUnit(subject),
                       {std::to_string(stemWords), std::to_string(mostStemWords)});
    }
    for (const OptionProse& option : subject.options) {
        const int optionWords = wordCount(option.text, subject.locale());
        if (optionWords > mostOptionWords) {
            findings.error(DiagnosticCode::TooManyWords,
                           {subject.itemId(), subject.locale(), "option." + option.id.value()},
                           {std::to_string(optionWords), std::to_string(mostOptionWords)});
        }
    }
}

/// The negative words of a text in search form; "at least" asks for no opposite.
std::vector<std::string> negativesIn(std::string form, const LintWords& words)
{
    constexpr std::string_view atLeast = " at least ";
    for (std::size_t at = form.find(atLeast); at != std::string::npos; at = form.find(atLeast, at))
        form.replace(at, atLeast.size(), " ");
    return phrasesIn(form, words.negatives);
}

/// IW09.
bool isNegative(const LintSubject& subject, const LintWords& words, LintFindings& findings)
{
    const std::vector<std::string> found = negativesIn(searchForm(subject.stem.text, subject.locale()), words);
    if (found.empty())
        return false;
    findings.warning(DiagnosticCode::NegativeStem, stemUnit(subject), {listOf(found)});
    std::string emphasised;
    for (const std::string& text : subject.stem.emphasised)
        emphasised += text + '\n';
    if (negativesIn(searchForm(emphasised, subject.locale()), words).empty())
        findings.warning(DiagnosticCode::PlainNegative, stemUnit(subject), {listOf(found)});
    for (const OptionProse& option : subject.options) {
        const std::vector<std::string> second = negativesIn(searchForm(option.text.text, subject.locale()), words);
        if (!second.empty()) {
            findings.error(DiagnosticCode::DoubleNegative,
                           {subject.itemId(), subject.locale(), "option." + option.id.value()}, {listOf(second)});
        }
    }
    return true;
}

/// IW24.
void checkReadability(const LintSubject& subject, LintFindings& findings)
{
    const int sentences = sentenceCount(subject.stem.text);
    const int stemWords = wordCount(subject.stem, subject.locale());
    if (sentences > 0 && stemWords > mostWordsPerSentence * sentences) {
        findings.warning(DiagnosticCode::LongSentences, stemUnit(subject),
                         {std::to_string((stemWords + sentences / 2) / sentences)});
    }
}

bool areVariants(const Item& left, const Item& right)
{
    return left.variantOf == right.id || right.variantOf == left.id ||
           (left.variantOf && left.variantOf == right.variantOf);
}

/// IW17: stems that are nearly the same, by the share of their content words.
void checkSimilarity(const LintLocale& part, LintFindings& findings)
{
    std::vector<std::set<std::string>> stems;
    for (const LintSubject& subject : part.subjects)
        stems.push_back(contentStems(subject.stem.text, part.locale));
    for (std::size_t i = 0; i < stems.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int shared = sharedCount(stems[i], stems[j]);
            const auto all = static_cast<double>(stems[i].size() + stems[j].size()) - shared;
            const LintSubject& later = part.subjects[i];
            const LintSubject& earlier = part.subjects[j];
            if (shared > 0 && shared >= similarStems * all && asks(later) && asks(earlier) &&
                !areVariants(*later.item, *earlier.item))
                findings.warning(DiagnosticCode::SimilarStems, stemUnit(later), {earlier.itemId()});
        }
    }
}

/// The search forms of the keys that are long enough to be told from ordinary words.
std::vector<std::string> quotableKeys(const LintSubject& subject)
{
    std::vector<std::string> forms;
    for (const OptionProse* key : keysOf(subject)) {
        std::string form = searchForm(key->text.text, subject.locale());
        if (graphemeCount(key->text.text) >= shortestQuotedKey && form.size() >= shortestQuotedKey)
            forms.push_back(std::move(form));
    }
    return forms;
}

/// IW18: one item's key, quoted in another item's stem.
void checkQuotedKeys(const LintLocale& part, LintFindings& findings)
{
    std::vector<std::string> stems;
    for (const LintSubject& subject : part.subjects)
        stems.push_back(searchForm(subject.stem.text, part.locale));
    for (const LintSubject& subject : part.subjects) {
        const std::vector<std::string> keys = quotableKeys(subject);
        for (std::size_t i = 0; i < stems.size(); ++i) {
            if (part.subjects[i].item != subject.item && !phrasesIn(stems[i], keys).empty())
                findings.warning(DiagnosticCode::QuotedKey, stemUnit(part.subjects[i]), {subject.itemId()});
        }
    }
}

} // namespace

void lintStems(const LintBank& bank, LintFindings& findings)
{
    for (const LintLocale& part : bank.locales) {
        int items = 0;
        int negative = 0;
        for (const LintSubject& subject : part.subjects) {
            if (!asks(subject))
                continue;
            ++items;
            checkQuestion(subject, findings);
            checkReadability(subject, findings);
            negative += isNegative(subject, part.words, findings) ? 1 : 0;
        }
        if (exceeds(negative, items, mostNegative)) {
            findings.aboutBank(DiagnosticCode::NegativeStemsOften, part.locale,
                               shareArguments(negative, items, mostNegative));
        }
    }
    checkSimilarity(bank.locales.front(), findings);
    checkQuotedKeys(bank.locales.front(), findings);
}

} // namespace warpdeck::content
