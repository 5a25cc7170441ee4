#pragma once

#include "core/text/tex_tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

struct TexSymbol {
    std::string_view shown;
    TexClass symbolClass = TexClass::Ordinary;
};

/// What a command without arguments shows; `command` is written without its backslash.
std::optional<TexSymbol> texSymbol(std::string_view command);

/// What a character of a formula shows: `-` is a minus, `*` an operator; most show themselves.
TexSymbol texCharacter(std::string_view character);

/// Sizes and styles, which do not show in a line of text.
bool isLayoutCommand(std::string_view command);

/// The name behind `\begin` of formulas in rows and columns.
bool isTableEnvironment(std::string_view name);

/// The combining character of `\hat`, `\bar` and their like.
std::optional<std::string_view> texAccent(std::string_view command);

/// A letter of `\mathbb`; nothing for those without a common sign.
std::optional<std::string_view> blackboardLetter(std::string_view letter);

/// `text` in raised or lowered characters; nothing when Unicode lacks one of them.
std::optional<std::string> superscript(std::string_view text);
std::optional<std::string> subscript(std::string_view text);

} // namespace warpdeck
