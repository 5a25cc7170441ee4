#include "app/cli/commands.h"
#include "app/cli/item_output.h"
#include "app/cli/open_banks.h"
#include "app/cli/rich_text.h"
#include "app/cli/terminal.h"
#include "app/support/text_conversion.h"
#include "core/domain/names.h"
#include "core/services/profile_service.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace warpdeck::app {

namespace {

using services::BankService;

class ShowCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(ShowCommand)

public:
    std::string name() const override { return "show"; }
    QString description() const override
    {
        return tr("Show one item as the learner sees it after answering, with the language used");
    }

    void declareOptions(CLI::App& options) override
    {
        options.add_option("ITEM", m_item, toUtf8(tr("The item's id, or bank/item where several banks have it")))
            ->required();
        options.add_option("--locale", m_locale, toUtf8(tr("The content language")))->type_name("L");
        options.add_flag("--json", m_json, toUtf8(tr("Print JSON")));
    }

    ExitCode execute(Environment& environment) override
    {
        const BankService banks = openBanks(environment);
        const ItemRef ref = banks.find(m_item);
        const LocalePreferences languages =
            contentLanguages(environment, m_locale, services::studySettings(environment.profile).contentLanguages);
        if (m_json)
            environment.out << asJson(banks, ref, banks.item(ref), banks.text(ref, languages)).dump(2) << '\n';
        else
            print(environment, banks, ref, languages);
        return ExitCode::Success;
    }

private:
    static void print(Environment& environment, const BankService& banks, const ItemRef& ref,
                      const LocalePreferences& languages)
    {
        const Item item = banks.item(ref);
        const ShownText shown = banks.text(ref, languages);
        ItemOutput output(environment, banks);
        const QString place = tr("%1/%2, topic %3, shown in %4")
                                  .arg(toQString(ref.bank.value()), toQString(ref.item.value()),
                                       toQString(item.topic.value()), toQString(shown.text.locale.autonym()));
        environment.out << inked(environment.colour, Ink::Bold, plainRichText(shown.text.title)) << '\n'
                        << inked(environment.colour, Ink::Dim, toUtf8(place)) << "\n\n";
        output.printStem(item, shown);
        if (!item.options.empty()) {
            output.printJudgedOptions(item, shown.text, item.options, {});
            environment.out << '\n';
        }
        if (item.kind == ItemKind::Card)
            output.printOtherSide(shown.text, CardSide::Front);
        output.printExplanation(ref, item, shown.text, languages);
    }

    static nlohmann::json optionsAsJson(const Item& item, const ItemText& text)
    {
        auto options = nlohmann::json::array();
        for (const OptionText& option : text.options)
            options.push_back({{"id", option.id.value()},
                               {"text", option.text},
                               {"feedback", option.feedback},
                               {"key", std::find(item.key.begin(), item.key.end(), option.id) != item.key.end()}});
        return options;
    }

    static nlohmann::json asJson(const BankService& banks, const ItemRef& ref, const Item& item, const ShownText& shown)
    {
        auto sources = nlohmann::json::array();
        for (const Source& source : banks.sourcesOf(ref))
            sources.push_back({{"key", source.key.value()}, {"citation", source.citation}, {"url", source.url}});
        auto related = nlohmann::json::array();
        for (const ItemId& id : item.related)
            related.push_back(id.value());
        auto locales = nlohmann::json::array();
        for (const LocaleTag& locale : banks.localesOf(ref))
            locales.push_back(locale.value());
        const ItemText& text = shown.text;
        return {{"bank", ref.bank.value()},
                {"item", ref.item.value()},
                {"topic", item.topic.value()},
                {"kind", nameOf(item.kind)},
                {"locale", text.locale.value()},
                {"wanted_locale", shown.wanted.value()},
                {"fallback", shown.fellBack()},
                {"state", nameOf(text.state)},
                {"locales", locales},
                {"title", text.title},
                {"stem", text.stem},
                {"options", optionsAsJson(item, text)},
                {"hint", text.hint},
                {"back", text.back},
                {"explanation", text.explanation},
                {"sources", sources},
                {"related", related}};
    }

    std::string m_item;
    std::string m_locale;
    bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeShowCommand()
{
    return std::make_unique<ShowCommand>();
}

} // namespace warpdeck::app
