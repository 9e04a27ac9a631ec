// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/editions/season.h"
#include "core/discipline/availability.h"

#include <vector>

namespace touchline {

/// A competition made out of the season before, and what changed between them.
struct SeasonChange
{
    struct Move
    {
        QString team;
        /// Names of divisions; empty for who comes or goes.
        QString from;
        QString to;
        /// The other division is the higher one.
        bool isUp = false;
    };
    struct Suspended
    {
        QString team;
        Absentee player;
    };

    Competition next;
    /// By division, the highest first.
    std::vector<Move> moves;
    /// Who misses the first match of the new season.
    std::vector<Suspended> suspended;
};

/// nextSeason() with what the rules of discipline carry over; `name` is that of the new season, empty = made
/// from the old one. Errors: those of nextSeason() and disciplineOf().
[[nodiscard]] Result<SeasonChange> changeOfSeason(const Competition &old, SeasonWishes wishes,
                                                  const QString &name = {});

} // namespace touchline
