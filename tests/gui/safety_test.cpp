/// First start, backups, damage: what the window does so that nobody loses anything.
#include "app/gui/background_checks.h"
#include "app/gui/backup_list.h"
#include "app/gui/error_page.h"
#include "app/gui/main_window.h"
#include "app/gui/settings/settings_page.h"
#include "app/gui/study/practice_page.h"
#include "app/gui/today/today_page.h"
#include "app/gui/today/welcome_panel.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/toast.h"
#include "core/services/profile_service.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <filesystem>
#include <fstream>

namespace warpdeck::gui {
namespace {

constexpr int longest = 20'000; // ms

class Safety : public GuiTest {
protected:
    static QAbstractButton* button(const QWidget& page, const QString& text)
    {
        for (QAbstractButton* candidate : page.findChildren<QAbstractButton*>()) {
            if (candidate->text() == text || candidate->accessibleName() == text)
                return candidate;
        }
        return nullptr;
    }

    static bool says(const QWidget& page, const QString& text)
    {
        const QList<QLabel*> labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }

    void answerOne()
    {
        services::StudyService& study = context().study();
        study.begin({.kind = SessionKind::Practice, .seed = 3}, context().now());
        study.answer({.chosen = study.question()->item.key, .locale = LocaleTag("en")}, context().now());
        study.rate(Rating::Good);
    }
};

TEST_F(Safety, FirstStartAsksForGoalAndLanguagesAndCanBeClosed)
{
    TodayPage page(context());
    page.refresh();
    page.show();
    ASSERT_NE(page.findChild<WelcomePanel*>(), nullptr);
    button(page, QStringLiteral("40"))->click();
    EXPECT_EQ(context().study().settings().dailyGoal, 40);
    button(page, QStringLiteral("Close"))->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(page.findChild<WelcomePanel*>(), nullptr);
    page.refresh();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(page.findChild<WelcomePanel*>(), nullptr) << "it came back";
}

TEST_F(Safety, TodayTellsHowFarTheGoalIs)
{
    answerOne();
    TodayPage page(context());
    page.refresh();
    page.show();
    EXPECT_EQ(page.findChild<WelcomePanel*>(), nullptr) << "no first start after an answer";
    EXPECT_TRUE(says(page, QStringLiteral("Today 1 of 20")));
}

TEST_F(Safety, BackupIsMadeOnDemand)
{
    SettingsPage page(context());
    page.refresh();
    page.show();
    EXPECT_TRUE(says(page, QStringLiteral("No backup yet")));
    button(page, QStringLiteral("Back up now"))->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return says(page, QStringLiteral("Last backup")); }, longest));
    EXPECT_EQ(services::profileBackups(profile(), 9).size(), 1U);
}

TEST_F(Safety, DamagedProfileOffersItsBackupsAndTakesTheChosenOne)
{
    answerOne();
    services::backUpProfile(profile(), {context().now().now - std::chrono::hours(30)});
    answerOne();
    services::backUpProfile(profile(), context().now());
    const app::Clock clock(context().now().now);
    close();
    ErrorPage page(theme(), Error(ErrorCode::ProfileDamaged, "page 412"), profile(), clock);
    page.show();
    auto* list = page.findChild<BackupList*>();
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->chosen()->answers, 2);
    for (QAbstractButton* row : list->findChildren<QAbstractButton*>())
        row->click();
    EXPECT_EQ(list->chosen()->answers, 1);
    button(page, QStringLiteral("Continue with this backup"))->click();
    EXPECT_EQ(page.result(), QDialog::Accepted);
    reopen();
    EXPECT_EQ(services::profileBackups(profile(), 9).size(), 2U);
    int lines = -1;
    services::exportLog(profile(), [&](std::string_view) { ++lines; });
    EXPECT_EQ(lines, 1);
}

TEST_F(Safety, WithoutABackupARepairIsOffered)
{
    answerOne();
    const app::Clock clock(context().now().now);
    close();
    ErrorPage page(theme(), Error(ErrorCode::ProfileDamaged, "row missing"), profile(), clock);
    page.show();
    EXPECT_EQ(page.findChild<BackupList*>(), nullptr);
    ASSERT_NE(button(page, QStringLiteral("Try again")), nullptr);
    button(page, QStringLiteral("Try to repair it instead"))->click();
    EXPECT_EQ(page.result(), QDialog::Accepted);
}

