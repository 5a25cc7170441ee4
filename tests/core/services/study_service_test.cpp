#include "core/services/study_service.h"

#include "core/services/profile_service.h"
#include "core/services/statistics_service.h"
#include "core/storage/bank_writer.h"
#include "tests/core/services/service_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace warpdeck::services {
namespace {

using storage::errorOf;

ClockReading at(const char* time)
{
    return {.now = parseIsoTime(time).value()};
}

const ClockReading morning = at("2026-12-01T08:00Z");

class StudyServiceTest : public testing::Test {
protected:
    StudyServiceTest() : bank(folder / "bank.wdbank"), profile(folder / "learner.wdprofile")
    {
        storage::writeBank(choiceBank("sample", 1, 8), bank);
        banks.emplace(std::vector{bank}, OnDamage::Throw);
    }

    StudyService open() { return StudyService(*banks, profile, 7, morning); }

    static Answer choosing(const char* option)
    {
        return {.chosen = {OptionId(option)},
                .locale = LocaleTag("en"),
                .revision = "r",
                .duration = std::chrono::seconds(3)};
    }

    std::vector<std::string> log() const
    {
        std::vector<std::string> lines;
        exportLog(profile, [&](std::string_view line) { lines.emplace_back(line); });
        lines.erase(lines.begin());
        return lines;
    }

    storage::TestFolder folder;
    std::filesystem::path bank;
    std::filesystem::path profile;
    std::optional<BankService> banks;
};

TEST_F(StudyServiceTest, SavesARightAnswerWithItsRatingOnly)
{
    StudyService study = open();
    study.begin({.count = 3}, morning);
    const AnswerOutcome outcome = study.answer(choosing("b"), morning);
    EXPECT_EQ(outcome.correct, true);
    ASSERT_EQ(outcome.choices.size(), 4U);
    EXPECT_TRUE(study.awaitsRating());
    EXPECT_TRUE(log().empty());

    study.rate(Rating::Easy);
    EXPECT_EQ(log().size(), 1U);
    EXPECT_FALSE(study.awaitsRating());
    EXPECT_EQ(study.question()->card.item.item, ItemId("item-2"));
}

TEST_F(StudyServiceTest, SavesAWrongAnswerAsAgainAtOnce)
{
    StudyService study = open();
    study.begin({.count = 3}, morning);
    const AnswerOutcome outcome = study.answer(choosing("a"), morning);
    EXPECT_EQ(outcome.correct, false);
    EXPECT_TRUE(outcome.choices.empty());
    EXPECT_GT(outcome.againInterval.count(), 0);
    EXPECT_EQ(log().size(), 1U);
}

TEST_F(StudyServiceTest, OffersLongerIntervalsForBetterRatings)
{
    StudyService study = open();
    study.begin({}, morning);
    const AnswerOutcome outcome = study.answer(choosing("b"), morning);
    for (std::size_t i = 1; i < outcome.choices.size(); ++i)
        EXPECT_GE(outcome.choices[i].interval, outcome.choices[i - 1].interval);
}

TEST_F(StudyServiceTest, BringsBackTheSameQuestionWhenAnAnswerIsTakenBack)
{
    StudyService study = open();
    study.begin({.count = 3, .seed = 11}, morning);
    const std::optional<Question> before = study.question();
    study.answer(choosing("b"), morning);
    study.rate(Rating::Good);
    ASSERT_TRUE(study.undo(morning));
    const std::optional<Question> after = study.question();
    EXPECT_EQ(after->card, before->card);
    EXPECT_EQ(after->shown, before->shown);
    EXPECT_EQ(after->number, before->number);
    EXPECT_TRUE(after->isNew);
    EXPECT_TRUE(log().empty());
    EXPECT_FALSE(study.undo(morning));
}

TEST_F(StudyServiceTest, LeavesTheStateThatTheLogGivesAfterAnyUndo)
{
    {
        StudyService study = open();
        study.begin({.seed = 3}, morning);
        for (const char* option : {"a", "b", "b", "c"}) {
            study.answer(choosing(option), morning);
            if (study.awaitsRating())
                study.rate(Rating::Hard);
        }
        study.undo(morning);
        study.undo(morning);
    }
    EXPECT_EQ(repairProfile(profile, 1, morning).repairedStates, 0);
}

TEST_F(StudyServiceTest, GoesOnWhereAnInterruptedSessionStood)
{
    std::optional<Question> stoodAt;
    {
        StudyService study = open();
        study.begin({.count = 5, .seed = 5}, morning);
        study.answer(choosing("a"), morning);
        study.answer(choosing("b"), morning);
        study.rate(Rating::Good);
        study.answer(choosing("b"), morning); // never rated
        stoodAt = study.question();
    }
    StudyService study = open();
    ASSERT_TRUE(study.resume());
    const std::optional<Question> question = study.question();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->card, stoodAt->card);
    EXPECT_EQ(question->shown, stoodAt->shown);
    EXPECT_FALSE(study.awaitsRating());
    EXPECT_EQ(study.summary().score.missed, 1);
}

