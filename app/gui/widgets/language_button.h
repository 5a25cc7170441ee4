#pragma once

#include "app/gui/widgets/button.h"

#include <functional>
#include <optional>
#include <vector>

namespace warpdeck::gui {

/// One content language as the menu offers it.
struct LanguageEntry {
    LocaleTag locale;
    bool available = true; ///< false: the text shown has none in this language
    bool stale = false;
    bool source = false;
};

/// Shows the content language by its own name and opens the menu of languages.
class LanguageButton : public Button {
    Q_OBJECT

public:
    explicit LanguageButton(const Theme& theme, QWidget* parent = nullptr);

    /// What the menu offers, asked for whenever it opens.
    void setLanguages(std::function<std::vector<LanguageEntry>()> languages);
    void setCurrent(const LocaleTag& locale, const std::optional<LocaleTag>& second = std::nullopt);
    /// Whether the menu ends with an entry for a second language.
    void setOffersSecond(bool offers) { m_offersSecond = offers; }
    /// The language's code instead of its name, for small windows.
    void setShort(bool isShort);

Q_SIGNALS:
    void localeChosen(const warpdeck::LocaleTag& locale);
    void secondToggled();

protected:
    void changeEvent(QEvent* event) override;

private:
    static QString stateOf(const LanguageEntry& entry);
    void openMenu();
    void retranslate();

    std::function<std::vector<LanguageEntry>()> m_languages;
    LocaleTag m_current{"en"};
    std::optional<LocaleTag> m_second;
    bool m_offersSecond = false;
    bool m_short = false;
};

} // namespace warpdeck::gui
