// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/match/report/side.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace touchline {

/// Down: met a team with fewer points, or had the bye. Up: met one with more.
enum class Float : std::uint8_t { None, Down, Up };

/// What the pairing of a Swiss round knows of a team. Teams are indices from 0 that stay the same from round
/// to round.
struct SwissTeam
{
    /// In halves, as TablePoints counts them.
    int points = 0;
    /// Place in the table, from 0 = top; every team has its own.
    int place = 0;
    /// The teams it has played.
    std::vector<int> met;
    int floatsDown = 0;
    int floatsUp = 0;
    /// How it floated in the last round.
    Float lastFloat = Float::None;
    int homes = 0;
    int aways = 0;
    /// Where it last played; nothing before its first match.
    std::optional<Side> lastVenue;
    int byes = 0;
};

inline constexpr int mostSwissTeams = 5'000;
/// Bound of floats, of home and of away matches of a team.
inline constexpr int mostSwissRounds = 1'000;
/// Points, in halves, are from minus this to this.
inline constexpr int mostSwissPoints = 100'000;

/// Everything that is wrong with the teams; empty if they can be paired, rematches apart.
[[nodiscard]] Problems swissProblems(const std::vector<SwissTeam> &teams);

} // namespace touchline
