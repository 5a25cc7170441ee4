#pragma once

#include "core/content/file_report.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// A file above this size is not read: no topic, glossary or picture needs as much.
inline constexpr std::size_t maximumFileSize = std::size_t{16} * 1024 * 1024;

/// A line above this many bytes is damage, not prose.
inline constexpr std::size_t maximumLineLength = std::size_t{32} * 1024;

/// A line of a text, without its line break.
struct Line {
    std::string_view text;
    std::size_t begin = 0; ///< offset in the text
    int number = 0;        ///< 1-based
};

/// Whether tabulators are part of a file's grammar.
enum class Tabs { Allowed, Reported };

/// The text of a file as the grammar knows it: valid UTF-8 in NFC, lines ended by LF, a final newline. What had to be
/// mended is reported as a warning. Nothing when the bytes are no UTF-8, hold control characters or lines of more than
/// maximumLineLength: that is reported as an error.
std::optional<std::string> normaliseSource(std::string_view bytes, Tabs tabs, FileReport& report);

/// The lines of a text that ends with a newline or is empty.
std::vector<Line> splitLines(std::string_view text);

/// The 1-based column, in code points, of a byte offset of a line.
int columnAt(std::string_view line, std::size_t offset);

/// Without spaces and tabulators at both ends.
std::string_view trimmed(std::string_view text);

/// The trimmed parts between separators; a text that is empty or blank has none.
std::vector<std::string> splitList(std::string_view text, char separator);

} // namespace warpdeck::content
