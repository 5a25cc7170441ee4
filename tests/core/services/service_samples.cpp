#include "tests/core/services/service_samples.h"

#include <sys/resource.h>

#include <csignal>

#include <string>

namespace warpdeck::services {

namespace {

ItemText textOf(const ItemId& item, const LocaleTag& locale, TextState state)
{
    return {.item = item,
            .locale = locale,
            .state = state,
            .title = item.value() + " " + locale.value(),
            .stem = "Stem " + locale.value() + "?",
            .options = {{OptionId("a"), "one", "wrong"},
                        {OptionId("b"), "two", "right"},
                        {OptionId("c"), "three", "wrong"}},
            .revision = "0123456789abcdef0123456789abcde" + std::string(locale.value() == "en" ? "0" : "1")};
}

} // namespace

BankContents choiceBank(const std::string& bank, int version, int items)
{
    const LocaleTag english("en");
    const LocaleTag german("de");
    BankContents contents{.id = BankId(bank), .version = version, .licence = "CC0-1.0", .sourceLocale = english};
    contents.texts = {{english, "Bank", "A bank."}, {german, "Sammlung", "Eine Sammlung."}};
    contents.topics = {{.id = TopicId("topic"), .order = 1}};
    contents.topicTexts = {{TopicId("topic"), english, TextState::Source, "Topic", ""},
                           {TopicId("topic"), german, TextState::Draft, "Thema", ""}};
    for (int number = 1; number <= items; ++number) {
        const ItemId id("item-" + std::to_string(number));
        contents.items.push_back({.id = id,
                                  .topic = TopicId("topic"),
                                  .kind = ItemKind::Choice,
                                  .level = 1,
                                  .options = {OptionId("a"), OptionId("b"), OptionId("c")},
                                  .key = {OptionId("b")}});
        contents.itemTexts.push_back(textOf(id, english, TextState::Source));
        if (number < items)
            contents.itemTexts.push_back(textOf(id, german, TextState::Draft));
    }
    return contents;
}

void onFullDisk(const std::function<void()>& work)
{
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit full = before;
    full.rlim_cur = 1;
    setrlimit(RLIMIT_FSIZE, &full);
    work();
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, ignored);
}

} // namespace warpdeck::services
