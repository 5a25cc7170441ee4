#include "app/support/task_runner.h"

#include "app/support/attempt.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <utility>

namespace warpdeck::app {

namespace {

/// Brings the end of a job from its thread to the runner's.
class Report : public QEvent {
public:
    explicit Report(std::function<void()> deliver) : QEvent(User), m_deliver(std::move(deliver)) {}

    void deliver() const { m_deliver(); }

private:
    std::function<void()> m_deliver;
};

} // namespace

TaskRunner::TaskRunner(QObject* parent) : QObject(parent)
{
    m_interactive.setMaxThreadCount(1);
    m_background.setMaxThreadCount(1);
}

TaskRunner::~TaskRunner()
{
    m_all.request_stop();
    for (QThreadPool* lane : {&m_interactive, &m_background}) {
        lane->clear();
        lane->waitForDone();
    }
}

void TaskRunner::run(Lane lane, QObject* owner, Work work, Done done)
{
    std::stop_source job;
    if (lane == Lane::Interactive) {
        const auto older = m_newest.find(owner);
        if (older == m_newest.end())
            connect(owner, &QObject::destroyed, this, [this, owner] {
                m_newest[owner].request_stop();
                m_newest.erase(owner);
            });
        else
            older->second.request_stop();
        m_newest[owner] = job;
    }
    QThreadPool& pool = lane == Lane::Interactive ? m_interactive : m_background;
    const QPointer<QObject> receiver(owner);
    pool.start([this, job, all = m_all.get_token(), receiver, work = std::move(work), done = std::move(done)] {
        const std::stop_callback stopWithAll(all, [source = job]() mutable { source.request_stop(); });
        std::optional<Error> problem;
        if (!job.stop_requested())
            problem = attempt([&] { work(job.get_token()); });
        QCoreApplication::postEvent(this, new Report([job, receiver, problem, done] {
                                        if (receiver && !job.stop_requested())
                                            done(problem);
                                    }));
    });
}

void TaskRunner::customEvent(QEvent* event)
{
    if (const auto* report = dynamic_cast<const Report*>(event))
        report->deliver();
}

} // namespace warpdeck::app
