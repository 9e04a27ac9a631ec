// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// What was saved of a damaged league, and what was not.
struct Rescue
{
    QStringList competitions;
    int teams = 0;
    /// What cannot be read, with why.
    Problems left;
};

/// Makes a new league of what can be read of a damaged one: teams with their lists of players and cards, and
/// every competition with its results. Its history begins anew, and match logs are not taken along: results
/// stand, and cannot be replayed. The damaged league is not changed. `access`: who does it. Errors: those of
/// League::create() and of its commands.
[[nodiscard]] Result<Rescue> saveWhatIsWhole(League &from, const QString &to, LeagueAccess access);

} // namespace touchline
