#include "core/content/locale_lint.h"

#include "core/content/lint_glossary.h"
#include "core/content/lint_measure.h"
#include "core/content/lint_numerals.h"
#include "core/domain/placeholder.h"

#include <algorithm>
#include <cstdlib>

namespace warpdeck::content {

namespace {

/// Numbers up to this may be words in one language and digits in the other.
constexpr double largestWritten = 12;

/// Below this many words a text may well be the same in both languages.
constexpr int fewestWordsToTranslate = 3;

/// A unit of a translation beside the same unit of its source.
struct UnitPair {
    const LintSubject& subject;
    const NamedUnit& target;
    const NamedUnit& source;

    UnitKey key() const { return {subject.itemId(), subject.locale(), target.name}; }
};

/// Takes out of `left` what is in `right`, each occurrence once.
std::vector<std::string> without(std::vector<std::string> left, const std::vector<std::string>& right)
{
    for (const std::string& element : right) {
        const auto found = std::find(left.begin(), left.end(), element);
        if (found != left.end())
            left.erase(found);
    }
    return left;
}

void checkNumbers(const UnitPair& pair, const LocaleTag& sourceLocale, LintFindings& findings)
{
    const std::vector<std::string> ofSource = numbersIn(pair.source.prose->withoutCode, sourceLocale);
    const std::vector<std::string> ofTarget = numbersIn(pair.target.prose->withoutCode, pair.subject.locale());
    const std::vector<std::string> missing = without(ofSource, ofTarget);
    std::vector<std::string> added = without(ofTarget, ofSource);
    added.erase(std::remove_if(
                    added.begin(), added.end(),
                    [](const std::string& number) { return std::strtod(number.c_str(), nullptr) <= largestWritten; }),
                added.end());
    if (!missing.empty() || !added.empty())
        findings.error(DiagnosticCode::NumbersDiffer, pair.key(), {listOf(missing), listOf(added)});
}

std::vector<std::string> comparableFormulas(const Prose& prose)
{
    std::vector<std::string> formulas;
    for (const std::string& tex : prose.formulas)
        formulas.push_back(comparableTex(tex));
    return formulas;
}

void checkFormulas(const UnitPair& pair, LintFindings& findings)
{
    const std::vector<std::string> ofSource = comparableFormulas(*pair.source.prose);
    const std::vector<std::string> ofTarget = comparableFormulas(*pair.target.prose);
    const std::vector<std::string> missing = without(ofSource, ofTarget);
    const std::vector<std::string> added = without(ofTarget, ofSource);
    if (!missing.empty() || !added.empty()) {
        findings.error(DiagnosticCode::FormulasDiffer, pair.key(),
                       {missing.empty() ? "" : missing.front(), added.empty() ? "" : added.front()});
    }
    const auto& formulas = pair.target.prose->formulas;
    const auto pointed = std::find_if(formulas.begin(), formulas.end(), hasDecimalPoint);
    if (writesDecimalComma(pair.subject.locale()) && pointed != formulas.end())
        findings.warning(DiagnosticCode::FormulaDecimalPoint, pair.key(), {*pointed});
}

std::vector<std::string> expressionsIn(const std::string& markdown)
{
    std::vector<std::string> expressions;
    for (ExpressionPlaceholder& placeholder : placeholdersIn(markdown)) {
        std::string& expression = placeholder.expression;
        expression.erase(std::remove(expression.begin(), expression.end(), ' '), expression.end());
        expressions.push_back(std::move(expression));
    }
    return expressions;
}

void checkPlaceholders(const UnitPair& pair, LintFindings& findings)
{
    const std::vector<std::string> ofSource = expressionsIn(*pair.source.markdown);
    const std::vector<std::string> ofTarget = expressionsIn(*pair.target.markdown);
    const std::vector<std::string> missing = without(ofSource, ofTarget);
    const std::vector<std::string> added = without(ofTarget, ofSource);
    if (!missing.empty() || !added.empty())
        findings.error(DiagnosticCode::PlaceholderDiffers, pair.key(), {listOf(missing), listOf(added)});
}

void checkTables(const UnitPair& pair, LintFindings& findings)
{
    if (pair.target.prose->tables == pair.source.prose->tables)
        return;
    const auto shown = [](const std::vector<TableShape>& tables) {
        std::string text;
        for (const TableShape& table : tables) {
            text += text.empty() ? "" : ", ";
            text += std::to_string(table.columns) + "×" + std::to_string(table.rows);
        }
        return text;
    };
    findings.error(DiagnosticCode::TableDiffers, pair.key(),
                   {shown(pair.source.prose->tables), shown(pair.target.prose->tables)});
}

void checkTranslated(const UnitPair& pair, bool isMeantToBeSame, LintFindings& findings)
{
    const bool hasWords =
        static_cast<int>(foldedWords(pair.source.prose->withoutCode).size()) >= fewestWordsToTranslate;
    if (!isMeantToBeSame && hasWords && *pair.target.markdown == *pair.source.markdown)
        findings.warning(DiagnosticCode::SameAsSource, pair.key());
}

void comparePair(const UnitPair& pair, const LintBank& bank, LintFindings& findings)
{
    if (pair.source.markdown->empty() || pair.target.markdown->empty())
        return; // the reader names what is missing
    const BankContents& contents = bank.tree->contents;
    const std::vector<std::pair<ItemId, LocaleTag>>& meant = bank.tree->sameAsSource;
    const std::pair<ItemId, LocaleTag> self{pair.subject.item->id, pair.subject.locale()};
    checkNumbers(pair, contents.sourceLocale, findings);
    checkFormulas(pair, findings);
    checkTables(pair, findings);
    checkTranslated(pair, std::find(meant.begin(), meant.end(), self) != meant.end(), findings);
    if (pair.subject.item->kind == ItemKind::Number)
        checkPlaceholders(pair, findings);
}

void compareUnits(const LintSubject& subject, const LintSubject& source, const LintBank& bank, LintFindings& findings)
{
    const std::vector<NamedUnit> targets = unitsOf(subject);
    for (const NamedUnit& unit : unitsOf(source)) {
        const auto target = std::find_if(targets.begin(), targets.end(),
                                         [&](const NamedUnit& candidate) { return candidate.name == unit.name; });
        if (target != targets.end())
            comparePair({subject, *target, unit}, bank, findings);
    }
}

std::vector<std::string> optionIds(const LintSubject& subject)
{
    std::vector<std::string> ids;
    for (const OptionProse& option : subject.options)
        ids.push_back(option.id.value());
    return ids;
}

void compareOptions(const LintSubject& subject, const LintSubject& source, LintFindings& findings)
{
    const std::vector<std::string> missing = without(optionIds(source), optionIds(subject));
    const std::vector<std::string> added = without(optionIds(subject), optionIds(source));
    if (!missing.empty() || !added.empty()) {
        findings.error(DiagnosticCode::OptionsDiffer, {subject.itemId(), subject.locale(), "stem"},
                       {listOf(missing), listOf(added)});
    }
}

void checkTerms(const LintSubject& subject, const LintSubject& source, const LintBank& bank, LintFindings& findings)
{
    const std::vector<Term>& terms = bank.tree->contents.terms;
    for (const Term* term : unusedTerms(terms, source, subject)) {
        findings.warning(DiagnosticCode::TermNotUsed, {subject.itemId(), subject.locale(), "stem"},
                         {term->names.at(source.locale()).front(), term->names.at(subject.locale()).front()});
    }
}

} // namespace

void lintTranslations(const LintBank& bank, LintFindings& findings)
{
    for (const LintLocale& part : bank.locales) {
        for (const LintSubject& subject : part.subjects) {
            const LintSubject* const source = part.isSource ? nullptr : sourceOf(bank, subject);
            if (source == nullptr)
                continue;
            compareOptions(subject, *source, findings);
            compareUnits(subject, *source, bank, findings);
            checkTerms(subject, *source, bank, findings);
        }
    }
}

} // namespace warpdeck::content
