#include "core/content/content_tree.h"

namespace warpdeck::content {

Place ContentTree::placeOf(const UnitKey& key) const
{
    for (const UnitKey& candidate : {key, UnitKey{key.owner, key.locale, "title"}}) {
        if (const auto found = places.find(candidate); found != places.end())
            return found->second;
    }
    return {};
}

} // namespace warpdeck::content
