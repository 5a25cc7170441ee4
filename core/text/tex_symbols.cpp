#include "core/text/tex_symbols.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace warpdeck {

namespace {

using Replacements = std::unordered_map<std::string_view, std::string_view>;

/// Names of commands, each followed by what it shows.
struct SymbolGroup {
    TexClass symbolClass;
    std::string_view pairs;
};

constexpr SymbolGroup groups[] = {
    {TexClass::Ordinary,
     "alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ "
     "lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ "
     "Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω ell ℓ infty ∞ partial ∂ nabla ∇ "
     "emptyset ∅ varnothing ∅ hbar ℏ prime ′ degree ° top ⊤ bot ⊥ forall ∀ exists ∃ neg ¬ lnot ¬ dots … ldots … "
     "dotsc … cdots ⋯ dotsb ⋯ vdots ⋮ ddots ⋱ dagger † backslash \\ % % # # $ $ & & _ _ vert | Vert ‖ | ‖ Re ℜ "
     "Im ℑ aleph ℵ checkmark ✓ uparrow ↑ downarrow ↓"},
    {TexClass::Sign,
     "pm ± mp ∓ times × div ÷ cup ∪ cap ∩ setminus ∖ oplus ⊕ otimes ⊗ odot ⊙ wedge ∧ land ∧ vee ∨ lor ∨"},
    {TexClass::Relation,
     "bmod mod le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ lt < gt > ne ≠ neq ≠ ll ≪ gg ≫ approx ≈ sim ∼ simeq ≃ "
     "cong ≅ equiv ≡ propto ∝ doteq ≐ coloneqq ≔ lesssim ≲ gtrsim ≳ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ "
     "supset ⊃ supseteq ⊇ mid ∣ parallel ∥ perp ⊥ to → rightarrow → longrightarrow ⟶ leftarrow ← gets ← "
     "leftrightarrow ↔ mapsto ↦ Rightarrow ⇒ implies ⟹ Leftarrow ⇐ Leftrightarrow ⇔ iff ⟺"},
    {TexClass::Factor, "cdot · circ ∘ ast * star ⋆ bullet • slash /"},
    {TexClass::Function,
     "sum ∑ prod ∏ int ∫ bigcup ⋃ bigcap ⋂ bigoplus ⨁ max max min min argmax argmax argmin argmin sup sup "
     "inf inf lim lim exp exp log log ln ln lg lg sin sin cos cos tan tan tanh tanh sinh sinh cosh cosh arg arg "
     "det det dim dim gcd gcd ker ker Pr Pr deg deg"},
    {TexClass::Opening, "{ { lbrace { lbrack [ lfloor ⌊ lceil ⌈ langle ⟨ lvert | lVert ‖"},
    {TexClass::Closing, "} } rbrace } rbrack ] rfloor ⌋ rceil ⌉ rangle ⟩ rvert | rVert ‖"},
    {TexClass::Punctuation, "colon :"},
};

/// What can be raised or lowered, and below it what it becomes.
constexpr std::string_view raisedRows[] = {"0123456789+−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWαβγδεθφϕχ∘⊤′*†",
                                           "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵅᵝᵞᵟᵋᶿᵠᶲᵡ°ᵀ′*†"};
constexpr std::string_view loweredRows[] = {"0123456789+−=()aehijklmnoprstuvxβγρφχ",
                                            "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ"};

std::string_view takeWord(std::string_view& words)
{
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    return word;
}

std::string_view takeCharacter(std::string_view& text)
{
    const std::string_view character = text.substr(0, codePointAt(text, 0).length);
    text.remove_prefix(character.size());
    return character;
}

std::unordered_map<std::string_view, TexSymbol> symbolTable()
{
    std::unordered_map<std::string_view, TexSymbol> table;
    for (auto [symbolClass, pairs] : groups) {
        while (!pairs.empty()) {
            const std::string_view name = takeWord(pairs);
            table[name] = {takeWord(pairs), symbolClass};
        }
    }
    for (const std::string_view name : {",", ":", ">", ";", " ", "enspace", "thinspace"})
        table[name] = {" ", TexClass::Space};
    table["quad"] = table["qquad"] = {"  ", TexClass::Space};
    table["!"] = {"", TexClass::Space};
    return table;
}

Replacements replacementTable(std::string_view from, std::string_view to)
{
    Replacements table;
    while (!from.empty())
        table[takeCharacter(from)] = takeCharacter(to);
    return table;
}

std::optional<std::string> replaceAll(std::string_view text, const Replacements& replacements)
{
    std::string result;
    while (!text.empty()) {
        const auto found = replacements.find(takeCharacter(text));
        if (found == replacements.end())
            return std::nullopt;
        result += found->second;
    }
    return result;
}

template <typename Value>
std::optional<Value> lookUp(const std::unordered_map<std::string_view, Value>& table, std::string_view name)
{
    const auto found = table.find(name);
    if (found == table.end())
        return std::nullopt;
    return found->second;
}

} // namespace

