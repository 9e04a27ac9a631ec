// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/draws/draw_ceremony.h"
#include "core/competition/draws/league_phase_draw.h"

namespace touchline::cli {

/// The groups, or the ties of an open draw, of a ceremony that is complete.
[[nodiscard]] QString drawText(const DrawCeremony &ceremony, std::span<const int> sizes);
/// {"seed": 1, "kind": "free", "groups": [{"name": "A", "teams": ["..."]}], "draw": {...}}; an open draw has
/// "ties" instead of groups: [["...", "..."], ["..."]], one team beside a bye.
[[nodiscard]] QJsonObject drawJson(const DrawCeremony &ceremony, std::span<const int> sizes);

/// "at most one team of CAF in a group (Egypt)"; for groups that were closed to a ball.
[[nodiscard]] QString reasonText(const GroupVerdict &verdict, const DrawCeremony &ceremony);
/// "possible", "elsewhere", "taken", "limit", "dead_end".
[[nodiscard]] QString verdictWord(GroupVerdict::Why why);
/// {"team": "...", "pot": 1, "group": "A", "place": 1, "fixed": false, "possible": ["A", "C"],
/// "refused": [{"group": "B", "why": "limit", "limit": "...", "because": ["..."]}]}.
[[nodiscard]] QJsonObject ballJson(const DrawnBall &ball, const DrawCeremony &ceremony);
/// "Spain: H1; not A: ...". In an open draw the place of the bracket.
[[nodiscard]] QString ballText(const DrawnBall &ball, const DrawCeremony &ceremony);

/// The opponents of each team, pot by pot, and the matches by matchday.
[[nodiscard]] QString leaguePhaseText(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants);
/// {"seed": 1, "pots": [["..."]], "matchdays": [[{"home": "...", "away": "..."}]]}.
[[nodiscard]] QJsonObject leaguePhaseJson(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants);

} // namespace touchline::cli
