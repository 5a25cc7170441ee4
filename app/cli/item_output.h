#pragma once

#include "app/cli/environment.h"
#include "core/domain/question.h"
#include "core/services/bank_service.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::app {

/// Prints items to a terminal: texts in the content's language and direction, labels in the interface's.
class ItemOutput {
public:
    ItemOutput(Environment& environment, const services::BankService& banks)
        : m_environment(environment),
          m_banks(banks)
    {
    }

    /// Badge (fallback, stale) and stem.
    void printStem(const Item& item, const ShownText& text);

    /// The options in the order of display, without telling which is right.
    void printOptions(const ItemText& text, const std::vector<OptionId>& shown);

    /// Each option with what it was (right, your answer) and its feedback.
    void printJudgedOptions(const Item& item, const ItemText& text, const std::vector<OptionId>& shown,
                            const std::vector<OptionId>& chosen);

    /// Back, explanation, sources, comparisons and related items.
    void printExplanation(const ItemRef& ref, const Item& item, const ItemText& text,
                          const LocalePreferences& languages);

    /// A piece of Markdown, indented by `indent` columns.
    void printText(std::string_view markdown, const LocaleTag& locale, int indent);

    /// The letter that stands before the option at `position`: A, B … or أ, ب … in Arabic.
    static std::string letter(std::size_t position, const LocaleTag& locale);

private:
    /// A line that points to something else, in the direction of its own language.
    struct Reference {
        std::string text;
        LocaleTag locale;
    };

    void printOption(std::string_view mark, std::size_t position, const OptionText& option, const LocaleTag& locale);
    void printBadge(const ShownText& text);
    void printReferences(const ItemRef& ref, const Item& item, const LocalePreferences& languages);
    void printLabelled(const QString& label, const std::vector<Reference>& entries);

    Environment& m_environment;
    const services::BankService& m_banks;
};

} // namespace warpdeck::app
