// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/league_phase_draw.h"
#include "core/dice/generator.h"

#include <optional>

namespace touchline {

/// Gives the matches their matchdays, if every team has as many at home as away: each team once a matchday.
/// Two matchdays at a time are made so that every team is at home on one and away on the other; so nobody is
/// three times running at home or away, and the first two and the last two matches are one of each. Then the
/// repetitions in between are made fewer: matchdays are exchanged along rings of matches, and rings of teams
/// of which each is host to the next are turned round, between two pots or inside one, so that each team
/// keeps its home matches against each pot. Nothing if no way was found to spread the matches. potOf: by
/// team.
[[nodiscard]] std::optional<std::vector<LeaguePhaseMatch>>
leaguePhaseDays(std::vector<LeaguePhaseMatch> matches, const std::vector<int> &potOf, int matchdays,
                Generator &generator);

/// How uneven home and away are, 0 = in turn throughout. homes: by matchday.
[[nodiscard]] int unevenness(const std::vector<char> &homes);

} // namespace touchline
