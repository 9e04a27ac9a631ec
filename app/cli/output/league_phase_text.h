// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/league_phase_draw.h"

#include <QJsonObject>

namespace touchline::cli {

/// The opponents of each team, pot by pot, and the matches by matchday.
[[nodiscard]] QString leaguePhaseText(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants);
/// {"seed": 1, "pots": [["..."]], "matchdays": [[{"home": "...", "away": "..."}]]}.
[[nodiscard]] QJsonObject leaguePhaseJson(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants);

} // namespace touchline::cli
