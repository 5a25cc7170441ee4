#pragma once

#include "app/cli/environment.h"

namespace warpdeck::app {

/// The environment of a program run: standard streams, colour and width by what they are connected to.
/// Colour is off when the output is no terminal, TERM is `dumb`, or NO_COLOR is set (https://no-color.org).
Environment standardEnvironment();

/// Wraps `text` into an ANSI attribute when colour is on; never the only mark of anything.
enum class Ink { Bold, Dim, Right, Wrong, Notice, Accent };
std::string inked(Colour colour, Ink ink, const std::string& text);

} // namespace warpdeck::app
