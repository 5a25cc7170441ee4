#pragma once

#include "app/gui/built_page.h"
#include "core/domain/session_options.h"
#include "core/services/library_service.h"

#include <optional>

class QVBoxLayout;

namespace warpdeck::gui {

class LanguageButton;
class PageHeader;

/// One topic: what it is about, the learner's progress, its questions and comparisons.
class TopicPage : public BuiltPage {
    Q_OBJECT

public:
    explicit TopicPage(AppContext& context, QWidget* parent = nullptr);

    void setTopic(const TopicId& topic);
Q_SIGNALS:
    void studyRequested(const warpdeck::SessionOptions& options);
    void itemRequested(const warpdeck::ItemRef& item);
    void comparisonRequested(const warpdeck::ItemRef& item);
    void backRequested();

protected:
    void build() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    LocalePreferences languages() const;
    void addHead(const services::TopicSummary& topic, const std::vector<services::ListedItem>& items);
    void addItems(QVBoxLayout& side, std::vector<services::ListedItem> items);
    QWidget* rowOf(const services::ListedItem& item);
    void addComparisons(QVBoxLayout& side, const std::vector<services::ListedComparison>& comparisons);
    void showLanguages(const services::TopicSummary& topic);

    PageHeader* m_header;
    LanguageButton* m_language;
    std::optional<TopicId> m_topic;
    std::optional<LocaleTag> m_locale; ///< chosen on this page
    bool m_isBeside = false;           ///< the comparisons stand beside the questions, not below them
};

} // namespace warpdeck::gui
