#pragma once

#include "core/base/hash.h"
#include "core/storage/bank_sink.h"

#include <string>
#include <string_view>

namespace warpdeck::storage {

/// What tells two states of a bank apart, as 32 hexadecimal digits each.
struct BankHashes {
    std::string content; ///< structure and source texts: equal hashes teach the same
    std::string full;    ///< everything, translations and pictures included

    friend bool operator==(const BankHashes&, const BankHashes&) = default;
};

/// Computes both hashes from the records of a bank, shown to it in the order of visitInOrder().
///
/// A hash is XXH3-128 over the 16-byte hashes (high half first, big-endian) of the records it covers. A record is
/// hashed as its name and its fields in the order of the declaration, each text and list preceded by its length,
/// numbers as 64 bits little-endian. Memory needed: 16 bytes a record.
class BankHasher : public BankSink {
public:
    /// All but `source` count for the full hash only.
    BankHasher(const BankId& id, int version, const std::string& licence, LocaleTag source);

    BankHashes hashes() const;

    void addBankText(const BankText& text) override;
    void addTopic(const Topic& topic) override;
    void addTopicText(const TopicText& text) override;
    void addItem(const Item& item, int position) override;
    void addItemText(const ItemText& text) override;
    void addSource(const Source& source) override;
    void addTerm(const Term& term) override;
    void addPicture(const Picture& picture) override;

private:
    enum class Part { Source, Translation };
    void addRecord(std::string_view bytes, Part part);
    Part partOf(const LocaleTag& locale) const { return locale == m_source ? Part::Source : Part::Translation; }

    LocaleTag m_source;
    std::string m_contentRecords;
    std::string m_fullRecords;
};

BankHashes hashesOf(const BankContents& contents);

} // namespace warpdeck::storage
