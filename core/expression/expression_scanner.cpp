#include "core/expression/expression_scanner.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace warpdeck {

namespace {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

constexpr bool isNameCharacter(char c)
{
    return isLetter(c) || isDigit(c);
}

struct NamedFunction {
    std::string_view name;
    ExpressionFunction function;
};

constexpr std::array functions{
    NamedFunction{"min", ExpressionFunction::Min},   NamedFunction{"max", ExpressionFunction::Max},
    NamedFunction{"sqrt", ExpressionFunction::Sqrt}, NamedFunction{"log2", ExpressionFunction::Log2},
    NamedFunction{"ln", ExpressionFunction::Ln},     NamedFunction{"exp", ExpressionFunction::Exp},
    NamedFunction{"ceil", ExpressionFunction::Ceil}, NamedFunction{"floor", ExpressionFunction::Floor},
};

/// Walks the text once. Between tokens it stands either before an operand or after one.
class Scanner {
public:
    Scanner(std::string_view text, const std::vector<std::string>& names) : m_text(text), m_names(names) {}

    std::optional<ExpressionError> run()
    {
        if (m_text.size() > Expression::maxLength)
            return ExpressionError{ExpressionErrorKind::TooLong, Expression::maxLength};
        while (!m_error) {
            skipSpaces();
            if (m_position == m_text.size())
                break;
            if (m_expectsOperand)
                scanOperand();
            else
                scanOperator();
        }
        if (!m_error && m_expectsOperand)
            fail(ExpressionErrorKind::MissingOperand);
        if (!m_error && !m_open.empty())
            fail(ExpressionErrorKind::UnbalancedParenthesis);
        return m_error;
    }

private:
    enum class Parenthesis : std::uint8_t { Group, Arguments };

    void fail(ExpressionErrorKind kind) { failAt(kind, m_position); }
    void failAt(ExpressionErrorKind kind, std::size_t offset) { m_error = ExpressionError{kind, offset}; }

    char current() const { return m_position < m_text.size() ? m_text[m_position] : '\0'; }

    void skipSpaces()
    {
        while (current() == ' ')
            ++m_position;
    }

    void skipDigits()
    {
        while (isDigit(current()))
            ++m_position;
    }

    void scanOperand()
    {
        const char c = current();
        if ((c == '-' || c == '+') && !m_signed) {
            m_signed = true;
            ++m_position;
        } else if (c == '(') {
            open(Parenthesis::Group);
        } else if (isDigit(c)) {
            scanNumber();
        } else if (isLetter(c)) {
            scanName();
        } else {
            fail(isOperatorCharacter(c) ? ExpressionErrorKind::MissingOperand
                                        : ExpressionErrorKind::UnexpectedCharacter);
        }
    }

    static bool isOperatorCharacter(char c) { return std::string_view("+-*/^),").find(c) != std::string_view::npos; }

    void scanOperator()
    {
        const char c = current();
        if (c == ')') {
            close();
        } else if (c == ',') {
            if (m_open.empty() || m_open.back() != Parenthesis::Arguments)
                return fail(ExpressionErrorKind::StrayComma);
            expectOperandAfterToken();
        } else if (isOperatorCharacter(c)) {
            expectOperandAfterToken();
        } else {
            fail(c == '(' || isNameCharacter(c) ? ExpressionErrorKind::MissingOperator
                                                : ExpressionErrorKind::UnexpectedCharacter);
        }
    }

    void expectOperandAfterToken()
    {
        m_expectsOperand = true;
        m_signed = false;
        ++m_position;
    }

    void open(Parenthesis parenthesis)
    {
        if (m_open.size() == static_cast<std::size_t>(Expression::maxDepth))
            return fail(ExpressionErrorKind::TooDeep);
        m_open.push_back(parenthesis);
        expectOperandAfterToken();
    }

    void close()
    {
        if (m_open.empty())
            return fail(ExpressionErrorKind::UnbalancedParenthesis);
        m_open.pop_back();
        ++m_position;
    }

    void scanNumber()
    {
        const std::size_t begin = m_position;
        skipDigits();
        if (current() == '.') {
            ++m_position;
            if (!isDigit(current()))
                return failAt(ExpressionErrorKind::MalformedNumber, begin);
            skipDigits();
        }
        if (current() == 'e' || current() == 'E') {
            ++m_position;
            if (current() == '+' || current() == '-')
                ++m_position;
            skipDigits();
        }
        double value = 0;
        const char* const end = m_text.data() + m_position;
        const auto read = std::from_chars(m_text.data() + begin, end, value);
        if (read.ec != std::errc() || read.ptr != end || isLetter(current()) || current() == '.')
            return failAt(ExpressionErrorKind::MalformedNumber, begin);
        m_expectsOperand = false;
    }

    void scanName()
    {
        const std::size_t begin = m_position;
        while (isNameCharacter(current()))
            ++m_position;
        const std::string_view name = m_text.substr(begin, m_position - begin);
        const std::optional<ExpressionFunction> function = expressionFunctionNamed(name);
        if (!function) {
            if (std::find(m_names.begin(), m_names.end(), name) == m_names.end())
                return failAt(ExpressionErrorKind::UnknownName, begin);
            m_expectsOperand = false;
            return;
        }
        skipSpaces();
        if (current() != '(')
            return fail(ExpressionErrorKind::MissingOperator);
        const bool takesSeveral = *function == ExpressionFunction::Min || *function == ExpressionFunction::Max;
        open(takesSeveral ? Parenthesis::Arguments : Parenthesis::Group);
    }

    std::string_view m_text;
    const std::vector<std::string>& m_names;
    std::size_t m_position = 0;
    std::optional<ExpressionError> m_error;
    std::vector<Parenthesis> m_open;
    bool m_expectsOperand = true;
    bool m_signed = false; ///< a sign stands before the operand; there is none before that
};

} // namespace

std::optional<ExpressionFunction> expressionFunctionNamed(std::string_view name)
{
    const auto* const found = std::find_if(functions.begin(), functions.end(),
                                           [&](const NamedFunction& candidate) { return candidate.name == name; });
    if (found == functions.end())
        return std::nullopt;
    return found->function;
}

bool isExpressionName(std::string_view text)
{
    return !text.empty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), isNameCharacter) &&
           !expressionFunctionNamed(text);
}

std::optional<ExpressionError> findExpressionError(std::string_view text, const std::vector<std::string>& names)
{
    return Scanner(text, names).run();
}

} // namespace warpdeck
