#include "core/base/uuid.h"

namespace warpdeck {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";
constexpr std::size_t textLength = 36;

bool hyphenBefore(std::size_t byte)
{
    return byte == 4 || byte == 6 || byte == 8 || byte == 10;
}

} // namespace

Uuid Uuid::version7(Timestamp time, Random& random)
{
    const auto milliseconds = static_cast<std::uint64_t>(time.time_since_epoch().count());
    const std::uint64_t high = random();
    const std::uint64_t low = random();
    Bytes bytes{};
    for (std::size_t i = 0; i < 6; ++i)
        bytes[i] = static_cast<std::uint8_t>(milliseconds >> (8 * (5 - i)));
    for (std::size_t i = 0; i < 2; ++i)
        bytes[6 + i] = static_cast<std::uint8_t>(high >> (8 * i));
    for (std::size_t i = 0; i < 8; ++i)
        bytes[8 + i] = static_cast<std::uint8_t>(low >> (8 * i));
    bytes[6] = static_cast<std::uint8_t>((bytes[6] & 0x0fU) | 0x70U);
    bytes[8] = static_cast<std::uint8_t>((bytes[8] & 0x3fU) | 0x80U);
    return Uuid(bytes);
}

std::optional<Uuid> Uuid::parse(std::string_view text)
{
    if (text.size() != textLength)
        return std::nullopt;
    Bytes bytes{};
    std::size_t position = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (hyphenBefore(i) && text[position++] != '-')
            return std::nullopt;
        const auto high = hexDigits.find(text[position++]);
        const auto low = hexDigits.find(text[position++]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return Uuid(bytes);
}

std::string Uuid::toString() const
{
    std::string text;
    text.reserve(textLength);
    for (std::size_t i = 0; i < m_bytes.size(); ++i) {
        if (hyphenBefore(i))
            text += '-';
        text += hexDigits[m_bytes[i] >> 4U];
        text += hexDigits[m_bytes[i] & 0x0fU];
    }
    return text;
}

} // namespace warpdeck
