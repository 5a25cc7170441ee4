#include "app/cli/open_banks.h"

#include "app/support/error_text.h"
#include "app/support/text_conversion.h"
#include "core/base/error.h"

#include <QCoreApplication>

#include <ostream>

namespace warpdeck::app {

services::BankService openBanks(Environment& environment)
{
    using services::OnDamage;
    if (environment.banks.empty())
        throw Error(ErrorCode::FileNotFound, "*.wdbank");
    services::BankService banks(environment.banks, environment.banksNamed ? OnDamage::Throw : OnDamage::Skip);
    for (const services::SkippedBank& skipped : banks.skipped())
        environment.err
            << toUtf8(QCoreApplication::translate("Banks", "A bank is left out: %1").arg(errorText(skipped.problem)))
            << '\n';
    return banks;
}

LocalePreferences contentLanguages(const Environment& environment, const std::string& stated,
                                   const LocalePreferences& ofProfile)
{
    LocalePreferences languages;
    if (!stated.empty()) {
        const auto tag = LocaleTag::parse(stated);
        if (!tag)
            throw Error(ErrorCode::BadArgument, "--locale " + stated);
        languages.push_back(*tag);
    }
    languages.insert(languages.end(), ofProfile.begin(), ofProfile.end());
    languages.push_back(environment.interfaceLanguage);
    return languages;
}

} // namespace warpdeck::app
