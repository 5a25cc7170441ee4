#pragma once

#include "app/gui/widgets/thread_bar.h"
#include "core/domain/mastery.h"

namespace warpdeck::gui {

/// The thread that stands for how well one question is known.
constexpr Thread masteryThread(Mastery mastery)
{
    switch (mastery) {
    case Mastery::New:
        return Thread::New;
    case Mastery::Learning:
        return Thread::Learning;
    case Mastery::Known:
        return Thread::Known;
    }
    return Thread::New;
}

} // namespace warpdeck::gui
