#pragma once

#include "core/session/session.h"

#include <string>
#include <vector>

namespace warpdeck::session {

inline QueueEntry testEntry(const std::string& item, const std::string& topic = "metrics",
                            const std::string& facet = "")
{
    return {{{BankId("ai-hardware"), ItemId(item)}, facet}, TopicId(topic), ReviewMode::Practice};
}

/// Cards of the items `0`, `1`, `2` …
inline std::vector<QueueEntry> testEntries(int count)
{
    std::vector<QueueEntry> entries;
    entries.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        entries.push_back(testEntry(std::to_string(i)));
    return entries;
}

inline std::string itemOf(const QueueEntry& entry)
{
    return entry.card.item.item.value();
}

inline std::string currentItem(const Session& session)
{
    return itemOf(session.current().entry);
}

/// Ids of small numbers.
inline Uuid testId(std::uint8_t number)
{
    Uuid::Bytes bytes{};
    bytes[15] = number;
    return Uuid(bytes);
}

/// Answers the current question, right unless the rating is Again, in one second.
inline void take(Session& session, Rating rating, const Uuid& review = testId(1))
{
    session.answer({rating != Rating::Again, std::chrono::seconds(1)});
    session.grade(rating, review);
}

} // namespace warpdeck::session
