#pragma once

#include "core/domain/formula_drawing.h"

#include <chrono>
#include <memory>
#include <string>

class QJSEngine;

namespace warpdeck::app {

/// Draws TeX as SVG with MathJax (resources/maths), which runs in an engine of its own.
///
/// Needs a QCoreApplication, no window system. Belongs to one thread. Loading takes about half a second and happens at
/// the first formula. The same TeX always gives the same bytes: no formula sees the macros of an earlier one.
class MathsRenderer {
public:
    /// A formula that takes longer than `limit` is given up.
    explicit MathsRenderer(std::chrono::milliseconds limit = std::chrono::seconds(5));
    ~MathsRenderer();
    MathsRenderer(const MathsRenderer&) = delete;
    MathsRenderer& operator=(const MathsRenderer&) = delete;

    /// False when the program was built without MathJax.
    static bool isAvailable();

    /// Precondition: isAvailable().
    FormulaDrawing draw(const std::string& tex, Formula::Style style);

    /// Changes whenever a drawing may change.
    static std::string version();

private:
    void load();

    std::chrono::milliseconds m_limit;
    std::unique_ptr<QJSEngine> m_engine;
};

} // namespace warpdeck::app
