# warpdeck_add_maths_bundle(<target>)
#
# Makes one script of MathJax, its font and resources/maths, and embeds it in <target> as the Qt resource
# :/maths/tex2svg.js. Without node or the npm packages (see resources/maths/README.md) there is no such resource,
# and formulas stay TeX.
function(warpdeck_add_maths_bundle target)
  set(folder "${PROJECT_SOURCE_DIR}/resources/maths")
  set(packages "${folder}/node_modules/.package-lock.json")
  find_program(WARPDECK_NODE node DOC "Node.js, runs the bundler of the formula renderer")
  if(NOT WARPDECK_NODE OR NOT EXISTS "${packages}")
    message(STATUS "Formulas stay TeX: no node or no packages in resources/maths")
    return()
  endif()

  set(bundle "${CMAKE_CURRENT_BINARY_DIR}/tex2svg.js")
  file(GLOB scripts CONFIGURE_DEPENDS "${folder}/*.js")
  add_custom_command(OUTPUT "${bundle}"
    COMMAND "${WARPDECK_NODE}" node_modules/esbuild/bin/esbuild tex2svg.js --bundle --minify --format=iife
      --target=es2016 --charset=utf8 --legal-comments=none --log-level=warning "--outfile=${bundle}"
    WORKING_DIRECTORY "${folder}"
    DEPENDS ${scripts} "${packages}"
    COMMENT "Bundling the formula renderer"
    VERBATIM)
  qt_add_resources(${target} maths_bundle PREFIX /maths BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES "${bundle}")
endfunction()
