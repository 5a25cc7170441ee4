#pragma once

#include <compare>
#include <functional>
#include <string>
#include <utility>

namespace warpdeck {

/// A string key that cannot be mixed up with the key of another kind of thing.
///
/// `Tag` is an empty struct that exists only to make two instantiations distinct
/// types: an `ItemId` is never accepted where a `TopicId` is wanted.
template <class Tag>
class StrongId {
public:
    explicit StrongId(std::string value) : m_value(std::move(value)) {}

    const std::string& value() const { return m_value; }
    friend auto operator<=>(const StrongId&, const StrongId&) = default;

private:
    std::string m_value;
};

using BankId = StrongId<struct BankTag>;     ///< e.g. "ai-hardware"; unique among all banks
using TopicId = StrongId<struct TopicTag>;   ///< e.g. "metrics"; unique in its bank
using ItemId = StrongId<struct ItemTag>;     ///< e.g. "met-mfu"; unique in its bank, stable across releases
using OptionId = StrongId<struct OptionTag>; ///< e.g. "b"; unique in its item, stable for the item's life
using SourceKey = StrongId<struct SourceTag>;
using TermId = StrongId<struct TermTag>;

} // namespace warpdeck

template <class Tag>
struct std::hash<warpdeck::StrongId<Tag>> {
    std::size_t operator()(const warpdeck::StrongId<Tag>& id) const noexcept
    {
        return std::hash<std::string>{}(id.value());
    }
};
