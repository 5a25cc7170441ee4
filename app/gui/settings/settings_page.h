#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"

class QSpinBox;
class QVBoxLayout;

namespace warpdeck::gui {

/// What can be decided about the program and about studying; every change holds at once.
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    explicit SettingsPage(AppContext& context, QWidget* parent = nullptr);

    /// Shows the present decisions.
    void refresh();

Q_SIGNALS:
    void interfaceLanguageChosen(const warpdeck::LocaleTag& language);
    void addBankRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addSection(const QString& title);
    void addRow(const QString& title, const QString& detail, QWidget* control);
    void addLanguages();
    void addAppearance();
    void addStudy();
    void addData();
    QSpinBox* numberBox(int lowest, int highest, int value);

    AppContext& m_context;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr; ///< made anew by refresh()
};

} // namespace warpdeck::gui
