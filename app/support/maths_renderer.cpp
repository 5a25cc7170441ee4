#include "app/support/maths_renderer.h"

#include "app/support/text_conversion.h"
#include "core/base/error.h"
#include "core/base/hash.h"

#include <QFile>
#include <QJSEngine>

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace warpdeck::app {

namespace {

constexpr auto bundleName = ":/maths/tex2svg.js";

QByteArray readBundle()
{
    QFile file(QString::fromLatin1(bundleName));
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorCode::Unexpected, bundleName);
    return file.readAll();
}

/// The property's text; empty where there is none.
std::string textOf(const QJSValue& object, const QString& property)
{
    const QJSValue value = object.property(property);
    return value.isString() ? toUtf8(value.toString()) : std::string();
}

/// Interrupts the engine when the object outlives the limit.
class TimeLimit {
public:
    TimeLimit(QJSEngine& engine, std::chrono::milliseconds limit)
        : m_thread([&engine, limit](const std::stop_token& finished) {
              std::mutex mutex;
              std::unique_lock lock(mutex);
              std::condition_variable_any condition;
              condition.wait_for(lock, finished, limit, [] { return false; });
              if (!finished.stop_requested())
                  engine.setInterrupted(true);
          })
    {
    }

private:
    std::jthread m_thread;
};

} // namespace

MathsRenderer::MathsRenderer(std::chrono::milliseconds limit) : m_limit(limit) {}

MathsRenderer::~MathsRenderer() = default;

bool MathsRenderer::isAvailable()
{
    return QFile::exists(QString::fromLatin1(bundleName));
}

std::string MathsRenderer::version()
{
    const QByteArray bundle = readBundle();
    return hash128({bundle.constData(), static_cast<std::size_t>(bundle.size())}).toString();
}

void MathsRenderer::load()
{
    m_engine = std::make_unique<QJSEngine>();
    const QJSValue result = m_engine->evaluate(QString::fromUtf8(readBundle()), QStringLiteral("tex2svg.js"));
    if (result.isError())
        throw Error(ErrorCode::Unexpected, toUtf8(result.toString()));
}

FormulaDrawing MathsRenderer::draw(const std::string& tex, Formula::Style style)
{
    if (!m_engine)
        load();
    QJSValue result;
    {
        const TimeLimit limit(*m_engine, m_limit);
        result = m_engine->globalObject()
                     .property(QStringLiteral("tex2svg"))
                     .call({toQString(tex), style == Formula::Style::Display});
    }
    if (m_engine->isInterrupted()) {
        m_engine.reset(); // what it was in the midst of must not colour the next formula
        return {.error = "timeout"};
    }
    if (result.isError())
        return {.error = toUtf8(result.toString())};
    return {.svg = textOf(result, QStringLiteral("svg")), .error = textOf(result, QStringLiteral("error"))};
}

} // namespace warpdeck::app
