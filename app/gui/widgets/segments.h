#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <QStringList>

class QButtonGroup;

namespace warpdeck::gui {

/// One of a few choices, side by side in one outline. Arrow keys move between them.
class Segments : public QWidget {
    Q_OBJECT

public:
    explicit Segments(const Theme& theme, QWidget* parent = nullptr);

    /// The first call decides how many there are; later ones change their words.
    void setLabels(const QStringList& labels);
    void setCurrent(int index);

Q_SIGNALS:
    void currentChanged(int index); ///< by the user

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QButtonGroup* m_group;
};

} // namespace warpdeck::gui
