// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline::store {

/// A text out of a file as Message::text wants it, which stays for as long as the program runs. Each is kept
/// once: the titles of a history are few, what differs stands in their arguments.
[[nodiscard]] const char *keptText(const QString &text);

} // namespace touchline::store
