#include "app/gui/widgets/dialog_box.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/text_label.h"

#include <QBoxLayout>
#include <QPainter>

namespace warpdeck::gui {

namespace {

constexpr int widest = 480;
constexpr int padding = 20;

} // namespace

DialogBox::DialogBox(const Theme& theme, const QString& title, const QString& sentences, QWidget* parent)
    : QDialog(parent),
      m_theme(theme),
      m_body(new QVBoxLayout),
      m_actions(new QHBoxLayout)
{
    setWindowTitle(title);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(padding, padding, padding, padding);
    layout->setSpacing(8);
    auto* heading = new TextLabel(theme, TextStyle::Section, Role::Text, this);
    heading->setText(title);
    heading->setWordWrap(true);
    auto* words = new TextLabel(theme, TextStyle::Body, Role::TextSecondary, this);
    words->setText(sentences);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(heading);
    layout->addWidget(words);
    words->setVisible(!sentences.isEmpty());
    layout->addLayout(m_body);
    layout->addSpacing(8);
    layout->addLayout(m_actions);
    m_actions->setSpacing(0);
    m_actions->addStretch();
    setFixedWidth(widest);
}

Button* DialogBox::addAction(const QString& text, int result, bool isPrimary)
{
    auto* button = new Button(m_theme, isPrimary ? ButtonKind::Primary : ButtonKind::Quiet, this);
    button->setText(text);
    m_actions->addWidget(button);
    connect(button, &QAbstractButton::clicked, this, [this, result] { done(result); });
    if (isPrimary)
        button->setFocus(Qt::TabFocusReason);
    return button;
}

void DialogBox::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), m_theme.color(Role::SurfaceRaised));
}

} // namespace warpdeck::gui
