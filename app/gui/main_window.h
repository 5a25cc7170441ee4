#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/start_request.h"
#include "core/domain/session_options.h"

#include <functional>
#include <optional>

class QStackedWidget;
class QTimer;

namespace warpdeck::gui {

class BackgroundChecks;
class BankAdder;
class BrowsePage;
class ComparisonPage;
class ComparisonsPage;
class PracticePage;
class Rail;
class SettingsPage;
class SummaryPage;
class Toast;
class TodayPage;
class TopicPage;
class TopicsPage;

/// The window: the rail, and the page that is open. Pages are made when they are first visited.
class MainWindow : public QWidget {
    Q_OBJECT

public:
    explicit MainWindow(AppContext& context, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The places of the rail.
    enum Place { Today, Topics, Browse, Comparisons, Settings };

    void open(Place place);
    /// Does what a start of the program asked for.
    void serve(const StartRequest& request);

    void startSession(const SessionOptions& options);
    void continueSession();
    void openTopic(const TopicId& topic);
    void openComparison(const ItemRef& item);
    /// Practises one question.
    void openItem(const ItemRef& item);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    template <class Page>
    void openPage(Page*& page, Place place);
    void wire(TodayPage& page);
    void wire(TopicsPage& page);
    void wire(BrowsePage& page);
    void wire(ComparisonsPage& page);
    void wire(SettingsPage& page);
    void retranslate();
    void addShortcuts();
    void addShortcut(const QKeySequence& keys, std::function<void()> action);
    void show(QWidget* page, Place place);
    void goBack();
    bool isPlacePage(const QWidget* page) const;
    void offerUndo(const QString& sentence);
    void showFailure(const QString& sentences);
    void setInterfaceLanguage(const LocaleTag& language);
    void refreshCount();
    void refreshAtNewDay();
    /// Asks before a session with open questions is given up.
    bool mayLeaveSession();
    void finishSession();
    PracticePage& practice();

    AppContext& m_context;
    Rail* m_rail;
    QStackedWidget* m_pages;
    Toast* m_toast;
    BankAdder* m_bankAdder;
    BackgroundChecks* m_checks;
    QTimer* m_countTimer;
    QTimer* m_dayTimer;
    TodayPage* m_today = nullptr;
    TopicsPage* m_topics = nullptr;
    TopicPage* m_topic = nullptr;
    BrowsePage* m_browse = nullptr;
    ComparisonsPage* m_comparisons = nullptr;
    ComparisonPage* m_comparison = nullptr;
    PracticePage* m_practice = nullptr;
    SummaryPage* m_summary = nullptr;
    SettingsPage* m_settings = nullptr;
    QWidget* m_cameFrom = nullptr; ///< where the way back of a comparison leads
    Place m_place = Today;
    Place m_placeBefore = Today;
    std::optional<StudyDay> m_day; ///< the study day that was last counted
};

} // namespace warpdeck::gui
