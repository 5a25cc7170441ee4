#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/study/question_scene.h"
#include "app/gui/widgets/language_button.h"
#include "core/domain/session_options.h"

#include <chrono>
#include <optional>
#include <vector>

namespace warpdeck::gui {

class AnswerBar;
class Button;
class PageHeader;
class QuestionView;
class TextLabel;
class ThreadBar;

/// Practice: asks the questions of a session one after another. Every answer is on the disk before the next question is
/// shown; where saving fails, the question stays as it was.
class PracticePage : public QWidget {
    Q_OBJECT

public:
    explicit PracticePage(AppContext& context, QWidget* parent = nullptr);

    /// False when the session could not be begun; the page is as it was.
    bool start(const SessionOptions& options);
    /// Goes on with the session that was interrupted; false when there is none.
    bool continueInterrupted();
    /// Takes back the last answer, suspension or burying of the session.
    void undo();

Q_SIGNALS:
    void finished(); ///< the last question was answered, or there was none
    void comparisonRequested(const warpdeck::ItemRef& item);
    void itemRequested(const warpdeck::ItemRef& item);
    void tookOut(const QString& sentence); ///< the asked question was suspended or buried, which undo() takes back
    void topicRequested(const warpdeck::TopicId& topic);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void askNext();
    void showScene(bool isNewQuestion);
    void showProgress();
    void choose(std::size_t index);
    void confirm();
    void reveal();
    void rate(Rating rating);
    void openHint();
    void toggleFlag();
    void suspend();
    void bury();
    void cycleLanguage();
    void setLocale(const LocaleTag& locale);
    void toggleSecond();
    void showSourceText();
    void showKeys();
    void openMenu();
    void redoScene();
    bool handleCharacter(const QString& text);
    LocaleTag sourceLocale() const;
    std::vector<LocaleTag> offeredLocales() const;
    std::vector<LanguageEntry> languageEntries() const;
    std::chrono::milliseconds elapsed() const;

    AppContext& m_context;
    PageHeader* m_header;
    ThreadBar* m_threads;
    TextLabel* m_progress;
    LanguageButton* m_language;
    Button* m_menu;
    QuestionView* m_view;
    AnswerBar* m_bar;
    std::optional<QuestionScene> m_scene;
    LocaleTag m_locale;
    std::optional<LocaleTag> m_second;
    std::chrono::milliseconds m_askedAt{0}; ///< monotonic
};

} // namespace warpdeck::gui
