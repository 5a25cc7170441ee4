#include "app/gui/models/item_words.h"

#include <QCoreApplication>

namespace warpdeck::gui {

QString stateWord(const services::ListedItem& item)
{
    if (item.suspended)
        return QCoreApplication::translate("ItemWords", "Suspended");
    if (item.buried)
        return QCoreApplication::translate("ItemWords", "Buried");
    switch (item.mastery) {
    case Mastery::New:
        return QCoreApplication::translate("ItemWords", "New");
    case Mastery::Learning:
        return QCoreApplication::translate("ItemWords", "Learning");
    case Mastery::Known:
        return QCoreApplication::translate("ItemWords", "Known");
    }
    return {};
}

QString dueWords(const services::ListedItem& item)
{
    if (!item.dueIn)
        return {};
    if (*item.dueIn < 0)
        return QCoreApplication::translate("ItemWords", "%n day(s) late", nullptr, -*item.dueIn);
    if (*item.dueIn == 0)
        return QCoreApplication::translate("ItemWords", "today");
    return QCoreApplication::translate("ItemWords", "in %n day(s)", nullptr, *item.dueIn);
}

} // namespace warpdeck::gui
