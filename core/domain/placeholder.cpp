#include "core/domain/placeholder.h"

#include "core/text/markdown_formulas.h"

#include <algorithm>
#include <optional>

namespace warpdeck {

namespace {

constexpr auto none = std::string_view::npos;

std::size_t pastRun(std::string_view text, std::size_t from)
{
    return std::min(text.find_first_not_of(text[from], from), text.size());
}

/// Past the code that begins with the run of backticks or tildes at `from`; past the run alone when nothing closes it.
std::size_t pastCode(std::string_view text, std::size_t from)
{
    const std::size_t content = pastRun(text, from);
    const std::size_t length = content - from;
    const std::size_t end = length >= 3 ? text.size() : std::min(text.find("\n\n", from), text.size());
    for (std::size_t at = text.find(text[from], content); at < end; at = text.find(text[from], at)) {
        const std::size_t after = pastRun(text, at);
        if (after - at == length)
            return after;
        at = after;
    }
    return content;
}

/// The formulas as blanks, so that offsets stay.
std::string withoutFormulas(std::string_view markdown)
{
    std::string text(markdown);
    for (const TakenOut& taken : takeOutFormulas(markdown).takenOut)
        text.replace(taken.offset, taken.length, taken.length, ' ');
    return text;
}

/// Where the brace that opens at `from` closes on its line, before another opens.
std::optional<std::size_t> closingBrace(std::string_view text, std::size_t from)
{
    const std::size_t end = text.find_first_of("{}\n", from + 1);
    if (end == none || text[end] != '}')
        return std::nullopt;
    return end;
}

} // namespace

std::vector<ExpressionPlaceholder> placeholdersIn(std::string_view markdown)
{
    const std::string text = withoutFormulas(markdown);
    const std::string_view view = text;
    std::vector<ExpressionPlaceholder> found;
    std::size_t at = view.find_first_of("\\`~{");
    while (at != none) {
        std::size_t next = at + 1;
        if (view[at] == '\\') {
            next = at + 2;
        } else if (view[at] == '`' || view.substr(at, 3) == "~~~") {
            next = pastCode(view, at);
        } else if (const auto end = view[at] == '{' ? closingBrace(view, at) : std::nullopt) {
            found.push_back({at, *end + 1 - at, std::string(markdown.substr(at + 1, *end - at - 1))});
            next = *end + 1;
        }
        at = next < view.size() ? view.find_first_of("\\`~{", next) : none;
    }
    return found;
}

} // namespace warpdeck
