// Banks: opening with the first item, and writing. Each is followed by its floor, the same work done by SQLite alone.

#include "core/storage/bank_reader.h"
#include "core/storage/bank_writer.h"
#include "tests/core/storage/bank_samples.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include <filesystem>
#include <string>

namespace warpdeck::storage {
namespace {

/// A file that is made once for all runs and removed at the end.
class BenchFile {
public:
    explicit BenchFile(const char* name) : m_path(std::filesystem::temp_directory_path() / name) {}
    ~BenchFile() { std::filesystem::remove(m_path); }
    BenchFile(const BenchFile&) = delete;
    BenchFile& operator=(const BenchFile&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

const std::filesystem::path& largeBank()
{
    static const BenchFile file("warpdeck-bench-large.wdbank");
    [[maybe_unused]] static const bool written = [] {
        writeBank(syntheticBank({.items = 100'000, .locales = 3, .textBytes = 500}), file.path());
        return true;
    }();
    return file.path();
}

const std::vector<LocaleTag> chain{LocaleTag("fr"), LocaleTag("de"), LocaleTag("en")};
const ItemId someItem("item-77777");

void openAndReadFirstItem(benchmark::State& state)
{
    const std::filesystem::path& path = largeBank();
    for (auto _ : state) {
        BankReader reader(path);
        benchmark::DoNotOptimize(reader.item(someItem));
        benchmark::DoNotOptimize(reader.firstText(someItem, chain));
    }
}
BENCHMARK(openAndReadFirstItem)->Unit(benchmark::kMillisecond);

void openAndReadFirstItemFloor(benchmark::State& state)
{
    const std::filesystem::path& path = largeBank();
    for (auto _ : state) {
        SQLite::Database database("file:" + path.string() + "?mode=ro&immutable=1",
                                  SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        SQLite::Statement select(database, "SELECT * FROM item_text WHERE item = ? AND locale = 'de'");
        select.bind(1, someItem.value());
        select.executeStep();
        benchmark::DoNotOptimize(select.getColumn(5).getString());
    }
}
BENCHMARK(openAndReadFirstItemFloor)->Unit(benchmark::kMillisecond);

void readNextItem(benchmark::State& state)
{
    BankReader reader(largeBank());
    int number = 0;
    for (auto _ : state) {
        const ItemId id("item-" + std::to_string(number = (number + 7'919) % 100'000));
        benchmark::DoNotOptimize(reader.item(id));
        benchmark::DoNotOptimize(reader.firstText(id, chain));
    }
}
BENCHMARK(readNextItem)->Unit(benchmark::kMicrosecond);

void listTopic(benchmark::State& state)
{
    BankReader reader(largeBank());
    for (auto _ : state)
        benchmark::DoNotOptimize(reader.itemsOf(TopicId("topic-500"), chain));
}
BENCHMARK(listTopic)->Unit(benchmark::kMicrosecond);

void visitAllCards(benchmark::State& state)
{
    BankReader reader(largeBank());
    for (auto _ : state) {
        std::size_t bytes = 0;
        reader.visitCards([&](const BankCardRow& card) { bytes += card.item.size(); });
        benchmark::DoNotOptimize(bytes);
    }
}
BENCHMARK(visitAllCards)->Unit(benchmark::kMillisecond);

void verifyLargeBank(benchmark::State& state)
{
    BankReader reader(largeBank());
    for (auto _ : state)
        reader.verify();
}
BENCHMARK(verifyLargeBank)->Unit(benchmark::kSecond)->Iterations(1);

const SyntheticSize writtenSize{.items = 3'000, .locales = 10, .textBytes = 2'000};

void writeItemLocales(benchmark::State& state)
{
    const BankContents bank = syntheticBank(writtenSize);
    const BenchFile file("warpdeck-bench-written.wdbank");
    for (auto _ : state)
        writeBank(bank, file.path());
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(bank.itemTexts.size()));
    state.counters["bytes"] = static_cast<double>(std::filesystem::file_size(file.path()));
}
BENCHMARK(writeItemLocales)->Unit(benchmark::kMillisecond)->UseRealTime();

void writeItemLocalesFloor(benchmark::State& state)
{
    const std::string text(writtenSize.textBytes, 'x');
    const int rows = writtenSize.items * writtenSize.locales;
    const BenchFile file("warpdeck-bench-floor.db");
    for (auto _ : state) {
        std::filesystem::remove(file.path());
        SQLite::Database database(file.path().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; CREATE TABLE t (id INTEGER PRIMARY KEY, "
                      "text TEXT); BEGIN");
        SQLite::Statement insert(database, "INSERT INTO t VALUES (?, ?)");
        for (int row = 0; row < rows; ++row) {
            insert.bind(1, row);
            insert.bindNoCopy(2, text);
            insert.exec();
            insert.reset();
        }
        database.exec("COMMIT");
    }
    state.SetItemsProcessed(state.iterations() * rows);
    state.counters["bytes"] = static_cast<double>(std::filesystem::file_size(file.path()));
}
BENCHMARK(writeItemLocalesFloor)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace warpdeck::storage

BENCHMARK_MAIN();
