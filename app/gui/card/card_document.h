#pragma once

#include "app/gui/card/card_source.h"
#include "app/gui/theme/theme.h"

#include <QString>
#include <QTextCursor>

#include <memory>
#include <string_view>

class QTextDocument;

namespace warpdeck::gui {

/// How a text is set.
struct CardLook {
    TextStyle style = TextStyle::Reading;
    Role ink = Role::Text;
};

/// A document of an item's Markdown: fonts and direction of its language, formulas on the baseline, no margin. Built
/// from parsed Markdown; markup of any other kind in the text stays text.
std::unique_ptr<QTextDocument> buildDocument(std::string_view markdown, const CardSource& source, const Theme& theme,
                                             const CardLook& look);

/// The words alone, for lists and screen readers; formulas in Unicode.
QString spokenText(std::string_view markdown);

/// What is selected, as text in which formulas are TeX between dollars and our isolates are gone.
QString copiedText(const QTextCursor& selection);

} // namespace warpdeck::gui
