// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/cut_line.h"

#include <QByteArray>
#include <QUrl>

#include <array>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace touchline::storage {

namespace {

constexpr int pollMilliseconds = 20;

sockaddr_in onThisComputer(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

/// The kernel's functions take every kind of address as this one.
const sockaddr *plainAddress(const sockaddr_in &address)
{
    return reinterpret_cast<const sockaddr *>(&address);
}

bool hasSent(int socket, const QByteArray &bytes)
{
    qsizetype sent = 0;
    while (sent < bytes.size()) {
        const auto now = ::send(socket, bytes.constData() + sent,
                                static_cast<std::size_t>(bytes.size() - sent), MSG_NOSIGNAL);
        if (now <= 0)
            return false;
        sent += now;
    }
    return true;
}

} // namespace

CutLine::CutLine(const QString &server)
{
    QUrl url(server);
    m_serverPort = url.port();
    m_listener = ::socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in anyPort = onThisComputer(0);
    sockaddr_in address{};
    socklen_t size = sizeof(address);
    if (m_listener < 0 || ::bind(m_listener, plainAddress(anyPort), sizeof(anyPort)) != 0 ||
        ::listen(m_listener, 8) != 0 ||
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        qFatal("no line to the server");
    url.setPort(ntohs(address.sin_port));
    m_url = url.toString();
    m_thread = std::thread(&CutLine::carry, this);
}

CutLine::~CutLine()
{
    m_isEnding = true;
    m_thread.join();
    for (const Connection &connection : m_connections) {
        ::close(connection.client);
        ::close(connection.server);
    }
    ::close(m_listener);
}

void CutLine::carry()
{
    while (!m_isEnding) {
        std::vector<pollfd> all{{m_listener, POLLIN, 0}};
        for (const Connection &connection : m_connections) {
            all.push_back({connection.client, POLLIN, 0});
            all.push_back({connection.server, POLLIN, 0});
        }
        if (::poll(all.data(), all.size(), pollMilliseconds) <= 0)
            continue;
        for (std::size_t i = m_connections.size(); i-- > 0;) {
            Connection &connection = m_connections[i];
            const bool isThere = (all[2 * i + 1].revents == 0 || pass(connection, true)) &&
                                 (all[2 * i + 2].revents == 0 || pass(connection, false));
            if (isThere)
                continue;
            ::close(connection.client);
            ::close(connection.server);
            m_connections.erase(m_connections.begin() + static_cast<std::ptrdiff_t>(i));
        }
        if (all.front().revents != 0)
            take();
    }
}

void CutLine::take()
{
    const int client = ::accept(m_listener, nullptr, nullptr);
    const int server = ::socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = onThisComputer(m_serverPort);
    if (client < 0 || server < 0 || ::connect(server, plainAddress(address), sizeof(address)) != 0)
        qFatal("the server does not answer the line");
    m_connections.push_back({client, server, false});
}

/// Whether the connection goes on.
bool CutLine::pass(Connection &connection, bool isFromClient)
{
    std::array<char, 65536> buffer{};
    const auto size =
        ::recv(isFromClient ? connection.client : connection.server, buffer.data(), buffer.size(), 0);
    if (size <= 0 || connection.isOver)
        return false;
    const QByteArray bytes(buffer.data(), size);
    // The message Q (a statement as text): PostgreSQL's manual, message formats.
    if (isFromClient && m_cut != Cut::Nowhere && bytes.startsWith('Q') &&
        bytes.endsWith(QByteArray("COMMIT", 7))) {
        const Cut cut = m_cut.exchange(Cut::Nowhere);
        ++m_cuts;
        if (cut == Cut::BeforeCommit)
            return false;
        connection.isOver = true;
    }
    return hasSent(isFromClient ? connection.server : connection.client, bytes);
}

} // namespace touchline::storage
