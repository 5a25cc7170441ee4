#pragma once

#include "core/text/locale_tag.h"

#include <optional>
#include <vector>

namespace warpdeck::app {

/// The languages in which the user interface exists.
const std::vector<LocaleTag>& interfaceLanguages();

/// The interface language that fits the system's settings (LC_ALL, LC_MESSAGES, LANG) best; English when none does.
LocaleTag systemInterfaceLanguage();

/// The language in which tr() answers now; English before installTranslation().
const LocaleTag& interfaceLanguage();

/// Makes tr() and translate() answer in `language` from now on. Precondition: it is one of interfaceLanguages().
void installTranslation(const LocaleTag& language);

} // namespace warpdeck::app
