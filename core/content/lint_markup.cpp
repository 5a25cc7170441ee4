#include "core/content/lint_rules.h"
#include "core/text/segment.h"
#include "core/text/utf8.h"

namespace warpdeck::content {

namespace {

/// Whether every bidi embedding and isolate that a line opens is closed on it, in order.
bool balancesBidi(std::u32string_view text)
{
    constexpr std::u32string_view isolates = U"\u2066\u2067\u2068";
    constexpr std::u32string_view embeddings = U"\u202A\u202B\u202D\u202E";
    constexpr char32_t popIsolate = U'\u2069';
    constexpr char32_t popEmbedding = U'\u202C';
    std::u32string open;
    for (const char32_t character : text) {
        if (isolates.find(character) != std::u32string_view::npos) {
            open += popIsolate;
        } else if (embeddings.find(character) != std::u32string_view::npos) {
            open += popEmbedding;
        } else if (character == popIsolate || character == popEmbedding) {
            if (open.empty() || open.back() != character)
                return false;
            open.pop_back();
        } else if (character == U'\n' && !open.empty()) {
            return false;
        }
    }
    return open.empty();
}

bool balancesBraces(std::string_view tex)
{
    int depth = 0;
    for (std::size_t at = 0; at < tex.size() && depth >= 0; ++at) {
        if (tex[at] == '\\')
            ++at;
        else
            depth += tex[at] == '{' ? 1 : (tex[at] == '}' ? -1 : 0);
    }
    return depth == 0;
}

/// What stands at a finding, or its beginning.
std::string excerpt(const std::string& markdown, const MarkdownFinding& finding)
{
    constexpr std::size_t longest = 40;
    std::string text;
    for (const std::string_view grapheme :
         graphemes(std::string_view(markdown).substr(finding.offset, finding.length))) {
        if (text.size() + grapheme.size() > longest)
            return text + "…";
        text += grapheme;
    }
    return text;
}

void checkMarkup(const NamedUnit& unit, const UnitKey& key, LintFindings& findings)
{
    for (const MarkdownFinding& finding : unit.prose->findings) {
        if (finding.kind == MarkdownFinding::Kind::RawHtml)
            findings.error(DiagnosticCode::RawHtml, key, {excerpt(*unit.markdown, finding)});
        else if (finding.kind == MarkdownFinding::Kind::UnclosedFormula)
            findings.error(DiagnosticCode::OpenFormula, key, {excerpt(*unit.markdown, finding)});
    }
    for (const std::string& tex : unit.prose->formulas) {
        if (!balancesBraces(tex))
            findings.error(DiagnosticCode::OpenFormula, key, {tex});
    }
    if (!balancesBidi(decodeUtf8(*unit.markdown)))
        findings.error(DiagnosticCode::UnbalancedBidi, key);
}

void checkSubject(const LintSubject& subject, LintFindings& findings)
{
    for (const NamedUnit& unit : unitsOf(subject))
        checkMarkup(unit, {subject.itemId(), subject.locale(), unit.name}, findings);
    if (!balancesBidi(decodeUtf8(subject.text->title)))
        findings.error(DiagnosticCode::UnbalancedBidi, {subject.itemId(), subject.locale(), "title"});
    if (subject.isSource && subject.item->kind == ItemKind::Comparison && subject.stem.tables.size() != 1) {
        findings.error(DiagnosticCode::ComparisonTable, {subject.itemId(), subject.locale(), "stem"},
                       {std::to_string(subject.stem.tables.size())});
    }
}

} // namespace

void lintMarkup(const LintBank& bank, LintFindings& findings)
{
    for (const LintLocale& part : bank.locales) {
        for (const LintSubject& subject : part.subjects)
            checkSubject(subject, findings);
    }
}

} // namespace warpdeck::content
