#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"
#include "core/domain/session_options.h"

#include <optional>

class QVBoxLayout;

namespace warpdeck::gui {

class LanguageButton;
class PageHeader;

/// Two or three concepts side by side in a table.
class ComparisonPage : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonPage(AppContext& context, QWidget* parent = nullptr);

    void setComparison(const ItemRef& item);

Q_SIGNALS:
    void studyRequested(const warpdeck::SessionOptions& options);
    void backRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void build();
    void addPractice(const Item& item);
    void showLanguages(const LocaleTag& shown);

    AppContext& m_context;
    PageHeader* m_header;
    LanguageButton* m_language;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr; ///< made anew by refresh()
    std::optional<ItemRef> m_item;
    std::optional<LocaleTag> m_locale; ///< chosen on this page
};

} // namespace warpdeck::gui
