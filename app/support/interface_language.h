#pragma once

#include "core/text/locale_tag.h"

#include <optional>
#include <vector>

namespace warpdeck::app {

/// The languages in which the user interface exists.
const std::vector<LocaleTag>& interfaceLanguages();

/// The interface language that fits the system's settings (LC_ALL, LC_MESSAGES, LANG) best; English when none does.
LocaleTag systemInterfaceLanguage();

/// The languages that the system's settings name, most wanted first; none under the C locale.
std::vector<LocaleTag> systemLanguages();

/// The language in which tr() answers now; English before installTranslation().
const LocaleTag& interfaceLanguage();

/// Makes tr() and translate() answer in `language` from now on, and QLocale() write dates and numbers in its way: that
/// of the system's region where the language is the system's, with Latin digits. Precondition: it is one of
/// interfaceLanguages().
void installTranslation(const LocaleTag& language);

} // namespace warpdeck::app
