#pragma once

namespace warpdeck::app {

/// Whether output may use ANSI attributes.
enum class Colour { Off, On };

} // namespace warpdeck::app
