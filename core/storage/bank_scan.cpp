#include "core/storage/bank_scan.h"

#include "core/storage/bank_records.h"

namespace warpdeck::storage {

namespace {

void visitTopics(BankStatements& statements, BankSink& sink)
{
    SQLite::Statement& topics = statements.use("SELECT id, sort_order FROM topic ORDER BY id");
    while (topics.executeStep()) {
        const TopicId id(textAt(topics, 0));
        sink.addTopic({.id = id, .order = realAt(topics, 1), .prerequisites = readPrerequisites(statements, id)});
    }
    SQLite::Statement& texts =
        statements.use("SELECT topic, locale, state, title, introduction FROM topic_text ORDER BY topic, locale");
    while (texts.executeStep())
        sink.addTopicText({.topic = TopicId(textAt(texts, 0)),
                           .locale = localeAt(texts, 1),
                           .state = wordAt<TextState>(texts, 2),
                           .title = textAt(texts, 3),
                           .introduction = textAt(texts, 4)});
}

void visitItems(BankStatements& statements, BankSink& sink)
{
    SQLite::Statement& items = statements.use("SELECT id FROM item ORDER BY id");
    while (items.executeStep()) {
        if (const auto stored = readItem(statements, ItemId(textAt(items, 0))))
            sink.addItem(stored->item, stored->position);
    }
    SQLite::Statement& texts = statements.use("SELECT item, locale FROM item_text ORDER BY item, locale");
    while (texts.executeStep()) {
        if (const auto text = readText(statements, ItemId(textAt(texts, 0)), {localeAt(texts, 1)}))
            sink.addItemText(*text);
    }
}

void visitReferences(BankStatements& statements, BankSink& sink)
{
    SQLite::Statement& sources = statements.use("SELECT key, citation, url, seen FROM source ORDER BY key");
    while (sources.executeStep())
        sink.addSource({.key = SourceKey(textAt(sources, 0)),
                        .citation = textAt(sources, 1),
                        .url = textAt(sources, 2),
                        .seen = textAt(sources, 3)});
    SQLite::Statement& terms = statements.use("SELECT id FROM term ORDER BY id");
    while (terms.executeStep()) {
        if (const auto term = readTerm(statements, TermId(textAt(terms, 0))))
            sink.addTerm(*term);
    }
    SQLite::Statement& pictures = statements.use("SELECT topic, name, bytes FROM picture ORDER BY topic, name");
    while (pictures.executeStep())
        sink.addPicture(
            {.topic = TopicId(textAt(pictures, 0)), .name = textAt(pictures, 1), .bytes = textAt(pictures, 2)});
}

} // namespace

void visitBank(BankStatements& statements, BankSink& sink)
{
    SQLite::Statement& texts = statements.use("SELECT locale, title, description FROM bank_text ORDER BY locale");
    while (texts.executeStep())
        sink.addBankText({.locale = localeAt(texts, 0), .title = textAt(texts, 1), .description = textAt(texts, 2)});
    visitTopics(statements, sink);
    visitItems(statements, sink);
    visitReferences(statements, sink);
}

} // namespace warpdeck::storage
