// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace touchline {

/// Leagues that were opened lately, the last one first: files by their absolute path, servers by address.
[[nodiscard]] QStringList recentPlaces();
void noteRecentPlace(const QString &place);
void forgetRecentPlace(const QString &place);
/// "World Cup.touchline" of a path, the address of a server.
[[nodiscard]] QString placeName(const QString &place);

} // namespace touchline
