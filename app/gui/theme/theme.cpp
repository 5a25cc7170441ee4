#include "app/gui/theme/theme.h"

#include "app/gui/theme/application_look.h"
#include "app/gui/theme/icon_files.h"
#include "app/gui/theme/theme_icon_engine.h"
#include "app/support/text_conversion.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

namespace warpdeck::gui {

namespace {

QString languagePart(const LocaleTag& locale)
{
    return app::toQString(locale.value()).section(QLatin1Char('-'), 0, 0);
}

/// The key under which the tokens name a language's companion faces: Chinese by script, others by language.
QString companionKey(const LocaleTag& locale)
{
    QString language = languagePart(locale);
    if (language != QLatin1String("zh"))
        return language;
    const QString tag = app::toQString(locale.value());
    const bool traditional =
        tag.contains(QLatin1String("Hant")) || tag.endsWith(QLatin1String("-TW")) || tag.endsWith(QLatin1String("-HK"));
    return traditional ? QStringLiteral("zh-Hant") : QStringLiteral("zh-Hans");
}

bool isCjk(const QString& language)
{
    return language == QLatin1String("ja") || language == QLatin1String("zh") || language == QLatin1String("ko");
}

QString scriptName(const QString& language)
{
    if (isCjk(language))
        return QStringLiteral("cjk");
    static const std::map<QString, QString> scripts{
        {QStringLiteral("ar"), QStringLiteral("arabic")},     {QStringLiteral("fa"), QStringLiteral("arabic")},
        {QStringLiteral("hi"), QStringLiteral("devanagari")}, {QStringLiteral("he"), QStringLiteral("hebrew")},
        {QStringLiteral("th"), QStringLiteral("thai")},       {QStringLiteral("ru"), QStringLiteral("cyrillic")},
        {QStringLiteral("el"), QStringLiteral("greek")}};
    const auto found = scripts.find(language);
    return found == scripts.end() ? QStringLiteral("latin") : found->second;
}

bool isInterfaceStyle(TextStyle style)
{
    return style <= TextStyle::Clock;
}

/// The families in the order in which they are tried. Han characters take the shapes of the first family that has them,
/// so a CJK face leads; elsewhere the Latin face leads, so that figures and names match.
QStringList familiesOf(const QString& family, const std::map<QString, QStringList>& companions, const LocaleTag& locale)
{
    const auto found = companions.find(companionKey(locale));
    if (found == companions.end())
        return {family};
    return isCjk(languagePart(locale)) ? found->second + QStringList{family} : QStringList{family} + found->second;
}

QPixmap drawn(const QByteArray& svg, int size, qreal ratio)
{
    QSvgRenderer renderer(svg);
    const int pixels = static_cast<int>(std::lround(size * ratio));
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Theme::Theme(QObject* parent)
    : QObject(parent),
      m_tokens(readTokens()),
      m_systemIsDark(QApplication::palette().color(QPalette::Window).lightness() < 128),
      m_language("en")
{
    QApplication::setStyle(makeStyle(*this));
    apply();
}

bool Theme::isDark() const
{
    return m_scheme == Scheme::Dark || m_scheme == Scheme::HighContrastDark;
}

QColor Theme::color(Role role) const
{
    return m_tokens.colors[static_cast<std::size_t>(m_scheme)][static_cast<std::size_t>(role)];
}

const ScriptMetrics& Theme::scriptOf(const LocaleTag& language) const
{
    static const ScriptMetrics latin;
    const auto found = m_tokens.scripts.find(scriptName(languagePart(language)));
    return found == m_tokens.scripts.end() ? latin : found->second;
}

double Theme::pixelSize(TextStyle style, const LocaleTag& language) const
{
    const double step = m_tokens.type[static_cast<std::size_t>(style)].size;
    if (isInterfaceStyle(style))
        return step * std::sqrt(m_textSize);
    return step * m_textSize * scriptOf(language).scale;
}

QFont Theme::font(TextStyle style, const LocaleTag& language) const
{
    const Faces& faces = m_tokens.faces;
    QFont font;
    font.setFamilies(isInterfaceStyle(style) ? familiesOf(faces.ui, faces.uiCompanions, language)
                                             : familiesOf(faces.reading, faces.readingCompanions, language));
    font.setPixelSize(static_cast<int>(std::lround(pixelSize(style, language))));
    font.setBold(m_tokens.type[static_cast<std::size_t>(style)].bold);
    return font;
}

QFont Theme::font(TextStyle style) const
{
    return font(style, m_language);
}

QFont Theme::monoFont(TextStyle style) const
{
    QFont font;
    font.setFamilies({m_tokens.faces.mono});
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(static_cast<int>(std::lround(pixelSize(style, m_language) * m_tokens.faces.monoScale)));
    return font;
}

int Theme::proportionalHeight(const LocaleTag& language) const
{
    return scriptOf(language).proportionalHeight;
}

QIcon Theme::icon(Icon icon, Role role) const
{
    return QIcon(new ThemeIconEngine(*this, icon, role));
}

QPixmap Theme::pixmap(Icon icon, Role role, int size, qreal devicePixelRatio) const
{
    const QByteArray ink = color(role).name().toLatin1();
    const QString file = iconFile(icon);
    const QString key = QStringLiteral("%1 %2 %3 %4").arg(file, QLatin1String(ink)).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = drawn(contentsOf(file).replace("currentColor", ink), size, devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QPixmap Theme::pixmap(Icon icon, Role role, int size, qreal devicePixelRatio, Qt::LayoutDirection direction) const
{
    const bool pointsAlong = icon == Icon::Back || icon == Icon::Forward || icon == Icon::Undo || icon == Icon::Redo ||
                             icon == Icon::Fallback;
    const QPixmap upright = pixmap(icon, role, size, devicePixelRatio);
    return pointsAlong && direction == Qt::RightToLeft ? upright.transformed(QTransform::fromScale(-1, 1)) : upright;
}

QPixmap Theme::mark(int size, qreal devicePixelRatio) const
{
    const bool small = size < 48;
    return drawn(
        contentsOf(small ? QStringLiteral(":/icons/app-icon-small.svg") : QStringLiteral(":/icons/app-icon.svg")), size,
        devicePixelRatio);
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void Theme::setTextSize(double factor)
{
    m_textSize = factor;
    apply();
}

void Theme::setInterfaceLanguage(const LocaleTag& language)
{
    m_language = language;
    const bool rightToLeft = language.direction() == TextDirection::RightToLeft;
    QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    apply();
}

void Theme::apply()
{
    const bool dark = m_choice == ThemeChoice::Dark || (m_choice != ThemeChoice::Light && m_systemIsDark);
    const bool strong = m_choice == ThemeChoice::HighContrast;
    if (strong)
        m_scheme = dark ? Scheme::HighContrastDark : Scheme::HighContrastLight;
    else
        m_scheme = dark ? Scheme::Dark : Scheme::Light;
    applyLook(*this);
    Q_EMIT changed();
}

} // namespace warpdeck::gui
