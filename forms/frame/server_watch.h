// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

namespace touchline {

/// Looks whether the server of a shared league still answers, and finds it again after it did not, without
/// anybody doing anything and without keeping the window waiting.
class ServerWatch final : public QObject
{
    Q_OBJECT

public:
    /// `league` outlives it.
    explicit ServerWatch(OpenLeague &league, QObject *parent = nullptr);

    /// Looks at once.
    void look();

private:
    OpenLeague &m_league;
    QString m_host;
    quint16 m_port = 0;
    /// Whether somebody listens there; only then a connection is asked for, which would wait.
    QTcpSocket m_knock;
    QTimer m_pulse;
};

} // namespace touchline
