#pragma once

#include "core/text/locale_tag.h"

#include <optional>
#include <vector>

namespace warpdeck {

/// The learner's content languages, most wanted first.
using LocalePreferences = std::vector<LocaleTag>;

/// The best of `available` for one wanted locale by ICU's locale matching (de-AT finds de, zh-TW zh-Hant);
/// nothing when none is close enough to be read by somebody who asked for `wanted`.
std::optional<LocaleTag> bestMatch(const LocaleTag& wanted, const std::vector<LocaleTag>& available);

/// The order in which locales are tried for a whole item: each preference's best match in `available`, then
/// `source`. Without repetitions; never empty. The first element is what the learner asked for.
std::vector<LocaleTag> fallbackChain(const LocalePreferences& preferences, const std::vector<LocaleTag>& available,
                                     const LocaleTag& source);

} // namespace warpdeck
