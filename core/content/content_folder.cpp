#include "core/content/content_folder.h"

#include "core/content/file_report.h"
#include "core/content/files.h"
#include "core/content/skeleton.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <system_error>

namespace warpdeck::content {

namespace {

constexpr std::string_view markdownEnding = ".md";
constexpr const char* mediaFolder = "media";

bool endsWith(std::string_view text, std::string_view ending)
{
    return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

/// `de` of `<stem>.de.md`.
std::optional<std::string_view> localePart(std::string_view name, std::string_view stem)
{
    if (!endsWith(name, markdownEnding) || name.substr(0, stem.size()) != stem)
        return std::nullopt;
    name.remove_prefix(stem.size());
    name.remove_suffix(markdownEnding.size());
    if (name.size() < 2 || name.front() != '.')
        return std::nullopt;
    return name.substr(1);
}

/// Adds the file if its name is `<stem>.<locale>.md`; true when it is meant so.
bool addLocaleFile(std::vector<LocaleFile>& files, const std::string& folder, const std::string& name,
                   std::string_view stem, Diagnostics& diagnostics)
{
    const auto part = localePart(name, stem);
    if (!part)
        return false;
    const std::optional<LocaleTag> locale = LocaleTag::parse(*part);
    if (locale && locale->value() == *part)
        files.push_back({*locale, folder + name});
    else
        diagnostics.error(DiagnosticCode::BadFileLocale, {folder + name, 0, 0},
                          {std::string(*part), locale ? locale->value() : ""});
    return true;
}

/// True for `….<locale>.md`.
bool namesALocale(std::string_view name)
{
    const auto dot = name.rfind('.', name.size() - std::min(name.size(), markdownEnding.size() + 1));
    const auto part = dot == std::string_view::npos ? std::nullopt : localePart(name, name.substr(0, dot));
    const auto locale = part ? LocaleTag::parse(*part) : std::nullopt;
    return locale && locale->value() == *part;
}

bool isFolder(const std::filesystem::path& path)
{
    std::error_code ignored; // what cannot be looked at is no folder of ours
    return std::filesystem::is_directory(std::filesystem::symlink_status(path, ignored));
}

std::vector<std::string> picturesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> pictures;
    if (isFolder(folder)) {
        for (const std::string& name : namesIn(folder))
            pictures.push_back(std::string(mediaFolder) + "/" + name);
    }
    return pictures;
}

TopicFolder listTopic(const std::filesystem::path& root, const std::string& id, Diagnostics& diagnostics)
{
    TopicFolder topic;
    topic.id = id;
    const std::string prefix = id + "/";
    std::vector<std::string> others;
    for (const std::string& name : namesIn(root / id)) {
        std::string path = prefix;
        path += name;
        if (path == topic.translationStateName())
            topic.hasTranslationState = true;
        else if (!addLocaleFile(topic.files, prefix, name, id, diagnostics) && name != mediaFolder &&
                 name != "README.md")
            others.push_back(std::move(path));
    }
    topic.pictures = picturesIn(root / id / mediaFolder);
    for (const std::string& name : others) {
        // A folder without topic files may hold anything but what looks like a topic file of another name.
        if (!topic.files.empty() || namesALocale(name))
            diagnostics.warning(DiagnosticCode::UnexpectedFile, {name, 0, 0}, {id});
    }
    if (topic.files.empty())
        return topic;
    if (!isSlug(id))
        diagnostics.error(DiagnosticCode::BadId, {id, 0, 0}, {id});
    return topic;
}

} // namespace

ContentFolder listContentFolder(const std::filesystem::path& root, Diagnostics& diagnostics)
{
    ContentFolder folder;
    folder.root = root;
    for (const std::string& name : namesIn(root)) {
        if (isFolder(root / name)) {
            TopicFolder topic = listTopic(root, name, diagnostics);
            if (!topic.files.empty())
                folder.topics.push_back(std::move(topic));
        } else {
            addLocaleFile(folder.bankFiles, "", name, "bank", diagnostics);
            folder.hasGlossary = folder.hasGlossary || name == ContentFolder::glossaryName;
            folder.hasSources = folder.hasSources || name == ContentFolder::sourcesName;
        }
    }
    return folder;
}

} // namespace warpdeck::content
