#pragma once

#include "app/gui/card/card_view.h"
#include "app/gui/card/option_card.h"
#include "app/gui/study/question_scene.h"
#include "app/gui/widgets/column_page.h"

#include <vector>

class QLabel;

namespace warpdeck::gui {

class Badge;
class Button;
class Hairline;
class LinkLine;
class TextLabel;

/// The column of the practice page: meta line, stem, options, and after the answer the explanation and where to go on.
/// Shows a scene; keeps its widgets from one question to the next.
class QuestionView : public ColumnPage {
    Q_OBJECT

public:
    explicit QuestionView(const Theme& theme, QWidget* parent = nullptr);

    /// Arrow keys move between options while one has the focus, and scroll otherwise.
    void keyPressEvent(QKeyEvent* event) override;

    /// Shows everything anew, from the top of the page when `isNewQuestion`.
    void show(const QuestionScene& scene, bool isNewQuestion);
    /// Only the choice and the cover changed.
    void showChoice(const QuestionScene& scene);

    void focusFirstOption();
    /// Moves the focus between options; false when none has it.
    bool moveFocus(int step);
    /// Lets a screen reader say whether the answer was right.
    void announceResult(const QuestionScene& scene);

Q_SIGNALS:
    void optionClicked(int index);
    void flagClicked();
    void sourceTextRequested(); ///< the text that a stale or missing translation stands for
    void comparisonRequested(const warpdeck::ItemRef& item);
    void itemRequested(const warpdeck::ItemRef& item);
    void topicRequested();

private:
    void showMeta(const QuestionScene& scene);
    void showStem(const QuestionScene& scene);
    void showOptions(const QuestionScene& scene);
    void showExplanation(const QuestionScene& scene);
    void showLinks(const QuestionScene& scene);
    OptionCard* card(std::size_t index);

    const Theme& m_theme;
    TextLabel* m_meta;
    Badge* m_stale;
    Badge* m_fallback;
    Button* m_showSource;
    Button* m_flag;
    CardView* m_stem;
    CardView* m_secondStem;
    CardView* m_back;
    QVBoxLayout* m_optionLayout;
    std::vector<OptionCard*> m_cards;
    QLabel* m_result; ///< for screen readers: it is the subject of the alert
    TextLabel* m_hintLabel;
    CardView* m_hint;
    TextLabel* m_explanationLabel;
    CardView* m_explanation;
    CardView* m_secondExplanation;
    Hairline* m_line;
    LinkLine* m_sources;
    LinkLine* m_compare;
    LinkLine* m_related;
    LinkLine* m_more;
};

} // namespace warpdeck::gui
