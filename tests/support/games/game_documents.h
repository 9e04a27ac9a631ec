// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/any_fixture.h"

#include <QJsonArray>

namespace touchline::testing {

/// The documents of the sample teams are read as they were written, and one without players is refused.
[[nodiscard]] inline bool readsItsDocuments(const Game &game)
{
    const auto teams = sampleTeams(game);
    for (const auto &team : teams) {
        const QJsonObject written = game.writeTeam(*team);
        const auto read = game.readTeam(written);
        if (!read || game.writeTeam(**read) != written)
            return false;
    }
    if (teams.empty())
        return false;
    QJsonObject broken = game.writeTeam(*teams[0]);
    broken.insert(QStringLiteral("players"), QJsonArray());
    return !game.readTeam(broken).has_value();
}

} // namespace touchline::testing