std::optional<TexSymbol> texSymbol(std::string_view command)
{
    static const auto table = symbolTable();
    return lookUp(table, command);
}

TexSymbol texCharacter(std::string_view character)
{
    using enum TexClass;
    static const std::unordered_map<std::string_view, TexSymbol> table{
        {"+", {"+", Sign}},        {"-", {"−", Sign}},        {"−", {"−", Sign}},     {"±", {"±", Sign}},
        {"×", {"×", Sign}},        {"*", {"*", Factor}},      {"/", {"/", Factor}},   {"·", {"·", Factor}},
        {"=", {"=", Relation}},    {"<", {"<", Relation}},    {">", {">", Relation}}, {"≤", {"≤", Relation}},
        {"≥", {"≥", Relation}},    {"≈", {"≈", Relation}},    {"≠", {"≠", Relation}}, {"→", {"→", Relation}},
        {"(", {"(", Opening}},     {"[", {"[", Opening}},     {")", {")", Closing}},  {"]", {"]", Closing}},
        {",", {",", Punctuation}}, {";", {";", Punctuation}}, {"~", {" ", Space}},
    };
    return lookUp(table, character).value_or(TexSymbol{character, Ordinary});
}

bool isLayoutCommand(std::string_view command)
{
    static const std::unordered_set<std::string_view> commands{
        "displaystyle", "textstyle", "scriptstyle", "limits", "nolimits", "nonumber", "hline", "middle",
        "big",          "Big",       "bigg",        "Bigg",   "bigl",     "Bigl",     "biggl", "Biggl",
        "bigr",         "Bigr",      "biggr",       "Biggr",  "bigm",     "Bigm",     "biggm", "Biggm",
    };
    return commands.count(command) > 0;
}

bool isTableEnvironment(std::string_view name)
{
    static const std::unordered_set<std::string_view> names{
        "aligned",   "align", "align*", "split",       "gathered", "gather",  "gather*", "equation",
        "equation*", "cases", "matrix", "smallmatrix", "bmatrix",  "pmatrix", "vmatrix", "array",
    };
    return names.count(name) > 0;
}

std::optional<std::string_view> texAccent(std::string_view command)
{
    static const Replacements table{
        {"hat", "\u0302"},   {"widehat", "\u0302"},   {"bar", "\u0304"}, {"overline", "\u0305"},
        {"tilde", "\u0303"}, {"widetilde", "\u0303"}, {"vec", "\u20D7"}, {"dot", "\u0307"},
        {"ddot", "\u0308"},  {"underline", "\u0332"},
    };
    return lookUp(table, command);
}

std::optional<std::string_view> blackboardLetter(std::string_view letter)
{
    static const Replacements table{
        {"C", "ℂ"}, {"E", "𝔼"}, {"N", "ℕ"}, {"P", "ℙ"}, {"Q", "ℚ"}, {"R", "ℝ"}, {"Z", "ℤ"}, {"1", "𝟙"},
    };
    return lookUp(table, letter);
}

std::optional<std::string> superscript(std::string_view text)
{
    static const Replacements table = replacementTable(raisedRows[0], raisedRows[1]);
    return replaceAll(text, table);
}

std::optional<std::string> subscript(std::string_view text)
{
    static const Replacements table = replacementTable(loweredRows[0], loweredRows[1]);
    return replaceAll(text, table);
}

} // namespace warpdeck
