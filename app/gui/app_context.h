#pragma once

#include <QObject>
#include <QString>

#include "app/gui/card/card_source.h"
#include "app/gui/theme/theme.h"
#include "app/gui/window_settings.h"
#include "app/support/clock.h"
#include "app/support/task_runner.h"
#include "core/domain/card.h"
#include "core/services/bank_service.h"
#include "core/services/study_service.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace warpdeck::gui {

/// The files that a window works on.
struct OpenFiles {
    std::filesystem::path profile;
    std::vector<std::filesystem::path> banks;
};

/// What the pages share: the open banks, the learner's profile, the clock, the settings and the theme. Lives as long as
/// the window; used on the GUI thread only.
class AppContext : public QObject {
    Q_OBJECT

public:
    /// Opens banks and profile. Throws Error when the profile cannot be opened; damaged banks are left out.
    AppContext(OpenFiles files, const app::Clock& clock, WindowSettings& settings, Theme& theme);
    ~AppContext() override;

    Theme& theme() const { return m_theme; }
    WindowSettings& windowSettings() const { return m_settings; }
    ClockReading now() const { return m_clock.read(); }
    const services::BankService& banks() const { return *m_banks; }
    services::StudyService& study() const { return *m_study; }
    const OpenFiles& files() const { return m_files; }
    app::TaskRunner& tasks() { return m_tasks; }

    /// The learner's content languages, most wanted first; when none were chosen, the interface's language and then
    /// those of the system.
    LocalePreferences contentLanguages() const;
    /// The same with `first` in front.
    LocalePreferences contentLanguages(const LocaleTag& first) const;

    /// The languages of the open banks that are not among contentLanguages().
    std::vector<LocaleTag> otherLanguages() const;
    /// Whether all open banks were written in it.
    bool isSourceLanguage(const LocaleTag& language) const;
    bool setContentLanguages(LocalePreferences languages);

    /// Changes what the learner decided, saves it and announces settingsChanged().
    bool setStudySettings(const StudySettings& settings);

    /// Where the card view finds what belongs to an item's text in `locale`.
    /// Reading never throws: what cannot be read is left out, and failed() tells of it once.
    CardSource cardSource(const BankId& bank, const TopicId& topic, const LocaleTag& locale);

    /// Runs `work`; false, after failed() or profileDamaged() was sent, when it threw.
    bool attempt(const std::function<void()>& work);

    /// Opens `bank` beside the others, or anew after its file changed.
    void openBank(const std::filesystem::path& bank);

    /// Announces profileDamaged() when `error` says so; false when it says something else.
    bool reportDamage(const Error& error);

    /// A number that no two sessions share, for shuffling.
    std::uint64_t freshSeed() const;

Q_SIGNALS:
    void changed();         ///< answers, suspensions, flags: whatever counts cards is out of date
    void settingsChanged(); ///< study settings, content languages included
    void banksChanged();
    void failed(const QString& sentences);
    void unreadable(const QString& sentences); ///< what failed() says a moment later
    /// Nothing can be saved any more: the window has to give way to the page for damaged profiles.
    void profileDamaged(const warpdeck::Error& error);

private:
    std::optional<std::string> readQuietly(const std::function<std::optional<std::string>()>& read);

    OpenFiles m_files;
    const app::Clock& m_clock;
    WindowSettings& m_settings;
    Theme& m_theme;
    std::unique_ptr<services::BankService> m_banks;
    std::unique_ptr<services::StudyService> m_study;
    bool m_toldOfUnreadable = false;
    app::TaskRunner m_tasks;
};

} // namespace warpdeck::gui
