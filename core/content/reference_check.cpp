#include "core/content/reference_check.h"

#include "core/content/suggestion.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace warpdeck::content {

namespace {

class ReferenceCheck {
public:
    ReferenceCheck(const ContentTree& tree, const IdRegister& ids, Diagnostics& diagnostics)
        : m_tree(tree),
          m_diagnostics(diagnostics)
    {
        for (const auto& [id, place] : ids.items)
            m_items.push_back(id);
        for (const Topic& topic : tree.contents.topics)
            m_topics.push_back(topic.id.value());
        for (const Term& term : tree.contents.terms)
            m_terms.push_back(term.id.value());
        for (const Source& source : tree.contents.sources)
            m_sources.push_back(source.key.value());
        for (Names* const names : {&m_items, &m_topics, &m_terms, &m_sources})
            std::sort(names->begin(), names->end());
    }

    void run()
    {
        for (const Topic& topic : m_tree.contents.topics) {
            const Key key{topic.id.value(), "requires", DiagnosticCode::UnknownTopic, Severity::Error};
            check(key, topic.prerequisites, m_topics);
        }
        for (const Item& item : m_tree.contents.items)
            checkItem(item);
    }

private:
    using Names = std::vector<std::string>; // sorted

    /// A key of an item or topic, and what to report of it.
    struct Key {
        std::string owner;
        std::string name;
        DiagnosticCode code;
        Severity severity;
    };

    void checkItem(const Item& item)
    {
        const auto key = [&](const char* name, DiagnosticCode code, Severity severity = Severity::Error) {
            return Key{item.id.value(), name, code, severity};
        };
        check(key("related", DiagnosticCode::UnknownItem), item.related, m_items);
        check(key("about", DiagnosticCode::UnknownItem), item.about, m_items);
        if (item.variantOf)
            check(key("variant-of", DiagnosticCode::UnknownItem), std::vector<ItemId>{*item.variantOf}, m_items);
        check(key("terms", DiagnosticCode::UnknownTerm), item.terms, m_terms);
        check(key("sources", DiagnosticCode::UnknownSource, Severity::Warning), item.sources, m_sources);
    }

    template <class Id>
    void check(const Key& key, const std::vector<Id>& ids, const Names& known)
    {
        for (const Id& id : ids) {
            if (std::binary_search(known.begin(), known.end(), id.value()))
                continue;
            const Place place = m_tree.placeOf({key.owner, m_tree.contents.sourceLocale, "meta." + key.name});
            m_diagnostics.add(
                {key.severity, key.code, place, {key.name, id.value(), suggestionFor(id.value(), known)}});
        }
    }

    const ContentTree& m_tree;
    Diagnostics& m_diagnostics;
    Names m_items;
    Names m_topics;
    Names m_terms;
    Names m_sources;
};

} // namespace

void checkIds(const ContentTree& tree, const IdRegister& ids, Diagnostics& diagnostics)
{
    for (const Topic& topic : tree.contents.topics) {
        if (const auto item = ids.items.find(topic.id.value()); item != ids.items.end())
            diagnostics.error(DiagnosticCode::ItemNamedLikeTopic, item->second, {topic.id.value()});
    }
    std::map<std::string, Place> retired;
    for (const auto& [id, place] : ids.retired) {
        const auto [earlier, isNew] = retired.emplace(id, place);
        if (!isNew)
            diagnostics.error(DiagnosticCode::RepeatedEntry, place, {"retired", id});
        if (const auto item = ids.items.find(id); isNew && item != ids.items.end())
            diagnostics.error(DiagnosticCode::RetiredItem, item->second, {id, place.file, std::to_string(place.line)});
    }
}

void checkReferences(const ContentTree& tree, const IdRegister& ids, Diagnostics& diagnostics)
{
    ReferenceCheck(tree, ids, diagnostics).run();
}

} // namespace warpdeck::content
