#include "app/gui/browse/browse_page.h"
#include "app/gui/browse/item_preview.h"
#include "app/gui/comparisons/comparisons_page.h"
#include "app/gui/today/today_page.h"
#include "app/gui/topics/topic_page.h"
#include "app/gui/topics/topics_page.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/row_button.h"
#include "core/services/library_service.h"
#include "tests/gui/gui_fixture.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace warpdeck::gui {
namespace {

class Pages : public GuiTest {
protected:
    /// Clicks the first button of `page` that says `text`.
    static bool click(const QWidget& page, const QString& text)
    {
        for (QAbstractButton* button : page.findChildren<Button*>()) {
            if (button->text() == text) {
                button->click();
                return true;
            }
        }
        return false;
    }
};

TEST_F(Pages, TodayStartsStudyWithSpace)
{
    TodayPage page(context());
    page.refresh();
    page.show();
    int started = 0;
    QObject::connect(&page, &TodayPage::studyRequested, &page, [&](const SessionOptions& options) {
        ++started;
        EXPECT_EQ(options.kind, SessionKind::Study);
        EXPECT_GT(options.newCardsLeft, 0U);
    });
    QTest::keyClick(&page, Qt::Key_Space);
    EXPECT_EQ(started, 1);
}

TEST_F(Pages, TodayOffersAnInterruptedSession)
{
    {
        TodayPage page(context());
        page.refresh();
        EXPECT_FALSE(click(page, QStringLiteral("Continue")));
    }

    services::StudyService& study = context().study();
    study.begin({.kind = SessionKind::Practice, .topics = {TopicId("metrics")}, .seed = 3}, context().now());
    study.answer({.chosen = study.question()->item.key, .locale = LocaleTag("en")}, context().now());
    study.rate(Rating::Good);
    reopen();
    TodayPage later(context());
    later.refresh();
    QSignalSpy continued(&later, &TodayPage::continueRequested);
    EXPECT_TRUE(click(later, QStringLiteral("Continue")));
    EXPECT_EQ(continued.count(), 1);
}

TEST_F(Pages, TopicsListsEveryTopicOnce)
{
    TopicsPage page(context());
    page.refresh();
    std::vector<TopicId> asked;
    QObject::connect(&page, &TopicsPage::topicRequested, &page, [&](const TopicId& topic) { asked.push_back(topic); });
    for (RowButton* row : page.findChildren<RowButton*>())
        row->click();
    std::vector<TopicId> expected;
    for (const services::TopicSummary& topic : context().banks().topics({LocaleTag("en")}))
        expected.push_back(topic.topic);
    EXPECT_EQ(asked, expected);
}

TEST_F(Pages, TopicPractisesItselfAndOpensItsQuestions)
{
    TopicPage page(context());
    page.setTopic(TopicId("metrics"));
    std::optional<SessionOptions> practised;
    QObject::connect(&page, &TopicPage::studyRequested, &page,
                     [&](const SessionOptions& options) { practised = options; });
    ASSERT_TRUE(click(page, QStringLiteral("Practise this topic")));
    EXPECT_EQ(practised->kind, SessionKind::Practice);
    EXPECT_EQ(practised->topics, std::vector<TopicId>{TopicId("metrics")});

    std::size_t items = 0;
    QObject::connect(&page, &TopicPage::itemRequested, &page, [&](const ItemRef&) { ++items; });
    for (RowButton* row : page.findChildren<RowButton*>())
        row->click();
    EXPECT_EQ(items,
              services::listItems(context().banks(), profile(), {LocaleTag("en")}, context().now(), TopicId("metrics"))
                  .size());
}

TEST_F(Pages, ComparisonsListsThemAll)
{
    ComparisonsPage page(context());
    page.refresh();
    std::size_t asked = 0;
    QObject::connect(&page, &ComparisonsPage::comparisonRequested, &page, [&](const ItemRef&) { ++asked; });
    for (RowButton* row : page.findChildren<RowButton*>())
        row->click();
    EXPECT_EQ(asked, services::listComparisons(context().banks(), {LocaleTag("en")}).size());
}

TEST_F(Pages, BrowseFiltersOnEachKeyAndOpensTheQuestion)
{
    BrowsePage page(context());
    page.resize(1088, 860);
    page.refresh();
    page.show();
    auto* table = page.findChild<QTableView*>();
    const int all = table->model()->rowCount();
    QTest::keyClicks(page.findChild<QLineEdit*>(), QStringLiteral("softmax"));
    EXPECT_LT(table->model()->rowCount(), all);
    ASSERT_EQ(table->model()->rowCount(), 1);
    int opened = 0;
    QObject::connect(&page, &BrowsePage::itemRequested, &page, [&](const ItemRef&) { ++opened; });
    table->selectRow(0);
    QTest::keyClick(table, Qt::Key_Return);
    EXPECT_EQ(opened, 1);
}

TEST_F(Pages, BrowsePreviewComesBackWithTheRoomForIt)
{
    BrowsePage page(context());
    page.resize(700, 560);
    page.refresh();
    page.show();
    const auto* preview = page.findChild<ItemPreview*>();
    EXPECT_FALSE(preview->isVisible());
    page.resize(1088, 860);
    EXPECT_TRUE(preview->isVisible());
    EXPECT_LT(page.minimumSizeHint().width(), 848) << "the window could not be made narrow again";
    EXPECT_NE(preview->findChild<ColumnPage*>(), nullptr);
}

} // namespace
} // namespace warpdeck::gui
