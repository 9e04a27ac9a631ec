// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/server_watch.h"

#include "models/store/database/server_address.h"

#include <chrono>

namespace touchline {

namespace {

constexpr int usualPort = 5432;

} // namespace

ServerWatch::ServerWatch(OpenLeague &league, QObject *parent) : QObject(parent), m_league(league)
{
    if (league.league().backend() != store::Backend::Postgres)
        return;
    if (const auto address = store::serverAddress(league.league().place()); address) {
        m_host = address->host;
        m_port = static_cast<quint16>(address->port > 0 ? address->port : usualPort);
    }
    connect(&m_knock, &QTcpSocket::connected, this, [this] {
        m_knock.abort();
        m_league.findServer();
    });
    constexpr std::chrono::seconds pause(2);
    m_pulse.callOnTimeout(this, &ServerWatch::look);
    m_pulse.start(pause);
}

void ServerWatch::look()
{
    if (!m_league.isLost()) {
        m_league.askServer();
        return;
    }
    // A local socket answers at once.
    if (m_host.isEmpty() || m_host.startsWith(u'/')) {
        m_league.findServer();
        return;
    }
    if (m_knock.state() == QAbstractSocket::UnconnectedState)
        m_knock.connectToHost(m_host, m_port);
}

} // namespace touchline
