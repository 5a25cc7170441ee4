#include "app/gui/widgets/toast.h"

#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/themed_button.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

namespace warpdeck::gui {

namespace {

constexpr int shownFor = 6000;
constexpr int widest = 440;
constexpr int windowMargin = 24;

} // namespace

/// The action's word, in the toast's own colours.
class ToastAction : public ThemedButton {
public:
    using ThemedButton::ThemedButton;

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(theme().font(TextStyle::Strong));
        return {metrics.horizontalAdvance(text()) + 2 * padding, metrics.height() + padding};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QFont font = theme().font(TextStyle::Strong);
        font.setUnderline(isHovered());
        painter.setFont(font);
        painter.setPen(theme().color(Role::TooltipText));
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (!showsRing())
            return;
        painter.setPen(QPen(theme().color(Role::TooltipText), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }

private:
    static constexpr int padding = 8;
};

Toast::Toast(const Theme& theme, QWidget* window)
    : QWidget(window),
      m_theme(theme),
      m_sentence(new TextLabel(theme, TextStyle::Body, Role::TooltipText, this)),
      m_action(new ToastAction(theme, this))
{
    m_sentence->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_action);
    connect(m_action, &QAbstractButton::clicked, this, [this] {
        hide();
        m_act();
    });
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFor);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    window->installEventFilter(this);
    m_action->installEventFilter(this);
    hide();
}

void Toast::show(const QString& sentence)
{
    m_action->hide();
    appear(sentence);
}

void Toast::show(const QString& sentence, const QString& action, std::function<void()> act)
{
    m_act = std::move(act);
    m_action->setText(action);
    m_action->show();
    appear(sentence);
}

void Toast::dropAction()
{
    if (m_action->isVisible())
        hide();
}

void Toast::appear(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
    place();
    QWidget::show();
    raise();
    m_timer.start();
    QAccessibleEvent alert(m_sentence, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Toast::place()
{
    const QFontMetrics metrics(m_sentence->font());
    const int words =
        metrics.boundingRect(QRect(0, 0, widest - 32, 1000), Qt::TextWordWrap, m_sentence->text()).width();
    const int act = m_action->isHidden() ? 0 : m_action->sizeHint().width() + layout()->spacing();
    const int width = std::min({widest, words + act + 40, parentWidget()->width() - 2 * windowMargin});
    setFixedWidth(width);
    adjustSize();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    move(mirrored ? windowMargin : parentWidget()->width() - width - windowMargin,
         parentWidget()->height() - height() - windowMargin);
}

void Toast::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Role::Tooltip));
    painter.drawRoundedRect(rect(), 6, 6);
}

void Toast::enterEvent(QEnterEvent*)
{
    m_timer.stop();
}

void Toast::leaveEvent(QEvent*)
{
    m_timer.start();
}

bool Toast::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_action && event->type() == QEvent::FocusIn)
        m_timer.stop();
    else if (watched == m_action && event->type() == QEvent::FocusOut)
        m_timer.start();
    else if (event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace warpdeck::gui
