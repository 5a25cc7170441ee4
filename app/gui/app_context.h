#pragma once

#include <QObject>
#include <QString>

#include "app/gui/card/card_source.h"
#include "app/gui/theme/theme.h"
#include "app/support/clock.h"
#include "core/domain/card.h"
#include "core/domain/item.h"
#include "core/services/bank_service.h"
#include "core/services/study_service.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace warpdeck::gui {

/// What the pages share: the open banks, the learner's profile, the clock and the theme. Lives as long as the window;
/// used on the GUI thread only.
class AppContext : public QObject {
    Q_OBJECT

public:
    struct Files {
        std::filesystem::path profile;
        std::vector<std::filesystem::path> banks;
    };

    /// Opens banks and profile. Throws Error when the profile cannot be opened; damaged banks are skipped.
    AppContext(Files files, const app::Clock& clock, Theme& theme);
    ~AppContext() override;

    Theme& theme() const { return m_theme; }
    ClockReading now() const { return m_clock.read(); }
    const services::BankService& banks() const { return *m_banks; }
    services::StudyService& study() const { return *m_study; }
    const std::filesystem::path& profile() const { return m_files.profile; }

    /// The learner's content languages; when none were chosen, the interface's language and then English.
    LocalePreferences contentLanguages() const;

    /// Changes what the learner decided, saves it and announces settingsChanged().
    void setStudySettings(const StudySettings& settings);

    /// Where the card view finds what belongs to an item's text in `locale`.
    CardSource cardSource(const ItemRef& item, const LocaleTag& locale) const;

    /// Runs `work`; false, after failed() was sent, when it threw. The only catch site of the window for synchronous
    /// work.
    bool attempt(const std::function<void()>& work);

    /// Opens the banks anew, after one was added.
    void reloadBanks(std::vector<std::filesystem::path> banks);

Q_SIGNALS:
    void changed();         ///< answers, suspensions, flags: whatever counts cards is out of date
    void settingsChanged(); ///< study settings, content languages included
    void banksChanged();
    void failed(const QString& sentences);

private:
    Files m_files;
    const app::Clock& m_clock;
    Theme& m_theme;
    std::unique_ptr<services::BankService> m_banks;
    std::unique_ptr<services::StudyService> m_study;
};

} // namespace warpdeck::gui
