#pragma once

#include "app/gui/built_page.h"

class QSpinBox;
namespace warpdeck::gui {

/// What can be decided about the program and about studying; every change holds at once.
class SettingsPage : public BuiltPage {
    Q_OBJECT

public:
    explicit SettingsPage(AppContext& context, QWidget* parent = nullptr);

Q_SIGNALS:
    void interfaceLanguageChosen(const warpdeck::LocaleTag& language);
    void addBankRequested();

protected:
    void build() override;

private:
    void addSection(const QString& title);
    void addRow(const QString& title, const QString& detail, QWidget* control);
    void addLanguages();
    void addAppearance();
    void addStudy();
    void addData();
    QSpinBox* numberBox(int lowest, int highest, int value);
};

} // namespace warpdeck::gui
