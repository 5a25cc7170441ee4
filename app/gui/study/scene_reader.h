#pragma once

#include "app/gui/app_context.h"
#include "app/gui/study/question_scene.h"

#include <optional>

namespace warpdeck::gui {

/// The scene of a question that was not answered yet, with texts in the best language for `shown` and, if asked for,
/// `second`. Throws Error.
QuestionScene readScene(AppContext& context, const Question& question, const LocaleTag& shown,
                        const std::optional<LocaleTag>& second);

/// Puts other languages into a scene; whatever the learner did stays.
void changeLanguages(AppContext& context, const LocaleTag& shown, const std::optional<LocaleTag>& second,
                     QuestionScene& scene);

} // namespace warpdeck::gui
