// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"
#include "core/squad/team.h"

namespace touchline::testing {

/// A squad of so many of each position, in this order, without shirts: "GK1", "DF1", "DF2" ...
[[nodiscard]] inline Squad squadOf(int keepers, int defenders, int midfielders, int forwards)
{
    Squad squad;
    const auto add = [&](Position position, int count) {
        for (int man = 0; man < count; ++man) {
            const QString name = QStringLiteral("%1%2").arg(positionCode(position)).arg(man + 1);
            squad.entries.push_back(
                {{QUuid::createUuidV5(QUuid(), name), name, name}, position, std::nullopt, false});
        }
    };
    add(Position::Goalkeeper, keepers);
    add(Position::Defender, defenders);
    add(Position::Midfielder, midfielders);
    add(Position::Forward, forwards);
    return squad;
}

[[nodiscard]] inline Team club()
{
    Team team;
    team.id = QUuid::createUuidV5(QUuid(), QStringLiteral("club"));
    team.name = QStringLiteral("Club");
    return team;
}

} // namespace touchline::testing
