#include "tests/core/storage/bank_test_files.h"

#include "core/storage/bank_reader.h"

#include <unistd.h>

#include <fstream>
#include <iterator>

namespace warpdeck::storage {

namespace {

/// Reads every text of an item by every way that leads to it.
class ExercisingSink : public BankSink {
public:
    explicit ExercisingSink(BankReader& reader) : m_reader(reader) {}

    void addTopic(const Topic& topic) override
    {
        m_reader.topicText(topic.id, chain());
        m_reader.itemsOf(topic.id, chain());
    }

    void addItem(const Item& item, int /*position*/) override
    {
        m_reader.item(item.id);
        m_reader.firstText(item.id, chain());
        m_reader.summary(item.id, chain());
        m_reader.localesOf(item.id);
        m_reader.comparisonsAbout(item.id);
    }

    void addItemText(const ItemText& text) override { m_reader.text(text.item, text.locale); }
    void addSource(const Source& source) override { m_reader.source(source.key); }
    void addPicture(const Picture& picture) override { m_reader.picture(picture.topic, picture.name); }

private:
    std::vector<LocaleTag> chain() const { return {LocaleTag("fr"), LocaleTag("de"), m_reader.info().sourceLocale}; }

    BankReader& m_reader;
};

} // namespace

TestFolder::TestFolder()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "warpdeck-test-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr)
        throw Error(ErrorCode::CannotWriteFile, pattern);
    m_path = pattern;
}

TestFolder::~TestFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::size_t TestFolder::fileCount() const
{
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(m_path), std::filesystem::directory_iterator()));
}

std::string bytesOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeBytes(const std::filesystem::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

void exerciseBank(const std::filesystem::path& file)
{
    BankReader reader(file);
    reader.topics();
    reader.terms();
    reader.visitCards([](const BankCardRow&) {});
    ExercisingSink sink(reader);
    reader.visit(sink);
    reader.verify();
}

bool isRefusalOfBank(ErrorCode code)
{
    return code == ErrorCode::NotABank || code == ErrorCode::BankTooNew || code == ErrorCode::BankTooOld ||
           code == ErrorCode::BankDamaged;
}

} // namespace warpdeck::storage
