#pragma once

#include <QWidget>

#include "app/gui/app_context.h"

class QVBoxLayout;

namespace warpdeck::gui {

/// The learner's content languages in their order: moved, removed and added here.
class StudyLanguages : public QWidget {
    Q_OBJECT

public:
    explicit StudyLanguages(AppContext& context, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void rebuild();
    void addLanguageRow(const LocalePreferences& languages, std::size_t index);
    void store(LocalePreferences languages);
    void openMenu(QWidget* below);

    AppContext& m_context;
    QVBoxLayout* m_rows;
    std::optional<LocaleTag> m_moved; ///< the language whose button was pressed last
};

} // namespace warpdeck::gui
