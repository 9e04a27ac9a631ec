// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/facts/player_move.h"
#include "core/match/fixture_setup.h"
#include "core/squad/squad.h"

#include <optional>
#include <vector>

namespace touchline {

/// In the order of their days; of the same day in the order entered.
[[nodiscard]] std::vector<PlayerMove> movesIn(const Competition &competition);
[[nodiscard]] std::vector<PlayerMove> movesOf(const Competition &competition, const QUuid &player);

/// Whether it counts for a match of the team with that number, on that day if it has one.
[[nodiscard]] bool hasHappened(const PlayerMove &move, const QDate &day, int number, const QUuid &team);

/// The same move, with what is played now without a day noted in it.
[[nodiscard]] PlayerMove noted(PlayerMove move, const Competition &competition);
/// Enters a move that one of the entrants has a part in. Errors: BadInput (a team twice, no day, a loan that
/// ends before it begins, an impossible shirt); Refused (he is elsewhere on that day, or has moved later).
[[nodiscard]] Result<void> enterMove(Competition &competition, const PlayerMove &move);
/// What the history says of it.
[[nodiscard]] Message moveTitle(const PlayerMove &move);
/// And where it is taken back.
[[nodiscard]] Message cancelTitle(const PlayerMove &move);

/// A way of a player from one team to another; a loan has two.
struct TeamChange
{
    QUuid player;
    QUuid from;
    QUuid to;
    QDate day;
    /// The end of a loan.
    bool isReturn = false;
    int lastOfFrom = 0;
    int lastOfTo = 0;

    /// Whether a match of the team is played when it has happened; `day` may be unknown.
    [[nodiscard]] bool isBefore(const QDate &day, int number, const QUuid &team) const;
};

/// The changes of team of moves in the order of their days, in the order in which they happen.
[[nodiscard]] std::vector<TeamChange> teamChangesOf(const std::vector<PlayerMove> &moves);
/// The moves of players for good or on loan that others of the competitions know and `own` does not: it was
/// over by then, or has neither of the teams. They come after all of its matches without a day.
[[nodiscard]] std::vector<PlayerMove> movesOfOthers(const Competition &own,
                                                    const std::vector<const Competition *> &all);

/// Why a player may not play for the entrant in fixtures()[fixture], as far as moves go: "left for Lodz on 3
/// March 2026", or registered after the deadline (whyTooLate()). Nothing where he may.
[[nodiscard]] std::optional<Message> whyIneligible(const Competition &competition, int team, int fixture,
                                                   const QUuid &player);
/// Whether he belongs to no such team when its match with that number is played, on that day if it has one.
[[nodiscard]] bool isIneligible(const Competition &competition, const QUuid &team, int number,
                                const QDate &day, const QUuid &player);
/// Adds those of the squad who play elsewhere on that day, with the reason.
void addIneligible(std::vector<Absence> &absent, const Competition &competition, int team, int fixture,
                   const Squad &squad);
/// Players of moves from the entrant or to it, each once, with shirt and position of the move.
[[nodiscard]] std::vector<SquadEntry> moversOf(const Competition &competition, int team);
/// The shirt that a move has given him at the entrant by then, or that he wears there until one; nothing
/// where none says so.
[[nodiscard]] std::optional<int> shirtOf(const Competition &competition, int team, int fixture,
                                         const QUuid &player);

} // namespace touchline
