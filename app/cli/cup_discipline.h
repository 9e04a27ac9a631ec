// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/team_ledger.h"
#include "core/match/game.h"

#include <optional>

namespace touchline::cli {

/// The rules that carry cards and injuries through a competition: its own, else those of its game;
/// nothing where the game has none. In a league whose format leads to a next season they are those of a
/// season (forSeason()). Errors: NotFound (a game that the program does not have); BadInput (bans and
/// decisions that these rules cannot read); those of the rules.
[[nodiscard]] Result<std::optional<DisciplineRules>> disciplineOf(const Competition &competition);

/// The rules of that name as a competition of the game keeps them: rules of the field say nothing of
/// injuries, so those stay the game's. Errors: those of disciplineRules().
[[nodiscard]] Result<QJsonObject> disciplineFor(const Game &game, const QString &name);

/// What the rules of discipline ask of fixtures()[fixture]. Knockout rounds before the first group stage are
/// qualifying.
[[nodiscard]] StageKind stageOf(const Competition &competition, int fixture);

/// The ledger of an entrant before fixtures()[before], from what it brought along, its reports in the order
/// of play (inOrderOfPlay()) and the decisions of the organiser at their time. `rules` outlives it.
[[nodiscard]] TeamLedger ledgerBefore(const Competition &competition, int team, int before,
                                      const DisciplineRules &rules);
/// The same from all of its reports; bookings that the rules forget before its next match are forgotten.
[[nodiscard]] TeamLedger ledgerOf(const Competition &competition, int team, const DisciplineRules &rules);
/// Decisions about players of the entrant that found no ban to change, as the ledger says it: a result that
/// was corrected took the ban away.
[[nodiscard]] std::vector<Message> idleDecisions(const Competition &competition, int team,
                                                 const DisciplineRules &rules);

/// What the last match of an entrant before fixtures()[before] left behind for its side, in the game's own
/// form (MatchReport::carryOut, {"home": {...}, "away": {...}}): the carry-in of the next one. Empty where
/// the game leaves nothing that it reads again.
[[nodiscard]] QJsonObject carryInOf(const Competition &competition, int team, int before);

/// Index of the fixture that an entrant plays next, in the order of play; -1 while none is known.
[[nodiscard]] int nextFixture(const Competition &competition, const Progress &now, int team);
/// Index of the last match that an entrant has played, in the order of play; -1 before its first.
[[nodiscard]] int lastPlayed(const Competition &competition, int team);
/// An entrant has nothing left to play, whatever happens in the matches of others.
[[nodiscard]] bool isOut(const Competition &competition, const Progress &now, int team);

} // namespace touchline::cli
