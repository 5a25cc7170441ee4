#include "app/gui/single_instance.h"

#include <QCryptographicHash>
#include <QLocalSocket>

namespace warpdeck::gui {

namespace {

constexpr int patience = 1000; ///< ms
constexpr qint64 longestRequest = 1 << 16;

/// A socket's name must be short, whatever the path is.
QString socketName(const std::filesystem::path& profile)
{
    std::error_code ignored;
    const std::string path = std::filesystem::absolute(profile, ignored).string();
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(path), QCryptographicHash::Sha256).toHex().left(16);
    return QStringLiteral("warpdeck-") + QString::fromLatin1(hash);
}

} // namespace

SingleInstance::SingleInstance(const std::filesystem::path& profile, QObject* parent)
    : QObject(parent),
      m_name(socketName(profile))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::receive);
}

bool SingleInstance::handOver(const StartRequest& request) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(patience))
        return false;
    socket.write(serialise(request));
    // The other side answers when it has understood: only then may this start end.
    return socket.waitForBytesWritten(patience) && socket.waitForReadyRead(patience);
}

void SingleInstance::listen()
{
    if (m_server.isListening())
        return;
    // Whoever calls this holds the profile's lock, so a socket that is still there belongs to nobody.
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
}

void SingleInstance::receive()
{
    QLocalSocket* const socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (!socket->canReadLine() && socket->bytesAvailable() < longestRequest)
            return;
        const std::optional<StartRequest> request = parseRequest(socket->readLine(longestRequest));
        socket->write("ok\n");
        socket->flush();
        if (request)
            Q_EMIT requested(*request);
    });
}

} // namespace warpdeck::gui
