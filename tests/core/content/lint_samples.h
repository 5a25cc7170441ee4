#pragma once

#include "core/content/content_tree.h"

#include <string>
#include <vector>

namespace warpdeck::content {

inline const LocaleTag en("en");
inline const LocaleTag de("de");

/// An item with its texts, the source's first, as the lint tests change them.
struct Sample {
    Item item;
    std::vector<ItemText> texts;

    ItemText& source() { return texts.front(); }
    ItemText& german() { return texts.at(1); }
};

/// A `choice` in English and German in which lint finds nothing; the key is `a`, the distractors `b` and `c`.
Sample goodChoice(const std::string& id = "mem-batch");

/// A `number` item in English and German in which lint finds nothing: 2*N with the mistake N^2.
Sample goodNumber();

/// A tree of these items whose source is English.
ContentTree treeOf(const std::vector<Sample>& samples);

/// What lint says: `IW03 warning` and so on, in the order of the codes' names.
std::vector<std::string> lintCodes(const ContentTree& tree);
std::vector<std::string> lintCodes(const Sample& sample);

/// The arguments of the first finding with this code; empty when there is none.
std::vector<std::string> lintArguments(const ContentTree& tree, DiagnosticCode code);

} // namespace warpdeck::content
