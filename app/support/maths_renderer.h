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
/// the first formula. A formula always gives the same bytes: none sees the macros of another.
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
    FormulaDrawing draw(const FormulaKey& formula);

    /// What buildBank() takes: refers to this object, and is empty where MathJax is not available.
    FormulaRenderer forBanks();

private:
    void load();

    std::chrono::milliseconds m_limit;
    std::unique_ptr<QJSEngine> m_engine;
};

} // namespace warpdeck::app
