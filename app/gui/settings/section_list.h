#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <QStringList>

#include <vector>

class QVBoxLayout;

namespace warpdeck::gui {

/// The sections of a long page at its side, with the one that is being read marked.
class SectionList : public QWidget {
    Q_OBJECT

public:
    explicit SectionList(const Theme& theme, QWidget* parent = nullptr);

    void setSections(const QStringList& titles);
    void setCurrent(int index);

Q_SIGNALS:
    void sectionChosen(int index);

private:
    class Entry;

    void addEntry(int index);

    const Theme& m_theme;
    QVBoxLayout* m_layout;
    std::vector<Entry*> m_entries;
};

} // namespace warpdeck::gui
