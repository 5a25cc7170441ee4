#include "app/gui/widgets/text_label.h"

namespace warpdeck::gui {

TextLabel::TextLabel(const Theme& theme, TextStyle style, Role role, QWidget* parent)
    : QLabel(parent),
      m_theme(theme),
      m_style(style),
      m_role(role)
{
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::WindowText); // inside a button a label would take the button's
    connect(&theme, &Theme::changed, this, &TextLabel::restyle);
    restyle();
}

void TextLabel::setLanguage(const LocaleTag& language)
{
    m_language = language;
    setLayoutDirection(language.direction() == TextDirection::RightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    restyle();
}

void TextLabel::setRole(Role role)
{
    m_role = role;
    restyle();
}

void TextLabel::restyle()
{
    setFont(m_language ? m_theme.font(m_style, *m_language) : m_theme.font(m_style));
    QPalette palette;
    palette.setColor(QPalette::WindowText, m_theme.color(m_role));
    setPalette(palette);
}

} // namespace warpdeck::gui
