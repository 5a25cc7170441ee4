// Opens hostile bank files and reads everything in them.
//
// The first byte of the input chooses: even, the rest is the file; odd, the rest is a list of edits (three bytes for a
// place, little-endian, and one for its new value) to a good bank, which reaches far deeper.

#include "core/storage/bank_writer.h"
#include "tests/core/storage/bank_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace {

using namespace warpdeck::storage;

/// A folder that lives as long as the process.
const TestFolder& folder()
{
    static const TestFolder folder;
    return folder;
}

std::string goodBank()
{
    const std::filesystem::path file = folder() / "good.wdbank";
    writeBank(sampleBank(), file);
    return bytesOf(file);
}

std::string edited(std::string bank, const std::uint8_t* edits, std::size_t size)
{
    for (std::size_t i = 0; i + 4 <= size; i += 4) {
        const std::size_t place = edits[i] | (std::size_t{edits[i + 1]} << 8U) | (std::size_t{edits[i + 2]} << 16U);
        bank[place % bank.size()] = static_cast<char>(edits[i + 3]);
    }
    return bank;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::string good = goodBank();
    if (size == 0)
        return 0;
    const std::filesystem::path file = folder() / "hostile.wdbank";
    const bool isEdit = data[0] % 2 == 1;
    writeBytes(file, isEdit ? edited(good, data + 1, size - 1)
                            : std::string(reinterpret_cast<const char*>(data + 1), size - 1));
    const auto refusal = errorOf([&] { exerciseBank(file); });
    if (refusal && !isRefusalOfBank(*refusal))
        std::abort();
    return 0;
}
