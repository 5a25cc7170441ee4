#pragma once

#include "core/content/meta_rules.h"
#include "core/content/topic_file.h"
#include "core/text/locale_tag.h"

#include <string>
#include <string_view>

namespace warpdeck::content {

/// What a file is for: to hold structure and text, or text only.
enum class FileRole { Source, Translation };

/// The role that the file claims; nothing when it claims none.
std::optional<FileRole> roleOf(const TopicFile& file);

/// Checks what every front matter says: format, locale (that of the file's name), role, and the keys it may have.
void checkFrontMatter(const TopicFile& file, const LocaleTag& locale, FileRole expected, const FrontMatterRules& rules,
                      FileReport& report);

/// Reports a key whose value is not what the file's name and place say.
void checkSame(const TopicFile& file, std::string_view key, const std::string& expected, FileReport& report);

} // namespace warpdeck::content
