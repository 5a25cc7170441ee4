#pragma once

#include "core/base/diagnostics.h"

#include <string>
#include <utility>
#include <vector>

namespace warpdeck::content {

/// A place in a file whose name is known from the context.
struct Spot {
    int line = 0;   ///< 1-based; 0: the file as a whole
    int column = 0; ///< 1-based, in code points; 0: the line as a whole
};

/// Reports what is wrong with one file. After `maximum` findings it reports TooManyProblems once and then counts only,
/// so that a file of garbage costs no memory.
class FileReport {
public:
    static constexpr int maximum = 1000;

    FileReport(std::string file, Diagnostics& diagnostics) : m_file(std::move(file)), m_diagnostics(diagnostics) {}

    void error(DiagnosticCode code, Spot spot, std::vector<std::string> arguments = {});
    void warning(DiagnosticCode code, Spot spot, std::vector<std::string> arguments = {});

    const std::string& file() const { return m_file; }
    bool hasErrors() const { return m_errors > 0; }
    bool isFull() const { return m_findings >= maximum; }
    Place place(Spot spot) const { return {m_file, spot.line, spot.column}; }

private:
    void add(Severity severity, DiagnosticCode code, Spot spot, std::vector<std::string> arguments);

    std::string m_file;
    Diagnostics& m_diagnostics;
    int m_findings = 0;
    int m_errors = 0;
};

} // namespace warpdeck::content
