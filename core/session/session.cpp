#include "core/session/session.h"

#include "core/base/hash.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace warpdeck::session {

namespace {

constexpr std::size_t othersBeforeReturn = 5;

std::uint64_t attemptSeed(std::uint64_t sessionSeed, const CardKey& card, int number)
{
    const std::string text = std::to_string(sessionSeed) + '\n' + card.item.bank.value() + '\n' +
                             card.item.item.value() + '\n' + card.facet + '\n' + std::to_string(number);
    return hash128(text).low;
}

} // namespace

Session::Session(std::vector<QueueEntry> entries, std::uint64_t seed) : m_entries(std::move(entries)), m_seed(seed)
{
    begin();
}

Phase Session::phase() const
{
    if (m_upcoming.empty())
        return Phase::Finished;
    return m_pending ? Phase::Answered : Phase::Question;
}

Attempt Session::current() const
{
    assert(!m_upcoming.empty());
    const Place place = m_upcoming.front();
    Attempt attempt{m_entries[place.entry], place.number, 0};
    attempt.seed = attemptSeed(m_seed, attempt.entry.card, place.number);
    if (place.number > 0)
        attempt.entry.mode = ReviewMode::Practice;
    return attempt;
}

void Session::answer(const Answer& answer)
{
    assert(phase() == Phase::Question);
    m_pending = answer;
}

void Session::grade(Rating rating, const Uuid& review)
{
    assert(phase() == Phase::Answered);
    const bool fits = apply({StepKind::Graded, m_upcoming.front().entry, *m_pending, rating, review});
    assert(fits);
    static_cast<void>(fits);
}

void Session::drop(const CardKey& card, const Uuid& group)
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const QueueEntry& entry) { return entry.card == card; });
    if (found == m_entries.end())
        return;
    apply({StepKind::Dropped, static_cast<std::size_t>(found - m_entries.begin()), {}, Rating::Again, group});
}

std::optional<Step> Session::undo()
{
    assert(canUndo());
    if (m_pending) {
        m_pending.reset();
        return std::nullopt;
    }
    std::vector<Step> steps = std::exchange(m_steps, {});
    const Step undone = steps.back();
    steps.pop_back();
    begin();
    for (const Step& step : steps)
        apply(step);
    return undone;
}

bool Session::apply(const Step& step)
{
    const bool fits = step.kind == StepKind::Graded ? applyGraded(step) : applyDropped(step);
    if (fits)
        m_steps.push_back(step);
    return fits;
}

bool Session::applyGraded(const Step& step)
{
    const bool ratingFits = step.answer.correct || step.rating == Rating::Again;
    if (m_upcoming.empty() || m_upcoming.front().entry != step.entry || !ratingFits)
        return false;
    const Place place = m_upcoming.front();
    m_upcoming.pop_front();
    m_pending.reset();
    if (step.rating == Rating::Again) {
        const std::size_t others = std::min(othersBeforeReturn, m_upcoming.size());
        m_upcoming.insert(m_upcoming.begin() + static_cast<std::ptrdiff_t>(others), {place.entry, place.number + 1});
    }
    return true;
}

bool Session::applyDropped(const Step& step)
{
    if (step.entry >= m_entries.size())
        return false;
    if (!m_upcoming.empty() && m_upcoming.front().entry == step.entry)
        m_pending.reset();
    std::erase_if(m_upcoming, [&](const Place& place) { return place.entry == step.entry; });
    return true;
}

void Session::begin()
{
    m_upcoming.clear();
    for (std::size_t entry = 0; entry < m_entries.size(); ++entry)
        m_upcoming.push_back({entry, 0});
}

} // namespace warpdeck::session
