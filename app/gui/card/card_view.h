#pragma once

#include <QWidget>

#include "app/gui/card/card_document.h"

#include <QTextDocument>

#include <memory>
#include <string>

namespace warpdeck::gui {

/// A text of an item on the page: stem, explanation, introduction. Grows with its text, can be selected with the mouse
/// and copied as Markdown.
class CardView : public QWidget {
    Q_OBJECT

public:
    CardView(const Theme& theme, const CardLook& look, QWidget* parent = nullptr);

    void setCard(const CardSource& source, std::string_view markdown);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void linkActivated(const QString& target);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void rebuild();
    void select(int anchor, int position);
    void copy() const;

    const Theme& m_theme;
    CardLook m_look;
    CardSource m_source{.locale = LocaleTag("en"), .formula = {}, .picture = {}};
    std::string m_markdown;
    std::unique_ptr<QTextDocument> m_document;
    QTextCursor m_selection;
};

} // namespace warpdeck::gui
