#include "core/text/locale_chain.h"

#include "core/base/error.h"

#include <unicode/localematcher.h>
#include <unicode/locid.h>

#include <algorithm>

namespace warpdeck {

std::optional<LocaleTag> bestMatch(const LocaleTag& wanted, const std::vector<LocaleTag>& available)
{
    if (std::find(available.begin(), available.end(), wanted) != available.end())
        return wanted;
    UErrorCode status = U_ZERO_ERROR;
    icu::LocaleMatcher::Builder builder;
    for (const LocaleTag& tag : available)
        builder.addSupportedLocale(icu::Locale::forLanguageTag(tag.value(), status));
    builder.setNoDefaultLocale();
    const icu::LocaleMatcher matcher = builder.build(status);
    const icu::LocaleMatcher::Result result =
        matcher.getBestMatchResult(icu::Locale::forLanguageTag(wanted.value(), status), status);
    if (U_FAILURE(status))
        throw Error(ErrorCode::Unexpected, std::string("locale matching: ") + u_errorName(status));
    if (result.getSupportedIndex() < 0)
        return std::nullopt;
    return available[static_cast<std::size_t>(result.getSupportedIndex())];
}

std::vector<LocaleTag> fallbackChain(const LocalePreferences& preferences, const std::vector<LocaleTag>& available,
                                     const LocaleTag& source)
{
    std::vector<LocaleTag> chain;
    const auto append = [&](const LocaleTag& tag) {
        if (std::find(chain.begin(), chain.end(), tag) == chain.end())
            chain.push_back(tag);
    };
    for (const LocaleTag& preference : preferences) {
        if (const auto match = bestMatch(preference, available))
            append(*match);
    }
    append(source);
    return chain;
}

} // namespace warpdeck
