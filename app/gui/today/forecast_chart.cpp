#include "app/gui/today/forecast_chart.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int dayWidth = 48;
constexpr int barHeight = 58;
constexpr int numberHeight = 18;
constexpr int nameHeight = 26;
constexpr int threads = 5;

} // namespace

ForecastChart::ForecastChart(const Theme& theme, std::vector<int> days, QDate today, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_days(std::move(days)),
      m_today(today)
{
    QStringList spoken;
    for (std::size_t index = 0; index < m_days.size(); ++index)
        spoken.append(tr("%1: %2", "a day, cards due").arg(dayName(index)).arg(m_days[index]));
    setAccessibleName(spoken.join(QStringLiteral(", ")));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QString ForecastChart::dayName(std::size_t index) const
{
    if (index == 0)
        return tr("Today");
    return QLocale().toString(m_today.addDays(static_cast<qint64>(index)), QStringLiteral("ddd"));
}

QSize ForecastChart::sizeHint() const
{
    return {dayWidth * static_cast<int>(m_days.size()), numberHeight + barHeight + nameHeight};
}

void ForecastChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(m_theme.font(TextStyle::Caption));
    const int most = m_days.empty() ? 1 : std::max(1, *std::max_element(m_days.begin(), m_days.end()));
    const int floor = numberHeight + barHeight;
    painter.fillRect(QRect(0, floor, width(), 1), m_theme.color(Role::Hairline));
    for (std::size_t index = 0; index < m_days.size(); ++index) {
        const QRect column(static_cast<int>(index) * dayWidth, 0, dayWidth, height());
        const QRect place = QStyle::visualRect(layoutDirection(), rect(), column);
        const int high = m_days[index] == 0 ? 0 : std::max(4, barHeight * m_days[index] / most);
        const QColor ink = m_theme.color(index == 0 ? Role::ThreadKnown : Role::ThreadLearning);
        for (int thread = 0; thread < threads; ++thread)
            painter.fillRect(QRect(place.center().x() - 9 + thread * 4, floor - high, 2, high), ink);
        painter.setPen(m_theme.color(Role::TextSecondary));
        painter.drawText(QRect(place.x(), floor - high - numberHeight, dayWidth, numberHeight), Qt::AlignCenter,
                         QString::number(m_days[index]));
        painter.setPen(m_theme.color(Role::TextMuted));
        painter.drawText(QRect(place.x() - 4, floor + 4, dayWidth + 8, nameHeight - 4), Qt::AlignCenter,
                         dayName(index));
    }
}

} // namespace warpdeck::gui
