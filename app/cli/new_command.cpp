#include "app/cli/commands.h"
#include "app/support/text_conversion.h"
#include "core/services/content_service.h"

#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <QCoreApplication>

#include <map>
#include <ostream>

namespace warpdeck::app {

namespace {

const std::map<std::string, ItemKind> kinds{{"choice", ItemKind::Choice},        {"multiple", ItemKind::Multiple},
                                            {"number", ItemKind::Number},        {"text", ItemKind::Text},
                                            {"cloze", ItemKind::Cloze},          {"card", ItemKind::Card},
                                            {"comparison", ItemKind::Comparison}};

class NewCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(NewCommand)

public:
    std::string name() const override { return "new"; }
    QString description() const override
    {
        return tr("Print the skeleton of a topic or an item, for authors to fill in");
    }

    void declareOptions(CLI::App& options) override
    {
        options.require_subcommand(1);
        m_topic = options.add_subcommand("topic", toUtf8(tr("The skeleton of a topic's source file")));
        m_topic->add_option("TOPIC", m_id, toUtf8(tr("The topic's id: a-z, 0-9 and hyphens, 2 to 48 characters")))
            ->required();
        m_item =
            options.add_subcommand("item", toUtf8(tr("The skeleton of an item, to be put into a topic's source file")));
        m_item->add_option("ITEM", m_id, toUtf8(tr("The item's id: a-z, 0-9 and hyphens, 2 to 48 characters")))
            ->required();
        m_item->add_option("--kind", m_kind, toUtf8(tr("What kind of item")))
            ->transform(CLI::CheckedTransformer(kinds))
            ->type_name("KIND");
    }

    ExitCode execute(Environment& environment) override
    {
        environment.out << (m_topic->parsed() ? services::topicSkeleton(TopicId(m_id))
                                              : services::itemSkeleton(ItemId(m_id), m_kind));
        return ExitCode::Success;
    }

private:
    CLI::App* m_topic = nullptr;
    CLI::App* m_item = nullptr;
    std::string m_id;
    ItemKind m_kind = ItemKind::Choice;
};

} // namespace

std::unique_ptr<Command> makeNewCommand()
{
    return std::make_unique<NewCommand>();
}

} // namespace warpdeck::app
