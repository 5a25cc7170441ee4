#include "app/gui/study/answer_bar.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/column_page.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/interval_text.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace warpdeck::gui {

namespace {

constexpr int height76 = 76;
constexpr int height60 = 60;
constexpr int narrow = 864;
constexpr int columnMax = 720;
constexpr int columnPair = 984;

} // namespace

AnswerBar::AnswerBar(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_columnWidth(columnMax),
      m_confirm(new Button(theme, ButtonKind::Primary, this)),
      m_hint(new Button(theme, ButtonKind::Quiet, this)),
      m_sentence(new TextLabel(theme, TextStyle::Body, Role::TextSecondary, this)),
      m_keys(new Button(theme, ButtonKind::Quiet, this)),
      m_undo(new Button(theme, ButtonKind::Quiet, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(0);
    m_confirm->setButtonHeight(ButtonHeight::Bar);
    layout->addWidget(m_confirm);
    for (const Rating rating : {Rating::Again, Rating::Hard, Rating::Good, Rating::Easy}) {
        auto* button = new Button(theme, rating == Rating::Good ? ButtonKind::Primary : ButtonKind::Secondary, this);
        button->setButtonHeight(ButtonHeight::Bar);
        connect(button, &QAbstractButton::clicked, this, [this, rating] { Q_EMIT rated(rating); });
        m_ratings.emplace(rating, button);
        layout->addWidget(button);
    }
    layout->addSpacing(8);
    layout->addWidget(m_hint);
    layout->addWidget(m_sentence, 1);
    layout->addStretch();
    layout->addWidget(m_keys);
    layout->addWidget(m_undo);
    m_sentence->setWordWrap(true);
    m_hint->setIconName(Icon::Hint);
    m_undo->setIconName(Icon::Undo);
    m_undo->setKeyHint(QStringLiteral("Ctrl Z"));
    m_keys->setKeyHint(QStringLiteral("?"));
    setFixedHeight(height76);
    connect(m_confirm, &QAbstractButton::clicked, this, &AnswerBar::confirmed);
    connect(m_hint, &QAbstractButton::clicked, this, &AnswerBar::hintRequested);
    connect(m_undo, &QAbstractButton::clicked, this, &AnswerBar::undoRequested);
    connect(m_keys, &QAbstractButton::clicked, this, &AnswerBar::keysRequested);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void AnswerBar::setColumnWidth(int maxWidth)
{
    m_columnWidth = maxWidth;
    const int side = (width() - ColumnPage::columnWidthIn(width(), m_columnWidth)) / 2 - ThemedButton::ringMargin;
    layout()->setContentsMargins(side, 0, side, 0);
}

void AnswerBar::show(const QuestionScene& scene, bool canUndo)
{
    setColumnWidth(scene.second ? columnPair : columnMax);
    // Each part is shown or hidden once: hiding the focused one for a moment would lose the focus.
    const bool rates = scene.answered && !scene.outcome.choices.empty();
    for (const auto& [rating, button] : m_ratings)
        button->setVisible(rates);
    m_confirm->setVisible(!rates);
    m_sentence->setVisible(scene.answered && !rates);
    m_hint->setVisible(!scene.answered && !scene.text.shown.text.hint.empty());
    m_undo->setText(tr("Undo"));
    m_undo->setVisible(canUndo || scene.answered);
    m_keys->setText(tr("All keys"));
    m_keys->setVisible(!scene.answered && width() > 560);
    if (scene.answered)
        showRatings(scene);
    else
        showQuestion(scene);
}

void AnswerBar::showQuestion(const QuestionScene& scene)
{
    const bool turns = scene.covered;
    m_confirm->setText(turns ? (scene.isFlashcard() ? tr("Show the answer") : tr("Show the options")) : tr("Confirm"));
    m_confirm->setDetail({});
    m_confirm->setEnabled(turns || !scene.chosen.empty());
    m_confirm->setKeyHint(turns ? tr("Space") : (scene.chosen.empty() ? QString() : tr("Enter")));
    m_hint->setText(tr("Hint"));
    m_hint->setEnabled(!scene.hintOpen);
}

void AnswerBar::showRatings(const QuestionScene& scene)
{
    if (scene.outcome.choices.empty()) {
        m_confirm->setText(tr("Again"));
        m_confirm->setKeyHint({});
        m_confirm->setDetail(app::intervalText(scene.outcome.againInterval));
        m_confirm->setEnabled(true);
        m_sentence->setText(tr("The question comes back in this session."));
        return;
    }
    for (const RatingChoice& choice : scene.outcome.choices) {
        Button* const button = m_ratings.at(choice.rating);
        const QString interval = app::intervalText(choice.interval);
        const bool guessed = choice.rating == Rating::Again && !scene.isFlashcard();
        button->setText(choice.rating == Rating::Again  ? tr("Again")
                        : choice.rating == Rating::Hard ? tr("Hard")
                        : choice.rating == Rating::Good ? tr("Good")
                                                        : tr("Easy"));
        button->setDetail(guessed ? tr("guessed, %1", "an interval").arg(interval) : interval);
        button->setAccessibleDescription(tr("next in %1", "an interval").arg(interval));
    }
}

Button* AnswerBar::defaultButton() const
{
    return m_confirm->isVisibleTo(this) ? m_confirm : m_ratings.at(Rating::Good);
}

void AnswerBar::focusDefault()
{
    defaultButton()->setFocus(Qt::ShortcutFocusReason);
}

void AnswerBar::pressDefault()
{
    if (defaultButton()->isEnabled())
        defaultButton()->click();
}

bool AnswerBar::moveFocus(int step)
{
    std::vector<Button*> shown;
    for (const auto& [rating, button] : m_ratings) {
        if (button->isVisibleTo(this))
            shown.push_back(button);
    }
    const auto focused = std::find_if(shown.begin(), shown.end(), [](Button* button) { return button->hasFocus(); });
    if (focused == shown.end())
        return false;
    const std::ptrdiff_t next = focused - shown.begin() + step;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(shown.size()))
        shown[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
    return true;
}

void AnswerBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.color(Role::Hairline));
}

void AnswerBar::resizeEvent(QResizeEvent* event)
{
    setFixedHeight(width() <= narrow ? height60 : height76);
    setColumnWidth(m_columnWidth);
    QWidget::resizeEvent(event);
}

} // namespace warpdeck::gui
