#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <QStringList>

class QHBoxLayout;

namespace warpdeck::gui {

class Button;
class TextLabel;

/// One line below an explanation: an icon, a word, and what it names, either plain text or links.
class LinkLine : public QWidget {
    Q_OBJECT

public:
    LinkLine(const Theme& theme, Icon icon, QWidget* parent = nullptr);

    void setWord(const QString& word);
    /// Plain words that lead nowhere.
    void setWords(const QString& words);
    /// Words that lead somewhere.
    void setLinks(const QStringList& links);

Q_SIGNALS:
    void linkClicked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void writeLinks();

    const Theme& m_theme;
    Icon m_icon;
    QStringList m_titles; ///< of the links
    TextLabel* m_word;
    TextLabel* m_words;
    TextLabel* m_links;
};

} // namespace warpdeck::gui
