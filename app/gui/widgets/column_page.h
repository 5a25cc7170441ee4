#pragma once

#include <QScrollArea>

class QVBoxLayout;
class QLayout;

namespace warpdeck::gui {

/// A page of one centred column that scrolls. The column stands still when the scroll bar appears, and the padding at
/// its sides shrinks in small windows.
class ColumnPage : public QScrollArea {
    Q_OBJECT

public:
    explicit ColumnPage(int maxWidth, QWidget* parent = nullptr);

    /// Adds below what is there. Parts that draw beyond their text (a row's ground, a focus ring) name by how much, so
    /// that the text stands on the column.
    void add(QWidget* part, int overhang = 0);
    void add(QLayout* part, int overhang = 0);
    void addSpacing(int height);
    /// Leaves the rest of the page empty below what was added.
    void addStretch();

    void setColumnWidth(int maxWidth);
    int columnWidth() const;

    /// The width that a column of `maxWidth` has in a page of `pageWidth`.
    static int columnWidthIn(int pageWidth, int maxWidth);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeColumn();

    int m_maxWidth;
    QWidget* m_content;
    QWidget* m_columnWidget;
    QVBoxLayout* m_column;
};

} // namespace warpdeck::gui
