#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <QDate>

#include <vector>

namespace warpdeck::gui {

/// The cards due on each of the next days, as bundles of threads with their numbers.
class ForecastChart : public QWidget {
    Q_OBJECT

public:
    ForecastChart(const Theme& theme, std::vector<int> days, QDate today, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString dayName(std::size_t index) const;

    const Theme& m_theme;
    std::vector<int> m_days;
    QDate m_today;
};

} // namespace warpdeck::gui
