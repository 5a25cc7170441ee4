#pragma once

#include "app/cli/colour.h"
#include "app/support/clock.h"
#include "core/text/locale_tag.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <vector>

namespace warpdeck::app {

/// What a command works with: streams, files, clock, and how its output will be looked at.
struct Environment {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Clock clock;
    LocaleTag interfaceLanguage;
    std::vector<std::filesystem::path> banks; ///< named by --bank, else the shipped and the added ones
    bool banksNamed = false;                  ///< --bank was given: a file that cannot be opened is an error
    std::filesystem::path profile;
    std::uint64_t entropy = 0; ///< fresh random bits of this run
    Colour colour = Colour::Off;
    int width = 80;           ///< of the terminal, in columns
    bool interactive = false; ///< somebody sits at a terminal
};

} // namespace warpdeck::app
