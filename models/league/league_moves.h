// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// Players who move between the teams of a league: transfers, loans, guests, departures.
class LeagueMoves
{
public:
    /// `league` outlives it.
    explicit LeagueMoves(League &league) : m_league(&league) {}

    /// Moves a player between teams: enters it in every competition that is not over and has one of them, and
    /// keeps their lists of players in step. Errors: those of enterMove(); Refused (he is on the list of
    /// another team, or the shirt is taken).
    [[nodiscard]] Result<JournalEntry> enter(const PlayerMove &move);
    /// What it would make of each of those competitions, and nothing else. Errors: the same.
    [[nodiscard]] Result<std::vector<MovedCompetition>> entered(const PlayerMove &move);
    /// Takes a move back in every competition that has it, and puts the lists of players in step: he is back
    /// where he was, with the shirt that he had if it is free. Errors: those of touchline::cancelMove().
    [[nodiscard]] Result<JournalEntry> cancel(const PlayerMove &move);
    /// What it would make of each of those competitions, and nothing else. Errors: the same.
    [[nodiscard]] Result<std::vector<MovedCompetition>> cancelled(const PlayerMove &move);

private:
    friend class LeagueTeams;

    using Command = League::Command;
    /// The lists of players as they are with the move. Errors: those of enter().
    [[nodiscard]] Result<std::vector<store::StoredSquad>>
    listsWith(const PlayerMove &move, const std::vector<MovedCompetition> &competitions);
    [[nodiscard]] Result<std::vector<store::StoredSquad>>
    listsWithout(const PlayerMove &move, const std::vector<MovedCompetition> &competitions);
    [[nodiscard]] Result<PlayerMove> withFormerShirt(PlayerMove move, const QUuid &competition);
    /// Writes the competitions and the lists as one command.
    [[nodiscard]] Result<JournalEntry> commitMoves(Command command,
                                                   const std::vector<MovedCompetition> &moved,
                                                   const std::vector<store::StoredSquad> &lists);
    /// Moves that change lists, of one competition or (null) of all, whose day has come; by their days.
    [[nodiscard]] Result<std::vector<PlayerMove>> due(const QUuid &competition);
    /// When the list was written last, as far as that still holds.
    [[nodiscard]] Result<QDate> dayWritten(const QUuid &list);

    League *m_league;
};

} // namespace touchline
