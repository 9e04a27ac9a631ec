// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace touchline::store {

/// Where a shared league is, without a password.
struct ServerAddress
{
    QString user;
    /// A name, an address, or the folder of a local socket; empty for libpq's own choice.
    QString host;
    /// -1 for libpq's own choice.
    int port = -1;
    QString database;
    /// What else libpq is told, `name=value` each: sslmode, sslrootcert, sslcert, sslkey, connect_timeout.
    QStringList settings;
};

/// Reads `postgresql://user@host:port/database?sslmode=...` (also `postgres://`; `?host=/folder` names a
/// local socket). Errors: BadInput, with a hint where the password belongs if there is one in the address;
/// the message never shows it.
[[nodiscard]] Result<ServerAddress> serverAddress(const QString &url);

} // namespace touchline::store
