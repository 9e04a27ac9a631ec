// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/team_ledger.h"
#include "core/match/game.h"

#include <optional>

namespace touchline::cli {

/// The rules that carry cards and injuries through a competition: its own, else those of its game;
/// nothing where the game has none. Errors: NotFound (a game that the program does not have); those of the
/// rules.
[[nodiscard]] Result<std::optional<DisciplineRules>> disciplineOf(const Competition &competition);

/// The rules of that name as a competition of the game keeps them: rules of the field say nothing of
/// injuries, so those stay the game's. Errors: those of disciplineRules().
[[nodiscard]] Result<QJsonObject> disciplineFor(const Game &game, const QString &name);

/// What the rules of discipline ask of a fixture.
[[nodiscard]] StageKind stageOf(const Fixture &fixture);

/// The ledger of an entrant from its reports before fixtures()[before], in the order of the fixtures'
/// numbers: matches of one team are never played side by side. `rules` outlives it.
[[nodiscard]] TeamLedger ledgerBefore(const Competition &competition, int team, int before,
                                      const DisciplineRules &rules);
/// The same from all of its reports; bookings that the rules forget before its next match are forgotten.
[[nodiscard]] TeamLedger ledgerOf(const Competition &competition, int team, const DisciplineRules &rules);

/// Index of the next fixture of an entrant that is not played; -1 while none is known.
[[nodiscard]] int nextFixture(const Progress &now, int team);
/// An entrant has nothing left to play, whatever happens in the matches of others.
[[nodiscard]] bool isOut(const Competition &competition, const Progress &now, int team);

} // namespace touchline::cli
