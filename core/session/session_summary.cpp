#include "core/session/session_summary.h"

#include <algorithm>
#include <optional>

namespace warpdeck::session {

namespace {

Score& scoreOf(const TopicId& topic, std::vector<TopicScore>& topics)
{
    const auto found =
        std::find_if(topics.begin(), topics.end(), [&](const TopicScore& known) { return known.topic == topic; });
    if (found != topics.end())
        return found->score;
    return topics.emplace_back(TopicScore{topic, {}}).score;
}

void count(bool missed, Score& score)
{
    ++(missed ? score.missed : score.right);
}

/// The cards that were answered, in the order in which they were met.
std::vector<std::size_t> metEntries(const Session& session)
{
    std::vector<std::size_t> met;
    std::vector<bool> wasMet(session.entries().size());
    for (const Step& step : session.steps()) {
        if (step.kind == StepKind::Graded && !wasMet[step.entry])
            met.push_back(step.entry);
        wasMet[step.entry] = wasMet[step.entry] || step.kind == StepKind::Graded;
    }
    return met;
}

/// By entry, the review of its first Again.
std::vector<std::optional<Uuid>> firstMisses(const Session& session)
{
    std::vector<std::optional<Uuid>> misses(session.entries().size());
    for (const Step& step : session.steps()) {
        if (step.kind == StepKind::Graded && step.rating == Rating::Again && !misses[step.entry])
            misses[step.entry] = step.record;
    }
    return misses;
}

} // namespace

SessionSummary summaryOf(const Session& session)
{
    SessionSummary summary;
    for (const Step& step : session.steps())
        summary.time += step.answer.duration;
    const std::vector<std::optional<Uuid>> misses = firstMisses(session);
    for (const std::size_t entry : metEntries(session)) {
        const QueueEntry& card = session.entries()[entry];
        const bool missed = misses[entry].has_value();
        count(missed, summary.score);
        count(missed, scoreOf(card.topic, summary.topics));
        if (missed)
            summary.missed.push_back(card.card);
    }
    return summary;
}

std::vector<Uuid> missedReviews(const Session& session)
{
    const std::vector<std::optional<Uuid>> misses = firstMisses(session);
    std::vector<Uuid> reviews;
    for (const std::size_t entry : metEntries(session)) {
        if (misses[entry])
            reviews.push_back(*misses[entry]);
    }
    return reviews;
}

std::size_t answeredCards(const Session& session)
{
    return metEntries(session).size();
}

SessionProgress progressOf(const Session& session)
{
    std::vector<bool> answered(session.entries().size());
    std::vector<bool> dropped(session.entries().size());
    for (const Step& step : session.steps())
        (step.kind == StepKind::Graded ? answered : dropped)[step.entry] = true;

    SessionProgress progress;
    for (std::size_t entry = 0; entry < answered.size(); ++entry)
        progress.total += answered[entry] || !dropped[entry] ? 1 : 0;
    progress.done = progress.total - session.cardsLeft();
    return progress;
}

SessionOutline outlineOf(const Session& session)
{
    std::vector<bool> dropped(session.entries().size());
    std::vector<ThreadState> states(session.entries().size(), ThreadState::Open);
    for (const Step& step : session.steps()) {
        if (step.kind == StepKind::Dropped)
            dropped[step.entry] = true;
        else if (step.rating == Rating::Again)
            states[step.entry] = ThreadState::Missed;
        else if (states[step.entry] == ThreadState::Open)
            states[step.entry] = ThreadState::Right;
    }
    SessionOutline outline;
    const bool finished = session.phase() == Phase::Finished;
    for (std::size_t entry = 0; entry < states.size(); ++entry) {
        if (dropped[entry] && states[entry] == ThreadState::Open)
            continue;
        if (!finished && session.entries()[entry].card == session.current().entry.card)
            outline.current = outline.cards.size();
        outline.cards.push_back(states[entry]);
    }
    return outline;
}

} // namespace warpdeck::session