TEST_F(Safety, FailedRepairSaysWhyAndLeavesTheFile)
{
    answerOne();
    const app::Clock clock(context().now().now);
    close();
    {
        std::fstream bytes(profile(), std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(4096);
        bytes << std::string(std::filesystem::file_size(profile()) - 4096, 'x');
    }
    const auto before = std::filesystem::file_size(profile());
    ErrorPage page(theme(), Error(ErrorCode::ProfileDamaged, "page 2"), profile(), clock);
    page.show();
    button(page, QStringLiteral("Try to repair it instead"))->click();
    EXPECT_TRUE(page.isVisible());
    EXPECT_TRUE(says(page, QStringLiteral("It cannot be repaired")));
    EXPECT_EQ(std::filesystem::file_size(profile()), before);
}

TEST_F(Safety, DamageIsFoundInTheBackground)
{
    answerOne();
    BackgroundChecks checks(context());
    std::vector<ErrorCode> damage;
    QObject::connect(&context(), &AppContext::profileDamaged, &checks,
                     [&](const Error& error) { damage.push_back(error.code()); });
    {
        std::fstream bytes(profile(), std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(4096);
        bytes << std::string(8192, 'x');
    }
    checks.start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !damage.empty(); }, longest));
    EXPECT_EQ(damage, std::vector{ErrorCode::ProfileDamaged});
}

TEST_F(Safety, BankIsCheckedOnceForEachStateOfItsFile)
{
    BackgroundChecks checks(context());
    const QString bank = QString::fromStdString(context().files().banks.front().string());
    EXPECT_TRUE(context().windowSettings().checkedState(bank).isEmpty());
    checks.start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !context().windowSettings().checkedState(bank).isEmpty(); }, longest));
}

TEST_F(Safety, SuspendingCanBeUndoneFromTheToast)
{
    MainWindow window(context());
    window.QWidget::show();
    window.startSession({.kind = SessionKind::Practice, .topics = {TopicId("metrics")}, .seed = 11});
    const CardKey asked = context().study().question()->card;
    auto* page = window.findChild<PracticePage*>();
    QTest::keyClicks(page, QStringLiteral("!"));
    EXPECT_NE(context().study().question()->card, asked);
    auto* toast = window.findChild<Toast*>();
    ASSERT_TRUE(toast->isVisible());
    button(*toast, QStringLiteral("Undo"))->click();
    EXPECT_EQ(context().study().question()->card, asked);
    EXPECT_FALSE(context().study().cardState(asked).suspended);
    EXPECT_FALSE(toast->isVisible());
}

TEST_F(Safety, UndoLeavesTheToastWhenSomethingElseCameAfter)
{
    MainWindow window(context());
    window.QWidget::show();
    window.startSession({.kind = SessionKind::Practice, .topics = {TopicId("metrics")}, .seed = 11});
    auto* page = window.findChild<PracticePage*>();
    QTest::keyClicks(page, QStringLiteral("-"));
    ASSERT_TRUE(window.findChild<Toast*>()->isVisible());
    QTest::keyClick(page, Qt::Key_1);
    QTest::keyClick(page, Qt::Key_Return);
    EXPECT_FALSE(window.findChild<Toast*>()->isVisible());
}

TEST_F(Safety, UndoAfterTheLastQuestionBringsItsPageBack)
{
    MainWindow window(context());
    window.QWidget::show();
    const ItemRef item = context().banks().find("met-mfu");
    window.openItem(item);
    auto* page = window.findChild<PracticePage*>();
    QTest::keyClicks(page, QStringLiteral("!"));
    EXPECT_FALSE(page->isVisible());
    button(*window.findChild<Toast*>(), QStringLiteral("Undo"))->click();
    EXPECT_TRUE(page->isVisible());
    EXPECT_EQ(context().study().question()->card.item, item);
}

TEST_F(Safety, AddingABankLeavesTheQuestionAlone)
{
    MainWindow window(context());
    window.QWidget::show();
    window.startSession({.kind = SessionKind::Practice, .topics = {TopicId("metrics")}, .seed = 11});
    auto* page = window.findChild<PracticePage*>();
    const CardKey asked = context().study().question()->card;
    QTest::keyClick(page, Qt::Key_1);
    context().openBank(context().files().banks.front());
    EXPECT_TRUE(page->isVisible());
    EXPECT_EQ(context().study().question()->card, asked);
    QTest::keyClick(page, Qt::Key_Return);
    const bool wrongWasSaved = context().study().summary().score != Score{};
    EXPECT_TRUE(context().study().awaitsRating() || wrongWasSaved) << "the chosen option was lost";
}

} // namespace
} // namespace warpdeck::gui
