#include "core/services/bank_service.h"

#include "core/storage/bank_reader.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace warpdeck::services {

namespace {

using storage::BankReader;

/// The kinds that a drill can ask. The others are read, checked and stored.
bool canBeAsked(ItemKind kind)
{
    return kind == ItemKind::Choice || kind == ItemKind::Multiple || kind == ItemKind::Card;
}

std::vector<LocaleTag> localesOfBank(const BankInfo& info)
{
    std::vector<LocaleTag> locales;
    for (const auto& [locale, items] : info.itemsPerLocale)
        locales.push_back(locale);
    return locales;
}

/// Splits `bank/item`; the bank is empty when it is not named.
std::pair<std::string_view, std::string_view> splitName(std::string_view name)
{
    const auto slash = name.find('/');
    if (slash == std::string_view::npos)
        return {{}, name};
    return {name.substr(0, slash), name.substr(slash + 1)};
}

std::vector<LocaleTag> chainOf(const BankInfo& info, const LocalePreferences& preferences)
{
    return fallbackChain(preferences, localesOfBank(info), info.sourceLocale);
}

TopicSummary summaryOf(BankReader& reader, const TopicId& topic, const std::vector<LocaleTag>& chain)
{
    std::optional<TopicText> text = reader.topicText(topic, chain);
    if (!text)
        throw Error(ErrorCode::BankDamaged, topic.value());
    const storage::TopicSize size = reader.sizeOf(topic);
    return {reader.info().id,
            topic,
            std::move(text->locale),
            std::move(text->title),
            std::move(text->introduction),
            size.items - size.comparisons};
}

void appendHeadings(BankReader& reader, const TopicId& topic, const std::vector<LocaleTag>& chain,
                    std::vector<ItemHeading>& headings)
{
    const BankInfo& info = reader.info();
    for (storage::ItemSummary& item : reader.itemsOf(topic, chain)) {
        headings.push_back({{info.id, std::move(item.id)},
                            topic,
                            item.kind,
                            item.locale.value_or(info.sourceLocale),
                            item.state,
                            std::move(item.title)});
    }
}

} // namespace

struct BankService::Impl {
    struct Opened {
        std::filesystem::path file;
        std::unique_ptr<BankReader> reader;
    };

    std::vector<Opened> opened;
    std::vector<SkippedBank> skipped;

    void open(const std::filesystem::path& file)
    {
        auto reader = std::make_unique<BankReader>(file);
        const BankInfo& info = reader->info();
        for (Opened& other : opened) {
            if (other.reader->info().id != info.id)
                continue;
            if (other.reader->info().version < info.version)
                other = {file, std::move(reader)};
            return;
        }
        opened.push_back({file, std::move(reader)});
    }

    BankReader* readerOf(const BankId& bank) const
    {
        for (const Opened& candidate : opened) {
            if (candidate.reader->info().id == bank)
                return candidate.reader.get();
        }
        return nullptr;
    }

    BankReader& require(const BankId& bank) const
    {
        BankReader* const reader = readerOf(bank);
        if (reader == nullptr)
            throw Error(ErrorCode::NoSuchItem, bank.value());
        return *reader;
    }
};

BankService::BankService(const std::vector<std::filesystem::path>& files, OnDamage onDamage)
    : m_impl(std::make_unique<Impl>())
{
    for (const std::filesystem::path& file : files) {
        try {
            m_impl->open(file);
        } catch (const Error& error) {
            if (onDamage == OnDamage::Throw)
                throw;
            m_impl->skipped.push_back({file, error});
        }
    }
}

BankService::~BankService() = default;
BankService::BankService(BankService&&) noexcept = default;
BankService& BankService::operator=(BankService&&) noexcept = default;

std::vector<OpenBank> BankService::banks() const
{
    std::vector<OpenBank> banks;
    for (const Impl::Opened& opened : m_impl->opened)
        banks.push_back({opened.file, opened.reader->info()});
    return banks;
}

const std::vector<SkippedBank>& BankService::skipped() const
{
    return m_impl->skipped;
}

ItemRef BankService::find(std::string_view name) const
{
    const auto [bankName, itemName] = splitName(name);
    const ItemId item{std::string(itemName)};
    std::vector<ItemRef> found;
    for (const Impl::Opened& opened : m_impl->opened) {
        const BankId& bank = opened.reader->info().id;
        if ((bankName.empty() || bankName == bank.value()) && opened.reader->item(item))
            found.push_back({bank, item});
    }
    if (found.empty())
        throw Error(ErrorCode::NoSuchItem, std::string(name));
    if (found.size() > 1)
        throw Error(ErrorCode::AmbiguousItem, std::string(name));
    return found.front();
}

TopicId BankService::findTopic(std::string_view name) const
{
    TopicId wanted{std::string(name)};
    for (const Impl::Opened& opened : m_impl->opened) {
        for (const Topic& topic : opened.reader->topics()) {
            if (topic.id == wanted)
                return wanted;
        }
    }
    throw Error(ErrorCode::NoSuchTopic, std::string(name));
}

