#pragma once

#include <compare>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

enum class TextDirection { LeftToRight, RightToLeft };

/// A BCP 47 language tag in canonical form: `de`, `pt-BR`, `zh-Hans`. Cannot hold anything else.
class LocaleTag {
public:
    /// Canonicalises (`PT_br` becomes `pt-BR`); nothing when the text is no well-formed tag or is empty.
    static std::optional<LocaleTag> parse(std::string_view text);

    /// Precondition: `text` is well-formed. For tags written in code and read back from our own files.
    explicit LocaleTag(std::string_view text);

    const std::string& value() const { return m_value; }

    /// The direction in which text of this language is written.
    TextDirection direction() const;

    /// The language's own name for itself, as a menu shows it: `Deutsch`, `português (Brasil)`, `العربية`.
    std::string autonym() const;

    /// The language's name in another language: of `de` in `fr`, `allemand`.
    std::string nameIn(const LocaleTag& language) const;

    friend auto operator<=>(const LocaleTag&, const LocaleTag&) = default;

private:
    std::string m_value;
};

} // namespace warpdeck

template <>
struct std::hash<warpdeck::LocaleTag> {
    std::size_t operator()(const warpdeck::LocaleTag& tag) const noexcept
    {
        return std::hash<std::string>{}(tag.value());
    }
};
