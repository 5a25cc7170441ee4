#pragma once

#include "core/text/locale_tag.h"

#include <memory>
#include <string_view>

namespace warpdeck {

/// The order in which a reader of one language expects titles: `q2` before `q10`, `Äpfel` beside `Apfel`.
class Collator {
public:
    explicit Collator(const LocaleTag& locale);
    Collator(Collator&&) noexcept;
    Collator& operator=(Collator&&) noexcept;
    ~Collator();

    /// A strict total order: texts that the language does not tell apart are ordered by their bytes.
    bool precedes(std::string_view left, std::string_view right) const;

private:
    struct Rules;
    std::unique_ptr<const Rules> m_rules;
};

} // namespace warpdeck