TEST_F(StudyServiceTest, DoesNotResumeWhatWasFinished)
{
    {
        StudyService study = open();
        study.begin({.count = 1}, morning);
        study.answer(choosing("b"), morning);
        study.rate(Rating::Good);
        EXPECT_FALSE(study.question());
    }
    EXPECT_FALSE(open().resume());
}

TEST_F(StudyServiceTest, KeepsTheOrderOfAnswersWhenTheClockGoesBack)
{
    StudyService study = open();
    study.begin({}, morning);
    study.answer(choosing("a"), morning);
    study.answer(choosing("a"), at("2020-01-01T00:00Z"));
    EXPECT_EQ(log().size(), 2U);
    const std::string later = std::to_string(morning.now.time_since_epoch().count() + 1);
    EXPECT_NE(log().back().find(later), std::string::npos) << log().back();
}

TEST_F(StudyServiceTest, SchedulesByTheClockOfTheMomentAfterOneThatWasFarAhead)
{
    StudyService study = open();
    study.begin({}, morning);
    study.answer(choosing("b"), at("2030-06-01T08:00Z"));
    study.rate(Rating::Good);
    study.answer(choosing("b"), morning);
    study.rate(Rating::Good);
    EXPECT_EQ(studyStatistics(*banks, profile, at("2026-12-31T08:00Z")).dueCards, 1);
}

TEST_F(StudyServiceTest, AgreesWithTheLogWhenTwoProgramsAnswerTheSameCard)
{
    {
        StudyService one = open();
        StudyService other(*banks, profile, 8, morning);
        one.begin({.count = 1}, morning);
        other.begin({.count = 1}, morning);
        one.answer(choosing("b"), morning);
        other.answer(choosing("b"), morning);
        one.rate(Rating::Good);
        other.rate(Rating::Hard);
    }
    EXPECT_EQ(log().size(), 2U);
    EXPECT_EQ(repairProfile(profile, 1, morning).repairedStates, 0);
}

TEST_F(StudyServiceTest, StandsAtTheQuestionWhenAnAnswerCannotBeWritten)
{
    StudyService study = open();
    study.begin({.count = 3}, morning);
    study.answer(choosing("b"), morning);

    std::optional<ErrorCode> error;
    onFullDisk([&] { error = errorOf([&] { study.rate(Rating::Good); }); });

    EXPECT_TRUE(error == ErrorCode::CannotWriteFile || error == ErrorCode::StorageFull);
    EXPECT_TRUE(study.awaitsRating());
    EXPECT_TRUE(log().empty());
    study.rate(Rating::Good); // there is room again
    EXPECT_EQ(log().size(), 1U);
}

TEST_F(StudyServiceTest, LetsReadersInWhileItStudies)
{
    StudyService study = open();
    study.begin({}, morning);
    study.answer(choosing("a"), morning);
    EXPECT_EQ(studyStatistics(*banks, profile, morning).reviews, 1);
}

TEST_F(StudyServiceTest, KeepsProgressWhenTheBankIsUpdatedAndHistoryWhenAnItemVanishes)
{
    {
        StudyService study = open();
        study.begin({}, morning);
        for (int answer = 0; answer < 8; ++answer) {
            study.answer(choosing("b"), morning);
            study.rate(Rating::Easy);
        }
    }
    storage::writeBank(choiceBank("sample", 2, 5), bank);
    banks.emplace(std::vector{bank}, OnDamage::Throw);
    const StudyStatistics statistics = studyStatistics(*banks, profile, morning);
    EXPECT_EQ(statistics.newCards, 0);
    EXPECT_EQ(statistics.learningCards + statistics.knownCards, 5);
    EXPECT_EQ(statistics.reviews, 8);
    EXPECT_EQ(repairProfile(profile, 1, morning).cards, 8);
}

} // namespace
} // namespace warpdeck::services
