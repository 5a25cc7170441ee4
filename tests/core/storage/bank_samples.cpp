#include "tests/core/storage/bank_samples.h"

#include <array>
#include <string>

namespace warpdeck::storage {

namespace {

const LocaleTag en("en");
const LocaleTag de("de");
const LocaleTag ar("ar");

std::vector<Item> sampleItems()
{
    const TopicId metrics("metrics");
    const TopicId memory("memory");
    std::vector<Item> items;
    items.push_back({.id = ItemId("roof-saxpy"),
                     .topic = memory,
                     .kind = ItemKind::Choice,
                     .level = 2,
                     .bloom = Bloom::Apply,
                     .tags = {"memory-bound", "fp32"},
                     .sources = {SourceKey("roofline"), SourceKey("unknown-key")},
                     .related = {ItemId("met-mfu")},
                     .terms = {TermId("roofline")},
                     .objective = "Compute an intensity",
                     .options = {OptionId("a"), OptionId("b"), OptionId("c")},
                     .key = {OptionId("b")},
                     .order = OptionOrder::Ascending});
    items.push_back({.id = ItemId("mem-cloze"), .topic = memory, .kind = ItemKind::Cloze, .gaps = {"c1", "c2"}});
    items.push_back({.id = ItemId("cmp-mfu-hfu"),
                     .topic = memory,
                     .kind = ItemKind::Comparison,
                     .about = {ItemId("met-mfu"), ItemId("met-hfu")}});
    items.push_back({.id = ItemId("met-mfu"),
                     .topic = metrics,
                     .kind = ItemKind::Card,
                     .related = {ItemId("roof-saxpy"), ItemId("met-hfu")},
                     .asOf = "2026-01-31",
                     .bothWays = true});
    items.push_back({.id = ItemId("met-hfu"),
                     .topic = metrics,
                     .kind = ItemKind::Multiple,
                     .level = 3,
                     .bloom = Bloom::Evaluate,
                     .variantOf = ItemId("met-mfu"),
                     .options = {OptionId("x"), OptionId("y"), OptionId("z")},
                     .key = {OptionId("x"), OptionId("z")},
                     .scoring = Scoring::Partial,
                     .order = OptionOrder::AsWritten});
    items.push_back(
        {.id = ItemId("met-word"), .topic = metrics, .kind = ItemKind::Text, .level = 1, .match = TextMatch::Exact});
    items.push_back(
        {.id = ItemId("met-days"),
         .topic = metrics,
         .kind = ItemKind::Number,
         .level = 2,
         .number = NumberTask{
             .answer = "6*N*D / (G*M) / 86400",
             .unit = "d",
             .toleranceKind = ToleranceKind::Percent,
             .tolerance = 1.5,
             .parameters = {{.name = "N", .first = 7e9, .low = 1e9, .high = 70e9, .scale = DrawScale::Log},
                            {.name = "M", .first = 40, .low = 30, .high = 55, .step = 5, .scale = DrawScale::Step},
                            {.name = "G", .first = 512, .scale = DrawScale::List, .choices = {64, 0.1, 1e300}}},
             .acceptedUnits = {{.unit = "h", .factor = "24"}},
             .mistakes = {{.id = OptionId("sparse"), .expression = "3*N*D"}}}});
    return items;
}

/// The source text first, then the translations by tag.
void addTexts(BankContents& bank, const ItemText& source)
{
    bank.itemTexts.push_back(source);
    bank.itemTexts.back().state = TextState::Source;
    ItemText german = source;
    german.locale = de;
    german.state = TextState::Stale;
    german.title = "Übersetzt: " + source.title;
    german.revision = "de-" + source.revision;
    bank.itemTexts.push_back(german);
}

void addItemTexts(BankContents& bank)
{
    for (const Item& item : bank.items) {
        ItemText text{.item = item.id,
                      .locale = en,
                      .title = "Title of " + item.id.value(),
                      .stem = "What is $x$ in `" + item.id.value() + "`?",
                      .explanation = "Because.",
                      .revision = "0123456789abcdef"};
        for (const OptionId& option : item.options)
            text.options.push_back({.id = option, .text = "$1/4$ of " + option.value(), .feedback = "No."});
        if (item.kind == ItemKind::Card)
            text.back = "The back";
        if (item.kind == ItemKind::Text)
            text.answers = {"roofline", "roof line"};
        if (item.number) {
            text.hint = "Count operations";
            text.options = {{.id = OptionId("sparse"), .text = "Sparse peak", .feedback = "With sparsity"}};
            text.units = {{.unit = "d", .names = {"days", "day"}}, {.unit = "h", .names = {"hours"}}};
        }
        addTexts(bank, text);
    }
    ItemText arabic = bank.itemTexts.front();
    arabic.locale = ar;
    arabic.state = TextState::Draft;
    arabic.stem = "ما هي GPU (H100)!";
    bank.itemTexts.insert(bank.itemTexts.begin() + 1, arabic);
}

} // namespace

BankContents sampleBank()
{
    BankContents bank{.id = BankId("ai-hardware"), .version = 3, .licence = "CC-BY-SA-4.0", .sourceLocale = en};
    bank.texts = {{.locale = en, .title = "AI hardware", .description = "What *it* teaches."},
                  {.locale = de, .title = "KI-Hardware", .description = "Was es lehrt."}};
    bank.topics = {{.id = TopicId("memory"), .order = 1.5, .prerequisites = {TopicId("metrics"), TopicId("absent")}},
                   {.id = TopicId("metrics"), .order = 2}};
    bank.topicTexts = {{.topic = TopicId("memory"),
                        .locale = en,
                        .state = TextState::Source,
                        .title = "Memory",
                        .introduction = "Intro"},
                       {.topic = TopicId("memory"), .locale = de, .state = TextState::Reviewed, .title = "Speicher"},
                       {.topic = TopicId("metrics"), .locale = en, .state = TextState::Source, .title = "Metrics"}};
    bank.items = sampleItems();
    addItemTexts(bank);
    bank.sources = {{.key = SourceKey("h100"), .citation = "H100 datasheet", .seen = "2026-01-01"},
                    {.key = SourceKey("roofline"), .citation = "Williams 2009", .url = "https://example.org/r"}};
    bank.terms = {{.id = TermId("roofline"),
                   .names = {{en, {"roofline", "roofline model"}}, {de, {"Roofline"}}},
                   .definitions = {{en, "A bound."}},
                   .note = "not translated in de"}};
    bank.pictures = {{.topic = TopicId("memory"), .name = "media/roof.svg", .bytes = std::string("<svg\0/>", 7)}};
    return bank;
}

BankContents syntheticBank(const SyntheticSize& size)
{
    static const std::array<LocaleTag, 10> locales{
        LocaleTag("en"), LocaleTag("ar"), LocaleTag("de"), LocaleTag("es"),    LocaleTag("fr"),
        LocaleTag("hi"), LocaleTag("ja"), LocaleTag("ko"), LocaleTag("pt-BR"), LocaleTag("zh-Hans")};
    constexpr int itemsInTopic = 100;
    const std::string text(size.textBytes / 10, 'x'); // ten of them make an item text: stem, explanation, 4 options

    BankContents bank{
        .id = BankId("synthetic"), .licence = "CC0-1.0", .sourceLocale = en, .texts = {{en, "Synthetic", ""}}};
    for (int i = 0; i < size.items; ++i) {
        const TopicId topic("topic-" + std::to_string(i / itemsInTopic));
        if (i % itemsInTopic == 0)
            bank.topics.push_back({.id = topic, .order = double(i)});
        const ItemId id("item-" + std::to_string(i));
        bank.items.push_back({.id = id,
                              .topic = topic,
                              .level = 1 + i % 3,
                              .tags = {"tag"},
                              .sources = {SourceKey("source")},
                              .options = {OptionId("a"), OptionId("b"), OptionId("c"), OptionId("d")},
                              .key = {OptionId("b")}});
        for (int locale = 0; locale < size.locales; ++locale) {
            ItemText itemText{.item = id,
                              .locale = locales.at(static_cast<std::size_t>(locale)),
                              .title = id.value(),
                              .stem = text,
                              .explanation = text};
            for (const OptionId& option : bank.items.back().options)
                itemText.options.push_back({.id = option, .text = text, .feedback = text});
            bank.itemTexts.push_back(itemText);
        }
    }
    return bank;
}

} // namespace warpdeck::storage
