#include "core/content/lint_measure.h"
#include "core/content/lint_rules.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

constexpr double mostAbsolute = 0.05;
constexpr double mostHedged = 0.10;
constexpr double mostEchoes = 0.15;
constexpr double mostConverging = 0.35;
constexpr int clearEcho = 2; ///< words that the key shares with the stem beyond any distractor

struct CueCounts {
    int items = 0;
    int absolute = 0;
    int hedged = 0;
    int echoes = 0;
    int converging = 0;
};

std::vector<std::string> phrasesOf(const OptionProse& option, const LocaleTag& locale,
                                   const std::vector<std::string>& phrases)
{
    return phrasesIn(searchForm(option.text.text, locale), phrases);
}

/// IW06: absolute words in two or more distractors and not in the key.
bool hasAbsoluteDistractors(const LintSubject& subject, const LintWords& words, LintFindings& findings)
{
    if (!phrasesOf(*keysOf(subject).front(), subject.locale(), words.absolutes).empty())
        return false;
    std::vector<std::string> found;
    int distractors = 0;
    for (const OptionProse* distractor : distractorsOf(subject)) {
        const std::vector<std::string> phrases = phrasesOf(*distractor, subject.locale(), words.absolutes);
        distractors += phrases.empty() ? 0 : 1;
        for (const std::string& phrase : phrases) {
            if (std::find(found.begin(), found.end(), phrase) == found.end())
                found.push_back(phrase);
        }
    }
    if (distractors < 2)
        return false;
    findings.warning(DiagnosticCode::AbsoluteDistractors, {subject.itemId(), subject.locale(), "stem"},
                     {listOf(std::move(found))});
    return true;
}

/// IW07: a hedge in the key and in no distractor.
bool isHedged(const LintSubject& subject, const LintWords& words)
{
    const auto hedges = [&](const OptionProse* option) {
        return !phrasesOf(*option, subject.locale(), words.hedges).empty();
    };
    const std::vector<const OptionProse*> distractors = distractorsOf(subject);
    return hedges(keysOf(subject).front()) && std::none_of(distractors.begin(), distractors.end(), hedges);
}

/// IW08: the key shares more content words with the question than any distractor does.
bool echoesStem(const LintSubject& subject, LintFindings& findings)
{
    const std::set<std::string> stem = contentStems(subject.stem.text, subject.locale());
    const std::set<std::string> key = contentStems(keysOf(subject).front()->text.text, subject.locale());
    int mostOfDistractors = 0;
    for (const OptionProse* distractor : distractorsOf(subject)) {
        mostOfDistractors =
            std::max(mostOfDistractors, sharedCount(stem, contentStems(distractor->text.text, subject.locale())));
    }
    const int surplus = sharedCount(stem, key) - mostOfDistractors;
    if (surplus >= clearEcho) {
        findings.warning(DiagnosticCode::StemEcho, {subject.itemId(), subject.locale(), "stem"},
                         {std::to_string(surplus)});
    }
    return surplus > 0;
}

/// IW16: the key alone shares the most words with the other options.
bool converges(const LintSubject& subject)
{
    std::vector<std::set<std::string>> stems;
    for (const OptionProse& option : subject.options)
        stems.push_back(contentStems(option.text.text, subject.locale()));
    int ofKey = 0;
    int mostOfOthers = 0;
    for (std::size_t i = 0; i < stems.size(); ++i) {
        int shared = 0;
        for (std::size_t j = 0; j < stems.size(); ++j)
            shared += i == j ? 0 : sharedCount(stems[i], stems[j]);
        int& best = subject.options[i].isKey ? ofKey : mostOfOthers;
        best = std::max(best, shared);
    }
    return ofKey > mostOfOthers;
}

void reportShares(const LintLocale& part, const CueCounts& counts, LintFindings& findings)
{
    const auto report = [&](DiagnosticCode code, int count, double limit) {
        if (exceeds(count, counts.items, limit))
            findings.aboutBank(code, part.locale, shareArguments(count, counts.items, limit));
    };
    report(DiagnosticCode::AbsoluteDistractorsOften, counts.absolute, mostAbsolute);
    report(DiagnosticCode::HedgedKeysOften, counts.hedged, mostHedged);
    report(DiagnosticCode::StemEchoOften, counts.echoes, mostEchoes);
    report(DiagnosticCode::ConvergingKeysOften, counts.converging, mostConverging);
}

void checkCues(const LintSubject& subject, const LintWords& words, CueCounts& counts, LintFindings& findings)
{
    if (!isTextItem(subject) || keysOf(subject).size() != 1)
        return;
    ++counts.items;
    counts.absolute += hasAbsoluteDistractors(subject, words, findings) ? 1 : 0;
    counts.hedged += isHedged(subject, words) ? 1 : 0;
    if (subject.isSource) { // word stems are compared, which works in the source alone
        counts.echoes += echoesStem(subject, findings) ? 1 : 0;
        counts.converging += converges(subject) ? 1 : 0;
    }
}

} // namespace

void lintCues(const LintBank& bank, LintFindings& findings)
{
    for (const LintLocale& part : bank.locales) {
        CueCounts counts;
        for (const LintSubject& subject : part.subjects)
            checkCues(subject, part.words, counts, findings);
        reportShares(part, counts, findings);
    }
}

} // namespace warpdeck::content
