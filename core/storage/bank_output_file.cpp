#include "core/storage/bank_output_file.h"

#include "core/storage/profile_io.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <utility>

namespace warpdeck::storage {

BankOutputFile::BankOutputFile(std::filesystem::path output) : m_output(std::move(output))
{
    // The process id keeps two builds apart that write the same file at the same time.
    m_temporary = m_output;
    m_temporary += "." + std::to_string(::getpid()) + ".part";
    const int file = ::open(m_temporary.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        throw fileError(errno, m_output);
    ::close(file);
}

BankOutputFile::~BankOutputFile()
{
    if (!m_published)
        removeDatabase(m_temporary);
}

void BankOutputFile::publish()
{
    publishFile(m_temporary, m_output, IfExists::Replace);
    m_published = true;
}

} // namespace warpdeck::storage
