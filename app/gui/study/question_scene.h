#pragma once

#include "app/gui/card/card_source.h"
#include "core/domain/bank_contents.h"
#include "core/domain/question.h"

#include <optional>
#include <string>
#include <vector>

namespace warpdeck::gui {

/// A text of the asked item in one language, with where its formulas and pictures are.
struct SceneText {
    ShownText shown;
    CardSource source;
};

/// A way from a question to something else.
struct SceneLink {
    ItemRef item;
    std::string title; ///< Markdown
};

/// Everything that the practice page shows of a question: a value that knows no widget.
struct QuestionScene {
    Question question;
    SceneText text;
    std::optional<SceneText> second; ///< beside the first
    std::vector<OptionId> chosen;
    bool covered = false;  ///< recall first, or a flashcard not yet turned
    bool answered = false; ///< the key, the feedback and the explanation are open
    bool hintOpen = false;
    bool flagged = false;
    AnswerOutcome outcome; ///< once answered
    std::string topicTitle;
    LocaleTag topicLocale;          ///< of topicTitle
    std::vector<LocaleTag> locales; ///< in which the item has a text
    std::vector<Source> sources;
    std::vector<SceneLink> comparisons;
    std::vector<SceneLink> related;

    bool isFlashcard() const { return question.item.kind == ItemKind::Card; }
    bool hasSeveralKeys() const { return question.item.kind == ItemKind::Multiple; }
    bool isChosen(const OptionId& option) const;
    bool isKey(const OptionId& option) const;
    bool wasRight() const { return outcome.correct.value_or(true); }

    /// What a flashcard asks and what it hides, by its facet; the stem of every other kind.
    static const std::string& front(const ItemText& text, const CardKey& card);
    static const std::string& back(const ItemText& text, const CardKey& card);
};

/// The text of an option; empty when the translation lacks it.
std::string optionText(const ItemText& text, const OptionId& option);
std::string optionFeedback(const ItemText& text, const OptionId& option);

} // namespace warpdeck::gui
