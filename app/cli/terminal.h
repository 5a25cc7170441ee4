#pragma once

#include "app/cli/environment.h"

namespace warpdeck::app {

/// The environment of a program run: standard streams, colour and width by what they are connected to.
/// Colour is off when the output is no terminal, TERM is `dumb`, or NO_COLOR is set (https://no-color.org).
Environment standardEnvironment();

/// What a piece of text means; never told by colour alone.
enum class Ink { Bold, Dim, Right, Wrong, Notice };

/// `text` inside the ANSI attribute for `ink` when colour is on.
std::string inked(Colour colour, Ink ink, const std::string& text);

} // namespace warpdeck::app
