#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <QTimer>

#include <functional>

namespace warpdeck::gui {

class TextLabel;
class ToastAction;

/// One sentence at the bottom trailing corner of the window that goes away by itself, with at most one action.
class Toast : public QWidget {
    Q_OBJECT

public:
    Toast(const Theme& theme, QWidget* window);

    void show(const QString& sentence);
    /// The same with an action behind the sentence.
    void show(const QString& sentence, const QString& action, std::function<void()> act);
    /// Takes an action away that no longer fits; a sentence alone stays.
    void dropAction();

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void appear(const QString& sentence);
    void place();

    const Theme& m_theme;
    TextLabel* m_sentence;
    ToastAction* m_action;
    std::function<void()> m_act;
    QTimer m_timer;
};

} // namespace warpdeck::gui
