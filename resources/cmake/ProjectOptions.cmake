add_library(warpdeck_options INTERFACE)
add_library(warpdeck::options ALIAS warpdeck_options)
target_compile_features(warpdeck_options INTERFACE cxx_std_20)
target_include_directories(warpdeck_options INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(warpdeck_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wswitch-enum -Wold-style-cast -Wimplicit-fallthrough
  # a designated initialiser that leaves members at their defaults is how we spell optional fields
  -Wno-missing-field-initializers
  $<$<BOOL:${WARPDECK_WARNINGS_AS_ERRORS}>:-Werror>)
