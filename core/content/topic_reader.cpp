#include "core/content/topic_reader.h"

#include "core/content/files.h"
#include "core/content/front_matter.h"
#include "core/content/item_reader.h"
#include "core/content/meta_values.h"
#include "core/content/picture_reader.h"
#include "core/content/skeleton.h"
#include "core/content/source_text.h"
#include "core/content/suggestion.h"
#include "core/content/text_units.h"
#include "core/content/topic_parser.h"
#include "core/content/translation_check.h"
#include "core/content/translation_state.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace warpdeck::content {

namespace {

const FrontMatterRules sourceRules{{"format", "topic", "locale", "role"}, {"order", "requires", "retired"}};
const FrontMatterRules translationRules{{"format", "topic", "locale", "role"}, {}};

class TopicReader {
public:
    TopicReader(const ContentFolder& folder, const TopicFolder& topic, ContentTree& tree, IdRegister& ids,
                Diagnostics& diagnostics)
        : m_folder(folder),
          m_topic(topic),
          m_tree(tree),
          m_ids(ids),
          m_diagnostics(diagnostics),
          m_id(topic.id)
    {
    }

    void read()
    {
        const LocaleTag& sourceLocale = m_tree.contents.sourceLocale;
        const auto source = std::find_if(m_topic.files.begin(), m_topic.files.end(),
                                         [&](const LocaleFile& file) { return file.locale == sourceLocale; });
        if (source == m_topic.files.end()) {
            m_diagnostics.error(DiagnosticCode::MissingTopicSource, {m_topic.id, 0, 0},
                                {m_topic.id + "." + sourceLocale.value() + ".md"});
            return;
        }
        const std::optional<TopicFile> sourceFile = parse(*source);
        if (!sourceFile)
            return;
        readSource(*sourceFile, *source);
        readRows();
        for (const LocaleFile& listed : m_topic.files) {
            if (listed.locale != sourceLocale)
                readTranslation(listed);
        }
        reportUnknownRows();
        readPictures(m_folder, m_topic, m_tree, m_diagnostics);
        addTexts();
    }

private:
    /// An item and its texts, the source's first.
    struct ReadItem {
        Item item;
        std::vector<ItemText> texts;
    };

    std::optional<TopicFile> parse(const LocaleFile& listed)
    {
        FileReport report(listed.name, m_diagnostics);
        const auto bytes = readContentFile(m_folder.pathOf(listed.name), maximumFileSize, report);
        if (!bytes)
            return std::nullopt;
        return parseTopicFile(listed.name, *bytes, m_diagnostics);
    }

    void readSource(const TopicFile& file, const LocaleFile& listed)
    {
        FileReport report(listed.name, m_diagnostics);
        checkFrontMatter(file, listed.locale, FileRole::Source, sourceRules, report);
        checkSame(file, "topic", m_topic.id, report);
        readTopicKeys(file, report);
        addTopicText(file, listed.locale, TextState::Source, report);
        for (const ItemBlock& block : file.items) {
            if (!report.isFull())
                readSourceBlock(block, listed.locale, report);
        }
    }

    void readTopicKeys(const TopicFile& file, FileReport& report)
    {
        Topic topic{.id = m_id, .order = 0, .prerequisites = {}};
        if (const MetaLine* const line = file.find("order"); line != nullptr && !line->value.empty()) {
            const auto order = parseDecimal(line->value);
            if (!order)
                report.error(DiagnosticCode::BadNumber, line->valueSpot, {line->key, line->value, "", ""});
            topic.order = order.value_or(0);
        }
        if (const MetaLine* const line = file.find("requires")) {
            m_tree.places.emplace(UnitKey{m_topic.id, m_tree.contents.sourceLocale, "meta.requires"},
                                  report.place(line->valueSpot));
            for (const ListEntry& entry : readList(*line, report))
                topic.prerequisites.emplace_back(entry.text);
        }
        if (const MetaLine* const line = file.find("retired")) {
            for (const ListEntry& entry : readList(*line, report)) {
                if (!isSlug(entry.text))
                    report.error(DiagnosticCode::BadId, entry.spot, {entry.text});
                m_ids.retired.emplace_back(entry.text, report.place(entry.spot));
            }
        }
        m_tree.contents.topics.push_back(std::move(topic));
    }

    void addTopicText(const TopicFile& file, const LocaleTag& locale, TextState state, const FileReport& report)
    {
        m_tree.contents.topicTexts.push_back({m_id, locale, state, file.title.text, file.introduction.text});
        m_tree.places.emplace(UnitKey{m_topic.id, locale, "title"}, report.place(file.title.spot));
        if (!file.introduction.empty())
            m_tree.places.emplace(UnitKey{m_topic.id, locale, "intro"}, report.place(file.introduction.spot));
    }

