#include "app/gui/widgets/thread_bar.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace warpdeck::gui {

namespace {

constexpr int topicThreadCount = 32;
constexpr std::size_t mostThreads = 80;
constexpr std::size_t looseThreads = 40;
constexpr double brokenShare = 0.22; ///< of the height, missing in the middle

double heightShare(Thread thread)
{
    switch (thread) {
    case Thread::Learning:
        return 0.6;
    case Thread::New:
        return 0.25;
    case Thread::Known:
    case Thread::Broken:
    case Thread::Current:
        return 1;
    }
    return 1;
}

Role inkOf(Thread thread)
{
    switch (thread) {
    case Thread::Known:
        return Role::ThreadKnown;
    case Thread::Learning:
        return Role::ThreadLearning;
    case Thread::New:
        return Role::ThreadNew;
    case Thread::Broken:
        return Role::Wrong;
    case Thread::Current:
        return Role::Text;
    }
    return Role::Text;
}

int shareOf(int part, int whole)
{
    if (part == 0)
        return 0;
    return std::max(1, static_cast<int>(std::lround(static_cast<double>(part) * topicThreadCount / whole)));
}

ThreadMetrics fitting(ThreadMetrics metrics, std::size_t count)
{
    if (count > looseThreads)
        metrics.gap = std::min(metrics.gap, 2);
    return metrics;
}

/// On whole device pixels, or thin lines shimmer at fractional scales.
double snapped(double value, double ratio)
{
    return std::round(value * ratio) / ratio;
}

void paintAsBar(QPainter& painter, const QRect& rect, const std::vector<Thread>& threads, const Theme& theme,
                Qt::LayoutDirection direction)
{
    const auto done = std::count_if(threads.begin(), threads.end(),
                                    [](Thread thread) { return thread == Thread::Known || thread == Thread::Broken; });
    const int width = static_cast<int>(rect.width() * done / static_cast<std::ptrdiff_t>(threads.size()));
    const QRect bar(rect.x(), rect.center().y() - 2, rect.width(), 4);
    painter.fillRect(bar, theme.color(Role::Hairline));
    painter.fillRect(QStyle::visualRect(direction, bar, QRect(bar.x(), bar.y(), width, 4)),
                     theme.color(Role::ThreadKnown));
}

} // namespace

std::vector<Thread> topicThreads(int known, int learning, int unseen)
{
    const int whole = known + learning + unseen;
    if (whole == 0)
        return std::vector<Thread>(topicThreadCount, Thread::New);
    const int knownThreads = std::min(shareOf(known, whole), topicThreadCount - (learning > 0) - (unseen > 0));
    int learningThreads = std::min(shareOf(learning, whole), topicThreadCount - knownThreads - (unseen > 0));
    if (unseen == 0)
        learningThreads = topicThreadCount - knownThreads;
    std::vector<Thread> threads(topicThreadCount, Thread::New);
    std::fill_n(threads.begin(), knownThreads, Thread::Known);
    std::fill_n(threads.begin() + knownThreads, learning > 0 ? learningThreads : 0, Thread::Learning);
    if (unseen == 0 && learning == 0)
        std::fill(threads.begin(), threads.end(), Thread::Known);
    return threads;
}

ThreadBar::ThreadBar(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ThreadBar::setThreads(std::vector<Thread> threads)
{
    const bool resized = threads.size() != m_threads.size();
    m_threads = std::move(threads);
    if (resized)
        updateGeometry();
    update();
}

void ThreadBar::setMetrics(const ThreadMetrics& metrics)
{
    m_metrics = metrics;
    updateGeometry();
    update();
}

QSize ThreadBar::sizeHint() const
{
    const ThreadMetrics metrics = fitting(m_metrics, m_threads.size());
    const int count = static_cast<int>(std::min(m_threads.size(), mostThreads));
    return {std::max(0, count * (metrics.width + metrics.gap) - metrics.gap) + 1, metrics.height};
}

void ThreadBar::paint(QPainter& painter, const QRect& rect, const std::vector<Thread>& threads,
                      const ThreadMetrics& wanted, const Theme& theme)
{
    const Qt::LayoutDirection direction = painter.layoutDirection();
    if (threads.size() > mostThreads) {
        paintAsBar(painter, rect, threads, theme, direction);
        return;
    }
    const ThreadMetrics metrics = fitting(wanted, threads.size());
    const double ratio = painter.device()->devicePixelRatioF();
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, metrics.width > 2);
    double x = 0;
    for (const Thread thread : threads) {
        const double width = metrics.width + (thread == Thread::Current ? 1 : 0);
        const double left = direction == Qt::RightToLeft ? rect.right() + 1 - x - width : rect.x() + x;
        const double height = snapped(metrics.height * heightShare(thread), ratio);
        const QRectF line(snapped(left, ratio), rect.bottom() + 1 - height, snapped(width, ratio), height);
        painter.setBrush(theme.color(inkOf(thread)));
        const double radius = metrics.width > 2 ? metrics.width / 2.0 : 0;
        if (thread == Thread::Broken) {
            const double part = snapped(height * (1 - brokenShare) / 2, ratio);
            painter.drawRoundedRect(QRectF(line.x(), line.y(), line.width(), part), radius, radius);
            painter.drawRoundedRect(QRectF(line.x(), line.bottom() - part, line.width(), part), radius, radius);
        } else {
            painter.drawRoundedRect(line, radius, radius);
        }
        x += metrics.width + metrics.gap;
    }
    painter.restore();
}

void ThreadBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    paint(painter, rect(), m_threads, m_metrics, m_theme);
}

} // namespace warpdeck::gui
