#include "core/domain/names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace warpdeck {

namespace {

// Each array is in the order of its enumeration, so that a value finds its name by position.
constexpr std::array<std::string_view, 7> kinds{"choice", "multiple", "number", "text", "cloze", "card", "comparison"};
constexpr std::array<std::string_view, 6> blooms{"remember", "understand", "apply", "analyse", "evaluate", "create"};
constexpr std::array<std::string_view, 4> textStates{"source", "draft", "reviewed", "stale"};
constexpr std::array<std::string_view, 4> modes{"practice", "early", "cram", "exam"};

template <class Enum, std::size_t Size>
std::string_view nameIn(const std::array<std::string_view, Size>& names, Enum value)
{
    return names.at(static_cast<std::size_t>(value));
}

template <class Enum, std::size_t Size>
std::optional<Enum> valueIn(const std::array<std::string_view, Size>& names, std::string_view name)
{
    const auto* const found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

} // namespace

std::string_view nameOf(ItemKind kind)
{
    return nameIn(kinds, kind);
}

std::string_view nameOf(Bloom bloom)
{
    return nameIn(blooms, bloom);
}

std::string_view nameOf(TextState state)
{
    return nameIn(textStates, state);
}

std::string_view nameOf(ReviewMode mode)
{
    return nameIn(modes, mode);
}

std::optional<ItemKind> itemKindNamed(std::string_view name)
{
    return valueIn<ItemKind>(kinds, name);
}

} // namespace warpdeck
