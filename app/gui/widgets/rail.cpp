#include "app/gui/widgets/rail.h"

#include "app/gui/widgets/rail_item.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <iterator>

namespace warpdeck::gui {

namespace {

constexpr int wideWidth = 192;
constexpr int narrowWidth = 56;
constexpr int markSize = 22;
constexpr int wordSize = 17;
constexpr int headHeight = 64;
constexpr int narrowHeadHeight = 54;
constexpr int sidePadding = 8;

} // namespace

Rail::Rail(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_places(new QVBoxLayout),
      m_bottom(new QVBoxLayout)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(sidePadding, headHeight, sidePadding + 1, 14);
    layout->setSpacing(2);
    m_places->setSpacing(2);
    m_bottom->setSpacing(2);
    layout->addLayout(m_places);
    layout->addStretch();
    layout->addLayout(m_bottom);
    setFixedWidth(wideWidth);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

RailItem* Rail::add(int id, Icon icon)
{
    auto* item = new RailItem(m_theme, icon, this);
    m_items.emplace(id, item);
    connect(item, &QAbstractButton::clicked, this, [this, id] { Q_EMIT placeChosen(id); });
    return item;
}

void Rail::addPlace(int id, Icon icon)
{
    m_places->addWidget(add(id, icon));
}

void Rail::addBottomPlace(int id, Icon icon)
{
    m_bottom->addWidget(add(id, icon));
}

void Rail::setLabel(int id, const QString& label)
{
    m_items.at(id)->setLabel(label);
}

void Rail::setCurrent(int id)
{
    for (const auto& [place, item] : m_items)
        item->setCurrent(place == id);
}

void Rail::setCount(int id, int count, const QString& spoken)
{
    m_items.at(id)->setCount(count, spoken);
}

void Rail::setCollapsed(bool collapsed)
{
    if (m_collapsed == collapsed)
        return;
    m_collapsed = collapsed;
    setFixedWidth(collapsed ? narrowWidth : wideWidth);
    layout()->setContentsMargins(sidePadding, collapsed ? narrowHeadHeight : headHeight, sidePadding + 1, 14);
    for (const auto& [id, item] : m_items)
        item->setCollapsed(collapsed);
    update();
}

void Rail::focusCurrent()
{
    for (const auto& [id, item] : m_items) {
        if (item->isCurrent())
            item->setFocus(Qt::ShortcutFocusReason);
    }
}

void Rail::moveFocus(int step)
{
    const auto focused =
        std::find_if(m_items.begin(), m_items.end(), [](const auto& entry) { return entry.second->hasFocus(); });
    if (focused == m_items.end())
        return;
    if (step > 0 && std::next(focused) != m_items.end())
        std::next(focused)->second->setFocus(Qt::TabFocusReason);
    if (step < 0 && focused != m_items.begin())
        std::prev(focused)->second->setFocus(Qt::TabFocusReason);
}

void Rail::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down)
        moveFocus(1);
    else if (event->key() == Qt::Key_Up)
        moveFocus(-1);
    else
        QWidget::keyPressEvent(event);
}

void Rail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.color(Role::SurfaceSunken));
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(width() - 1, 0, 1, height())),
                     m_theme.color(Role::Hairline));
    const int x = m_collapsed ? (narrowWidth - markSize) / 2 : 18;
    const QRect mark =
        QStyle::visualRect(layoutDirection(), rect(), QRect(x, m_collapsed ? 16 : 21, markSize, markSize));
    painter.drawPixmap(mark.topLeft(), m_theme.mark(markSize, devicePixelRatioF()));
    if (m_collapsed)
        return;
    QFont word = m_theme.font(TextStyle::Section, LocaleTag("en"));
    word.setPixelSize(wordSize);
    painter.setFont(word);
    painter.setPen(m_theme.color(Role::Text));
    const QRect place = QStyle::visualRect(layoutDirection(), rect(), QRect(50, 16, width() - 60, 32));
    painter.drawText(place,
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     QStringLiteral("Warpdeck"));
}

} // namespace warpdeck::gui
