#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/base/error.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>

namespace warpdeck::app {

/// Long work beside the user interface. Jobs of a lane run one after the other on a thread of their own, so a job opens
/// its own connections. Belongs to the thread that made it; end it after all who may be waiting for a job.
class TaskRunner : public QObject {
    Q_OBJECT

public:
    /// Interactive is for what somebody waits for, Background for what nobody asked for.
    enum class Lane : std::uint8_t { Interactive, Background };

    using Work = std::function<void(std::stop_token)>;
    using Done = std::function<void(const std::optional<Error>&)>;

    explicit TaskRunner(QObject* parent = nullptr);
    /// Asks every job to stop and waits for those that run; none of them is reported any more.
    ~TaskRunner() override;

    /// Runs `work`, then `done` with what it threw, on the runner's thread and only if `owner` is still there. A newer
    /// interactive job of the same owner stops the older one, which is then not reported.
    void run(Lane lane, QObject* owner, Work work, Done done);

protected:
    void customEvent(QEvent* event) override;

private:
    QThreadPool m_interactive;
    QThreadPool m_background;
    std::stop_source m_all;
    std::map<QObject*, std::stop_source> m_newest; ///< the interactive job of an owner
};

} // namespace warpdeck::app
