#include "app/support/attempt.h"

#include <exception>

namespace warpdeck::app {

std::optional<Error> attempt(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error;
    } catch (const std::exception& problem) {
        return Error(ErrorCode::Unexpected, problem.what());
    }
    return std::nullopt;
}

} // namespace warpdeck::app
