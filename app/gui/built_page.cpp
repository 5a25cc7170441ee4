#include "app/gui/built_page.h"

#include <QBoxLayout>
#include <QEvent>

namespace warpdeck::gui {

namespace {

constexpr int belowAll = 48;

} // namespace

BuiltPage::BuiltPage(AppContext& context, int columnWidth, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_columnWidth(columnWidth),
      m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

void BuiltPage::setHeader(QWidget* header)
{
    m_layout->insertWidget(0, header);
}

void BuiltPage::refresh()
{
    // Not deleted at once: the control that asked for it may be one of the page's own.
    if (m_page != nullptr) {
        m_page->hide();
        m_page->deleteLater();
    }
    m_page = new ColumnPage(m_columnWidth, this);
    m_layout->addWidget(m_page, 1);
    m_context.attempt([&] { build(); });
    m_page->addSpacing(belowAll);
    m_page->addStretch();
}

void BuiltPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_page != nullptr)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace warpdeck::gui
