#pragma once

#include "core/domain/bank_contents.h"

namespace warpdeck::storage {

/// Takes the records of a bank one by one; overrides what it wants. Implemented by the row writer and by the hasher.
class BankSink {
public:
    BankSink() = default;
    BankSink(const BankSink&) = delete;
    BankSink& operator=(const BankSink&) = delete;
    virtual ~BankSink() = default;

    virtual void addBankText(const BankText&) {}
    virtual void addTopic(const Topic&) {}
    virtual void addTopicText(const TopicText&) {}
    /// `position`: the item's place in its topic, from 0.
    virtual void addItem(const Item&, [[maybe_unused]] int position) {}
    virtual void addItemText(const ItemText&) {}
    virtual void addSource(const Source&) {}
    virtual void addTerm(const Term&) {}
    virtual void addPicture(const Picture&) {}
};

/// Shows all records to `sink` in the order in which a bank file stores them: kind by kind as above, each kind sorted
/// by its key (ids and tags as bytes). The order within `contents` matters for the items of one topic only.
void visitInOrder(const BankContents& contents, BankSink& sink);

} // namespace warpdeck::storage
