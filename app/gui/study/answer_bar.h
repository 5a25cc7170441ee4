#pragma once

#include <QWidget>

#include "app/gui/study/question_scene.h"
#include "app/gui/theme/theme.h"
#include "core/domain/rating.h"

#include <map>

class QHBoxLayout;

namespace warpdeck::gui {

class Button;
class TextLabel;

/// The bar below a question: Confirm and Hint before the answer, the ratings after it, undo at the far end. Its first
/// button stays where it is from the question to the answer.
class AnswerBar : public QWidget {
    Q_OBJECT

public:
    explicit AnswerBar(const Theme& theme, QWidget* parent = nullptr);

    void show(const QuestionScene& scene, bool canUndo);
    void setColumnWidth(int maxWidth);
    /// Gives the focus to what Enter would press now.
    void focusDefault();
    void pressDefault();
    /// Moves the focus between the ratings; false when none has it.
    bool moveFocus(int step);

Q_SIGNALS:
    void confirmed(); ///< the answer, the uncovering, or going on after a wrong answer
    void rated(warpdeck::Rating rating);
    void hintRequested();
    void undoRequested();
    void keysRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showQuestion(const QuestionScene& scene);
    void showRatings(const QuestionScene& scene);
    Button* defaultButton() const;

    const Theme& m_theme;
    int m_columnWidth;
    Button* m_confirm;
    Button* m_hint;
    std::map<Rating, Button*> m_ratings;
    TextLabel* m_sentence;
    Button* m_keys;
    Button* m_undo;
};

} // namespace warpdeck::gui
