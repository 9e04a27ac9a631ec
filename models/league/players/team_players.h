// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/availability_changes.h"
#include "models/league/league.h"

#include <vector>

namespace touchline {

/// Everybody who is known of a team, each once: its own list, then those for the competitions that are not in
/// the archive and whom those know. Who has left is not among them. Errors: those of the database.
[[nodiscard]] Result<std::vector<SquadEntry>> playersOfTeam(League &league, const QUuid &team);

/// Somebody who has left a team and has joined no other.
struct FreePlayer
{
    SquadEntry entry;
    /// What made him free.
    PlayerMove move;
};

/// By name. Errors: those of the database.
[[nodiscard]] Result<std::vector<FreePlayer>> freePlayers(League &league);

/// The moves of all competitions that are not in the archive, each once, the newest day first; a guest's with
/// its competition. Errors: those of the database.
[[nodiscard]] Result<std::vector<PlayerMove>> movesOfLeague(League &league);

/// The team of the league that a person names. Errors: NotFound.
[[nodiscard]] Result<Team> teamCalled(League &league, const QString &text);

/// The player of the team that a person names; a surname alone will do where only one has it. Errors:
/// NotFound, with the names that there are; BadInput (several are called so).
[[nodiscard]] Result<SquadEntry> playerOfTeamCalled(League &league, const Team &team, const QString &text);

/// What a move would do in one competition.
struct MovePreview
{
    Competition after;
    /// Bans that go along, matches that it comes too late for, a match that is being played.
    std::vector<Message> sentences;
    std::vector<AvailabilityChange> absences;
    /// In competitions that do not have the move in them.
    std::vector<OtherChanges> otherChanges;
};

/// Of each competition. Errors: those of disciplineOf() and of the database.
[[nodiscard]] Result<std::vector<MovePreview>> previewMoves(League &league,
                                                            const std::vector<MovedCompetition> &moved);

/// The same of LeagueMoves::cancelled(). Errors: those of disciplineOf().
[[nodiscard]] Result<std::vector<MovePreview>> previewCancel(const std::vector<MovedCompetition> &cancelled);

} // namespace touchline
