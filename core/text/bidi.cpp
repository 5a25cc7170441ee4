#include "core/text/bidi.h"

#include "core/text/utf8.h"

#include <unicode/uchar.h>

namespace warpdeck {

namespace {

constexpr std::string_view leftToRightIsolate = "\u2066";
constexpr std::string_view rightToLeftIsolate = "\u2067";
constexpr std::string_view firstStrongIsolate = "\u2068";
constexpr std::string_view popIsolate = "\u2069";

enum class Role {
    Letter, ///< of a left-to-right script
    Number,
    Unit,  ///< belongs to the number before it
    Joint, ///< holds words of one run together
    Border,
};

Role roleOf(char32_t character)
{
    const auto direction = u_charDirection(static_cast<UChar32>(character));
    if (direction == U_LEFT_TO_RIGHT)
        return Role::Letter;
    if (direction == U_EUROPEAN_NUMBER)
        return Role::Number;
    if (character == U'%' || character == U'°')
        return Role::Unit;
    constexpr std::u32string_view joints = U" -/._+:'&=×·–\u00A0\u202F";
    return joints.find(character) != std::u32string_view::npos ? Role::Joint : Role::Border;
}

struct Run {
    std::size_t end = 0;     ///< behind its last letter, number or unit
    bool hasLetters = false; ///< or units: a bare number needs no isolate
};

/// The run that begins at `from`; it ends at `from` when none does.
Run runAt(std::string_view text, std::size_t from)
{
    Run run{from, false};
    for (std::size_t at = from; at < text.size();) {
        const auto [character, length] = codePointAt(text, at);
        const Role role = roleOf(character);
        const bool continuesOnly = role == Role::Unit || role == Role::Joint;
        if (role == Role::Border || (at == from && continuesOnly))
            break;
        at += length;
        if (role == Role::Joint)
            continue;
        run.end = at;
        run.hasLetters = run.hasLetters || role != Role::Number;
    }
    return run;
}

} // namespace

std::string isolated(std::string_view text, TextDirection direction)
{
    std::string result(direction == TextDirection::LeftToRight ? leftToRightIsolate : rightToLeftIsolate);
    result += text;
    result += popIsolate;
    return result;
}

std::string isolateLeftToRightRuns(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const Run run = runAt(text, at);
        const std::size_t end = run.end > at ? run.end : at + codePointAt(text, at).length;
        const std::string_view piece = text.substr(at, end - at);
        result += run.hasLetters ? isolated(piece, TextDirection::LeftToRight) : std::string(piece);
        at = end;
    }
    return result;
}

bool isBidiControl(char32_t character)
{
    return (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
}

std::string IsolateBalancer::balanced(std::string_view line)
{
    constexpr std::size_t markSize = leftToRightIsolate.size();
    std::string result = m_open;
    result += line;
    for (std::size_t at = 0; at + markSize <= line.size(); ++at) {
        const std::string_view mark = line.substr(at, markSize);
        if (mark == leftToRightIsolate || mark == rightToLeftIsolate || mark == firstStrongIsolate)
            m_open += mark;
        else if (mark == popIsolate && !m_open.empty())
            m_open.resize(m_open.size() - markSize);
    }
    for (std::size_t open = 0; open < m_open.size(); open += markSize)
        result += popIsolate;
    return result;
}

} // namespace warpdeck
