#include "core/scheduling/minimizer.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <deque>
#include <numeric>
#include <optional>
#include <utility>

namespace warpdeck::scheduling {

namespace {

using Vector = std::vector<double>;

constexpr std::size_t memory = 10;
constexpr double enoughDecrease = 1e-4;
constexpr double shortestStep = 1e-6;
constexpr double leastCurvature = 1e-10;

double dot(const Vector& left, const Vector& right)
{
    return std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
}

void addScaled(Vector& to, double factor, const Vector& added)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += factor * added[i];
}

/// A point with what is known of the objective there.
struct Point {
    Vector at;
    double value = 0;
    Vector gradient;
};

/// What the last steps told of the curvature.
class Curvature {
public:
    void add(const Point& from, const Point& to)
    {
        Pair pair{to.at, to.gradient, 0};
        addScaled(pair.step, -1, from.at);
        addScaled(pair.change, -1, from.gradient);
        const double curvature = dot(pair.step, pair.change);
        if (curvature < leastCurvature * dot(pair.change, pair.change))
            return;
        pair.inverse = 1 / curvature;
        m_pairs.push_back(std::move(pair));
        if (m_pairs.size() > memory)
            m_pairs.pop_front();
    }

    void forget() { m_pairs.clear(); }
    bool isKnown() const { return !m_pairs.empty(); }

    /// The direction of descent for a gradient (two loops, Nocedal 1980).
    Vector direction(const Vector& gradient) const
    {
        Vector result = gradient;
        Vector factors(m_pairs.size());
        for (std::size_t i = m_pairs.size(); i-- > 0;) {
            factors[i] = m_pairs[i].inverse * dot(m_pairs[i].step, result);
            addScaled(result, -factors[i], m_pairs[i].change);
        }
        if (isKnown()) {
            const Pair& last = m_pairs.back();
            const double scale = 1 / (last.inverse * dot(last.change, last.change));
            for (double& value : result)
                value *= scale;
        }
        for (std::size_t i = 0; i < m_pairs.size(); ++i)
            addScaled(result, factors[i] - m_pairs[i].inverse * dot(m_pairs[i].change, result), m_pairs[i].step);
        for (double& value : result)
            value = -value;
        return result;
    }

private:
    struct Pair {
        Vector step;
        Vector change; ///< of the gradient
        double inverse;
    };

    std::deque<Pair> m_pairs;
};

/// The coordinates that a bound holds get no part of a direction.
void freeOnly(const Point& point, const Bounds& bounds, Vector& direction)
{
    for (std::size_t i = 0; i < direction.size(); ++i) {
        const bool heldLow = point.at[i] <= bounds.low[i] && point.gradient[i] > 0;
        const bool heldHigh = point.at[i] >= bounds.high[i] && point.gradient[i] < 0;
        if (heldLow || heldHigh)
            direction[i] = 0;
    }
}

Vector projected(const Vector& from, double step, const Vector& direction, const Bounds& bounds)
{
    Vector to(from.size());
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] = std::clamp(from[i] + step * direction[i], bounds.low[i], bounds.high[i]);
    return to;
}

double largest(const Vector& values)
{
    double most = 0;
    for (const double value : values)
        most = std::max(most, std::abs(value));
    return most;
}

} // namespace

std::vector<double> minimize(const Objective& objective, std::vector<double> start, const Bounds& bounds,
                             const MinimizerOptions& options, const std::stop_token& stop)
{
    assert(start.size() == bounds.low.size() && start.size() == bounds.high.size());
    int left = options.evaluations;
    const auto evaluate = [&](Vector at) {
        Point point{std::move(at), 0, Vector(start.size(), 0)};
        point.value = objective(point.at, point.gradient);
        --left;
        return point;
    };
    Point best = evaluate(projected(start, 0, start, bounds));
    Curvature curvature;
    while (left > 0 && !stop.stop_requested()) {
        Vector direction = curvature.direction(best.gradient);
        freeOnly(best, bounds, direction);
        if (dot(direction, best.gradient) >= 0) {
            curvature.forget();
            direction = curvature.direction(best.gradient);
            freeOnly(best, bounds, direction);
        }
        const double most = largest(direction);
        if (most == 0)
            break;
        double step = curvature.isKnown() ? 1 : options.firstStep / most;
        std::optional<Point> next;
        for (; left > 0 && step > shortestStep && !next && !stop.stop_requested(); step *= 0.4) {
            Point tried = evaluate(projected(best.at, step, direction, bounds));
            Vector moved = tried.at;
            addScaled(moved, -1, best.at);
            if (tried.value <= best.value + enoughDecrease * dot(best.gradient, moved))
                next = std::move(tried);
        }
        if (!next)
            break;
        curvature.add(best, *next);
        const double gain = best.value - next->value;
        best = *std::move(next);
        if (options.progress)
            options.progress(1 - static_cast<double>(left) / options.evaluations);
        if (gain < options.tolerance * std::abs(best.value))
            break;
    }
    return best.at;
}

} // namespace warpdeck::scheduling
