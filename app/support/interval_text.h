#pragma once

#include "core/base/time.h"

#include <QString>

namespace warpdeck::app {

/// An interval as a rating shows it, in the user interface's language: `<1 min`, `8 h`, `3 d`, `2.5 mo`, `1.2 y`.
/// Rounded to what a learner can use; months are 30.4 days, years 365.25.
QString intervalText(Days interval);

} // namespace warpdeck::app
