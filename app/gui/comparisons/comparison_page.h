#pragma once

#include "app/gui/built_page.h"
#include "core/domain/session_options.h"

#include <optional>

namespace warpdeck::gui {

class LanguageButton;
class PageHeader;

/// Two or three concepts side by side in a table.
class ComparisonPage : public BuiltPage {
    Q_OBJECT

public:
    explicit ComparisonPage(AppContext& context, QWidget* parent = nullptr);

    void setComparison(const ItemRef& item);

Q_SIGNALS:
    void studyRequested(const warpdeck::SessionOptions& options);
    void backRequested();

protected:
    void build() override;

private:
    void addPractice(const Item& item);
    void showLanguages(const LocaleTag& shown);

    PageHeader* m_header;
    LanguageButton* m_language;
    std::optional<ItemRef> m_item;
    std::optional<LocaleTag> m_locale; ///< chosen on this page
};

} // namespace warpdeck::gui
