/// What one answer costs: through ProfileStore, and as a bare SQLite transaction of the same rows with the same
/// settings. The two are interleaved, so that a slow moment of the disk meets both alike, and alternate in going first.
///
///   answer_bench [--folder=FOLDER] [Google Benchmark options]
///
/// FOLDER (or the environment's WARPDECK_BENCH_FOLDER, else the current folder) must lie on a real disk.

#include "core/storage/profile_transaction.h"

#include <benchmark/benchmark.h>
#include <sqlite3.h>
#include <sys/vfs.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

namespace {

using namespace warpdeck;
using namespace warpdeck::storage;
using Clock = std::chrono::steady_clock;

constexpr int cards = 10'000;
constexpr double target = 1.3;
std::filesystem::path benchFolder = ".";

Uuid uuidOf(std::int64_t seed)
{
    Random random(static_cast<std::uint64_t>(seed));
    return Uuid::version7(Timestamp(std::chrono::milliseconds(seed)), random);
}

Review reviewOf(std::int64_t time)
{
    return {.id = uuidOf(time),
            .card = {{BankId("ai-hardware"), ItemId("item-" + std::to_string(time * 7919 % cards))}, ""},
            .rating = Rating::Good,
            .answeredAt = Timestamp(std::chrono::milliseconds(time)),
            .wallClock = Timestamp(std::chrono::milliseconds(time)),
            .studyDay = {20001},
            .duration = std::chrono::milliseconds(4321),
            .scheduledDays = 12,
            .due = {{static_cast<std::int32_t>(20001 + time % 300)}, std::nullopt},
            .locale = LocaleTag("de"),
            .revision = "0123456789abcdef0123456789abcdef",
            .bankVersion = 3,
            .correct = true,
            .score = 1,
            .shown = {OptionId("c"), OptionId("a"), OptionId("b"), OptionId("d")},
            .chosen = {OptionId("b")},
            .session = uuidOf(1),
            .device = uuidOf(2)};
}

CardState stateOf(const Review& review)
{
    return {.memory = MemoryState{12.5, 5.25},
            .due = review.due,
            .lastReview = review.answeredAt,
            .lastStudyDay = review.studyDay,
            .reviews = 4};
}

const ModelStamp stamp{"fsrs-7", "99aa06d3014798d86001c324468d497f"};
const std::string sessionState(600, 's');

std::filesystem::path freshProfile(const char* name)
{
    const std::filesystem::path path = benchFolder / name;
    for (const char* suffix : {"", "-wal", "-shm"})
        std::filesystem::remove(path.string() + suffix);
    createProfile(path, {uuidOf(3), uuidOf(2)});
    ProfileStore store(path, ProfileAccess::Write);
    ProfileTransaction transaction(store);
    for (std::int64_t time = 1; time <= cards; ++time) {
        const Review review = reviewOf(time);
        transaction.appendReview(review, stateOf(review), stamp);
    }
    transaction.commit();
    return path;
}

/// The floor: nothing but prepared statements on SQLite's own interface.
class BareProfile {
public:
    explicit BareProfile(const std::filesystem::path& path)
    {
        sqlite3_open(path.c_str(), &m_database);
        sqlite3_exec(m_database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
                     nullptr, nullptr, nullptr);
        constexpr std::array sql{
            "BEGIN IMMEDIATE",
            "SELECT id FROM card WHERE bank = ? AND item = ? AND facet = ''",
            "INSERT INTO review VALUES (?1, ?2, ?3, 3, 0, ?1, 0, 20001, 4321, 12.0, ?4, NULL, 'de', "
            "'0123456789abcdef0123456789abcdef', 3, 1, 1.0, 0, 'c a b d', 'b', '', '', ?5, ?6)",
            "INSERT OR REPLACE INTO card_state VALUES (?1, 12.5, 5.25, ?2, NULL, ?3, 20001, 4, 0, 0, 0, NULL, "
            "'fsrs-7', "
            "'99aa06d3014798d86001c324468d497f')",
            "INSERT INTO session VALUES (?1, 1, 'practice', ?2, NULL) ON CONFLICT (id) DO UPDATE SET state = "
            "excluded.state",
            "COMMIT"};
        for (std::size_t i = 0; i < sql.size(); ++i)
            sqlite3_prepare_v3(m_database, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &m_statements[i], nullptr);
    }

    ~BareProfile()
    {
        for (sqlite3_stmt* statement : m_statements)
            sqlite3_finalize(statement);
        sqlite3_close(m_database);
    }

    BareProfile(const BareProfile&) = delete;
    BareProfile& operator=(const BareProfile&) = delete;

