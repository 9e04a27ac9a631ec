// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/dice/generator.h"
#include "models/league/league.h"

#include <cstdio>
#include <cstdlib>

// A big league: 1,000 teams with 20,000 players, and competitions of 20 teams, each of 380 matches.
namespace touchline::testing {

inline constexpr int bigLeagueTeams = 1000;
inline constexpr int bigSquadSize = 20;
inline constexpr int teamsInLeague = 20;
inline constexpr int matchesInLeague = teamsInLeague * (teamsInLeague - 1);

/// The value; where there is none it says why and ends the program.
template <class T>
T must(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", qPrintable(result.error().message.english()));
        std::exit(1);
    }
    return std::move(*result);
}

/// All teams with their players.
void addBigTeams(League &league);
/// Number `number` of its competitions, 0 and up; its teams are those of addBigTeams().
[[nodiscard]] Competition bigCompetition(int number);
/// A result of its fixtures()[index] between these teams, with scorers.
[[nodiscard]] MatchReport bigReport(const Competition &competition, int number, int index,
                                    const PerSide<int> &teams, Generator &generator);
/// All of them, in the order of play.
[[nodiscard]] std::vector<MatchReport> bigReports(const Competition &competition, int number);

} // namespace touchline::testing
