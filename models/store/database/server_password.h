// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace touchline::store {

struct ServerAddress;

/// Passwords that somebody has typed, for as long as the program runs: by login and server, for every
/// connection that it opens. They are never written anywhere, and stand in no address and no message. From
/// any thread.
void setServerPassword(const ServerAddress &address, const QString &password);
/// Empty where none was typed: then libpq looks for it in PGPASSWORD and ~/.pgpass.
[[nodiscard]] QString serverPassword(const ServerAddress &address);

/// What is said then: server, login, the server's words.
extern const char *const passwordWanted;
/// Whether the server wants a password, or another one than it got.
[[nodiscard]] bool wantsPassword(const Error &error);

} // namespace touchline::store
