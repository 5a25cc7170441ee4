#include "core/session/session_summary.h"

#include <algorithm>

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

} // namespace

SessionSummary summaryOf(const Session& session)
{
    SessionSummary summary;
    std::vector<std::size_t> met;
    std::vector<bool> wasMet(session.entries().size());
    std::vector<bool> missed(session.entries().size());
    for (const Step& step : session.steps()) {
        if (step.kind != StepKind::Graded)
            continue;
        summary.time += step.answer.duration;
        if (!wasMet[step.entry])
            met.push_back(step.entry);
        wasMet[step.entry] = true;
        if (step.rating == Rating::Again)
            missed[step.entry] = true;
    }
    for (const std::size_t entry : met) {
        const QueueEntry& card = session.entries()[entry];
        count(missed[entry], summary.score);
        count(missed[entry], scoreOf(card.topic, summary.topics));
        if (missed[entry])
            summary.missed.push_back(card.card);
    }
    return summary;
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
        if (!finished && session.entries()[entry] == session.current().entry)
            outline.current = outline.cards.size();
        outline.cards.push_back(states[entry]);
    }
    return outline;
}

std::vector<Uuid> missedReviews(const Session& session)
{
    std::vector<bool> seen(session.entries().size());
    std::vector<bool> met(session.entries().size());
    std::vector<std::size_t> order;
    std::vector<Uuid> first(session.entries().size(), Uuid(Uuid::Bytes{}));
    for (const Step& step : session.steps()) {
        if (step.kind != StepKind::Graded)
            continue;
        if (!met[step.entry])
            order.push_back(step.entry);
        met[step.entry] = true;
        if (step.rating == Rating::Again && !seen[step.entry]) {
            seen[step.entry] = true;
            first[step.entry] = step.record;
        }
    }
    std::vector<Uuid> reviews;
    for (const std::size_t entry : order) {
        if (seen[entry])
            reviews.push_back(first[entry]);
    }
    return reviews;
}

} // namespace warpdeck::session
