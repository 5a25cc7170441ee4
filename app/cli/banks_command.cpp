#include "app/cli/commands.h"
#include "app/cli/open_banks.h"
#include "app/cli/rich_text.h"
#include "app/support/text_conversion.h"

#include <QCoreApplication>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <ostream>

namespace warpdeck::app {

namespace {

using services::BankService;
using services::OpenBank;
using services::TopicSummary;

class BanksCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(BanksCommand)

public:
    std::string name() const override { return "banks"; }
    QString description() const override { return tr("List the banks, their topics and languages"); }

    void declareOptions(CLI::App& options) override { options.add_flag("--json", m_json, toUtf8(tr("Print JSON"))); }

    ExitCode execute(Environment& environment) override
    {
        const BankService banks = openBanks(environment);
        const std::vector<TopicSummary> topics = banks.topics({environment.interfaceLanguage});
        if (m_json) {
            environment.out << asJson(banks, topics).dump(2) << '\n';
            return ExitCode::Success;
        }
        for (const OpenBank& bank : banks.banks())
            print(environment, bank, topics);
        return ExitCode::Success;
    }

private:
    /// The bank's title in the best language for the reader.
    static const BankText& titleOf(const BankInfo& info, const LocaleTag& language)
    {
        std::vector<LocaleTag> available;
        for (const BankText& text : info.texts)
            available.push_back(text.locale);
        const LocaleTag best = bestMatch(language, available).value_or(info.sourceLocale);
        for (const BankText& text : info.texts) {
            if (text.locale == best)
                return text;
        }
        return info.texts.front();
    }

    static void print(Environment& environment, const OpenBank& bank, const std::vector<TopicSummary>& topics)
    {
        const BankInfo& info = bank.info;
        QStringList locales;
        for (const auto& [locale, items] : info.itemsPerLocale)
            locales << QStringLiteral("%1 %2").arg(toQString(locale.value())).arg(items);
        const auto line = [&](const QString& text) { environment.out << toUtf8(text) << '\n'; };
        line(tr("%1 (%2), version %3, %4")
                 .arg(toQString(plainRichText(titleOf(info, environment.interfaceLanguage).title)),
                      toQString(info.id.value()), QString::number(info.version), toQString(info.licence)));
        line(tr("  file: %1").arg(toQString(bank.file.string())));
        line(tr("  items by language: %1").arg(locales.join(QStringLiteral(", "))));
        for (const TopicSummary& topic : topics) {
            if (topic.bank == info.id)
                line(tr("  topic %1: %2, items to practise: %3")
                         .arg(toQString(topic.topic.value()), toQString(plainRichText(topic.title)),
                              QString::number(topic.itemCount)));
        }
    }

    static nlohmann::json asJson(const BankService& banks, const std::vector<TopicSummary>& topics)
    {
        auto array = nlohmann::json::array();
        for (const OpenBank& bank : banks.banks()) {
            nlohmann::json locales = nlohmann::json::object();
            for (const auto& [locale, items] : bank.info.itemsPerLocale)
                locales[locale.value()] = items;
            auto ofBank = nlohmann::json::array();
            for (const TopicSummary& topic : topics) {
                if (topic.bank == bank.info.id)
                    ofBank.push_back(
                        {{"topic", topic.topic.value()}, {"title", topic.title}, {"items", topic.itemCount}});
            }
            array.push_back({{"bank", bank.info.id.value()},
                             {"version", bank.info.version},
                             {"title", bank.info.texts.front().title},
                             {"licence", bank.info.licence},
                             {"source_locale", bank.info.sourceLocale.value()},
                             {"content_hash", bank.info.contentHash},
                             {"items", bank.info.itemCount},
                             {"locales", locales},
                             {"topics", ofBank},
                             {"file", bank.file.string()}});
        }
        return array;
    }

    bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeBanksCommand()
{
    return std::make_unique<BanksCommand>();
}

} // namespace warpdeck::app
