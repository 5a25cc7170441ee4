#pragma once

#include "app/gui/app_context.h"
#include "app/gui/widgets/raised_card.h"

class QHBoxLayout;
class QVBoxLayout;

namespace warpdeck::gui {

class TextLabel;

/// The quiet panel of the first start: the study languages in their order and the daily goal. Every choice holds at
/// once; nothing has to be chosen.
class WelcomePanel : public RaisedCard {
    Q_OBJECT

public:
    explicit WelcomePanel(AppContext& context, QWidget* parent = nullptr);

Q_SIGNALS:
    void closed();

private:
    QHBoxLayout* addRow(const QString& title, TextLabel* detail);
    void addHead();
    void addLanguages();
    void addGoal();
    void showLanguages();
    void openLanguage(std::size_t index, QWidget* below);
    void openOthers(QWidget* below);
    void store(LocalePreferences languages);
    void setGoal(int goal);

    AppContext& m_context;
    QVBoxLayout* m_rows;
    QHBoxLayout* m_languages = nullptr;
    QWidget* m_add = nullptr; ///< the button behind the languages
    TextLabel* m_goalDetail = nullptr;
};

} // namespace warpdeck::gui
