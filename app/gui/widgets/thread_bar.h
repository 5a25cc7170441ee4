#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <vector>

namespace warpdeck::gui {

/// How one thread stands: full height, 60 %, a quarter, full and broken, or the place where a session is.
enum class Thread { Known, Learning, New, Broken, Current };

struct ThreadMetrics {
    int width = 2;
    int gap = 4;
    int height = 18;
};

/// The 32 threads of a topic, shared out by counts; each kind that is there gets at least one.
std::vector<Thread> topicThreads(int known, int learning, int unseen);

/// Parallel vertical lines that show progress without colour. More than 80 threads become one bar.
class ThreadBar : public QWidget {
    Q_OBJECT

public:
    explicit ThreadBar(const Theme& theme, QWidget* parent = nullptr);

    void setThreads(std::vector<Thread> threads);
    void setMetrics(const ThreadMetrics& metrics);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// Paints threads into `rect`, first at the start edge of the painter's layout direction; also for delegates.
    static void paint(QPainter& painter, const QRect& rect, const std::vector<Thread>& threads,
                      const ThreadMetrics& metrics, const Theme& theme);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    std::vector<Thread> m_threads;
    ThreadMetrics m_metrics;
};

} // namespace warpdeck::gui
