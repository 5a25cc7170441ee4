#include "core/content/bank_reader.h"

#include "core/content/files.h"
#include "core/content/front_matter.h"
#include "core/content/meta_values.h"
#include "core/content/reference_tables.h"
#include "core/content/skeleton.h"
#include "core/content/source_text.h"
#include "core/content/topic_parser.h"

#include <limits>
#include <optional>
#include <utility>

namespace warpdeck::content {

namespace {

const FrontMatterRules sourceRules{{"format", "bank", "licence", "locale", "role"}, {"version"}};
const FrontMatterRules translationRules{{"format", "locale", "role"}, {}};

struct BankFile {
    LocaleTag locale;
    TopicFile file;
};

std::vector<BankFile> readBankFiles(const ContentFolder& folder, Diagnostics& diagnostics)
{
    std::vector<BankFile> files;
    for (const LocaleFile& listed : folder.bankFiles) {
        FileReport report(listed.name, diagnostics);
        if (const auto bytes = readContentFile(folder.pathOf(listed.name), maximumFileSize, report))
            files.push_back({listed.locale, parseBankFile(listed.name, *bytes, diagnostics)});
    }
    return files;
}

/// The file that says it is the source: the first one, others are reported.
std::optional<BankFile> takeSource(std::vector<BankFile>& files, Diagnostics& diagnostics)
{
    std::optional<BankFile> source;
    for (auto file = files.begin(); file != files.end();) {
        if (roleOf(file->file) != FileRole::Source) {
            ++file;
            continue;
        }
        if (source)
            diagnostics.error(DiagnosticCode::SeveralSources, {file->file.name, 0, 0}, {source->file.name});
        else
            source = std::move(*file);
        file = files.erase(file);
    }
    return source;
}

void addText(ContentTree& tree, const BankFile& bank)
{
    tree.contents.texts.push_back({bank.locale, bank.file.title.text, bank.file.introduction.text});
}

std::string valueOf(const TopicFile& file, std::string_view key)
{
    const MetaLine* const line = file.find(key);
    return line == nullptr ? "" : line->value;
}

ContentTree treeOf(const BankFile& source, Diagnostics& diagnostics)
{
    FileReport report(source.file.name, diagnostics);
    checkFrontMatter(source.file, source.locale, FileRole::Source, sourceRules, report);
    const MetaLine* const id = source.file.find("bank");
    if (id != nullptr && !id->value.empty() && !isSlug(id->value))
        report.error(DiagnosticCode::BadId, id->valueSpot, {id->value});
    ContentTree tree{.contents = {.id = BankId(valueOf(source.file, "bank")),
                                  .version = 1,
                                  .licence = valueOf(source.file, "licence"),
                                  .sourceLocale = source.locale}};
    if (const MetaLine* const version = source.file.find("version"))
        tree.contents.version = readWhole(*version, 1, std::numeric_limits<int>::max(), report).value_or(1);
    addText(tree, source);
    return tree;
}

TsvTable readTable(const ContentFolder& folder, const char* name, FileReport& report)
{
    const auto bytes = readContentFile(folder.pathOf(name), maximumFileSize, report);
    return bytes ? parseTsv(*bytes, report) : TsvTable();
}

} // namespace

std::optional<ContentTree> readBank(const ContentFolder& folder, Diagnostics& diagnostics)
{
    std::vector<BankFile> files = readBankFiles(folder, diagnostics);
    const std::optional<BankFile> source = takeSource(files, diagnostics);
    if (!source) {
        diagnostics.error(DiagnosticCode::MissingBankFile, {});
        return std::nullopt;
    }
    ContentTree tree = treeOf(*source, diagnostics);
    for (const BankFile& translation : files) {
        FileReport report(translation.file.name, diagnostics);
        checkFrontMatter(translation.file, translation.locale, FileRole::Translation, translationRules, report);
        addText(tree, translation);
    }
    if (folder.hasGlossary) {
        FileReport report(ContentFolder::glossaryName, diagnostics);
        tree.contents.terms = readGlossary(readTable(folder, ContentFolder::glossaryName, report), report);
    }
    if (folder.hasSources) {
        FileReport report(ContentFolder::sourcesName, diagnostics);
        tree.contents.sources = readSources(readTable(folder, ContentFolder::sourcesName, report), report);
    }
    return tree;
}

} // namespace warpdeck::content
