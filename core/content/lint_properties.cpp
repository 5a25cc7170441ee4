#include "core/content/lint_measure.h"
#include "core/content/lint_rules.h"

#include <algorithm>
#include <array>

namespace warpdeck::content {

namespace {

constexpr double mostRemember = 0.25;
constexpr double leastApply = 0.40;

bool hasLevel(const Item& item)
{
    return item.kind == ItemKind::Choice || item.kind == ItemKind::Multiple || item.kind == ItemKind::Number;
}

/// IW19, of an item.
void checkRequired(const LintSubject& subject, LintFindings& findings)
{
    const Item& item = *subject.item;
    const auto require = [&](bool isPresent, const char* key) {
        if (!isPresent)
            findings.error(DiagnosticCode::MissingProperty,
                           {subject.itemId(), subject.locale(), std::string("meta.") + key}, {key});
    };
    require(!item.objective.empty(), "objective");
    require(!item.sources.empty(), "sources");
    require(item.level > 0, "level");
    require(item.bloom.has_value(), "bloom");
}

/// IW19, of the bank.
void checkBloom(const LintLocale& part, LintFindings& findings)
{
    int items = 0;
    int remember = 0;
    int apply = 0;
    for (const LintSubject& subject : part.subjects) {
        if (!subject.item->bloom)
            continue;
        ++items;
        remember += *subject.item->bloom == Bloom::Remember ? 1 : 0;
        apply += *subject.item->bloom >= Bloom::Apply ? 1 : 0;
    }
    if (exceeds(remember, items, mostRemember)) {
        findings.aboutBank(DiagnosticCode::RememberOften, part.locale, shareArguments(remember, items, mostRemember));
    }
    if (exceeds(items - apply, items, 1 - leastApply))
        findings.aboutBank(DiagnosticCode::ApplySeldom, part.locale, shareArguments(apply, items, leastApply));
}

/// Makers and products whose numbers age. Beginnings of folded words: `h100` finds H100 and H100s.
constexpr std::array<std::string_view, 34> products{
    "nvidia",   "amd",       "intel",  "google",   "a100",       "h100",  "h200",     "b100",  "b200",
    "gb200",    "gh200",     "v100",   "l40",      "rtx",        "mi250", "mi300",    "mi325", "mi355",
    "hopper",   "blackwell", "ampere", "trainium", "inferentia", "gaudi", "cerebras", "groq",  "tpuv",
    "ironwood", "trillium",  "nvlink", "nvswitch", "infiniband", "dgx",   "nvl72"};

bool isProduct(const std::string& word)
{
    return std::any_of(products.begin(), products.end(),
                       [&](std::string_view product) { return word.compare(0, product.size(), product) == 0; });
}

bool isLink(const std::string& word)
{
    return word == "nvlink" || word == "nvswitch" || word == "infiniband";
}

bool isNumber(const std::string& word)
{
    return word.front() >= '0' && word.front() <= '9';
}

bool hasPhrase(const std::string& form, const std::vector<std::string_view>& phrases)
{
    return std::any_of(phrases.begin(), phrases.end(),
                       [&](std::string_view phrase) { return form.find(phrase) != std::string::npos; });
}

/// IW20: a product beside a number, in one text. What must be said may be said anywhere in the item.
void checkProducts(const LintSubject& subject, LintFindings& findings)
{
    std::string whole;
    std::string product;
    std::string link;
    UnitKey place{subject.itemId(), subject.locale(), "stem"};
    for (const NamedUnit& unit : unitsOf(subject)) {
        const std::vector<std::string> found = foldedWords(unit.prose->text);
        const auto named = std::find_if(found.begin(), found.end(), isProduct);
        whole += searchForm(unit.prose->text, subject.locale());
        if (named == found.end() || std::none_of(found.begin(), found.end(), isNumber))
            continue;
        if (product.empty()) {
            product = *named;
            place.unit = unit.name;
        }
        const auto linkName = std::find_if(found.begin(), found.end(), isLink);
        if (linkName != found.end())
            link = *linkName;
    }
    if (product.empty())
        return;
    if (subject.item->asOf.empty())
        findings.warning(DiagnosticCode::UndatedProduct, place, {product});
    if (hasPhrase(whole, {"flops ", "flop s "}) && !hasPhrase(whole, {" dense ", "spars"}))
        findings.warning(DiagnosticCode::UnstatedSparsity, place, {product});
    if (!link.empty() && hasPhrase(whole, {"b s ", "byte s "}) &&
        !hasPhrase(whole, {"direction", "duplex", " each way ", " aggregate "}))
        findings.warning(DiagnosticCode::UnstatedDirection, place, {link});
}

} // namespace

void lintProperties(const LintBank& bank, LintFindings& findings)
{
    const LintLocale& source = bank.locales.front();
    for (const LintSubject& subject : source.subjects) {
        if (hasLevel(*subject.item))
            checkRequired(subject, findings);
        checkProducts(subject, findings);
    }
    checkBloom(source, findings);
}

} // namespace warpdeck::content