bool BankService::contains(const ItemRef& item) const
{
    BankReader* const reader = m_impl->readerOf(item.bank);
    return reader != nullptr && reader->item(item.item).has_value();
}

Item BankService::item(const ItemRef& item) const
{
    std::optional<Item> found = m_impl->require(item.bank).item(item.item);
    assert(found);
    return *std::move(found);
}

ShownText BankService::text(const ItemRef& item, const LocalePreferences& preferences) const
{
    BankReader& reader = m_impl->require(item.bank);
    const std::vector<LocaleTag> chain = chainOf(reader.info(), preferences);
    std::optional<ItemText> text = reader.firstText(item.item, chain);
    if (!text)
        throw Error(ErrorCode::BankDamaged, item.item.value());
    // A preference that the bank does not have at all was wanted nevertheless, and the learner is told so.
    LocaleTag wanted =
        preferences.empty() || bestMatch(preferences.front(), {chain.front()}) ? chain.front() : preferences.front();
    return {*std::move(text), std::move(wanted)};
}

std::vector<LocaleTag> BankService::localesOf(const ItemRef& item) const
{
    return m_impl->require(item.bank).localesOf(item.item);
}

std::map<LocaleTag, TextState> BankService::textStatesOf(const ItemRef& item) const
{
    return m_impl->require(item.bank).textStatesOf(item.item);
}

std::vector<TopicSummary> BankService::topics(const LocalePreferences& preferences) const
{
    std::vector<TopicSummary> topics;
    for (const Impl::Opened& opened : m_impl->opened) {
        BankReader& reader = *opened.reader;
        const std::vector<LocaleTag> chain = chainOf(reader.info(), preferences);
        for (const Topic& topic : reader.topics())
            topics.push_back(summaryOf(reader, topic.id, chain));
    }
    return topics;
}

std::optional<TopicSummary> BankService::topic(const TopicId& topic, const LocalePreferences& preferences) const
{
    for (const Impl::Opened& opened : m_impl->opened) {
        BankReader& reader = *opened.reader;
        const std::vector<Topic> topics = reader.topics();
        if (std::any_of(topics.begin(), topics.end(), [&](const Topic& known) { return known.id == topic; }))
            return summaryOf(reader, topic, chainOf(reader.info(), preferences));
    }
    return std::nullopt;
}

std::vector<ItemHeading> BankService::headings(const LocalePreferences& preferences,
                                               const std::optional<TopicId>& topic) const
{
    std::vector<ItemHeading> headings;
    for (const Impl::Opened& opened : m_impl->opened) {
        BankReader& reader = *opened.reader;
        const std::vector<LocaleTag> chain = chainOf(reader.info(), preferences);
        for (const Topic& known : reader.topics()) {
            if (!topic || known.id == *topic)
                appendHeadings(reader, known.id, chain, headings);
        }
    }
    return headings;
}

std::optional<std::string> BankService::picture(const BankId& bank, const TopicId& topic, const std::string& name,
                                                const LocaleTag& locale) const
{
    BankReader& reader = m_impl->require(bank);
    if (const auto dot = name.rfind('.'); dot != std::string::npos) {
        if (auto own = reader.picture(topic, name.substr(0, dot) + '.' + locale.value() + name.substr(dot)))
            return own;
    }
    return reader.picture(topic, name);
}

int BankService::versionOf(const BankId& bank) const
{
    return m_impl->require(bank).info().version;
}

std::vector<ItemRef> BankService::comparisonsAbout(const ItemRef& item) const
{
    std::vector<ItemRef> comparisons;
    for (const ItemId& id : m_impl->require(item.bank).comparisonsAbout(item.item))
        comparisons.push_back({item.bank, id});
    return comparisons;
}

std::vector<Source> BankService::sourcesOf(const ItemRef& item) const
{
    BankReader& reader = m_impl->require(item.bank);
    std::vector<Source> sources;
    if (const auto found = reader.item(item.item)) {
        for (const SourceKey& key : found->sources) {
            if (auto source = reader.source(key))
                sources.push_back(*std::move(source));
        }
    }
    return sources;
}

std::optional<std::string> BankService::formula(const BankId& bank, const FormulaKey& formula) const
{
    return m_impl->require(bank).formula(formula);
}

void BankService::forEachCard(const std::function<void(const BankCard&)>& visit) const
{
    std::int32_t before = 0; // items of the banks and topics that come first
    for (const Impl::Opened& opened : m_impl->opened) {
        BankReader& reader = *opened.reader;
        const BankId& bank = reader.info().id;
        std::map<std::string, std::int32_t, std::less<>> firstPosition;
        for (const Topic& topic : reader.topics()) {
            firstPosition.emplace(topic.id.value(), before);
            before += reader.sizeOf(topic.id).items;
        }
        reader.visitCards([&](const storage::BankCardRow& row) {
            const auto first = firstPosition.find(row.topic);
            if (!canBeAsked(row.kind) || first == firstPosition.end())
                return;
            visit({.card = {{bank, ItemId(std::string(row.item))}, std::string(row.facet)},
                   .topic = TopicId(std::string(row.topic)),
                   .position = first->second + row.position});
        });
    }
}

} // namespace warpdeck::services
