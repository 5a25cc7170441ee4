#include "app/gui/study/link_line.h"

#include "app/gui/widgets/text_label.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStyle>

namespace warpdeck::gui {

namespace {

constexpr int iconSide = 16;
constexpr int start = 22;

} // namespace

LinkLine::LinkLine(const Theme& theme, Icon icon, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(icon),
      m_word(new TextLabel(theme, TextStyle::Body, Role::TextMuted, this)),
      m_words(new TextLabel(theme, TextStyle::Body, Role::TextSecondary, this)),
      m_links(new TextLabel(theme, TextStyle::Body, Role::Link, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(start, 2, 0, 2);
    layout->setSpacing(6);
    layout->addWidget(m_word, 0, Qt::AlignTop);
    layout->addWidget(m_words, 1, Qt::AlignTop);
    layout->addWidget(m_links, 1, Qt::AlignTop);
    m_words->setWordWrap(true);
    m_links->setWordWrap(true);
    // The links are ours, escaped below; nothing of the content is read as markup.
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_links->setFocusPolicy(Qt::StrongFocus);
    m_words->hide();
    m_links->hide();
    connect(m_links, &QLabel::linkActivated, this, [this](const QString& index) { Q_EMIT linkClicked(index.toInt()); });
    connect(&theme, &Theme::changed, this, [this] {
        writeLinks();
        update();
    });
}

void LinkLine::setWord(const QString& word)
{
    m_word->setText(word);
}

void LinkLine::setWords(const QString& words)
{
    m_words->setText(words);
    m_words->setVisible(true);
    m_links->setVisible(false);
}

void LinkLine::setLinks(const QStringList& links)
{
    m_titles = links;
    writeLinks();
    m_links->setAccessibleName(links.join(QStringLiteral(", ")));
    m_links->setVisible(true);
    m_words->setVisible(false);
}

void LinkLine::writeLinks()
{
    QString html;
    for (int index = 0; index < m_titles.size(); ++index) {
        if (index > 0)
            html += QStringLiteral(" · ");
        // An isolate keeps neighbours of other directions from changing places.
        html += QStringLiteral("<a style=\"text-decoration:none;color:%1\" href=\"%2\">\u2068%3\u2069</a>")
                    .arg(m_theme.color(Role::Link).name())
                    .arg(index)
                    .arg(m_titles[index].toHtmlEscaped());
    }
    m_links->setText(html);
}

void LinkLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect icon = QStyle::visualRect(layoutDirection(), rect(), QRect(1, 4, iconSide, iconSide));
    painter.drawPixmap(icon.topLeft(), m_theme.pixmap(m_icon, Role::TextMuted, iconSide, devicePixelRatioF()));
}

} // namespace warpdeck::gui
