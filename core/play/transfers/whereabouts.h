// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/transfers/player_move.h"

namespace touchline {

/// The team that somebody plays for on a day, as his moves say.
struct Whereabouts
{
    /// Nobody: he is free, or has retired.
    MoveTeam now;
    /// The one before, or the one that lends him; nobody where there is none.
    MoveTeam former;
    bool isLoan = false;

    bool operator==(const Whereabouts &) const = default;
};

/// Where a player is on that day. `moves`: all of his, in the order of their days. A move that lies ahead
/// leaves him where he was; who comes from nowhere belongs to his first team at once. Nothing where no move
/// says it (a guest stays where he is).
[[nodiscard]] std::optional<Whereabouts> whereabouts(const std::vector<PlayerMove> &moves, const QDate &day);

} // namespace touchline
