#include "core/services/library_service.h"
#include "core/services/statistics_service.h"
#include "core/services/study_service.h"
#include "core/storage/bank_writer.h"
#include "tests/core/services/service_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace warpdeck::services {
namespace {

const ClockReading morning{.now = parseIsoTime("2026-12-01T08:00Z").value()};
const ClockReading nextDay{.now = parseIsoTime("2026-12-02T08:00Z").value()};

/// What the window needs of studying beyond the terminal: going on, taking cards out, flags, limits.
class WindowSession : public testing::Test {
protected:
    WindowSession() : bank(folder / "bank.wdbank"), profile(folder / "learner.wdprofile")
    {
        storage::writeBank(choiceBank("sample", 1, 8), bank);
        banks.emplace(std::vector{bank}, OnDamage::Throw);
        study.emplace(*banks, profile, 7, morning, Holder::Window);
    }

    void reopen()
    {
        study.reset();
        study.emplace(*banks, profile, 8, morning, Holder::Window);
    }

    void answer(const char* option)
    {
        study->answer({.chosen = {OptionId(option)}, .locale = LocaleTag("en"), .duration = std::chrono::seconds(3)},
                      morning);
        if (study->awaitsRating())
            study->rate(Rating::Good);
    }

    storage::TestFolder folder;
    std::filesystem::path bank;
    std::filesystem::path profile;
    std::optional<BankService> banks;
    std::optional<StudyService> study;
};

TEST_F(WindowSession, IsOfferedForContinuingEvenBeforeItsFirstAnswer)
{
    study->begin({.count = 3, .seed = 5}, morning);
    const Question asked = *study->question();
    reopen();
    ASSERT_TRUE(study->interrupted().has_value());
    EXPECT_EQ(study->interrupted()->answered, 0U);
    EXPECT_EQ(study->interrupted()->outline.cards.size(), 3U);
    ASSERT_TRUE(study->resume());
    EXPECT_EQ(study->question()->card, asked.card);
    EXPECT_EQ(study->question()->shown, asked.shown);
}

TEST_F(WindowSession, IsNotOfferedAfterItsEnd)
{
    study->begin({.count = 1}, morning);
    answer("b");
    EXPECT_FALSE(study->interrupted().has_value());
}

TEST_F(WindowSession, IsOfferedAgainWhenItsLastAnswerIsTakenBack)
{
    study->begin({.count = 2}, morning);
    answer("b");
    const Question last = *study->question();
    answer("b");
    ASSERT_TRUE(study->undo(morning));
    reopen();
    ASSERT_TRUE(study->interrupted().has_value());
    EXPECT_EQ(study->interrupted()->answered, 1U);
    ASSERT_TRUE(study->resume());
    EXPECT_EQ(study->question()->card, last.card);
}

TEST_F(WindowSession, GoesOnWhenAnotherCannotBeBegun)
{
    study->begin({.count = 3, .seed = 1}, morning);
    answer("b");
    onFullDisk(
        [&] { EXPECT_NE(storage::errorOf([&] { study->begin({.count = 3, .seed = 2}, nextDay); }), std::nullopt); });
    answer("b");
    reopen();
    ASSERT_TRUE(study->interrupted().has_value());
    EXPECT_EQ(study->interrupted()->answered, 2U);
    EXPECT_EQ(study->interrupted()->startedAt, morning.now);
}

TEST_F(WindowSession, ShowsHowEachCardWent)
{
    study->begin({.count = 3}, morning);
    answer("b");
    answer("a");
    const SessionOutline outline = study->outline();
    EXPECT_EQ(outline.cards, (std::vector{ThreadState::Right, ThreadState::Missed, ThreadState::Open}));
    EXPECT_EQ(outline.current, 2U);
}

TEST_F(WindowSession, RemembersTheFirstWrongAnswerOfAMissedCard)
{
    study->begin({.count = 1}, morning);
    const CardKey card = study->question()->card;
    answer("a");
    answer("b");
    const std::vector<MissedAnswer> missed = study->missedAnswers();
    ASSERT_EQ(missed.size(), 1U);
    EXPECT_EQ(missed[0].card, card);
    EXPECT_EQ(missed[0].chosen, std::vector{OptionId("a")});
}

TEST_F(WindowSession, TakesASuspendedCardOutUntilThatIsUndone)
{
    study->begin({.count = 2}, morning);
    const CardKey card = study->question()->card;
    study->suspend(morning);
    EXPECT_NE(study->question()->card, card);
    EXPECT_TRUE(study->cardState(card).suspended);
    EXPECT_EQ(study->outline().cards.size(), 1U);
    ASSERT_TRUE(study->undo(morning));
    EXPECT_EQ(study->question()->card, card);
    EXPECT_FALSE(study->cardState(card).suspended);
}

TEST_F(WindowSession, BuriesACardUntilTomorrow)
{
    study->begin({}, morning);
    const CardKey card = study->question()->card;
    study->bury(morning);
    study->begin({.cards = {}, .count = 8}, morning);
    EXPECT_EQ(study->outline().cards.size(), 7U);
    study->begin({.count = 8}, nextDay);
    EXPECT_EQ(study->outline().cards.size(), 8U);
    EXPECT_TRUE(study->cardState(card).buriedUntil.has_value());
}

TEST_F(WindowSession, FlagsACardAcrossASession)
{
    study->begin({}, morning);
    const CardKey card = study->question()->card;
    study->setFlagged(card, true, morning);
    reopen();
    EXPECT_TRUE(study->cardState(card).flagged);
    study->setFlagged(card, false, morning);
    EXPECT_FALSE(study->cardState(card).flagged);
}

TEST_F(WindowSession, RemovesAFlagAlsoAfterTheClockWentBack)
{
    study->begin({}, morning);
    const CardKey card = study->question()->card;
    study->setFlagged(card, true, nextDay);
    study->setFlagged(card, false, morning);
    EXPECT_FALSE(study->cardState(card).flagged);
}

TEST_F(WindowSession, TimesOnlyAnswersThatStand)
{
    study->begin({.count = 1}, morning);
    answer("b");
    EXPECT_EQ(studyStatistics(*banks, profile, morning).answerTime, std::chrono::seconds(3));
    study->undo(morning);
    EXPECT_EQ(studyStatistics(*banks, profile, morning).answerTime, std::nullopt);
}

TEST_F(WindowSession, PractisesExactlyTheCardsAskedForInTheirOrder)
{
    const std::vector<CardKey> wanted{{{BankId("sample"), ItemId("item-5")}, ""},
                                      {{BankId("sample"), ItemId("item-2")}, ""}};
    study->begin({.cards = wanted}, morning);
    EXPECT_EQ(study->question()->card, wanted[0]);
    answer("b");
    EXPECT_EQ(study->question()->card, wanted[1]);
    answer("b");
    EXPECT_FALSE(study->question().has_value());
}

TEST_F(WindowSession, CountsTodaysAnswersAgainstTheDaysLimits)
{
    StudySettings settings = study->settings();
    settings.newPerDay = 3;
    study->setSettings(settings);
    study->begin({.count = 4}, morning);
    answer("b");
    answer("b");
    EXPECT_EQ(study->studyOptions(1, morning).newCardsLeft, 1U);
    study->undo(morning);
    EXPECT_EQ(study->studyOptions(1, morning).newCardsLeft, 2U);
    EXPECT_EQ(study->studyOptions(1, nextDay).newCardsLeft, 3U);
}

TEST_F(WindowSession, KeepsWhatTheLearnerDecided)
{
    StudySettings settings = study->settings();
    settings.contentLanguages = {LocaleTag("de"), LocaleTag("ja")};
    settings.desiredRetention = 0.85;
    study->setSettings(settings);
    reopen();
    EXPECT_EQ(study->settings(), settings);
}

TEST_F(WindowSession, ListsItemsWithWhatIsKnownOfThem)
{
    study->begin({.count = 2}, morning);
    const CardKey card = study->question()->card;
    answer("b");
    study->suspend(morning);
    const std::vector<ListedItem> items = listItems(*banks, profile, {LocaleTag("en")}, morning);
    ASSERT_EQ(items.size(), 8U);
    int learning = 0;
    int suspended = 0;
    for (const ListedItem& item : items) {
        learning += item.mastery == Mastery::Learning ? 1 : 0;
        suspended += item.suspended ? 1 : 0;
        if (item.item == card.item) {
            EXPECT_GT(item.dueIn.value_or(-1), 0);
        }
    }
    EXPECT_EQ(learning, 1);
    EXPECT_EQ(suspended, 1);
}

TEST_F(WindowSession, CountsDueCardsAsTheStatisticsDo)
{
    study->begin({.count = 3}, morning);
    answer("b");
    answer("b");
    const ClockReading later{.now = parseIsoTime("2027-02-01T08:00Z").value()};
    EXPECT_EQ(dueCards(*banks, profile, later), 2);
    EXPECT_EQ(dueCards(*banks, profile, later), studyStatistics(*banks, profile, later).dueCards);
}

} // namespace
} // namespace warpdeck::services
