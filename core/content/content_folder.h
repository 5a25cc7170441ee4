#pragma once

#include "core/base/diagnostics.h"
#include "core/text/locale_tag.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpdeck::content {

/// A Markdown file that says its locale in its name.
struct LocaleFile {
    LocaleTag locale;
    std::string name; ///< relative to the content folder, with `/`
};

/// A folder with files `<topic>.<locale>.md`.
struct TopicFolder {
    std::string id;                    ///< its name
    std::vector<LocaleFile> files;     ///< by locale
    std::vector<std::string> pictures; ///< files of `media`: `media/x.svg`
    bool hasTranslationState = false;  ///< there is a `<topic>.l10n.tsv`

    std::string translationStateName() const { return id + "/" + id + ".l10n.tsv"; }
};

/// What a content folder holds, by name alone. The same for every order in which the system lists it.
struct ContentFolder {
    static constexpr const char* glossaryName = "glossary.tsv";
    static constexpr const char* sourcesName = "sources.tsv";

    std::filesystem::path root;
    std::vector<LocaleFile> bankFiles; ///< `bank.<locale>.md`, by locale
    std::vector<TopicFolder> topics;   ///< by id
    bool hasGlossary = false;
    bool hasSources = false;

    std::filesystem::path pathOf(const std::string& name) const { return root / name; }
};

/// Throws Error (FileNotFound, CannotOpenFile) when `root` is no folder that can be listed.
ContentFolder listContentFolder(const std::filesystem::path& root, Diagnostics& diagnostics);

} // namespace warpdeck::content
