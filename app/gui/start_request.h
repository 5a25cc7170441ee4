#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace warpdeck::gui {

/// What a start of the program asks for; a second start hands it over to the first.
struct StartRequest {
    bool study = false;    ///< open practice at once
    QString topic;         ///< of that topic; empty: the Study queue
    QStringList bankFiles; ///< to be added, absolute paths

    friend bool operator==(const StartRequest&, const StartRequest&) = default;
};

QByteArray serialise(const StartRequest& request);
/// Nothing when the bytes are no request.
std::optional<StartRequest> parseRequest(const QByteArray& bytes);

} // namespace warpdeck::gui
