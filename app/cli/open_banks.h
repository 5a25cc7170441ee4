#pragma once

#include "app/cli/environment.h"
#include "core/services/bank_service.h"
#include "core/text/locale_chain.h"

namespace warpdeck::app {

/// Opens the environment's banks. One that was named and cannot be opened throws; of the others, a line on the error
/// stream says which is left out and why. Throws Error FileNotFound when there is none at all.
services::BankService openBanks(Environment& environment);

/// The content languages in force: `stated` (a --locale option) first, then those of the profile, then the interface's.
/// Throws Error BadArgument when `stated` is no locale tag.
LocalePreferences contentLanguages(const Environment& environment, const std::string& stated,
                                   const LocalePreferences& ofProfile);

} // namespace warpdeck::app
