#pragma once

#include "core/content/content_tree.h"
#include "core/content/text_units.h"
#include "core/content/tsv.h"

#include <map>
#include <string>
#include <vector>

namespace warpdeck::content {

/// What somebody said of one translated unit, and of which texts they said it.
struct TranslationRow {
    std::string sourceHash; ///< unitHash of the source's unit at the time
    std::string targetHash; ///< unitHash of the translation
    bool isReviewed = false;
    Spot spot;

    friend bool operator==(const TranslationRow& left, const TranslationRow& right)
    {
        return left.sourceHash == right.sourceHash && left.targetHash == right.targetHash &&
               left.isReviewed == right.isReviewed;
    }
};

/// The rows of a `<topic>.l10n.tsv`.
using TranslationRows = std::map<UnitKey, TranslationRow>;

TranslationRows readTranslationRows(const TsvTable& table, FileReport& report);

/// The file of these rows, sorted by item, unit and locale.
std::string formatTranslationRows(const TranslationRows& rows);

/// The state of a translation: that of its worst unit. Stale, when a unit's source has changed since its row was
/// written; else a draft, when a unit has no row, was not reviewed or was edited since; else reviewed.
TextState translationState(const UnitKey& textKey, const std::vector<TextUnit>& source,
                           const std::vector<TextUnit>& translation, const TranslationRows& rows);

} // namespace warpdeck::content
