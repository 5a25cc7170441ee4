#pragma once

#include "app/gui/built_page.h"

#include <vector>

class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace warpdeck::gui {

class SectionList;

/// What can be decided about the program and about studying; every change holds at once. In a wide window the sections
/// stand at the side.
class SettingsPage : public BuiltPage {
    Q_OBJECT

public:
    explicit SettingsPage(AppContext& context, QWidget* parent = nullptr);

Q_SIGNALS:
    void interfaceLanguageChosen(const warpdeck::LocaleTag& language);
    void addBankRequested();

protected:
    void build() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSection(const QString& title);
    void addRow(const QString& title, const QString& detail, QWidget* control);
    QWidget* textSizeControl();
    void addLanguages();
    void addAppearance();
    void addStudy();
    void addBackups();
    void addData();
    QSpinBox* numberBox(int lowest, int highest, int value);
    void backUp();
    void placeSections();
    void showSection(int index);
    void markSection();

    SectionList* m_sections;
    QWidget* m_side = nullptr; ///< keeps the room for the list of sections free
    QVBoxLayout* m_body = nullptr;
    std::vector<QWidget*> m_headings;
    QLabel* m_lastBackup = nullptr;
};

} // namespace warpdeck::gui
