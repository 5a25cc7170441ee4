#include "core/text/collator.h"

#include "core/text/icu.h"

#include <unicode/coll.h>

namespace warpdeck {

struct Collator::Rules {
    std::unique_ptr<icu::Collator> collator;
};

Collator::Collator(const LocaleTag& locale)
{
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(icu_support::localeOf(locale), status));
    icu_support::throwIfFailed(status, "collation");
    collator->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
    icu_support::throwIfFailed(status, "collation");
    m_rules = std::make_unique<const Rules>(Rules{std::move(collator)});
}

Collator::Collator(Collator&&) noexcept = default;
Collator& Collator::operator=(Collator&&) noexcept = default;
Collator::~Collator() = default;

bool Collator::precedes(std::string_view left, std::string_view right) const
{
    UErrorCode status = U_ZERO_ERROR;
    const UCollationResult order =
        m_rules->collator->compareUTF8(icu_support::pieceOf(left), icu_support::pieceOf(right), status);
    icu_support::throwIfFailed(status, "collation");
    return order == UCOL_EQUAL ? left < right : order == UCOL_LESS;
}

} // namespace warpdeck
