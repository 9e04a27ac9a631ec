// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"
#include "core/squad/team.h"

namespace touchline::testing {

/// A club of no conference.
[[nodiscard]] inline Team clubCalled(const QString &name)
{
    Team club;
    club.id = QUuid::createUuidV5(QUuid(), name);
    club.name = name;
    club.lineage = name;
    return club;
}

/// So many of each position, goalkeepers first, in the colours of a club; the first field player is captain.
[[nodiscard]] inline Squad squadOf(const QString &club, std::array<int, 4> counts)
{
    Squad squad;
    for (std::size_t line = 0; line < counts.size(); ++line) {
        const auto position = static_cast<Position>(line);
        for (int i = 1; i <= counts[line]; ++i) {
            SquadEntry entry;
            entry.position = position;
            entry.shirt = static_cast<int>(squad.entries.size()) + 1;
            entry.captain = position != Position::Goalkeeper && i == 1 && line == 1;
            entry.person.shortName = QStringLiteral("%1%2").arg(positionCode(position)).arg(i);
            entry.person.name = entry.person.shortName + QStringLiteral(" of ") + club;
            entry.person.id = QUuid::createUuidV5(QUuid(), entry.person.name);
            squad.entries.push_back(entry);
        }
    }
    return squad;
}

/// Two goalkeepers, six defenders, six midfielders, four forwards.
[[nodiscard]] inline Squad usualSquad(const QString &club)
{
    return squadOf(club, {2, 6, 6, 4});
}

} // namespace touchline::testing
