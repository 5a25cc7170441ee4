#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace warpdeck::storage {

namespace {

constexpr uid_t nobody = 65534;

} // namespace

TemporaryFolder::TemporaryFolder()
{
    std::string pattern = testing::TempDir() + "warpdeck-XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr)
        throw std::runtime_error("no temporary folder");
    m_path = pattern;
    std::filesystem::permissions(m_path, std::filesystem::perms::all);
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::permissions(m_path, std::filesystem::perms::all, ignored);
    std::filesystem::remove_all(m_path, ignored);
}

OrdinaryUser::OrdinaryUser()
{
    if (::getuid() == 0 && ::seteuid(nobody) != 0)
        throw std::runtime_error("cannot become nobody");
}

OrdinaryUser::~OrdinaryUser()
{
    if (::getuid() == 0 && ::seteuid(0) != 0)
        std::abort();
}

std::optional<ErrorCode> errorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code();
    }
    return std::nullopt;
}

std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void writeFile(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

Timestamp at(std::int64_t milliseconds)
{
    return Timestamp(std::chrono::milliseconds(milliseconds));
}

Uuid uuid(std::uint64_t seed)
{
    Random random(seed);
    return Uuid::version7(at(static_cast<std::int64_t>(seed)), random);
}

ProfileIdentity someone()
{
    return {uuid(1), uuid(2)};
}

CardKey cardNamed(const std::string& item, const std::string& facet)
{
    return {{BankId("ai-hardware"), ItemId(item)}, facet};
}

Review reviewAt(std::int64_t time, const CardKey& card)
{
    return {.id = uuid(static_cast<std::uint64_t>(time)),
            .card = card,
            .rating = Rating::Hard,
            .mode = ReviewMode::Early,
            .answeredAt = at(time),
            .wallClock = at(time - 7),
            .utcOffset = std::chrono::seconds(-12600),
            .studyDay = {static_cast<std::int32_t>(time / 86'400'000)},
            .duration = std::chrono::milliseconds(4321),
            .scheduledDays = 0.25,
            .due = {{20001}, at(time + 21'600'000)},
            .locale = LocaleTag("zh-Hans"),
            .revision = "0123456789abcdef0123456789abcdef",
            .bankVersion = 3,
            .correct = true,
            .score = 0.5,
            .firstExposure = true,
            .shown = {OptionId("c"), OptionId("a"), OptionId("bb")},
            .chosen = {OptionId("bb")},
            .response = std::string("1,5\0x", 5),
            .drawnValues = "N=4;d=2.5",
            .session = uuid(77),
            .device = uuid(2)};
}

CardState reviewedState()
{
    return {.memory = MemoryState{3.25, 5.5},
            .due = Due{{20004}, std::nullopt},
            .lastReview = at(1'796'113'800'000),
            .lastStudyDay = StudyDay{20001},
            .reviews = 4,
            .lapses = 1,
            .suspended = true,
            .flagged = true,
            .buriedUntil = StudyDay{20002}};
}

ModelStamp fsrs()
{
    return {"fsrs-7", "99aa06d3014798d86001c324468d497f"};
}

std::filesystem::path newProfile(const TemporaryFolder& folder)
{
    std::filesystem::path path = folder / "default.wdprofile";
    createProfile(path, someone());
    return path;
}

} // namespace warpdeck::storage
