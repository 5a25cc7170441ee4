#include "app/gui/card/option_card.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>
#include <cmath>

namespace warpdeck::gui {

namespace {

constexpr int paddingX = 16;
constexpr int paddingY = 12;
constexpr int badgeSide = 28;
constexpr int badgeGap = 14;
constexpr int feedbackGap = 3;
constexpr int stateIconSide = 18;
constexpr int pairGap = 36;
constexpr int stackBelow = 700; ///< a card in a window under 900
constexpr double radius = 10;

struct CardRoles {
    Role ground;
    Role outline;
    double outlineWidth;
};

CardRoles rolesOf(OptionState state, bool hovered)
{
    switch (state) {
    case OptionState::Selected:
        return {Role::AccentSoft, Role::Accent, 2};
    case OptionState::Correct:
    case OptionState::CorrectChosen:
        return {Role::CorrectSoft, Role::CorrectBorder, 1};
    case OptionState::Wrong:
        return {Role::WrongSoft, Role::WrongBorder, 1};
    case OptionState::Dimmed:
        return {Role::Surface, Role::Hairline, 1};
    case OptionState::Idle:
    case OptionState::Covered:
        break;
    }
    return {hovered ? Role::SurfaceHover : Role::SurfaceRaised, hovered ? Role::Border : Role::Hairline, 1};
}

int heightOfDocument(QTextDocument& document, int width)
{
    if (document.textWidth() != width)
        document.setTextWidth(width);
    return static_cast<int>(std::ceil(document.size().height()));
}

void draw(QPainter& painter, const QTextDocument& document, const QPoint& at)
{
    painter.save();
    painter.translate(at);
    document.documentLayout()->draw(&painter, QAbstractTextDocumentLayout::PaintContext());
    painter.restore();
}

} // namespace

OptionCard::OptionCard(const Theme& theme, QWidget* parent) : ThemedButton(theme, parent)
{
    setCheckable(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    rebuild();
    connect(&theme, &Theme::changed, this, [this] { rebuild(); });
}

void OptionCard::setLetter(const QString& letter, BadgeShape shape)
{
    m_letter = letter;
    m_shape = shape;
    describe();
    update();
}

void OptionCard::setText(const CardSource& source, std::string_view markdown)
{
    m_first = OptionWords{};
    m_first.source = source;
    m_first.markdown = markdown;
    rebuild();
}

void OptionCard::setSecondText(const std::optional<CardSource>& source, std::string_view markdown)
{
    m_second.reset();
    if (source) {
        m_second.emplace();
        m_second->source = *source;
        m_second->markdown = markdown;
    }
    rebuild();
}

void OptionCard::setState(OptionState state)
{
    {
        // toggled() tells what the learner did, not what the page shows.
        const QSignalBlocker blocker(this);
        setChecked(state == OptionState::Selected);
    }
    if (m_state == state)
        return;
    m_state = state;
    setCursor(isAnswered() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    rebuild();
}

void OptionCard::setFeedback(std::string_view markdown, std::string_view secondMarkdown)
{
    m_first.feedbackMarkdown = markdown;
    if (m_second)
        m_second->feedbackMarkdown = secondMarkdown;
    rebuild();
}

bool OptionCard::isAnswered() const
{
    return m_state == OptionState::Correct || m_state == OptionState::CorrectChosen || m_state == OptionState::Wrong ||
           m_state == OptionState::Dimmed;
}

bool OptionCard::isMirrored() const
{
    return m_first.source.locale.direction() == TextDirection::RightToLeft;
}

QString OptionCard::stateWord() const
{
    switch (m_state) {
    case OptionState::Correct:
        return tr("Right");
    case OptionState::CorrectChosen:
        return tr("Right, your answer");
    case OptionState::Wrong:
        return tr("Your answer");
    case OptionState::Idle:
    case OptionState::Selected:
    case OptionState::Covered:
    case OptionState::Dimmed:
        break;
    }
    return {};
}

void OptionCard::rebuild(OptionWords& text, bool withStateWord)
{
    const bool dimmed = m_state == OptionState::Dimmed;
    text.words = buildDocument(text.markdown, text.source, theme(),
                               {TextStyle::Option, dimmed ? Role::TextSecondary : Role::Text});
    text.feedback.reset();
    const QString word = withStateWord ? stateWord() : QString();
    if (!isAnswered() || (text.feedbackMarkdown.empty() && word.isEmpty()))
        return;
    text.feedback = buildDocument(text.feedbackMarkdown, text.source, theme(),
                                  {TextStyle::Feedback, dimmed ? Role::TextMuted : Role::TextSecondary});
    if (word.isEmpty())
        return;
    QTextCursor cursor(text.feedback.get());
    QTextCharFormat format;
    format.setFont(theme().font(TextStyle::Strong));
    format.setForeground(theme().color(m_state == OptionState::Wrong ? Role::Wrong : Role::Correct));
    QTextBlockFormat block = cursor.blockFormat();
    block.setTextIndent(stateIconSide + 6);
    cursor.setBlockFormat(block);
    cursor.insertText(word + QStringLiteral("\u2002"), format);
}

void OptionCard::rebuild()
{
    rebuild(m_first, true);
    if (m_second)
        rebuild(*m_second, false);
    describe();
    updateGeometry();
    update();
}

void OptionCard::describe()
{
    const QString words = m_state == OptionState::Covered ? tr("covered") : spokenText(m_first.markdown);
    const QString name = tr("%1: %2", "letter of an option, its text").arg(m_letter, words);
    setAccessibleName(stateWord().isEmpty() ? name : tr("%1. %2", "an option, right or wrong").arg(name, stateWord()));
    setAccessibleDescription(isAnswered() ? spokenText(m_first.feedbackMarkdown) : QString());
}

bool OptionCard::isSideBySide(int width) const
{
    return m_second.has_value() && width >= stackBelow;
}

int OptionCard::textWidth(int width) const
{
    const int all = width - 2 * ringMargin - 2 * paddingX - badgeSide - badgeGap;
    return std::max(40, isSideBySide(width) ? (all - pairGap) / 2 : all);
}

int OptionCard::heightOf(const OptionWords& text, int width) const
{
    int height = heightOfDocument(*text.words, width);
    if (text.feedback)
        height += feedbackGap + heightOfDocument(*text.feedback, width);
    return height;
}

int OptionCard::heightForWidth(int width) const
{
    const int inner = textWidth(width);
    int height = heightOf(m_first, inner);
    if (m_second) {
        const int second = heightOf(*m_second, inner);
        height = isSideBySide(width) ? std::max(height, second) : height + paddingY + second;
    }
    return std::max(height, badgeSide - 2) + 2 * paddingY + 2 * ringMargin;
}

QSize OptionCard::sizeHint() const
{
    constexpr int usualWidth = 720;
    return {usualWidth, heightForWidth(usualWidth)};
}

void OptionCard::paintCard(QPainter& painter, const QRect& card) const
{
    const CardRoles roles = rolesOf(m_state, isHovered());
    painter.setBrush(theme().color(roles.ground));
    painter.setPen(QPen(theme().color(roles.outline), roles.outlineWidth));
    const double inset = roles.outlineWidth / 2;
    painter.drawRoundedRect(QRectF(card).adjusted(inset, inset, -inset, -inset), radius, radius);
}

void OptionCard::paintBadge(QPainter& painter, const QRect& badge) const
{
    const bool selected = m_state == OptionState::Selected;
    const bool right = m_state == OptionState::Correct || m_state == OptionState::CorrectChosen;
    const bool wrong = m_state == OptionState::Wrong;
    const Role outline = right ? Role::Correct : (wrong ? Role::Wrong : Role::Border);
    painter.setPen(selected ? QPen(Qt::NoPen) : QPen(theme().color(outline)));
    painter.setBrush(selected ? theme().color(Role::Accent)
                              : (right || wrong ? theme().color(Role::SurfaceRaised) : QColor(Qt::transparent)));
    const double inset = selected ? 0 : .5;
    painter.drawRoundedRect(QRectF(badge).adjusted(inset, inset, -inset, -inset), 6, 6);
    painter.setFont(theme().font(selected || right || wrong ? TextStyle::Strong : TextStyle::Body));
    painter.setPen(theme().color(selected ? Role::AccentText
                                 : right  ? Role::Correct
                                 : wrong  ? Role::Wrong
                                          : Role::TextSecondary));
    const bool checked = m_shape == BadgeShape::Check && (selected || right);
    painter.drawText(checked ? badge.adjusted(-8, 0, -8, 0) : badge, Qt::AlignCenter, m_letter);
    if (checked) {
        const Role ink = selected ? Role::AccentText : Role::Correct;
        painter.drawPixmap(badge.x() + 13, badge.y() + 8, theme().pixmap(Icon::Check, ink, 12, devicePixelRatioF()));
    }
}

void OptionCard::paintCover(QPainter& painter, const QRect& text) const
{
    constexpr double shares[] = {0.9, 0.7, 0.4};
    const int step = std::max(6, text.height() / 3);
    for (int line = 0; line < 3; ++line) {
        const QRect bar(text.x(), text.y() + step / 2 + line * step, static_cast<int>(text.width() * shares[line]), 1);
        painter.fillRect(QStyle::visualRect(isMirrored() ? Qt::RightToLeft : Qt::LeftToRight, text, bar),
                         theme().color(Role::Hairline));
    }
}

void OptionCard::paintText(QPainter& painter, const OptionWords& text, const QRect& rect, bool withStateIcon) const
{
    draw(painter, *text.words, rect.topLeft());
    if (!text.feedback)
        return;
    const int top = rect.y() + heightOfDocument(*text.words, rect.width()) + feedbackGap;
    heightOfDocument(*text.feedback, rect.width());
    draw(painter, *text.feedback, {rect.x(), top});
    if (!withStateIcon || stateWord().isEmpty())
        return;
    const bool mirrored = text.source.locale.direction() == TextDirection::RightToLeft;
    const double line = text.feedback->firstBlock().layout()->lineAt(0).height();
    const bool wrong = m_state == OptionState::Wrong;
    painter.drawPixmap(mirrored ? rect.right() - stateIconSide + 1 : rect.x(),
                       top + static_cast<int>((line - stateIconSide) / 2) + 1,
                       theme().pixmap(wrong ? Icon::Wrong : Icon::Correct, wrong ? Role::Wrong : Role::Correct,
                                      stateIconSide, devicePixelRatioF()));
}

void OptionCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect card = frame();
    paintCard(painter, card);
    const auto visual = [&](const QRect& logical) {
        return QStyle::visualRect(isMirrored() ? Qt::RightToLeft : Qt::LeftToRight, card, logical);
    };
    paintBadge(painter, visual(QRect(card.x() + paddingX, card.y() + paddingY - 2, badgeSide, badgeSide)));
    const int inner = textWidth(width());
    const int start = card.x() + paddingX + badgeSide + badgeGap;
    const int height = card.height() - 2 * paddingY;
    const QRect first = visual(QRect(start, card.y() + paddingY, inner, height));
    if (m_state == OptionState::Covered)
        paintCover(painter, first);
    else
        paintText(painter, m_first, first, true);
    if (m_second && m_state != OptionState::Covered) {
        const bool beside = isSideBySide(width());
        const int top = card.y() + paddingY + (beside ? 0 : heightOf(m_first, inner) + paddingY);
        const QRect second = visual(QRect(beside ? start + inner + pairGap : start, top, inner, height));
        if (beside)
            painter.fillRect(visual(QRect(start + inner + pairGap / 2, card.y() + paddingY, 1, height)),
                             theme().color(Role::Hairline));
        paintText(painter, *m_second, second, false);
    }
    drawRing(painter, radius);
}

void OptionCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    ThemedButton::changeEvent(event);
}

void OptionCard::keyPressEvent(QKeyEvent* event)
{
    // Enter confirms the answer and arrows move between options: both are the page's business.
    if (event->key() == Qt::Key_Space)
        ThemedButton::keyPressEvent(event);
    else
        event->ignore();
}

} // namespace warpdeck::gui
