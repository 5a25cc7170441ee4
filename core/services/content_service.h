#pragma once

#include "core/base/diagnostics.h"
#include "core/base/strong_id.h"
#include "core/domain/coverage.h"
#include "core/domain/format_mode.h"
#include "core/domain/formula_drawing.h"
#include "core/domain/item.h"
#include "core/services/formula_drawing.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpdeck::services {

struct CheckResult {
    Diagnostics diagnostics; ///< sorted
    int itemCount = 0;
    int textCount = 0;
    std::vector<CoverageRow> coverage; ///< in the order of the topics
};

/// Reads, validates and lints a content folder. Throws Error only when the folder itself cannot be read.
CheckResult checkContent(const std::filesystem::path& folder);

struct BuildResult {
    Diagnostics diagnostics; ///< reader and validator only
    int itemCount = 0;
    int textCount = 0;
    int formulaCount = 0;                      ///< those that were drawn
    std::vector<FailedFormula> failedFormulas; ///< learners will see their TeX
    bool written = false;                      ///< false: there are errors, and `output` is as it was
};

/// Compiles a content folder into a bank file. Formulas are drawn if there is a renderer (`draw` is not empty); one
/// that stands in the earlier `output` already, drawn by the same version, is taken from there. Throws Error when the
/// folder cannot be read or the bank not be written.
BuildResult buildBank(const std::filesystem::path& folder, const std::filesystem::path& output,
                      const FormulaRenderer& renderer = {});

struct FormatResult {
    std::vector<std::string> changed; ///< rewritten, or to be rewritten; relative to the folder
    Diagnostics diagnostics;          ///< what keeps a file from being formatted
};

/// Brings every file of a content folder into its canonical form. A file with errors is left as it is.
FormatResult formatContent(const std::filesystem::path& folder, FormatMode mode);

/// The text of a new topic's source file, for an author to fill in. Throws Error BadArgument when the id cannot be one.
std::string topicSkeleton(const TopicId& topic);
/// The text of a new item of the kind, to be put into a topic's source file. Throws Error BadArgument likewise.
std::string itemSkeleton(const ItemId& item, ItemKind kind);

} // namespace warpdeck::services
