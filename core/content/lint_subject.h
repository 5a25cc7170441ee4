#pragma once

#include "core/content/content_tree.h"
#include "core/content/lint_prose.h"
#include "core/content/lint_words.h"

#include <string>
#include <vector>

namespace warpdeck::content {

struct OptionProse {
    OptionId id;
    bool isKey = false;
    Prose text;
    Prose feedback;
};

/// One item in one locale, its prose read once.
struct LintSubject {
    const Item* item = nullptr;
    const ItemText* text = nullptr;
    bool isSource = false;
    Prose stem;
    std::vector<OptionProse> options;
    Prose hint;
    Prose back;
    Prose explanation;

    const LocaleTag& locale() const { return text->locale; }
    std::string itemId() const { return item->id.value(); }
};

/// A unit of a subject under its name (see UnitKey).
struct NamedUnit {
    std::string name;
    const std::string* markdown = nullptr;
    const Prose* prose = nullptr;
};

/// The units that hold prose: stem, options and feedback, hint, back, explanation. Empty ones too.
std::vector<NamedUnit> unitsOf(const LintSubject& subject);

/// A `choice` whose options are words, not quantities.
bool isTextItem(const LintSubject& subject);

/// Numbers, formulas and the like: at most two words beside a number or a formula.
bool looksNumeric(const Prose& option);

/// The options that are keys, or those that are none.
std::vector<const OptionProse*> keysOf(const LintSubject& subject);
std::vector<const OptionProse*> distractorsOf(const LintSubject& subject);

/// All subjects of one locale, in the order of the items.
struct LintLocale {
    LocaleTag locale;
    bool isSource = false;
    LintWords words;
    std::vector<LintSubject> subjects;
};

/// A content tree as the rules look at it; refers into the tree.
struct LintBank {
    const ContentTree* tree = nullptr;
    std::vector<LintLocale> locales; ///< the source's first
};

LintBank lintBankOf(const ContentTree& tree);

/// The source text of a translated subject; null when there is none.
const LintSubject* sourceOf(const LintBank& bank, const LintSubject& subject);

} // namespace warpdeck::content
