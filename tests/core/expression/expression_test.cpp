#include "core/expression/expression.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace warpdeck {
namespace {

using Kind = ExpressionErrorKind;

const std::vector<std::string> names{"N", "x"};

std::optional<double> valueOf(const std::string& text, const std::vector<double>& values = {7, 3})
{
    const auto result = Expression::parse(text, names);
    const auto* const expression = std::get_if<Expression>(&result);
    return expression != nullptr ? expression->evaluate(values) : std::nullopt;
}

std::optional<ExpressionError> errorOf(const std::string& text)
{
    const auto result = Expression::parse(text, names);
    const auto* const error = std::get_if<ExpressionError>(&result);
    return error != nullptr ? std::optional(*error) : std::nullopt;
}

TEST(Expression, ComputesWithTheUsualPrecedence)
{
    EXPECT_EQ(valueOf("1 + 2*3 - 4/2"), 5);
    EXPECT_EQ(valueOf("8/4/2"), 1);
    EXPECT_EQ(valueOf("1-2-3"), -4);
    EXPECT_EQ(valueOf("2^3^2"), 512);
    EXPECT_EQ(valueOf("(2^3)^2"), 64);
}

TEST(Expression, BindsASignWeakerThanAPower)
{
    EXPECT_EQ(valueOf("-2^2"), -4);
    EXPECT_EQ(valueOf("2^-3"), 0.125);
    EXPECT_EQ(valueOf("-x*-2"), 6);
    EXPECT_EQ(valueOf("2--3"), 5);
    EXPECT_EQ(valueOf("-(-3)"), 3);
    EXPECT_EQ(valueOf("+3"), 3);
}

TEST(Expression, KnowsTheEightFunctions)
{
    EXPECT_EQ(valueOf("min(N, x, 5)"), 3);
    EXPECT_EQ(valueOf("max(N, x)"), 7);
    EXPECT_EQ(valueOf("sqrt(9) + log2(8) + ceil(0.2) + floor(1.9)"), 8);
    EXPECT_DOUBLE_EQ(valueOf("ln(exp(2))").value(), 2);
    EXPECT_EQ(errorOf("sin(x)"), (ExpressionError{Kind::UnknownName, 0}));
    EXPECT_EQ(errorOf("2*pi"), (ExpressionError{Kind::UnknownName, 2}));
}

TEST(Expression, ReadsScientificNotation)
{
    EXPECT_EQ(valueOf("1e3"), 1000);
    EXPECT_EQ(valueOf("989e12"), 989e12);
    EXPECT_EQ(valueOf("2.5E-3"), 0.0025);
    EXPECT_EQ(valueOf("4.9e-324"), std::numeric_limits<double>::denorm_min());
}

TEST(Expression, RefusesNumbersThatAreNone)
{
    for (const char* text : {"1e400", "1e-400", "1.", "1e", "1e+", "2x", "1.2.3", "0x1F", "1e3e3"})
        EXPECT_EQ(errorOf(text), (ExpressionError{Kind::MalformedNumber, 0})) << text;
    EXPECT_EQ(errorOf(".5"), (ExpressionError{Kind::UnexpectedCharacter, 0}));
}

TEST(Expression, RefusesWhatMuParserWouldTake)
{
    EXPECT_EQ(errorOf("1,5"), (ExpressionError{Kind::StrayComma, 1}));
    EXPECT_EQ(errorOf("N=5"), (ExpressionError{Kind::UnexpectedCharacter, 1}));
    EXPECT_EQ(errorOf("x?N:2"), (ExpressionError{Kind::UnexpectedCharacter, 1}));
    EXPECT_EQ(errorOf("\"str\""), (ExpressionError{Kind::UnexpectedCharacter, 0}));
    EXPECT_EQ(errorOf("x<N"), (ExpressionError{Kind::UnexpectedCharacter, 1}));
    EXPECT_EQ(errorOf("x&&N"), (ExpressionError{Kind::UnexpectedCharacter, 1}));
    EXPECT_EQ(errorOf("#1F"), (ExpressionError{Kind::UnexpectedCharacter, 0}));
    EXPECT_EQ(errorOf("_x"), (ExpressionError{Kind::UnexpectedCharacter, 0}));
    EXPECT_EQ(errorOf("sqrt(1,2)"), (ExpressionError{Kind::StrayComma, 6}));
    EXPECT_EQ(errorOf("min((1,2),3)"), (ExpressionError{Kind::StrayComma, 6}));
    EXPECT_EQ(errorOf("x\t+1"), (ExpressionError{Kind::UnexpectedCharacter, 1}));
    EXPECT_EQ(errorOf(std::string("x\0+1", 4)), (ExpressionError{Kind::UnexpectedCharacter, 1}));
    EXPECT_EQ(errorOf("π*2"), (ExpressionError{Kind::UnexpectedCharacter, 0}));
}

TEST(Expression, NamesThePlaceOfAMissingOperand)
{
    EXPECT_EQ(errorOf(""), (ExpressionError{Kind::MissingOperand, 0}));
    EXPECT_EQ(errorOf("  "), (ExpressionError{Kind::MissingOperand, 2}));
    EXPECT_EQ(errorOf("min()"), (ExpressionError{Kind::MissingOperand, 4}));
    EXPECT_EQ(errorOf("min(1,)"), (ExpressionError{Kind::MissingOperand, 6}));
    EXPECT_EQ(errorOf("2*/3"), (ExpressionError{Kind::MissingOperand, 2}));
    EXPECT_EQ(errorOf("--3"), (ExpressionError{Kind::MissingOperand, 1}));
    EXPECT_EQ(errorOf("2+"), (ExpressionError{Kind::MissingOperand, 2}));
}

TEST(Expression, NamesThePlaceOfAMissingOperator)
{
    EXPECT_EQ(errorOf("2 x"), (ExpressionError{Kind::MissingOperator, 2}));
    EXPECT_EQ(errorOf("(x)(N)"), (ExpressionError{Kind::MissingOperator, 3}));
    EXPECT_EQ(errorOf("N(2)"), (ExpressionError{Kind::MissingOperator, 1}));
    EXPECT_EQ(errorOf("sqrt"), (ExpressionError{Kind::MissingOperator, 4}));
}

TEST(Expression, RefusesUnbalancedParentheses)
{
    EXPECT_EQ(errorOf("(1"), (ExpressionError{Kind::UnbalancedParenthesis, 2}));
    EXPECT_EQ(errorOf("1)"), (ExpressionError{Kind::UnbalancedParenthesis, 1}));
}

TEST(Expression, LimitsDepthAndLength)
{
    const std::string open50(50, '(');
    const std::string close50(50, ')');
    EXPECT_EQ(valueOf(open50 + "x" + close50), 3);
    EXPECT_EQ(errorOf("(" + open50 + "x)" + close50), (ExpressionError{Kind::TooDeep, 50}));
    std::string longest = "x";
    while (longest.size() < 499)
        longest += "+x";
    EXPECT_EQ(valueOf(longest), 750);
    EXPECT_EQ(errorOf(longest + "  "), (ExpressionError{Kind::TooLong, 500}));
    EXPECT_EQ(errorOf(std::string(8'000'000, '(')), (ExpressionError{Kind::TooLong, 500}));
}

TEST(Expression, HasNoValueWhereTheResultIsNotFinite)
{
    for (const char* text : {"1/0", "0/0", "sqrt(-1)", "ln(0)", "exp(1000)", "10^400", "(-8)^(1/3)"})
        EXPECT_EQ(valueOf(text), std::nullopt) << text;
}

TEST(Expression, EvaluatesAgainWithOtherValuesAndAfterAMove)
{
    auto result = Expression::parse("N - x", names);
    Expression moved = std::move(std::get<Expression>(result));
    EXPECT_EQ(moved.evaluate({7, 3}), 4);
    EXPECT_EQ(moved.evaluate({1, 2}), -1);
}

TEST(Expression, IgnoresDeclaredNamesThatAreFunctionsOrNoNames)
{
    EXPECT_FALSE(isExpressionName("min"));
    EXPECT_FALSE(isExpressionName(""));
    EXPECT_FALSE(isExpressionName("2x"));
    EXPECT_FALSE(isExpressionName("a_b"));
    EXPECT_TRUE(isExpressionName("N2"));
    const auto result = Expression::parse("min(1, 2)", {"min", "a b", ""});
    EXPECT_EQ(std::get<Expression>(result).evaluate({9, 9, 9}), 1);
}

/// A formula as text, fully parenthesised where `text` needs it, beside the value it must have.
struct Sample {
    std::string text;
    double value = 0;
};

Sample combined(const Sample& left, const Sample& right, int operation)
{
    switch (operation) {
    case 0:
        return {"(" + left.text + "+" + right.text + ")", left.value + right.value};
    case 1:
        return {"(" + left.text + " - " + right.text + ")", left.value - right.value};
    case 2:
        return {"(" + left.text + "*" + right.text + ")", left.value * right.value};
    case 3:
        return {"(" + left.text + "/" + right.text + ")", left.value / right.value};
    case 4:
        return {"(" + left.text + "^" + right.text + ")", std::pow(left.value, right.value)};
    case 5:
        return {"min(" + left.text + "," + right.text + ")", right.value < left.value ? right.value : left.value};
    case 6:
        return {"max(" + left.text + ", " + right.text + ")", left.value < right.value ? right.value : left.value};
    default:
        return {"(-" + left.text + ")", -left.value};
    }
}

Sample generatedSample(int depth, double n, double x)
{
    const int leaf = *rc::gen::inRange(0, 3);
    if (depth == 0 || *rc::gen::inRange(0, 5) == 0) {
        if (leaf == 0)
            return {"N", n};
        if (leaf == 1)
            return {"x", x};
        const int number = *rc::gen::inRange(0, 100);
        return {std::to_string(number), static_cast<double>(number)};
    }
    const Sample left = generatedSample(depth - 1, n, x);
    const Sample right = generatedSample(depth - 1, n, x);
    return combined(left, right, *rc::gen::inRange(0, 8));
}

RC_GTEST_PROP(Expression, AgreesWithAReferenceOnGeneratedFormulas, ())
{
    const double n = *rc::gen::inRange(-9, 10);
    const double x = *rc::gen::inRange(1, 50);
    const Sample sample = generatedSample(4, n, x);
    RC_PRE(sample.text.size() <= Expression::maxLength);
    const std::optional<double> value = valueOf(sample.text, {n, x});
    RC_ASSERT(value.has_value() == std::isfinite(sample.value));
    if (value)
        RC_ASSERT(std::abs(*value - sample.value) <= 1e-12 * std::abs(sample.value));
}

RC_GTEST_PROP(Expression, ReadsOrRefusesAnythingWithoutThrowing, ())
{
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123.eE+-*/^(),Nx minaq=\"?")));
    const auto result = Expression::parse(text, names);
    if (const auto* const error = std::get_if<ExpressionError>(&result))
        RC_ASSERT(error->offset <= text.size());
}

} // namespace
} // namespace warpdeck
