#include "core/content/picture_reader.h"

#include "core/content/files.h"

#include <filesystem>
#include <string>
#include <utility>

namespace warpdeck::content {

void readPictures(const ContentFolder& folder, const TopicFolder& topic, ContentTree& tree, Diagnostics& diagnostics)
{
    for (const std::string& name : topic.pictures) {
        const std::string path = topic.id + "/" + name;
        FileReport report(path, diagnostics);
        const std::string ending = std::filesystem::path(name).extension().string();
        if (ending != ".png" && ending != ".svg" && ending != ".webp") {
            report.error(DiagnosticCode::UnknownPictureType, {}, {ending});
            continue;
        }
        if (auto bytes = readContentFile(folder.pathOf(path), maximumPictureSize, report))
            tree.contents.pictures.push_back({TopicId(topic.id), name, std::move(*bytes)});
    }
}

} // namespace warpdeck::content
