#pragma once

#include <QStyledItemDelegate>

#include "app/gui/theme/theme.h"

namespace warpdeck::gui {

/// Draws the rows of Browse: the stem in the reading face of its language, the state with its thread, the rest muted.
class ItemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ItemDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Theme& m_theme;
};

} // namespace warpdeck::gui
