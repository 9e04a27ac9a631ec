// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QDateTime>

namespace touchline {

/// How long ago, as people say it: "just now", "a minute ago", "5 minutes ago", "an hour ago", "3 hours ago",
/// "yesterday", and from two days on the day. A moment that is still to come (clocks differ) is just now.
[[nodiscard]] Message ago(const QDateTime &then, const QDateTime &now);

} // namespace touchline
