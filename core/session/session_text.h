#pragma once

#include "core/session/session.h"

#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::session {

/// A session as text, to be stored after every step. An answer that was not yet graded is not in it: nothing of it was
/// logged, so a session that was cut off goes on at the unanswered question.
std::string serialise(const Session& session);

/// The session of that text; nothing when it is damaged or of another version.
std::optional<Session> parseSession(std::string_view text);

} // namespace warpdeck::session
