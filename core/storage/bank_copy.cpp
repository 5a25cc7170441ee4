#include "core/storage/bank_copy.h"

#include "core/storage/bank_output_file.h"
#include "core/storage/bank_reader.h"
#include "core/storage/profile_io.h"

#include <system_error>

namespace warpdeck::storage {

void copyBank(const std::filesystem::path& file, const std::filesystem::path& target)
{
    std::error_code error;
    std::filesystem::create_directories(target.parent_path(), error);
    BankOutputFile output(target);
    if (!error)
        std::filesystem::copy_file(file, output.temporaryPath(), std::filesystem::copy_options::overwrite_existing,
                                   error);
    if (error)
        throw fileError(error.value(), target);
    BankReader(output.temporaryPath()).verify();
    output.publish();
}

} // namespace warpdeck::storage
