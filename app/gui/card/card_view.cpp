#include "app/gui/card/card_view.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace warpdeck::gui {

CardView::CardView(const Theme& theme, const CardLook& look, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_look(look)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::IBeamCursor);
    rebuild();
    connect(&theme, &Theme::changed, this, &CardView::rebuild);
}

void CardView::setCard(const CardSource& source, std::string_view markdown)
{
    m_source = source;
    m_markdown = markdown;
    setAccessibleName(spokenText(markdown));
    rebuild();
}

void CardView::rebuild()
{
    m_selection = {};
    m_document = buildDocument(m_markdown, m_source, m_theme, m_look);
    m_document->setTextWidth(width());
    updateGeometry();
    update();
}

QSize CardView::sizeHint() const
{
    const int width = std::min(static_cast<int>(std::ceil(m_document->idealWidth())), 720);
    return {width, heightForWidth(width)};
}

int CardView::heightForWidth(int width) const
{
    if (m_markdown.empty())
        return 0;
    if (m_document->textWidth() != width)
        m_document->setTextWidth(width);
    return static_cast<int>(std::ceil(m_document->size().height()));
}

void CardView::resizeEvent(QResizeEvent* event)
{
    m_document->setTextWidth(width());
    QWidget::resizeEvent(event);
}

void CardView::paintEvent(QPaintEvent*)
{
    if (m_document->textWidth() != width())
        m_document->setTextWidth(width());
    QPainter painter(this);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_theme.color(m_look.ink));
    if (m_selection.hasSelection()) {
        QAbstractTextDocumentLayout::Selection selection;
        selection.cursor = m_selection;
        selection.format.setBackground(m_theme.color(Role::Selection));
        selection.format.setForeground(m_theme.color(Role::SelectionText));
        context.selections.append(selection);
    }
    m_document->documentLayout()->draw(&painter, context);
}

void CardView::select(int anchor, int position)
{
    m_selection = QTextCursor(m_document.get());
    m_selection.setPosition(anchor);
    m_selection.setPosition(position, QTextCursor::KeepAnchor);
    update();
}

void CardView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int place = m_document->documentLayout()->hitTest(event->position(), Qt::FuzzyHit);
    if (place >= 0)
        select(place, place);
}

void CardView::mouseMoveEvent(QMouseEvent* event)
{
    const int place = m_document->documentLayout()->hitTest(event->position(), Qt::FuzzyHit);
    if (place >= 0 && event->buttons().testFlag(Qt::LeftButton) && !m_selection.isNull())
        select(m_selection.anchor(), place);
}

void CardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_selection.hasSelection())
        return;
    const QString target = m_document->documentLayout()->anchorAt(event->position());
    if (!target.isEmpty())
        Q_EMIT linkActivated(target);
}

void CardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int place = m_document->documentLayout()->hitTest(event->position(), Qt::FuzzyHit);
    if (place < 0)
        return;
    m_selection = QTextCursor(m_document.get());
    m_selection.setPosition(place);
    m_selection.select(QTextCursor::WordUnderCursor);
    update();
}

void CardView::keyPressEvent(QKeyEvent* event)
{
    if (event == QKeySequence::Copy)
        copy();
    else if (event == QKeySequence::SelectAll)
        select(0, m_document->characterCount() - 1);
    else
        QWidget::keyPressEvent(event);
}

void CardView::copy() const
{
    if (m_selection.hasSelection())
        QApplication::clipboard()->setText(copiedText(m_selection));
}

void CardView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* const copyAction = menu.addAction(tr("Copy"), this, &CardView::copy);
    copyAction->setEnabled(m_selection.hasSelection());
    menu.addAction(tr("Select all"), this, [this] { select(0, m_document->characterCount() - 1); });
    menu.exec(event->globalPos());
}

void CardView::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        m_selection = {};
        update();
    }
    QWidget::focusOutEvent(event);
}

} // namespace warpdeck::gui
