#include "app/gui/app_context.h"

#include "app/support/attempt.h"
#include "app/support/error_text.h"
#include "app/support/interface_language.h"

#include <QRandomGenerator>

#include <algorithm>
#include <set>
#include <utility>

namespace warpdeck::gui {

namespace {

std::set<LocaleTag> languagesOf(const services::BankService& banks)
{
    std::set<LocaleTag> languages;
    for (const services::OpenBank& bank : banks.banks()) {
        for (const auto& [locale, items] : bank.info.itemsPerLocale)
            languages.insert(locale);
    }
    return languages;
}

} // namespace

AppContext::AppContext(OpenFiles files, const app::Clock& clock, WindowSettings& settings, Theme& theme)
    : m_files(std::move(files)),
      m_clock(clock),
      m_settings(settings),
      m_theme(theme),
      m_banks(std::make_unique<services::BankService>(m_files.banks, services::OnDamage::Skip)),
      m_study(std::make_unique<services::StudyService>(
          *m_banks, m_files.profile, QRandomGenerator::system()->generate64(), clock.read(), services::Holder::Window))
{
    // Later, as cards are built while something is being painted or answered.
    connect(this, &AppContext::unreadable, this, &AppContext::failed, Qt::QueuedConnection);
}

AppContext::~AppContext() = default;

LocalePreferences AppContext::contentLanguages() const
{
    LocalePreferences languages = m_study->settings().contentLanguages;
    if (!languages.empty())
        return languages;
    languages.push_back(app::interfaceLanguage());
    const std::set<LocaleTag> known = languagesOf(*m_banks);
    for (const LocaleTag& language : app::systemLanguages()) {
        const auto match = bestMatch(language, {known.begin(), known.end()});
        if (match && std::find(languages.begin(), languages.end(), *match) == languages.end())
            languages.push_back(*match);
    }
    return languages;
}

LocalePreferences AppContext::contentLanguages(const LocaleTag& first) const
{
    LocalePreferences languages = contentLanguages();
    languages.erase(std::remove(languages.begin(), languages.end(), first), languages.end());
    languages.insert(languages.begin(), first);
    return languages;
}

std::vector<LocaleTag> AppContext::otherLanguages() const
{
    std::set<LocaleTag> others = languagesOf(*m_banks);
    for (const LocaleTag& chosen : contentLanguages())
        others.erase(chosen);
    return {others.begin(), others.end()};
}

bool AppContext::isSourceLanguage(const LocaleTag& language) const
{
    const std::vector<services::OpenBank> banks = m_banks->banks();
    return !banks.empty() && std::all_of(banks.begin(), banks.end(), [&](const services::OpenBank& bank) {
        return bank.info.sourceLocale == language;
    });
}

bool AppContext::setContentLanguages(LocalePreferences languages)
{
    StudySettings settings = m_study->settings();
    settings.contentLanguages = std::move(languages);
    return setStudySettings(settings);
}

bool AppContext::setStudySettings(const StudySettings& settings)
{
    const bool saved = attempt([&] { m_study->setSettings(settings); });
    if (saved)
        Q_EMIT settingsChanged();
    return saved;
}

CardSource AppContext::cardSource(const BankId& bank, const TopicId& topic, const LocaleTag& locale)
{
    // By value, as a card may outlive the page's own copy; the banks are asked through the context, which outlives all.
    return {.locale = locale,
            .formula = [this, bank](
                           const FormulaKey& key) { return readQuietly([&] { return m_banks->formula(bank, key); }); },
            .picture =
                [this, bank, topic, locale](const std::string& name) {
                    return readQuietly([&] { return m_banks->picture(bank, topic, name, locale); });
                }};
}

std::optional<std::string> AppContext::readQuietly(const std::function<std::optional<std::string>()>& read)
{
    std::optional<std::string> bytes;
    const std::optional<Error> error = app::attempt([&] { bytes = read(); });
    if (error && !m_toldOfUnreadable) {
        m_toldOfUnreadable = true;
        Q_EMIT unreadable(app::errorText(*error));
    }
    return bytes;
}

bool AppContext::reportDamage(const Error& error)
{
    if (error.code() != ErrorCode::ProfileDamaged)
        return false;
    Q_EMIT profileDamaged(error);
    return true;
}

bool AppContext::attempt(const std::function<void()>& work)
{
    const std::optional<Error> error = app::attempt(work);
    if (error && !reportDamage(*error))
        Q_EMIT failed(app::errorText(*error));
    return !error;
}

void AppContext::openBank(const std::filesystem::path& bank)
{
    if (std::find(m_files.banks.begin(), m_files.banks.end(), bank) == m_files.banks.end())
        m_files.banks.push_back(bank);
    // In place: the study service keeps a reference to it.
    *m_banks = services::BankService(m_files.banks, services::OnDamage::Skip);
    Q_EMIT banksChanged();
}

std::uint64_t AppContext::freshSeed() const
{
    return QRandomGenerator::system()->generate64();
}

} // namespace warpdeck::gui
