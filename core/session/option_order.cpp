#include "core/session/option_order.h"

#include "core/base/random.h"

namespace warpdeck::session {

std::vector<OptionId> displayOrder(const Item& item, std::uint64_t attemptSeed)
{
    std::vector<OptionId> order = item.options;
    if (item.order == OptionOrder::Shuffled) {
        Random random(attemptSeed);
        shuffle(order, random);
    }
    return order;
}

} // namespace warpdeck::session
