#include "core/domain/card.h"

namespace warpdeck {

std::vector<std::string> facetsOf(const Item& item)
{
    switch (item.kind) {
    case ItemKind::Comparison:
        return {};
    case ItemKind::Cloze:
        return item.gaps;
    case ItemKind::Card:
        if (item.bothWays)
            return {forwardFacet, backwardFacet};
        return {""};
    case ItemKind::Choice:
    case ItemKind::Multiple:
    case ItemKind::Number:
    case ItemKind::Text:
        break;
    }
    return {""};
}

bool isDue(const Due& due, Timestamp now, StudyDay today)
{
    return due.instant ? *due.instant <= now : due.day <= today;
}

} // namespace warpdeck
