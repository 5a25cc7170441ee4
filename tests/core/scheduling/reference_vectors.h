#pragma once

#include "core/scheduling/fsrs7.h"
#include "core/scheduling/parameters.h"
#include "core/scheduling/scheduler.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <type_traits>

namespace warpdeck::scheduling {

/// The largest relative errors against a reference.
struct Errors {
    double state = 0;
    double interval = 0;
    int reviews = 0;
};

inline double relativeError(double actual, double expected)
{
    return std::abs(actual - expected) / std::abs(expected);
}

/// Follows the reviews of a file in tests/data/fsrs, whose first lines explain its columns. `readParameters` makes the
/// model's parameters of numbers.
template <class Model, class ReadParameters>
class Follower {
public:
    explicit Follower(ReadParameters readParameters) : m_readParameters(readParameters) {}

    void take(const std::string& line)
    {
        std::istringstream fields(line);
        std::string kind;
        fields >> kind;
        if (kind == "parameters")
            takeParameters(fields);
        else if (kind == "review")
            takeReview(fields);
    }

    const Errors& largest() const { return m_largest; }

private:
    static constexpr bool hasFastTrace = std::is_same_v<Model, Fsrs7>;

    void takeParameters(std::istringstream& fields)
    {
        std::string name;
        std::string values;
        fields >> name;
        std::getline(fields, values);
        m_model = std::make_unique<Model>(m_readParameters(parseParameters(values)));
    }

    void takeReview(std::istringstream& fields)
    {
        int rating = 0;
        std::string word;
        MemoryState expected;
        fields >> rating >> word >> expected.stability;
        if (hasFastTrace)
            fields >> expected.fastStability;
        fields >> expected.difficulty;
        if (word == "-")
            m_state.reset();
        const double days = word == "-" ? 0 : std::stod(word);
        m_state = m_model->next(m_state, {static_cast<int>(days), Days(days)}, static_cast<Rating>(rating));
        note(m_largest.state, m_state->stability, expected.stability);
        note(m_largest.state, m_state->difficulty, expected.difficulty);
        if (hasFastTrace)
            note(m_largest.state, m_state->fastStability, expected.fastStability);
        for (const double retention : {0.9, 0.8, 0.95}) {
            double interval = 0;
            fields >> interval;
            note(m_largest.interval, m_model->interval(*m_state, retention).count(), interval);
        }
        EXPECT_TRUE(fields) << "a review lacks a column";
        ++m_largest.reviews;
    }

    static void note(double& largest, double actual, double expected)
    {
        largest = std::max(largest, relativeError(actual, expected));
    }

    ReadParameters m_readParameters;
    std::unique_ptr<Model> m_model;
    std::optional<MemoryState> m_state;
    Errors m_largest;
};

template <class Model, class ReadParameters>
Errors followReference(const std::string& name, ReadParameters readParameters)
{
    std::ifstream file(WARPDECK_TEST_DATA "/fsrs/" + name);
    Follower<Model, ReadParameters> follower(readParameters);
    for (std::string line; std::getline(file, line);)
        follower.take(line);
    return follower.largest();
}

} // namespace warpdeck::scheduling
