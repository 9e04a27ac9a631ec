// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/competition/change.h"
#include "core/play/matches/matchday.h"

#include <vector>

namespace touchline {

/// How a result came about.
enum class PlayedBy { Hand, Computer };

/// What the history says of a result: "Entered: Brazil 3-1 Italy"; "Corrected: ..." where the match had one;
/// "Computer played: ..." where nobody typed it. What tells it from another match of the two stands behind it
/// where there may be one: "(second leg)", "(replay)", "(final)".
[[nodiscard]] Message resultTitle(const Competition &competition, const MatchReport &report,
                                  PlayedBy by = PlayedBy::Hand);

/// What it says of any change: "Postponed: match 12, Brazil v Italy", "Points deducted: Italy (3)".
[[nodiscard]] Message changeTitle(const Competition &competition, const Change &change);

/// What it says of matches that the computer played together: "Computer played group stage, matchday 2: 16
/// matches", "Computer played quarter-finals, second legs: 4 matches".
[[nodiscard]] Message matchdayTitle(const Competition &competition, const std::vector<int> &fixtures);

/// What it says of all matches that were left, or (`isStopped`) of those played before somebody stopped it.
[[nodiscard]] Message toTheEndTitle(int matches, bool isStopped);

/// What it says of another order of the ranking: "Ranking: Denmark, Slovenia".
[[nodiscard]] Message rankingTitle(const Competition &competition, const std::vector<int> &teams);
/// What it says of who decides for a team. `team`: index of the entrant; `agent` as Entrant::agent will be.
[[nodiscard]] Message agentTitle(const Competition &competition, int team, const QString &agent);

/// What it says of lots and pairings that fell due: "Lots drawn: Italy, Spain", "Drawn: quarter-finals",
/// "Drawn: Swiss, round 3".
[[nodiscard]] Message drawTitle(const Competition &competition, const DrawnNow &drawn,
                                const RoundPlan &plan = {});
/// "Half-point bye on request: Rovers (round 3)"; `byes`: at least one.
[[nodiscard]] Message byesTitle(const Competition &competition, const std::vector<TeamBye> &byes);

} // namespace touchline
