#include "app/gui/app_context.h"

#include "app/support/attempt.h"
#include "app/support/error_text.h"
#include "app/support/interface_language.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace warpdeck::gui {

AppContext::AppContext(OpenFiles files, const app::Clock& clock, WindowSettings& settings, Theme& theme)
    : m_files(std::move(files)),
      m_clock(clock),
      m_settings(settings),
      m_theme(theme),
      m_banks(std::make_unique<services::BankService>(m_files.banks, services::OnDamage::Skip)),
      m_study(std::make_unique<services::StudyService>(
          *m_banks, m_files.profile, QRandomGenerator::system()->generate64(), clock.read(), services::Holder::Window))
{
}

AppContext::~AppContext() = default;

LocalePreferences AppContext::contentLanguages() const
{
    LocalePreferences languages = m_study->settings().contentLanguages;
    if (languages.empty())
        languages.push_back(app::interfaceLanguage());
    return languages;
}

LocalePreferences AppContext::contentLanguages(const LocaleTag& first) const
{
    LocalePreferences languages = contentLanguages();
    languages.erase(std::remove(languages.begin(), languages.end(), first), languages.end());
    languages.insert(languages.begin(), first);
    return languages;
}

bool AppContext::setStudySettings(const StudySettings& settings)
{
    const bool saved = attempt([&] { m_study->setSettings(settings); });
    if (saved)
        Q_EMIT settingsChanged();
    return saved;
}

CardSource AppContext::cardSource(const BankId& bank, const TopicId& topic, const LocaleTag& locale) const
{
    // By value, as a card may outlive the page's own copy; the banks are asked through the context, which outlives all.
    return {.locale = locale,
            .formula = [this, bank](const FormulaKey& key) { return m_banks->formula(bank, key); },
            .picture = [this, bank, topic,
                        locale](const std::string& name) { return m_banks->picture(bank, topic, name, locale); }};
}

bool AppContext::attempt(const std::function<void()>& work)
{
    const std::optional<Error> error = app::attempt(work);
    if (error)
        Q_EMIT failed(app::errorText(*error));
    return !error;
}

void AppContext::openBanks(std::vector<std::filesystem::path> banks)
{
    m_files.banks = std::move(banks);
    // In place: the study service keeps a reference to it.
    *m_banks = services::BankService(m_files.banks, services::OnDamage::Skip);
    Q_EMIT banksChanged();
}

std::uint64_t AppContext::freshSeed() const
{
    return QRandomGenerator::system()->generate64();
}

} // namespace warpdeck::gui
