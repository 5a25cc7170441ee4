#include "tests/core/content/generators.h"

#include "core/content/skeleton.h"
#include "core/content/source_text.h"
#include "core/content/topic_format.h"

#include <algorithm>
#include <set>

namespace warpdeck::content {

namespace {

using rc::gen::element;

/// Up to eight: a file nests four levels of such lists.
template <class T>
rc::Gen<std::vector<T>> few(const rc::Gen<T>& one)
{
    return rc::gen::withSize(
        [one](int size) { return rc::gen::resize(std::min(size, 8), rc::gen::container<std::vector<T>>(one)); });
}

rc::Gen<std::string> anyLine()
{
    return element<std::string>("", "word", "  indented", "## one-two | Title", "\\## x", "### back", "# T",
                                "- a) option", "- = answer", "\\- = x", "\\\\\\- b)", "> quote", "\\> quote",
                                "two spaces  ", "trailing ", "| a | b |", "key: value", "---", "$x|y$ costs 5",
                                "été 日本語", "```", "~~~ c", "    code", "{{c1:x}}", "- item", "#### mine", "\\",
                                "``` a`b", "````");
}

std::string canonical(const std::vector<std::string>& lines)
{
    FenceTracker fence;
    std::vector<std::string_view> views;
    for (const std::string& line : lines) {
        fence.advance(line);
        views.push_back(line);
    }
    // a fence that the lines leave open is closed by one of either kind
    for (const char* closing : {"`````", "~~~~~"}) {
        if (fence.isOpen()) {
            fence.advance(closing);
            views.emplace_back(closing);
        }
    }
    return canonicalProse(views);
}

rc::Gen<Passage> anyPassage()
{
    return rc::gen::map(anyProse(),
                        [](std::string text) { return Passage{.text = std::move(text), .range = {}, .spot = {}}; });
}

/// Text that stands behind a mark on its line.
rc::Gen<Passage> anyWords()
{
    return rc::gen::map(
        rc::gen::suchThat(anyLine(), [](const std::string& line) { return !trimmed(line).empty(); }),
        [](const std::string& line) { return Passage{.text = std::string(trimmed(line)), .range = {}, .spot = {}}; });
}

/// An option's first words follow its id, without spaces before them.
std::vector<std::string> withoutFirstIndent(std::vector<std::string> lines)
{
    const auto first =
        std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return !trimmed(line).empty(); });
    if (first != lines.end())
        first->erase(0, first->find_first_not_of(' '));
    return lines;
}

rc::Gen<OptionBlock> anyOption()
{
    const auto anyLines = few<std::string>(anyLine());
    return rc::gen::map(rc::gen::tuple(anyLines, rc::gen::maybe(anyPassage())), [](auto parts) {
        OptionBlock option;
        option.text.text = canonical(withoutFirstIndent(std::get<0>(parts)));
        if (auto& feedback = std::get<1>(parts))
            option.feedback = std::move(*feedback);
        return option;
    });
}

template <class T>
void nameApart(std::vector<T>& things, const std::string& prefix)
{
    for (std::size_t i = 0; i < things.size(); ++i)
        things[i].id = prefix + std::to_string(i);
}

std::vector<MetaLine> metaOf(const std::vector<std::string>& drawn)
{
    const std::set<std::string> keys(drawn.begin(), drawn.end());
    std::vector<MetaLine> lines;
    lines.reserve(keys.size());
    for (const std::string& key : keys)
        lines.push_back(
            {.key = key, .value = key == "tags" ? "" : "a: b, 3 %", .range = {}, .spot = {}, .valueSpot = {}});
    return inCanonicalOrder(std::move(lines));
}

rc::Gen<std::vector<MetaLine>> anyMeta()
{
    return rc::gen::map(few<std::string>(element<std::string>("kind", "let", "unknown", "tags", "level", "waive")),
                        metaOf);
}

Section sectionOf(SectionKind kind, Passage text)
{
    Section section{.kind = kind, .text = {}, .units = {}, .spot = {}};
    if (kind == SectionKind::Units)
        section.units = {{.unit = "GB/s", .names = {"GB/s", "Gigabyte je Sekunde"}, .spot = {}}};
    else
        section.text = std::move(text);
    return section;
}

rc::Gen<ItemBlock> anyItem()
{
    return rc::gen::map(
        rc::gen::tuple(anyWords(), anyMeta(), anyPassage(), few<OptionBlock>(anyOption()), few<Passage>(anyWords()),
                       few<SectionKind>(rc::gen::elementOf(
                           std::vector<SectionKind>(std::begin(allSections), std::end(allSections))))),
        [](auto parts) {
            ItemBlock item;
            item.title = std::get<0>(parts);
            item.meta = std::get<1>(parts);
            item.stem = std::get<2>(parts);
            item.options = std::get<3>(parts);
            nameApart(item.options, "o");
            if (item.options.empty())
                item.answers = std::get<4>(parts);
            for (const SectionKind kind : std::set<SectionKind>(std::get<5>(parts).begin(), std::get<5>(parts).end()))
                item.sections.push_back(sectionOf(kind, item.stem));
            return item;
        });
}

} // namespace

rc::Gen<std::string> anyProse()
{
    return rc::gen::map(few<std::string>(anyLine()), canonical);
}

rc::Gen<TopicFile> anyTopicFile()
{
    return rc::gen::map(rc::gen::tuple(anyWords(), anyMeta(), anyPassage(), few<ItemBlock>(anyItem())), [](auto parts) {
        TopicFile file;
        file.title = std::get<0>(parts);
        file.frontMatter = std::get<1>(parts);
        file.introduction = std::get<2>(parts);
        file.items = std::get<3>(parts);
        nameApart(file.items, "item-");
        return file;
    });
}

} // namespace warpdeck::content
