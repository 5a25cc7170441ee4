#include "app/gui/browse/item_delegate.h"

#include "app/gui/models/item_list_model.h"
#include "app/gui/models/mastery_thread.h"
#include "app/support/text_conversion.h"

#include <QPainter>

namespace warpdeck::gui {

namespace {

constexpr int padding = 12;
constexpr int threadHeight = 12;
constexpr int threadGap = 8;

} // namespace

ItemDelegate::ItemDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

void ItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setLayoutDirection(option.direction);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    if (selected || hovered)
        painter->fillRect(option.rect, m_theme.color(selected ? Role::SurfaceSelected : Role::SurfaceHover));
    painter->fillRect(QRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1),
                      m_theme.color(Role::Hairline));
    QRect words = option.rect.adjusted(padding, 0, -padding, 0);
    const bool isTitle = index.column() == ItemListModel::Title;
    if (isTitle) {
        const LocaleTag locale(app::toUtf8(index.data(ItemListModel::LocaleRole).toString()));
        painter->setFont(m_theme.font(TextStyle::Feedback, locale));
    } else {
        painter->setFont(m_theme.font(TextStyle::Body));
    }
    if (index.column() == ItemListModel::State) {
        const auto mastery = static_cast<Mastery>(index.data(ItemListModel::MasteryRole).toInt());
        const QRect sign(words.x(), words.center().y() - threadHeight / 2, words.width(), threadHeight);
        ThreadBar::paint(*painter, sign, {masteryThread(mastery)}, {2, 4, threadHeight}, m_theme);
        if (option.direction == Qt::RightToLeft)
            words.adjust(0, 0, -threadGap, 0);
        else
            words.adjust(threadGap, 0, 0, 0);
    }
    painter->setPen(m_theme.color(isTitle ? Role::Text : Role::TextMuted));
    const auto start = index.column() == ItemListModel::Due ? Qt::AlignRight : Qt::AlignLeft;
    const QString text = index.data().toString();
    painter->drawText(words, static_cast<int>(QStyle::visualAlignment(option.direction, start | Qt::AlignVCenter)),
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

} // namespace warpdeck::gui
