#pragma once

#include <QDialog>

#include "app/gui/theme/theme.h"

class QHBoxLayout;
class QVBoxLayout;

namespace warpdeck::gui {

class Button;
class TextLabel;

/// A question or a message in the design's form: a title, a few sentences, actions at the trailing end.
class DialogBox : public QDialog {
    Q_OBJECT

public:
    DialogBox(const Theme& theme, const QString& title, const QString& sentences, QWidget* parent);

    /// Between the sentences and the actions.
    QVBoxLayout* body() const { return m_body; }
    /// Adds an action; `result` is what exec() returns for it. The primary one has the focus.
    Button* addAction(const QString& text, int result, bool isPrimary);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QVBoxLayout* m_body;
    QHBoxLayout* m_actions;
};

} // namespace warpdeck::gui
