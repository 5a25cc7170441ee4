#pragma once

#include "app/gui/built_page.h"
#include "core/services/library_service.h"

namespace warpdeck::gui {

/// All comparisons, by topic.
class ComparisonsPage : public BuiltPage {
    Q_OBJECT

public:
    explicit ComparisonsPage(AppContext& context, QWidget* parent = nullptr);

Q_SIGNALS:
    void comparisonRequested(const warpdeck::ItemRef& item);

protected:
    void build() override;

private:
    void addComparison(const services::ListedComparison& comparison);
};

} // namespace warpdeck::gui
