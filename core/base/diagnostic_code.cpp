#include "core/base/diagnostic_code.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace warpdeck {

namespace {

struct NamedCode {
    DiagnosticCode code;
    std::string_view name;
};

/// In the order of the enumeration, so that a code finds its name by position.
constexpr std::array names{
    NamedCode{DiagnosticCode::InvalidUtf8, "invalid-utf8"},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (static_cast<std::size_t>(names[i].code) != i)
            return false;
    }
    return true;
}
static_assert(inOrder());

} // namespace

std::string_view diagnosticName(DiagnosticCode code)
{
    assert(static_cast<std::size_t>(code) < names.size());
    return names[static_cast<std::size_t>(code)].name;
}

std::optional<DiagnosticCode> diagnosticNamed(std::string_view name)
{
    const auto* const found =
        std::find_if(names.begin(), names.end(), [&](const NamedCode& named) { return named.name == name; });
    if (found == names.end())
        return std::nullopt;
    return found->code;
}

} // namespace warpdeck
