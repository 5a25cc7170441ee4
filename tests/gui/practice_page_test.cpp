#include "app/gui/study/practice_page.h"

#include "app/gui/card/option_card.h"
#include "app/gui/widgets/button.h"
#include "app/support/text_conversion.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace warpdeck::gui {
namespace {

class PracticePageTest : public GuiTest {
protected:
    PracticePageTest()
    {
        page = std::make_unique<PracticePage>(context());
        page->resize(1000, 800);
        page->show();
        page->start({.kind = SessionKind::Practice, .topics = {TopicId("metrics")}, .seed = 11});
    }

    Question question() { return *context().study().question(); }

    std::vector<OptionCard*> options() const
    {
        std::vector<OptionCard*> shown;
        for (OptionCard* card : page->findChildren<OptionCard*>()) {
            if (card->isVisibleTo(page.get()))
                shown.push_back(card);
        }
        return shown;
    }

    std::size_t placeOf(bool key)
    {
        const Question asked = question();
        const auto found = std::find_if(asked.shown.begin(), asked.shown.end(), [&](const OptionId& option) {
            const auto& keys = asked.item.key;
            return (std::find(keys.begin(), keys.end(), option) != keys.end()) == key;
        });
        return static_cast<std::size_t>(found - asked.shown.begin());
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(page.get(), key, modifiers);
    }
    /// Focus exists only in an active window.
    void activate()
    {
        page->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(page.get()));
    }
    void choose(std::size_t place) { press(static_cast<Qt::Key>(int{Qt::Key_1} + static_cast<int>(place))); }

    QStringList visibleButtons() const
    {
        QStringList texts;
        for (const Button* button : page->findChildren<Button*>()) {
            if (button->isVisibleTo(page.get()) && !button->text().isEmpty())
                texts.append(button->text());
        }
        return texts;
    }

    std::unique_ptr<PracticePage> page;
};

TEST_F(PracticePageTest, ChoosesByDigitAndByLetter)
{
    press(Qt::Key_2);
    EXPECT_EQ(options()[1]->state(), OptionState::Selected);
    press(Qt::Key_A);
    EXPECT_EQ(options()[0]->state(), OptionState::Selected);
    EXPECT_EQ(options()[1]->state(), OptionState::Idle);
}

TEST_F(PracticePageTest, ConfirmsNothingWhenNothingIsChosen)
{
    press(Qt::Key_Return);
    EXPECT_EQ(context().study().summary().score, Score{});
    EXPECT_EQ(options()[0]->state(), OptionState::Idle);
}

TEST_F(PracticePageTest, SavesAWrongAnswerAtOnceAndOffersOnlyAgain)
{
    choose(placeOf(false));
    press(Qt::Key_Return);
    EXPECT_EQ(context().study().summary().score.missed, 1);
    EXPECT_TRUE(visibleButtons().contains(QStringLiteral("Again")));
    EXPECT_FALSE(visibleButtons().contains(QStringLiteral("Good")));
}

TEST_F(PracticePageTest, OffersFourRatingsForARightAnswerAndTakesGoodByEnter)
{
    const CardKey card = question().card;
    const std::size_t key = placeOf(true);
    choose(key);
    press(Qt::Key_Return);
    EXPECT_EQ(options()[key]->state(), OptionState::CorrectChosen);
    for (const char* rating : {"Again", "Hard", "Good", "Easy"})
        EXPECT_TRUE(visibleButtons().contains(QString::fromLatin1(rating)));
    EXPECT_EQ(context().study().summary().score.right, 0);
    press(Qt::Key_Return);
    EXPECT_EQ(context().study().summary().score.right, 1);
    EXPECT_TRUE(context().study().cardState(card).memory.has_value());
}

TEST_F(PracticePageTest, UndoesAnyNumberOfAnswersAndAsksAsBefore)
{
    const Question first = question();
    for (int answer = 0; answer < 2; ++answer) {
        choose(placeOf(true));
        press(Qt::Key_Return);
        press(Qt::Key_Return);
    }
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(question().card, first.card);
    EXPECT_EQ(question().shown, first.shown);
    EXPECT_FALSE(context().study().cardState(first.card).memory.has_value());
    EXPECT_EQ(options()[0]->state(), OptionState::Idle);
}

