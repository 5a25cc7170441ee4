#pragma once

#include "core/base/diagnostic_code.h"

#include <cstddef>
#include <string>
#include <vector>

namespace warpdeck {

/// Error: a bank cannot be built. Warning: it can, but a learner would notice. Note: worth knowing.
enum class Severity { Error, Warning, Note };

/// Where in the content something stands.
struct Place {
    std::string file; ///< relative to the content folder, with `/`
    int line = 0;     ///< 1-based; 0: the file as a whole
    int column = 0;   ///< 1-based, in code points; 0: the line as a whole

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// One finding. `arguments` fill %1, %2 … of the code's sentence and hint, in that order; they are
/// never translated (an id, a word of the file, a number).
struct Diagnostic {
    Severity severity = Severity::Error;
    DiagnosticCode code{};
    Place place;
    std::vector<std::string> arguments;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// Collects what is wrong with content; nothing is thrown, so one run names every problem.
class Diagnostics {
public:
    void error(DiagnosticCode code, Place place, std::vector<std::string> arguments = {});
    void warning(DiagnosticCode code, Place place, std::vector<std::string> arguments = {});
    void note(DiagnosticCode code, Place place, std::vector<std::string> arguments = {});
    void add(Diagnostic diagnostic);

    /// By file, line, column, then in the order of finding.
    void sort();

    std::size_t count(Severity severity) const;
    bool hasErrors() const { return count(Severity::Error) > 0; }
    const std::vector<Diagnostic>& all() const { return m_all; }

private:
    std::vector<Diagnostic> m_all;
};

} // namespace warpdeck
