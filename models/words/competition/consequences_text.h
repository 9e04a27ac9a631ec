// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences/consequences.h"
#include "core/competition/schedule/day_clashes.h"
#include "core/competition/statistics/state_groups.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// "clear it for a replay", "enter the result of the right teams", ...
[[nodiscard]] QString remedyText(Remedy remedy);
/// "Match 49 was played by Italy and Spain, due are Brazil and Spain".
[[nodiscard]] QString conflictText(const Competition &competition, const Conflict &conflict);
/// What a program adds behind a remedy: " (--replay)"; how it is done there.
using RemedyHint = QString (*)(Remedy remedy);
/// Every conflict with what can be done about it; empty where there is none.
[[nodiscard]] QString conflictsText(const Competition &competition, const std::vector<Conflict> &conflicts,
                                    RemedyHint hint = nullptr);
/// What has to be drawn before the competition can go on, a line each; empty where nothing has.
[[nodiscard]] QString lotsText(const Competition &competition);
/// "Match 49 (quarter-finals)".
[[nodiscard]] QString matchWords(const Competition &competition, int fixture, const Language &language);
/// "Match 49 (quarter-finals) can be played", "2 matches count: 17, 33".
[[nodiscard]] QString statesWords(const Competition &competition, const StateGroup &group,
                                  const Language &language);
/// "Wembley is taken on Sat 28 Nov 2026 at that time by match 1".
[[nodiscard]] QString clashWords(const Competition &competition, const DayClash &clash,
                                 const Language &language);
/// Why a withdrawal does not void the results of a team.
[[nodiscard]] QString standingResultsWords(const Competition &competition, int team,
                                           const Language &language);
/// That one of the lots drawn `before` is kept without effect, with its full stop.
[[nodiscard]] QString idleLotWords(const Competition &before, int lot, const Language &language);
/// At the terminal, with the sentences above; `after` is the competition with the change. Empty where nothing
/// else changes.
[[nodiscard]] QString consequencesText(const Competition &before, const Competition &after,
                                       const Consequences &found, RemedyHint hint = nullptr);

} // namespace touchline