    void answer(const Review& review)
    {
        const std::int64_t time = review.answeredAt.time_since_epoch().count();
        const std::string& item = review.card.item.item.value();
        run(Begin);
        sqlite3_bind_text(m_statements[Card], 1, "ai-hardware", -1, SQLITE_STATIC);
        sqlite3_bind_text(m_statements[Card], 2, item.c_str(), -1, SQLITE_STATIC);
        sqlite3_step(m_statements[Card]);
        const std::int64_t card = sqlite3_column_int64(m_statements[Card], 0);
        sqlite3_reset(m_statements[Card]);
        sqlite3_bind_int64(m_statements[InsertReview], 1, time);
        bind(InsertReview, 2, review.id);
        sqlite3_bind_int64(m_statements[InsertReview], 3, card);
        sqlite3_bind_int(m_statements[InsertReview], 4, review.due.day.number);
        bind(InsertReview, 5, review.session);
        bind(InsertReview, 6, review.device);
        run(InsertReview);
        sqlite3_bind_int64(m_statements[PutState], 1, card);
        sqlite3_bind_int(m_statements[PutState], 2, review.due.day.number);
        sqlite3_bind_int64(m_statements[PutState], 3, time);
        run(PutState);
        bind(PutSession, 1, review.session);
        sqlite3_bind_text(m_statements[PutSession], 2, sessionState.c_str(), -1, SQLITE_STATIC);
        run(PutSession);
        run(Commit);
    }

private:
    enum Step : std::uint8_t { Begin, Card, InsertReview, PutState, PutSession, Commit, StepCount };

    void bind(Step step, int index, const Uuid& uuid)
    {
        sqlite3_bind_blob(m_statements[step], index, uuid.bytes().data(), 16, SQLITE_STATIC);
    }

    void run(Step step)
    {
        if (sqlite3_step(m_statements[step]) != SQLITE_DONE) {
            std::fprintf(stderr, "bare SQLite: %s\n", sqlite3_errmsg(m_database));
            std::exit(3);
        }
        sqlite3_reset(m_statements[step]);
    }

    sqlite3* m_database = nullptr;
    std::array<sqlite3_stmt*, StepCount> m_statements{};
};

void answerThrough(ProfileStore& store, const Review& review)
{
    ProfileTransaction transaction(store);
    transaction.appendReview(review, stateOf(review), stamp);
    transaction.saveSession({review.session, Timestamp(std::chrono::milliseconds(1)), "practice", sessionState});
    transaction.commit();
}

template <class Work>
double microseconds(Work&& work)
{
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

void oneAnswer(benchmark::State& state)
{
    ProfileStore store(freshProfile("answer-store.wdprofile"), ProfileAccess::Write);
    BareProfile bare(freshProfile("answer-bare.wdprofile"));
    std::vector<double> throughStore;
    std::vector<double> asBare;
    std::int64_t time = cards;
    for ([[maybe_unused]] auto _ : state) {
        const Review review = reviewOf(++time);
        const bool storeFirst = time % 2 == 0;
        if (storeFirst)
            throughStore.push_back(microseconds([&] { answerThrough(store, review); }));
        asBare.push_back(microseconds([&] { bare.answer(review); }));
        if (!storeFirst)
            throughStore.push_back(microseconds([&] { answerThrough(store, review); }));
    }
    const double ratio = median(throughStore) / median(asBare);
    state.counters["store_us"] = median(throughStore);
    state.counters["bare_us"] = median(asBare);
    state.counters["ratio"] = ratio;
    std::printf("one answer: store %.0f us, bare SQLite %.0f us, ratio %.3f (target: at most %.1f)\n",
                median(throughStore), median(asBare), ratio, target);
}
BENCHMARK(oneAnswer)->Iterations(3000)->Unit(benchmark::kMicrosecond);

bool isMemory(const std::filesystem::path& folder)
{
    constexpr long tmpfs = 0x01021994;
    struct statfs info {};
    return ::statfs(folder.c_str(), &info) == 0 && info.f_type == tmpfs;
}

/// Others' work would be measured too.
bool isBusy()
{
    double load = 0;
    return ::getloadavg(&load, 1) == 1 && load > 2;
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (const char* folder = std::getenv("WARPDECK_BENCH_FOLDER"))
        benchFolder = folder;
    constexpr std::string_view option = "--folder=";
    for (int i = 1; i < argc; ++i) {
        if (std::string_view(argv[i]).substr(0, option.size()) == option)
            benchFolder = argv[i] + option.size();
    }
    if (isMemory(benchFolder)) {
        std::fprintf(stderr, "%s is in memory: give a folder on a real disk\n", benchFolder.c_str());
        return 2;
    }
    if (isBusy()) {
        std::fprintf(stderr, "the machine is busy (load above 2): try later\n");
        return 2;
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
