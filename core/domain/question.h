#pragma once

#include "core/base/strong_id.h"
#include "core/base/time.h"
#include "core/domain/card.h"
#include "core/domain/item.h"
#include "core/domain/item_text.h"
#include "core/domain/rating.h"
#include "core/domain/review.h"
#include "core/text/locale_tag.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck {

/// An item's text as a learner gets it: whole, in the best locale there is, and how far that is from what was wanted.
struct ShownText {
    ItemText text;
    LocaleTag wanted; ///< the most wanted locale; differs from text.locale when the program fell back

    bool fellBack() const { return text.locale != wanted; }
    bool stale() const { return text.state == TextState::Stale; }
};

/// The card that a session asks now. Its texts are fetched by locale, so that switching the language changes nothing
/// here.
struct Question {
    CardKey card;
    Item item;
    std::vector<OptionId> shown; ///< the options in the order of display
    std::size_t number = 1;      ///< 1 … total
    std::size_t total = 1;       ///< cards of the session, repetitions not counted
    ReviewMode mode = ReviewMode::Practice;
    bool isNew = false;      ///< never answered before
    bool isRepeated = false; ///< asked again because it was answered wrong in this session
};

/// What the learner did with a question.
struct Answer {
    std::vector<OptionId> chosen;
    LocaleTag locale;                      ///< of the text that was on the screen
    std::string revision;                  ///< ItemText::revision of that text
    std::chrono::milliseconds duration{0}; ///< monotonic, from showing to answering
};

/// One rating the learner may give, and how long until the card would come back.
struct RatingChoice {
    Rating rating = Rating::Good;
    Days interval{0};
};

/// What came of an answer.
struct AnswerOutcome {
    std::optional<bool> correct; ///< absent for a flashcard, which the learner judges
    std::vector<RatingChoice>
        choices;           ///< the ratings open to the learner; none when the answer was saved as Again at once
    Days againInterval{0}; ///< until the card is due after Again
};

} // namespace warpdeck
