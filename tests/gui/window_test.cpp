#include "app/gui/main_window.h"

#include "app/gui/browse/item_filter.h"
#include "app/gui/models/item_list_model.h"
#include "app/gui/start_request.h"
#include "app/support/interface_language.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>

namespace warpdeck::gui {
namespace {

class Window : public GuiTest {
protected:
    ~Window() override { app::installTranslation(LocaleTag("en")); }

    std::vector<services::ListedItem> items()
    {
        return services::listItems(context().banks(), profile(), {LocaleTag("en")}, context().now());
    }
};

TEST_F(Window, ListModelKeepsTheRulesOfModels)
{
    ItemListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setItems(items());
    EXPECT_EQ(model.rowCount(), static_cast<int>(items().size()));
    EXPECT_FALSE(model.index(0, ItemListModel::Title).data().toString().isEmpty());
    model.setItems({});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(Window, FilterFindsFoldedWordsAndStates)
{
    ItemListModel model;
    ItemFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setItems(items());
    filter.setWords(QStringLiteral("SÖFTMAX"));
    EXPECT_EQ(filter.rowCount(), 1);
    filter.setWords({});
    filter.setState(StateFilter::Known);
    EXPECT_EQ(filter.rowCount(), 0);
    filter.setState(StateFilter::New);
    filter.setTopic(TopicId("metrics"));
    const auto inTopic =
        services::listItems(context().banks(), profile(), {LocaleTag("en")}, context().now(), TopicId("metrics"));
    EXPECT_EQ(filter.rowCount(), static_cast<int>(inTopic.size()));
    EXPECT_LT(filter.rowCount(), model.rowCount());
}

TEST_F(Window, NamesEveryControlOfEveryPlace)
{
    MainWindow window(context());
    window.QWidget::show();
    for (const auto place :
         {MainWindow::Today, MainWindow::Topics, MainWindow::Browse, MainWindow::Comparisons, MainWindow::Settings}) {
        window.open(place);
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            const bool isControl =
                qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr ||
                qobject_cast<QSpinBox*>(widget) != nullptr || qobject_cast<QSlider*>(widget) != nullptr;
            if (!isControl || !widget->isVisible() || qobject_cast<QLineEdit*>(widget->parentWidget()) != nullptr)
                continue;
            QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(widget);
            EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
                << widget->metaObject()->className() << " in place " << place;
        }
    }
}

TEST_F(Window, SpeaksTheLanguageChosenAtRunTime)
{
    MainWindow window(context());
    window.QWidget::show();
    window.open(MainWindow::Topics);
    app::installTranslation(LocaleTag("de"));
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QStringList texts;
    for (const QLabel* label : window.findChildren<QLabel*>())
        texts.append(label->text());
    EXPECT_TRUE(texts.contains(QStringLiteral("Themen")));
    EXPECT_FALSE(texts.contains(QStringLiteral("Topics")));
}

TEST_F(Window, WritesLatinDigitsInEveryLanguage)
{
    for (const LocaleTag& language : app::interfaceLanguages()) {
        app::installTranslation(language);
        EXPECT_EQ(QLocale().toString(20), QStringLiteral("20")) << language.value();
    }
}

TEST_F(Window, FilterKnowsKinds)
{
    ItemListModel model;
    ItemFilter filter;
    filter.setSourceModel(&model);
    model.setItems(items());
    filter.setKind(ItemKind::Choice);
    const int choices = filter.rowCount();
    filter.setKind(ItemKind::Card);
    EXPECT_EQ(choices + filter.rowCount(), model.rowCount());
    filter.setKind(std::nullopt);
    EXPECT_EQ(filter.rowCount(), model.rowCount());
}

TEST_F(Window, CountsInTheLanguagesPlurals)
{
    app::installTranslation(LocaleTag("en"));
    EXPECT_EQ(QCoreApplication::translate("warpdeck::gui::TodayPage", "%n day(s)", nullptr, 1),
              QStringLiteral("1 day"));
    EXPECT_EQ(QCoreApplication::translate("warpdeck::gui::TodayPage", "%n day(s)", nullptr, 12),
              QStringLiteral("12 days"));
}

TEST(StartRequest, ComesBackAsItWasHandedOver)
{
    const StartRequest request{
        .study = true, .topic = QStringLiteral("metrics"), .bankFiles = {QStringLiteral("/tmp/ä b.wdbank")}};
    EXPECT_EQ(parseRequest(serialise(request)), request);
    EXPECT_EQ(parseRequest("not a request"), std::nullopt);
    EXPECT_EQ(parseRequest(""), std::nullopt);
}

} // namespace
} // namespace warpdeck::gui
