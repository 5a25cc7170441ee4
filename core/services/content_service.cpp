#include "core/services/content_service.h"

#include "core/base/error.h"
#include "core/content/content_format.h"
#include "core/content/content_reader.h"
#include "core/content/coverage.h"
#include "core/content/lint.h"
#include "core/content/new_content.h"
#include "core/content/skeleton.h"
#include "core/storage/bank_writer.h"

#include <utility>

namespace warpdeck::services {

namespace {

void requireSlug(const std::string& id)
{
    if (!content::isSlug(id))
        throw Error(ErrorCode::BadArgument, id);
}

} // namespace

CheckResult checkContent(const std::filesystem::path& folder)
{
    CheckResult result;
    const content::ContentTree tree = content::readContent(folder, result.diagnostics);
    content::lint(tree, result.diagnostics);
    result.diagnostics.sort();
    result.itemCount = static_cast<int>(tree.contents.items.size());
    result.textCount = static_cast<int>(tree.contents.itemTexts.size());
    result.coverage = content::coverageOf(tree.contents);
    return result;
}

BuildResult buildBank(const std::filesystem::path& folder, const std::filesystem::path& output,
                      const FormulaRenderer& renderer)
{
    BuildResult result;
    const content::ContentTree tree = content::readContent(folder, result.diagnostics);
    if (result.diagnostics.hasErrors())
        return result;
    FormulaDrawings formulas;
    if (renderer.draw)
        formulas = drawFormulas(formulasIn(tree.contents), renderer, output);
    storage::writeBank(tree.contents, output, formulas.drawn);
    result.itemCount = static_cast<int>(tree.contents.items.size());
    result.textCount = static_cast<int>(tree.contents.itemTexts.size());
    result.formulaCount = static_cast<int>(formulas.drawn.pictures.size());
    result.failedFormulas = std::move(formulas.failed);
    result.written = true;
    return result;
}

FormatResult formatContent(const std::filesystem::path& folder, FormatMode mode)
{
    FormatResult result;
    result.changed = content::formatContent(folder, mode, result.diagnostics);
    result.diagnostics.sort();
    return result;
}

std::string topicSkeleton(const TopicId& topic)
{
    requireSlug(topic.value());
    return content::newTopicSkeleton(topic);
}

std::string itemSkeleton(const ItemId& item, ItemKind kind)
{
    requireSlug(item.value());
    return content::newItemSkeleton(item, kind);
}

} // namespace warpdeck::services
