#include "core/content/topic_format.h"

#include "core/content/skeleton.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace warpdeck::content {

namespace {

constexpr std::string_view keyOrder[] = {
    // front matter
    "format", "bank", "topic", "version", "licence", "locale", "role",
    // items, of all kinds
    "kind", "level", "bloom", "tags", "objective", "sources", "related", "terms", "variant-of", "as-of", "about",
    // the task
    "let", "answer", "unit", "accept", "tolerance", "mistake", "scoring", "order", "match", "both-ways",
    // the rest of the front matter, and what is said about checks
    "requires", "retired", "same-as-source", "waive"};

std::ptrdiff_t rankOf(const MetaLine& line)
{
    return std::find(std::begin(keyOrder), std::end(keyOrder), line.key) - std::begin(keyOrder);
}

class Writer {
public:
    void frontMatter(const std::vector<MetaLine>& lines)
    {
        line("---");
        meta(lines);
        line("---");
    }

    void heading(std::string_view mark, std::string_view text)
    {
        blank();
        m_text.append(mark).append(" ").append(text).append("\n");
    }

    void meta(const std::vector<MetaLine>& lines)
    {
        for (const MetaLine& meta : inCanonicalOrder(lines)) {
            m_text.append(meta.key).append(":");
            line(meta.value.empty() ? "" : " " + meta.value);
        }
    }

    void prose(const Passage& passage)
    {
        if (passage.empty())
            return;
        blank();
        lines(passage.text, "", isSkeletonLine);
    }

    void item(const ItemBlock& item)
    {
        heading("##", item.id + " | " + item.title.text);
        meta(item.meta);
        prose(item.stem);
        if (!item.options.empty() || !item.answers.empty())
            blank();
        for (const OptionBlock& each : item.options)
            option(each);
        for (const Passage& answer : item.answers)
            line("- = " + answer.text);
        for (const Section& each : item.sections)
            section(each);
    }

    std::string take() { return std::move(m_text); }

private:
    void line(std::string_view text) { m_text.append(text).append("\n"); }

    void blank()
    {
        if (!m_text.empty())
            line("");
    }

    void option(const OptionBlock& option)
    {
        m_text.append("- ").append(option.id).append(")");
        if (option.text.empty()) {
            line("");
        } else {
            m_text += ' ';
            optionText(option.text.text);
        }
        if (option.feedback)
            lines(option.feedback->text, "  > ", [](std::string_view) { return false; });
    }

    /// The first line follows the id, where a `>` is no feedback.
    void optionText(const std::string& text)
    {
        const std::size_t firstEnd = std::min(text.find('\n'), text.size());
        line(std::string_view(text).substr(0, firstEnd));
        if (firstEnd == text.size())
            return;
        FenceTracker fence;
        fence.advance(std::string_view(text).substr(0, firstEnd));
        lines(std::string_view(text).substr(firstEnd + 1), "  ", isQuoteLine, fence);
    }

    void lines(std::string_view text, std::string_view indent, LineTest test, FenceTracker fence = {})
    {
        std::size_t begin = 0;
        while (begin <= text.size()) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            const std::string_view each = text.substr(begin, end - begin);
            const bool isCode = fence.advance(each);
            if (each.empty()) {
                line(indent.substr(0, indent.find_last_not_of(' ') + 1));
            } else {
                m_text.append(indent).append(!isCode && needsBackslash(each, test) ? "\\" : "");
                line(each);
            }
            begin = end + 1;
        }
    }

    void section(const Section& section)
    {
        heading("###", sectionName(section.kind));
        if (section.kind != SectionKind::Units) {
            if (!section.text.empty())
                lines(section.text.text, "", isSkeletonLine);
            return;
        }
        for (const UnitLine& unit : section.units) {
            m_text.append("- ").append(unit.unit).append(" = ");
            for (std::size_t i = 0; i < unit.names.size(); ++i)
                m_text.append(i == 0 ? "" : ", ").append(unit.names[i]);
            line("");
        }
    }

    std::string m_text;
};

} // namespace

std::string formatTopicFile(const TopicFile& file)
{
    Writer writer;
    writer.frontMatter(file.frontMatter);
    writer.heading("#", file.title.text);
    writer.prose(file.introduction);
    for (const ItemBlock& item : file.items)
        writer.item(item);
    return writer.take();
}

std::vector<MetaLine> inCanonicalOrder(std::vector<MetaLine> lines)
{
    std::stable_sort(lines.begin(), lines.end(),
                     [](const MetaLine& left, const MetaLine& right) { return rankOf(left) < rankOf(right); });
    return lines;
}

} // namespace warpdeck::content
