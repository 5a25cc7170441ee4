// Any bytes: reading does not fail, and what was read without errors survives being written and read again.

#include "core/content/item_reader.h"
#include "core/content/reference_tables.h"
#include "core/content/text_units.h"
#include "core/content/topic_format.h"
#include "core/content/topic_parser.h"
#include "core/content/translation_check.h"
#include "core/content/translation_state.h"
#include "core/content/tsv.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace {

using namespace warpdeck;
using namespace warpdeck::content;

void require(bool law)
{
    if (!law)
        std::abort();
}

/// Key order is the one thing that writing may change.
TopicFile withCanonicalKeys(TopicFile file)
{
    file.frontMatter = inCanonicalOrder(file.frontMatter);
    for (ItemBlock& item : file.items)
        item.meta = inCanonicalOrder(item.meta);
    return file;
}

void checkTopicFile(std::string_view bytes)
{
    Diagnostics diagnostics;
    const TopicFile file = parseTopicFile("t.en.md", bytes, diagnostics);
    FileReport report(file.name, diagnostics);
    for (const ItemBlock& block : file.items) {
        const std::optional<Item> item = readSourceItem(block, TopicId("t"), report);
        if (!item)
            continue;
        checkUnits(block, *item, report);
        const ItemText text = readItemText(block, *item, LocaleTag("en"));
        revisionOf(unitsOf(text, item->kind));
        checkTranslation(block, *item, text, report);
    }
    if (!file.isComplete)
        return;
    const std::string written = formatTopicFile(file);
    const TopicFile again = parseTopicFile("t.en.md", written, diagnostics);
    require(again.isComplete);
    require(again == withCanonicalKeys(file));
    require(formatTopicFile(again) == written);
}

void checkTable(std::string_view bytes)
{
    Diagnostics diagnostics;
    FileReport report("t.tsv", diagnostics);
    const TsvTable table = parseTsv(bytes, report);
    if (report.hasErrors())
        return;
    const std::string written = formatTsv(table);
    require(parseTsv(written, report) == table);
    readGlossary(table, report);
    readSources(table, report);
    FileReport rowReport("t.l10n.tsv", diagnostics);
    const TranslationRows rows = readTranslationRows(table, rowReport);
    if (!rowReport.hasErrors() && !rows.empty())
        require(readTranslationRows(parseTsv(formatTranslationRows(rows), rowReport), rowReport) == rows);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    checkTopicFile(bytes);
    checkTable(bytes);
    return 0;
}
