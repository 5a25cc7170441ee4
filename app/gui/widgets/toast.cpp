#include "app/gui/widgets/toast.h"

#include "app/gui/widgets/text_label.h"

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

Toast::Toast(const Theme& theme, QWidget* window)
    : QWidget(window),
      m_theme(theme),
      m_sentence(new TextLabel(theme, TextStyle::Body, Role::TooltipText, this))
{
    m_sentence->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->addWidget(m_sentence);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFor);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    window->installEventFilter(this);
    hide();
}

void Toast::show(const QString& sentence)
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
    const int width = std::min({widest, words + 40, parentWidget()->width() - 2 * windowMargin});
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
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace warpdeck::gui
