#include "core/content/picture_check.h"

#include "core/content/text_units.h"
#include "core/text/markdown.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace warpdeck::content {

namespace {

constexpr std::string_view mediaPrefix = "media/";

void collectTargets(const std::vector<Inline>& inlines, std::set<std::string>& targets)
{
    for (const Inline& each : inlines) {
        if (each.kind == Inline::Kind::Image)
            targets.insert(each.target);
        collectTargets(each.children, targets);
    }
}

void collectTargets(const std::vector<Block>& blocks, std::set<std::string>& targets)
{
    for (const Block& block : blocks) {
        collectTargets(block.inlines, targets);
        collectTargets(block.children, targets);
        for (const Table::Cell& cell : block.table.header)
            collectTargets(cell, targets);
        for (const Table::Row& row : block.table.rows) {
            for (const Table::Cell& cell : row)
                collectTargets(cell, targets);
        }
    }
}

/// `media/x.de.svg` of `media/x.svg`.
std::string localisedName(const std::string& name, const LocaleTag& locale)
{
    const std::size_t dot = std::min(name.rfind('.'), name.size());
    return name.substr(0, dot) + "." + locale.value() + name.substr(dot);
}

class PictureCheck {
public:
    PictureCheck(const ContentTree& tree, Diagnostics& diagnostics) : m_tree(tree), m_diagnostics(diagnostics)
    {
        for (const Picture& picture : tree.contents.pictures)
            m_pictures.emplace(picture.topic, picture.name);
    }

    void run()
    {
        std::map<ItemId, const Item*> items;
        for (const Item& item : m_tree.contents.items)
            items.emplace(item.id, &item);
        for (const TopicText& text : m_tree.contents.topicTexts) {
            for (const TextUnit& unit : unitsOf(text))
                checkUnit({text.topic.value(), text.locale, unit.name}, text.topic, unit.text);
        }
        for (const ItemText& text : m_tree.contents.itemTexts) {
            const Item& item = *items.at(text.item);
            for (const TextUnit& unit : unitsOf(text, item.kind))
                checkUnit({text.item.value(), text.locale, unit.name}, item.topic, unit.text);
        }
    }

private:
    void checkUnit(const UnitKey& key, const TopicId& topic, const std::string& text)
    {
        if (text.find("![") == std::string::npos)
            return;
        std::set<std::string> targets;
        collectTargets(parseMarkdown(text), targets);
        for (const std::string& target : targets) {
            if (target.substr(0, mediaPrefix.size()) != mediaPrefix)
                m_diagnostics.error(DiagnosticCode::BadPictureReference, m_tree.placeOf(key), {target});
            else if (m_pictures.count({topic, target}) == 0 &&
                     m_pictures.count({topic, localisedName(target, key.locale)}) == 0)
                m_diagnostics.error(DiagnosticCode::UnknownPicture, m_tree.placeOf(key), {target});
        }
    }

    const ContentTree& m_tree;
    Diagnostics& m_diagnostics;
    std::set<std::pair<TopicId, std::string>> m_pictures;
};

} // namespace

void checkPictures(const ContentTree& tree, Diagnostics& diagnostics)
{
    PictureCheck(tree, diagnostics).run();
}

} // namespace warpdeck::content
