#include "app/support/maths_renderer.h"

#include "app/support/text_conversion.h"
#include "core/base/error.h"
#include "core/base/hash.h"

#include <QFile>
#include <QJSEngine>
#include <QLoggingCategory>

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

QLoggingCategory::CategoryFilter otherFilter = nullptr;

void filterCompiler(QLoggingCategory* category)
{
    if (otherFilter != nullptr) // not known yet while this one is being installed
        otherFilter(category);
    if (qstrcmp(category->categoryName(), "qt.qml.compiler") == 0)
        category->setEnabled(QtWarningMsg, false);
}

/// Qt's compiler has remarks on the style of minified scripts, on the error output of the program.
void silenceCompiler()
{
    static const bool done = [] {
        otherFilter = QLoggingCategory::installFilter(filterCompiler);
        return true;
    }();
    static_cast<void>(done);
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

FormulaRenderer MathsRenderer::forBanks()
{
    if (!isAvailable())
        return {};
    const QByteArray bundle = readBundle();
    return {.version = hash128({bundle.constData(), static_cast<std::size_t>(bundle.size())}).toString(),
            .draw = [this](const FormulaKey& formula) { return draw(formula); }};
}

void MathsRenderer::load()
{
    silenceCompiler();
    m_engine = std::make_unique<QJSEngine>();
    const QJSValue result = m_engine->evaluate(QString::fromUtf8(readBundle()), QStringLiteral("tex2svg.js"));
    if (result.isError())
        throw Error(ErrorCode::Unexpected, toUtf8(result.toString()));
}

FormulaDrawing MathsRenderer::draw(const FormulaKey& formula)
{
    if (!m_engine)
        load();
    QJSValue result;
    {
        const TimeLimit limit(*m_engine, m_limit);
        result = m_engine->globalObject()
                     .property(QStringLiteral("tex2svg"))
                     .call({toQString(formula.tex), formula.style == Formula::Style::Display});
    }
    if (m_engine->isInterrupted()) {
        m_engine.reset(); // nobody knows what it was in the midst of
        return {.error = "took longer than " + std::to_string(m_limit.count()) + " ms"};
    }
    if (result.isError())
        return {.error = toUtf8(result.toString())};
    return {.svg = textOf(result, QStringLiteral("svg")), .error = textOf(result, QStringLiteral("error"))};
}

} // namespace warpdeck::app
