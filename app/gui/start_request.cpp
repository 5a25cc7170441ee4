#include "app/gui/start_request.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace warpdeck::gui {

QByteArray serialise(const StartRequest& request)
{
    const QJsonObject object{{QStringLiteral("study"), request.study},
                             {QStringLiteral("topic"), request.topic},
                             {QStringLiteral("banks"), QJsonArray::fromStringList(request.bankFiles)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<StartRequest> parseRequest(const QByteArray& bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject object = document.object();
    StartRequest request{.study = object[QStringLiteral("study")].toBool(),
                         .topic = object[QStringLiteral("topic")].toString(),
                         .bankFiles = {}};
    const QJsonArray banks = object[QStringLiteral("banks")].toArray();
    for (const QJsonValue bank : banks)
        request.bankFiles.append(bank.toString());
    return request;
}

} // namespace warpdeck::gui
