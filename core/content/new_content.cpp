#include "core/content/new_content.h"

#include "core/domain/names.h"

namespace warpdeck::content {

namespace {

constexpr const char* classification =
    "level: 1\nbloom: understand\nobjective: Say what the learner can do afterwards.\nsources: source-key\n";
constexpr const char* explanation = "\n### explanation\nWhy the answer holds.\n";

constexpr const char* firstOptions = "\nWhat is asked?\n\n"
                                     "- a) The right answer\n  > Why it is right.\n"
                                     "- b) A common error\n  > What is wrong with it.\n";

std::string choice()
{
    return std::string(classification) + "answer: a\n" + firstOptions +
           "- c) Another error\n  > What is wrong with it.\n" + explanation;
}

std::string multiple()
{
    return std::string(classification) + "answer: a, c\nscoring: all-or-nothing\n" + firstOptions +
           "- c) Another right answer\n  > Why it is right.\n" + explanation;
}

std::string number()
{
    return std::string(classification) +
           "let: N = 8 in 1..16 step 1\nanswer: 2 * N\nunit: s\ntolerance: 1 %\nmistake: half = N\n"
           "\nHow long do two steps of {N} s take?\n"
           "\n- half) One step only\n  > There are two steps.\n" +
           explanation + "\n### units\n- s = s, seconds\n";
}

std::string bodyOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Choice:
        return choice();
    case ItemKind::Multiple:
        return multiple();
    case ItemKind::Number:
        return number();
    case ItemKind::Text:
        return std::string("match: fold\n\nWhat is it called?\n\n- = its name\n") + explanation;
    case ItemKind::Cloze:
        return std::string("\nA sentence with {{c1:a gap}} and {{c2:another|a second one::a hint}}.\n") + explanation;
    case ItemKind::Card:
        return "\nThe front\n\n### back\nThe back\n";
    case ItemKind::Comparison:
        return "\nWhat is compared, and what to look at.\n\n"
               "|  | First | Second |\n|---|---|---|\n| Property | … | … |\n";
    }
    return {};
}

} // namespace

std::string newTopicSkeleton(const TopicId& topic)
{
    return "---\nformat: warpdeck 1\ntopic: " + topic.value() + "\nlocale: en\nrole: source\n---\n\n# " +
           topic.value() + "\n\nWhat the topic teaches, in a few sentences.\n";
}

std::string newItemSkeleton(const ItemId& item, ItemKind kind)
{
    return "## " + item.value() + " | Title\nkind: " + std::string(nameOf(kind)) + "\n" + bodyOf(kind);
}

} // namespace warpdeck::content
