#include "core/content/topic_file.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

const MetaLine* lineOf(const std::vector<MetaLine>& lines, std::string_view key)
{
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const MetaLine& line) { return line.key == key; });
    return found == lines.end() ? nullptr : &*found;
}

} // namespace

std::string_view sectionName(SectionKind kind)
{
    switch (kind) {
    case SectionKind::Hint:
        return "hint";
    case SectionKind::Back:
        return "back";
    case SectionKind::Explanation:
        return "explanation";
    case SectionKind::Units:
        return "units";
    case SectionKind::Note:
        return "note";
    }
    return {};
}

const MetaLine* ItemBlock::find(std::string_view key) const
{
    return lineOf(meta, key);
}

const Section* ItemBlock::find(SectionKind kind) const
{
    const auto found =
        std::find_if(sections.begin(), sections.end(), [&](const Section& section) { return section.kind == kind; });
    return found == sections.end() ? nullptr : &*found;
}

const MetaLine* TopicFile::find(std::string_view key) const
{
    return lineOf(frontMatter, key);
}

} // namespace warpdeck::content
