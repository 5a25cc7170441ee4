#include "core/session/option_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace warpdeck::session {
namespace {

Item itemWith(OptionOrder order)
{
    Item item{ItemId("met-mfu"), TopicId("metrics")};
    item.order = order;
    for (const char* id : {"a", "b", "c", "d"})
        item.options.emplace_back(id);
    return item;
}

TEST(OptionOrder, IsTheSameForTheSameSeed)
{
    const Item item = itemWith(OptionOrder::Shuffled);
    EXPECT_EQ(displayOrder(item, 42), displayOrder(item, 42));
}

TEST(OptionOrder, IsTheSameOnEveryPlatform)
{
    std::string order;
    for (const OptionId& option : displayOrder(itemWith(OptionOrder::Shuffled), 1))
        order += option.value();
    EXPECT_EQ(order, "cadb");
}

TEST(OptionOrder, ReachesEveryOrder)
{
    const Item item = itemWith(OptionOrder::Shuffled);
    std::set<std::vector<OptionId>> orders;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        orders.insert(displayOrder(item, seed));
    EXPECT_EQ(orders.size(), 24U);
}

TEST(OptionOrder, LeavesNumbersAndWrittenOrderAlone)
{
    for (const OptionOrder order : {OptionOrder::Ascending, OptionOrder::AsWritten}) {
        const Item item = itemWith(order);
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            EXPECT_EQ(displayOrder(item, seed), item.options);
    }
}

} // namespace
} // namespace warpdeck::session
