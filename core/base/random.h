#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

namespace warpdeck {

/// SplitMix64 (Steele, Lea, Flood 2014): a small generator whose sequence is the same on every
/// platform and for ever, so a stored seed replays the same shuffle, draw or fuzz.
class Random {
public:
    using result_type = std::uint64_t;

    explicit Random(std::uint64_t seed) : m_state(seed) {}

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    result_type operator()()
    {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31U);
    }

    /// Uniform in [0, 1).
    double unit() { return static_cast<double>((*this)() >> 11U) * 0x1.0p-53; }

    /// Uniform in 0 .. bound-1, without bias. Precondition: bound > 0.
    std::size_t below(std::size_t bound)
    {
        assert(bound > 0);
        const std::uint64_t tail = max() % bound; // values above max - tail - 1 would favour small results
        std::uint64_t value = (*this)();
        while (value > max() - tail - 1)
            value = (*this)();
        return static_cast<std::size_t>(value % bound);
    }

private:
    std::uint64_t m_state;
};

/// Puts the elements into a random order that depends on nothing but `random` (Fisher-Yates).
template <class Container>
void shuffle(Container& elements, Random& random)
{
    for (std::size_t left = elements.size(); left > 1; --left) {
        using std::swap;
        swap(elements[left - 1], elements[random.below(left)]);
    }
}

} // namespace warpdeck
