#include "app/cli/terminal.h"

#include "app/support/interface_language.h"
#include "app/support/paths.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <string_view>

namespace warpdeck::app {

namespace {

constexpr int widestText = 100; // longer lines are hard to read
constexpr int narrowestText = 20;

std::string_view variable(const char* name)
{
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

Colour colourOfOutput()
{
    const bool wanted = isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
    return wanted ? Colour::On : Colour::Off;
}

int widthOfOutput()
{
    int columns = 80;
    const std::string_view stated = variable("COLUMNS");
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        columns = size.ws_col;
    else
        std::from_chars(stated.data(), stated.data() + stated.size(), columns);
    return std::clamp(columns, narrowestText, widestText);
}

std::uint64_t randomBits()
{
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

std::string_view attribute(Ink ink)
{
    switch (ink) {
    case Ink::Bold:
        return "\x1b[1m";
    case Ink::Dim:
        return "\x1b[2m";
    case Ink::Right:
        return "\x1b[1;32m";
    case Ink::Wrong:
        return "\x1b[1;31m";
    case Ink::Notice:
        return "\x1b[33m";
    }
    return {};
}

} // namespace

Environment standardEnvironment()
{
    return {.in = std::cin,
            .out = std::cout,
            .err = std::cerr,
            .clock = Clock(),
            .interfaceLanguage = systemInterfaceLanguage(),
            .banks = availableBanks(),
            .profile = defaultProfile(),
            .entropy = randomBits(),
            .colour = colourOfOutput(),
            .width = widthOfOutput(),
            .interactive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1};
}

std::string inked(Colour colour, Ink ink, const std::string& text)
{
    if (colour == Colour::Off || text.empty())
        return text;
    return std::string(attribute(ink)) + text + "\x1b[0m";
}

} // namespace warpdeck::app
