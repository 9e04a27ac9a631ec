// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/single_instance.h"

#include "models/league/access/league_place.h"
#include "models/league/access/own_files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QUrl>

namespace touchline {

namespace {

constexpr int patience = 1000; // milliseconds
const QByteArray answer("shown");

/// Where sockets of a session belong, which nobody else can enter. The runs of a Flatpak share a folder of
/// it. On Windows a socket has a name alone.
QString inSession(const QString &socket)
{
#ifdef Q_OS_WIN
    return socket;
#else
    QString session = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (const QString flatpak = qEnvironmentVariable("FLATPAK_ID"); !flatpak.isEmpty())
        session += QStringLiteral("/app/") + flatpak;
    return QDir(session).filePath(socket);
#endif
}

/// One socket for each league and user, so that runs with other leagues are not in the way.
QString socketOf(const QString &place)
{
    const QString file = QFileInfo(place).canonicalFilePath();
    const QString key = isServerPlace(place) || file.isEmpty() ? place : file;
    const QByteArray hash =
        QCryptographicHash::hash((QDir::homePath() + u'\n' + key).toUtf8(), QCryptographicHash::Sha256);
    return inSession(QStringLiteral("touchline-") + QString::fromLatin1(hash.toHex().left(24)));
}

} // namespace

QString placeMeant(const QString &text)
{
    if (!text.startsWith(QLatin1String("file:"), Qt::CaseInsensitive))
        return placeAfterMove(text);
    const QString file = QUrl(text).toLocalFile();
    return file.isEmpty() ? text : placeAfterMove(file);
}

bool isShownByOtherInstance(const QString &place)
{
    QLocalSocket socket;
    socket.connectToServer(socketOf(place));
    return socket.waitForConnected(patience) && socket.waitForReadyRead(patience) &&
           socket.readAll().startsWith(answer);
}

void SingleInstance::setOpen(const QStringList &places)
{
    std::erase_if(m_servers, [&places](const auto &one) { return !places.contains(one.first); });
    for (const QString &place : places)
        if (!m_servers.contains(place))
            listen(place);
}

void SingleInstance::listen(const QString &place)
{
    auto server = std::make_unique<QLocalServer>();
    server->setSocketOptions(QLocalServer::UserAccessOption);
    const QString name = socketOf(place);
    if (!server->listen(name)) {
        // What a run that crashed left behind. A run that answers has the league open for reading, and stays
        // the one that is asked.
        QLocalSocket other;
        other.connectToServer(name);
        if (other.waitForConnected(patience))
            return;
        QLocalServer::removeServer(name);
        if (!server->listen(name))
            return;
    }
    connect(server.get(), &QLocalServer::newConnection, this, [this, place, asked = server.get()] {
        while (QLocalSocket *socket = asked->nextPendingConnection()) {
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            socket->write(answer);
            socket->flush();
            socket->disconnectFromServer();
            Q_EMIT wanted(place);
        }
    });
    m_servers.emplace(place, std::move(server));
}

} // namespace touchline
