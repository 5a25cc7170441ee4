#include "app/support/interval_text.h"

#include "app/support/interface_language.h"
#include "app/support/text_conversion.h"
#include "core/text/number_format.h"

#include <QCoreApplication>

#include <cmath>

namespace warpdeck::app {

namespace {

constexpr double daysAMonth = 30.4;
constexpr double daysAYear = 365.25;

/// One decimal where it tells something, none above ten.
QString rounded(double value)
{
    const bool decimal = value < 9.95 && std::abs(value - std::round(value)) >= 0.05;
    return toQString(formatFixed(value, decimal ? 1 : 0, interfaceLanguage()));
}

} // namespace

QString intervalText(Days interval)
{
    const double days = interval.count();
    const double minutes = days * 24 * 60;
    if (minutes < 1)
        return QCoreApplication::translate("Interval", "<1 min");
    if (minutes < 59.5)
        return QCoreApplication::translate("Interval", "%1 min").arg(std::lround(minutes));
    if (days < 0.98)
        return QCoreApplication::translate("Interval", "%1 h").arg(std::lround(minutes / 60));
    if (days < daysAMonth)
        return QCoreApplication::translate("Interval", "%1 d").arg(std::lround(days));
    if (days < daysAYear)
        return QCoreApplication::translate("Interval", "%1 mo").arg(rounded(days / daysAMonth));
    return QCoreApplication::translate("Interval", "%1 y").arg(rounded(days / daysAYear));
}

} // namespace warpdeck::app
