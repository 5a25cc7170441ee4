#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

/// A number with what it counts or measures.
struct Quantity {
    double value = 0;
    std::string unit; ///< as written, with `m^2` for `m²`; empty: a pure number

    friend bool operator==(const Quantity&, const Quantity&) = default;
};

/// Reads an option that is one number and at most a short unit, in source (English) notation: `40 %`, `1.5 TB/s`,
/// `10,000 GPUs`, `1/6`, `$1/4$ FLOP/byte`, `8.4·10²² FLOPs`, `$8.4 \times 10^{22}$ FLOPs`, `2×`.
/// Conservative: nothing for whatever could mean something else (`about 3`, `3–5`, `6N`, `7,5`, other Markdown).
std::optional<Quantity> parseQuantity(std::string_view optionMarkdown);

} // namespace warpdeck
