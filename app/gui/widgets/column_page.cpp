#include "app/gui/widgets/column_page.h"

#include <QAccessibleWidget>
#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int narrowPage = 864; ///< the page beside the collapsed rail of a window under 920
constexpr int padding = 32;
constexpr int narrowPadding = 16;
constexpr int bleed = 12; ///< room at both sides for what draws beyond the column

/// Qt 6.4 reads past the end when a screen reader asks a scroll area for a scroll bar that has just gone, as any page
/// that is opened may do. Seen as a plain widget, its children are counted safely.
QAccessibleInterface* accessibleOf(const QString& className, QObject* object)
{
    if (className != QLatin1String(ColumnPage::staticMetaObject.className()))
        return nullptr;
    return new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Client);
}

void makeAccessible()
{
    [[maybe_unused]] static const bool once = [] {
        QAccessible::installFactory(accessibleOf);
        return true;
    }();
}

} // namespace

ColumnPage::ColumnPage(int maxWidth, QWidget* parent)
    : QScrollArea(parent),
      m_maxWidth(maxWidth),
      m_content(new QWidget),
      m_columnWidget(new QWidget(m_content)),
      m_column(new QVBoxLayout(m_columnWidget))
{
    makeAccessible();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_columnWidget->installEventFilter(this);
    setWidget(m_content);
    m_content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void ColumnPage::add(QWidget* part, int overhang)
{
    auto* row = new QHBoxLayout;
    row->addWidget(part);
    add(row, overhang);
}

void ColumnPage::add(QLayout* part, int overhang)
{
    const QMargins margins = part->contentsMargins();
    part->setContentsMargins(bleed - overhang, margins.top(), bleed - overhang, margins.bottom());
    m_column->addLayout(part);
}

void ColumnPage::addSpacing(int height)
{
    m_column->addSpacing(height);
}

void ColumnPage::addStretch()
{
    m_column->addStretch();
}

void ColumnPage::setColumnWidth(int maxWidth)
{
    m_maxWidth = maxWidth;
    placeColumn();
}

int ColumnPage::columnWidthIn(int pageWidth, int maxWidth)
{
    const int side = pageWidth <= narrowPage ? narrowPadding : padding;
    return std::min(maxWidth, std::max(0, pageWidth - 2 * side));
}

int ColumnPage::columnWidth() const
{
    return columnWidthIn(width(), m_maxWidth);
}

void ColumnPage::placeColumn()
{
    const int wide = columnWidth() + 2 * bleed;
    m_column->activate();
    const int needed =
        m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(wide) : m_column->totalSizeHint().height();
    const int high = std::max(needed, viewport()->height());
    m_content->resize(viewport()->width(), high);
    m_columnWidget->setGeometry((width() - wide) / 2 - viewport()->x(), 0, wide, high);
}

void ColumnPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    placeColumn();
}

bool ColumnPage::eventFilter(QObject* watched, QEvent* event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == m_columnWidget && event->type() == QEvent::LayoutRequest)
        placeColumn();
    return handled;
}

} // namespace warpdeck::gui
