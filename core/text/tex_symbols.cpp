#include "core/text/tex_symbols.h"

#include "core/text/utf8.h"

#include <unordered_map>
#include <unordered_set>

namespace warpdeck {

namespace {

using Replacements = std::unordered_map<std::string_view, std::string_view>;

const std::unordered_map<std::string_view, TexSymbol>& symbols()
{
    using enum TexClass;
    static const std::unordered_map<std::string_view, TexSymbol> table{
        // Greek
        {"alpha", {"α", Ordinary}},
        {"beta", {"β", Ordinary}},
        {"gamma", {"γ", Ordinary}},
        {"delta", {"δ", Ordinary}},
        {"epsilon", {"ϵ", Ordinary}},
        {"varepsilon", {"ε", Ordinary}},
        {"zeta", {"ζ", Ordinary}},
        {"eta", {"η", Ordinary}},
        {"theta", {"θ", Ordinary}},
        {"vartheta", {"ϑ", Ordinary}},
        {"iota", {"ι", Ordinary}},
        {"kappa", {"κ", Ordinary}},
        {"lambda", {"λ", Ordinary}},
        {"mu", {"μ", Ordinary}},
        {"nu", {"ν", Ordinary}},
        {"xi", {"ξ", Ordinary}},
        {"pi", {"π", Ordinary}},
        {"rho", {"ρ", Ordinary}},
        {"sigma", {"σ", Ordinary}},
        {"tau", {"τ", Ordinary}},
        {"upsilon", {"υ", Ordinary}},
        {"phi", {"ϕ", Ordinary}},
        {"varphi", {"φ", Ordinary}},
        {"chi", {"χ", Ordinary}},
        {"psi", {"ψ", Ordinary}},
        {"omega", {"ω", Ordinary}},
        {"Gamma", {"Γ", Ordinary}},
        {"Delta", {"Δ", Ordinary}},
        {"Theta", {"Θ", Ordinary}},
        {"Lambda", {"Λ", Ordinary}},
        {"Xi", {"Ξ", Ordinary}},
        {"Pi", {"Π", Ordinary}},
        {"Sigma", {"Σ", Ordinary}},
        {"Upsilon", {"Υ", Ordinary}},
        {"Phi", {"Φ", Ordinary}},
        {"Psi", {"Ψ", Ordinary}},
        {"Omega", {"Ω", Ordinary}},
        // signs that stand for themselves
        {"ell", {"ℓ", Ordinary}},
        {"infty", {"∞", Ordinary}},
        {"partial", {"∂", Ordinary}},
        {"nabla", {"∇", Ordinary}},
        {"emptyset", {"∅", Ordinary}},
        {"varnothing", {"∅", Ordinary}},
        {"hbar", {"ℏ", Ordinary}},
        {"prime", {"′", Ordinary}},
        {"degree", {"°", Ordinary}},
        {"top", {"⊤", Ordinary}},
        {"bot", {"⊥", Ordinary}},
        {"forall", {"∀", Ordinary}},
        {"exists", {"∃", Ordinary}},
        {"neg", {"¬", Ordinary}},
        {"lnot", {"¬", Ordinary}},
        {"dots", {"…", Ordinary}},
        {"ldots", {"…", Ordinary}},
        {"dotsc", {"…", Ordinary}},
        {"cdots", {"⋯", Ordinary}},
        {"dotsb", {"⋯", Ordinary}},
        {"vdots", {"⋮", Ordinary}},
        {"ddots", {"⋱", Ordinary}},
        {"dagger", {"†", Ordinary}},
        {"backslash", {"\\", Ordinary}},
        {"%", {"%", Ordinary}},
        {"#", {"#", Ordinary}},
        {"$", {"$", Ordinary}},
        {"&", {"&", Ordinary}},
        {"_", {"_", Ordinary}},
        {"vert", {"|", Ordinary}},
        {"Vert", {"‖", Ordinary}},
        {"|", {"‖", Ordinary}},
        {"Re", {"ℜ", Ordinary}},
        {"Im", {"ℑ", Ordinary}},
        {"aleph", {"ℵ", Ordinary}},
        {"checkmark", {"✓", Ordinary}},
        // signs between operands
        {"pm", {"±", Sign}},
        {"mp", {"∓", Sign}},
        {"times", {"×", Sign}},
        {"div", {"÷", Sign}},
        {"cup", {"∪", Sign}},
        {"cap", {"∩", Sign}},
        {"setminus", {"∖", Sign}},
        {"oplus", {"⊕", Sign}},
        {"otimes", {"⊗", Sign}},
        {"odot", {"⊙", Sign}},
        {"wedge", {"∧", Sign}},
        {"land", {"∧", Sign}},
        {"vee", {"∨", Sign}},
        {"lor", {"∨", Sign}},
        {"bmod", {"mod", Relation}},
        {"cdot", {"·", Factor}},
        {"circ", {"∘", Factor}},
        {"ast", {"*", Factor}},
        {"star", {"⋆", Factor}},
        {"bullet", {"•", Factor}},
        {"slash", {"/", Factor}},
        // relations and arrows
        {"le", {"≤", Relation}},
        {"leq", {"≤", Relation}},
        {"leqslant", {"≤", Relation}},
        {"ge", {"≥", Relation}},
        {"geq", {"≥", Relation}},
        {"geqslant", {"≥", Relation}},
        {"lt", {"<", Relation}},
        {"gt", {">", Relation}},
        {"ne", {"≠", Relation}},
        {"neq", {"≠", Relation}},
        {"ll", {"≪", Relation}},
        {"gg", {"≫", Relation}},
        {"approx", {"≈", Relation}},
        {"sim", {"∼", Relation}},
        {"simeq", {"≃", Relation}},
        {"cong", {"≅", Relation}},
        {"equiv", {"≡", Relation}},
        {"propto", {"∝", Relation}},
        {"doteq", {"≐", Relation}},
        {"coloneqq", {"≔", Relation}},
        {"lesssim", {"≲", Relation}},
        {"gtrsim", {"≳", Relation}},
        {"in", {"∈", Relation}},
        {"notin", {"∉", Relation}},
        {"ni", {"∋", Relation}},
        {"subset", {"⊂", Relation}},
        {"subseteq", {"⊆", Relation}},
        {"supset", {"⊃", Relation}},
        {"supseteq", {"⊇", Relation}},
        {"mid", {"∣", Relation}},
        {"parallel", {"∥", Relation}},
        {"perp", {"⊥", Relation}},
        {"to", {"→", Relation}},
        {"rightarrow", {"→", Relation}},
        {"longrightarrow", {"⟶", Relation}},
        {"leftarrow", {"←", Relation}},
        {"gets", {"←", Relation}},
        {"leftrightarrow", {"↔", Relation}},
        {"mapsto", {"↦", Relation}},
        {"Rightarrow", {"⇒", Relation}},
        {"implies", {"⟹", Relation}},
        {"Leftarrow", {"⇐", Relation}},
        {"Leftrightarrow", {"⇔", Relation}},
        {"iff", {"⟺", Relation}},
        {"uparrow", {"↑", Ordinary}},
        {"downarrow", {"↓", Ordinary}},
        // functions and large operators
        {"sum", {"∑", Function}},
        {"prod", {"∏", Function}},
        {"int", {"∫", Function}},
        {"bigcup", {"⋃", Function}},
        {"bigcap", {"⋂", Function}},
        {"bigoplus", {"⨁", Function}},
        {"max", {"max", Function}},
        {"min", {"min", Function}},
        {"argmax", {"argmax", Function}},
        {"argmin", {"argmin", Function}},
        {"sup", {"sup", Function}},
        {"inf", {"inf", Function}},
        {"lim", {"lim", Function}},
        {"exp", {"exp", Function}},
        {"log", {"log", Function}},
        {"ln", {"ln", Function}},
        {"lg", {"lg", Function}},
        {"sin", {"sin", Function}},
        {"cos", {"cos", Function}},
        {"tan", {"tan", Function}},
        {"tanh", {"tanh", Function}},
        {"sinh", {"sinh", Function}},
        {"cosh", {"cosh", Function}},
        {"arg", {"arg", Function}},
        {"det", {"det", Function}},
        {"dim", {"dim", Function}},
        {"gcd", {"gcd", Function}},
        {"ker", {"ker", Function}},
        {"Pr", {"Pr", Function}},
        {"deg", {"deg", Function}},
        // fences
        {"{", {"{", Opening}},
        {"lbrace", {"{", Opening}},
        {"lbrack", {"[", Opening}},
        {"lfloor", {"⌊", Opening}},
        {"lceil", {"⌈", Opening}},
        {"langle", {"⟨", Opening}},
        {"lvert", {"|", Opening}},
        {"lVert", {"‖", Opening}},
        {"}", {"}", Closing}},
        {"rbrace", {"}", Closing}},
        {"rbrack", {"]", Closing}},
        {"rfloor", {"⌋", Closing}},
        {"rceil", {"⌉", Closing}},
        {"rangle", {"⟩", Closing}},
        {"rvert", {"|", Closing}},
        {"rVert", {"‖", Closing}},
        {"colon", {":", Punctuation}},
        // spaces
        {",", {" ", Space}},
        {":", {" ", Space}},
        {">", {" ", Space}},
        {";", {" ", Space}},
        {" ", {" ", Space}},
        {"enspace", {" ", Space}},
        {"thinspace", {" ", Space}},
        {"quad", {"  ", Space}},
        {"qquad", {"  ", Space}},
        {"!", {"", Space}},
    };
    return table;
}

const Replacements& raised()
{
    static const Replacements table{
        {"0", "⁰"}, {"1", "¹"}, {"2", "²"}, {"3", "³"}, {"4", "⁴"}, {"5", "⁵"}, {"6", "⁶"}, {"7", "⁷"}, {"8", "⁸"},
        {"9", "⁹"}, {"+", "⁺"}, {"−", "⁻"}, {"=", "⁼"}, {"(", "⁽"}, {")", "⁾"}, {"a", "ᵃ"}, {"b", "ᵇ"}, {"c", "ᶜ"},
        {"d", "ᵈ"}, {"e", "ᵉ"}, {"f", "ᶠ"}, {"g", "ᵍ"}, {"h", "ʰ"}, {"i", "ⁱ"}, {"j", "ʲ"}, {"k", "ᵏ"}, {"l", "ˡ"},
        {"m", "ᵐ"}, {"n", "ⁿ"}, {"o", "ᵒ"}, {"p", "ᵖ"}, {"r", "ʳ"}, {"s", "ˢ"}, {"t", "ᵗ"}, {"u", "ᵘ"}, {"v", "ᵛ"},
        {"w", "ʷ"}, {"x", "ˣ"}, {"y", "ʸ"}, {"z", "ᶻ"}, {"A", "ᴬ"}, {"B", "ᴮ"}, {"D", "ᴰ"}, {"E", "ᴱ"}, {"G", "ᴳ"},
        {"H", "ᴴ"}, {"I", "ᴵ"}, {"J", "ᴶ"}, {"K", "ᴷ"}, {"L", "ᴸ"}, {"M", "ᴹ"}, {"N", "ᴺ"}, {"O", "ᴼ"}, {"P", "ᴾ"},
        {"R", "ᴿ"}, {"T", "ᵀ"}, {"U", "ᵁ"}, {"V", "ⱽ"}, {"W", "ᵂ"}, {"α", "ᵅ"}, {"β", "ᵝ"}, {"γ", "ᵞ"}, {"δ", "ᵟ"},
        {"ε", "ᵋ"}, {"θ", "ᶿ"}, {"φ", "ᵠ"}, {"ϕ", "ᶲ"}, {"χ", "ᵡ"}, {"∘", "°"}, {"⊤", "ᵀ"}, {"′", "′"}, {"*", "*"},
        {"†", "†"},
    };
    return table;
}

const Replacements& lowered()
{
    static const Replacements table{
        {"0", "₀"}, {"1", "₁"}, {"2", "₂"}, {"3", "₃"}, {"4", "₄"}, {"5", "₅"}, {"6", "₆"}, {"7", "₇"},
        {"8", "₈"}, {"9", "₉"}, {"+", "₊"}, {"−", "₋"}, {"=", "₌"}, {"(", "₍"}, {")", "₎"}, {"a", "ₐ"},
        {"e", "ₑ"}, {"h", "ₕ"}, {"i", "ᵢ"}, {"j", "ⱼ"}, {"k", "ₖ"}, {"l", "ₗ"}, {"m", "ₘ"}, {"n", "ₙ"},
        {"o", "ₒ"}, {"p", "ₚ"}, {"r", "ᵣ"}, {"s", "ₛ"}, {"t", "ₜ"}, {"u", "ᵤ"}, {"v", "ᵥ"}, {"x", "ₓ"},
        {"β", "ᵦ"}, {"γ", "ᵧ"}, {"ρ", "ᵨ"}, {"φ", "ᵩ"}, {"χ", "ᵪ"},
    };
    return table;
}

std::optional<std::string> replaceAll(std::string_view text, const Replacements& replacements)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t length = codePointAt(text, 0).length;
        const auto found = replacements.find(text.substr(0, length));
        if (found == replacements.end())
            return std::nullopt;
        result += found->second;
        text.remove_prefix(length);
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
    return lookUp(symbols(), command);
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
    return replaceAll(text, raised());
}

std::optional<std::string> subscript(std::string_view text)
{
    return replaceAll(text, lowered());
}

} // namespace warpdeck