TEST_F(PracticePageTest, KeepsTheChoiceWhenTheLanguageChanges)
{
    StudySettings settings = context().study().settings();
    settings.contentLanguages = {LocaleTag("en"), LocaleTag("de")};
    context().setStudySettings(settings);
    const CardKey card = question().card;
    press(Qt::Key_2);
    const QString english = options()[0]->accessibleName();
    for (int times = 0; times < 20; ++times)
        press(Qt::Key_L);
    EXPECT_EQ(options()[0]->accessibleName(), english);
    EXPECT_EQ(options()[1]->state(), OptionState::Selected);
    EXPECT_EQ(question().card, card);
    EXPECT_EQ(context().study().summary().score, Score{});
}

TEST_F(PracticePageTest, CoversTheOptionsUntilTheyAreAskedFor)
{
    context().windowSettings().setRecallFirst(true);
    page->start({.kind = SessionKind::Practice, .topics = {TopicId("metrics")}, .seed = 12});
    EXPECT_EQ(options()[0]->state(), OptionState::Covered);
    choose(0);
    EXPECT_EQ(options()[0]->state(), OptionState::Covered);
    press(Qt::Key_Space);
    EXPECT_EQ(options()[0]->state(), OptionState::Idle);
}

TEST_F(PracticePageTest, SuspendsBuriesAndUndoesThat)
{
    const CardKey card = question().card;
    QTest::keyClick(page.get(), Qt::Key_Exclam);
    QTest::keyClicks(page.get(), QStringLiteral("-"));
    EXPECT_NE(question().card, card);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(question().card, card);
    EXPECT_FALSE(context().study().cardState(card).suspended);
}

TEST_F(PracticePageTest, MovesNothingAboveTheOptionsWhenAnswering)
{
    const int before = options()[0]->mapTo(page.get(), QPoint()).y();
    choose(placeOf(false));
    press(Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(options()[0]->mapTo(page.get(), QPoint()).y(), before);
}

TEST_F(PracticePageTest, EndsAfterTheLastCard)
{
    const QSignalSpy finished(page.get(), &PracticePage::finished);
    while (context().study().question()) {
        choose(placeOf(true));
        press(Qt::Key_Return);
        press(Qt::Key_Return);
    }
    EXPECT_EQ(finished.count(), 1);
}

TEST_F(PracticePageTest, GoesOnAtTheSameQuestionAfterAKill)
{
    choose(placeOf(true));
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    const Question asked = question();
    page.reset();
    reopen();
    ASSERT_TRUE(context().study().interrupted().has_value());
    EXPECT_EQ(context().study().interrupted()->answered, 1U);
    PracticePage continued(context());
    ASSERT_TRUE(continued.continueInterrupted());
    EXPECT_EQ(question().card, asked.card);
    EXPECT_EQ(question().shown, asked.shown);
}

TEST_F(PracticePageTest, ArrowsMoveInsideTheOptionsAndTheRatings)
{
    activate();
    const std::vector<OptionCard*> cards = options();
    cards.front()->setFocus();
    QTest::keyClick(cards.front(), Qt::Key_Down);
    EXPECT_TRUE(cards[1]->hasFocus());
    QTest::keyClick(cards[1], Qt::Key_Up);
    EXPECT_TRUE(cards.front()->hasFocus());
    QTest::keyClick(cards.front(), Qt::Key_Up);
    EXPECT_TRUE(cards.front()->hasFocus()) << "the focus left the group";

    choose(placeOf(true));
    press(Qt::Key_Return);
    auto* const good = qobject_cast<Button*>(QApplication::focusWidget());
    ASSERT_NE(good, nullptr);
    EXPECT_EQ(good->text(), QStringLiteral("Good"));
    QTest::keyClick(good, Qt::Key_Right);
    auto* const easy = qobject_cast<Button*>(QApplication::focusWidget());
    EXPECT_EQ(easy->text(), QStringLiteral("Easy"));
    QTest::keyClick(easy, Qt::Key_Right);
    EXPECT_TRUE(easy->hasFocus()) << "the focus left the group";
}

TEST_F(PracticePageTest, HoldingEnterDoesNotRateAnAnswerUnseen)
{
    choose(placeOf(true));
    press(Qt::Key_Return);
    ASSERT_TRUE(context().study().awaitsRating());
    activate();
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    EXPECT_TRUE(context().study().awaitsRating());
}

TEST_F(PracticePageTest, UndoIsOfferedAfterSuspendingTheFirstQuestion)
{
    EXPECT_FALSE(visibleButtons().contains(QStringLiteral("Undo")));
    QTest::keyClicks(page.get(), QStringLiteral("!"));
    EXPECT_TRUE(visibleButtons().contains(QStringLiteral("Undo")));
}

} // namespace
} // namespace warpdeck::gui