    void readSourceBlock(const ItemBlock& block, const LocaleTag& locale, FileReport& report)
    {
        const auto [earlier, isNew] = m_ids.items.emplace(block.id, report.place(block.spot));
        if (!isNew) {
            report.error(DiagnosticCode::DuplicateItem, block.spot,
                         {block.id, earlier->second.file, std::to_string(earlier->second.line)});
            return;
        }
        m_sourceIds.push_back(block.id);
        addPlaces(m_tree, block, locale, report);
        addWaivers(m_tree, block, locale, report);
        std::optional<Item> item = readSourceItem(block, m_id, report);
        if (!item)
            return;
        checkUnits(block, *item, report);
        ItemText text = readItemText(block, *item, locale);
        text.state = TextState::Source;
        m_items.emplace(block.id, m_read.size());
        m_read.push_back({std::move(*item), {std::move(text)}});
    }

    void readRows()
    {
        if (!m_topic.hasTranslationState)
            return;
        FileReport report(m_topic.translationStateName(), m_diagnostics);
        if (const auto bytes = readContentFile(m_folder.pathOf(report.file()), maximumFileSize, report))
            m_rows = readTranslationRows(parseTsv(*bytes, report), report);
    }

    void readTranslation(const LocaleFile& listed)
    {
        const std::optional<TopicFile> file = parse(listed);
        if (!file)
            return;
        FileReport report(listed.name, m_diagnostics);
        checkFrontMatter(*file, listed.locale, FileRole::Translation, translationRules, report);
        checkSame(*file, "topic", m_topic.id, report);
        addTopicText(*file, listed.locale, TextState::Draft, report);
        setTopicState();
        std::map<std::string_view, int> seen;
        for (const ItemBlock& block : file->items) {
            const auto [earlier, isNew] = seen.emplace(block.id, block.spot.line);
            if (isNew && !report.isFull())
                readTranslatedBlock(block, listed.locale, report);
            else if (!isNew)
                report.error(DiagnosticCode::DuplicateItem, block.spot,
                             {block.id, listed.name, std::to_string(earlier->second)});
        }
    }

    /// Sets the state of the topic text that was added last.
    void setTopicState()
    {
        TopicText& text = m_tree.contents.topicTexts.back();
        const auto source = std::find_if(
            m_tree.contents.topicTexts.begin(), m_tree.contents.topicTexts.end(),
            [&](const TopicText& other) { return other.topic == m_id && other.state == TextState::Source; });
        if (source != m_tree.contents.topicTexts.end())
            text.state = stateOf(m_topic.id, text.locale, unitsOf(*source), unitsOf(text));
    }

    TextState stateOf(const std::string& owner, const LocaleTag& locale, const std::vector<TextUnit>& source,
                      const std::vector<TextUnit>& translation)
    {
        for (const TextUnit& unit : translation)
            m_knownUnits.insert({owner, locale, unit.name});
        return translationState({owner, locale, ""}, source, translation, m_rows);
    }

    void readTranslatedBlock(const ItemBlock& block, const LocaleTag& locale, FileReport& report)
    {
        const auto index = m_items.find(block.id);
        if (index == m_items.end()) {
            if (std::find(m_sourceIds.begin(), m_sourceIds.end(), block.id) == m_sourceIds.end())
                report.error(DiagnosticCode::ItemNotInSource, block.spot,
                             {block.id, suggestionFor(block.id, m_sourceIds)});
            return;
        }
        ReadItem& read = m_read[index->second];
        addPlaces(m_tree, block, locale, report);
        addWaivers(m_tree, block, locale, report);
        checkUnits(block, read.item, report);
        const Completeness completeness = checkTranslation(block, read.item, read.texts.front(), report);
        ItemText text = readItemText(block, read.item, locale);
        text.state =
            stateOf(block.id, locale, unitsOf(read.texts.front(), read.item.kind), unitsOf(text, read.item.kind));
        if (completeness == Completeness::Incomplete)
            return;
        if (const MetaLine* const same = block.find("same-as-source"); same != nullptr && same->value == "yes")
            m_tree.sameAsSource.emplace_back(read.item.id, locale);
        read.texts.push_back(std::move(text));
    }

    void reportUnknownRows()
    {
        FileReport report(m_topic.translationStateName(), m_diagnostics);
        for (const auto& [key, row] : m_rows) {
            if (m_knownUnits.count(key) == 0)
                report.warning(DiagnosticCode::UnknownRow, row.spot, {key.owner, key.unit, key.locale.value()});
        }
    }

    void addTexts()
    {
        for (ReadItem& read : m_read) {
            for (ItemText& text : read.texts) {
                text.revision = revisionOf(unitsOf(text, read.item.kind));
                m_tree.contents.itemTexts.push_back(std::move(text));
            }
            m_tree.contents.items.push_back(std::move(read.item));
        }
    }

    const ContentFolder& m_folder;
    const TopicFolder& m_topic;
    ContentTree& m_tree;
    IdRegister& m_ids;
    Diagnostics& m_diagnostics;
    TopicId m_id;
    std::vector<ReadItem> m_read;
    std::map<std::string, std::size_t> m_items; ///< positions in m_read
    std::vector<std::string> m_sourceIds;       ///< of all items of the source, also those that could not be read
    TranslationRows m_rows;
    std::set<UnitKey> m_knownUnits;
};

} // namespace

void readTopic(const ContentFolder& folder, const TopicFolder& topic, ContentTree& tree, IdRegister& ids,
               Diagnostics& diagnostics)
{
    TopicReader(folder, topic, tree, ids, diagnostics).read();
}

} // namespace warpdeck::content
