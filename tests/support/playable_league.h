// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/play/matches/play_rules.h"
#include "core/play/squads/known_team.h"
#include "tests/unit/competition/league_builder.h"

#include <array>

/// A small league whose teams every game can play.
namespace touchline::testing {

/// Codes of its eight cards.
inline constexpr std::array playableCards{"BRA-1970", "ITA-1938", "FRA-1998", "GER-1954",
                                          "URU-1930", "HUN-1954", "NED-1974", "ARG-1986"};

/// Two divisions of four (league_builder.h), with cards in order of playableCards.
inline CompetitionDefinition playableLeague(const char *game, const char *level, std::uint64_t seed = 1)
{
    CompetitionDefinition definition = cup::leagueDefinition(seed);
    for (std::size_t team = 0; team < definition.entrants.size(); ++team) {
        Entrant &entrant = definition.entrants[team];
        entrant = entrantWith(*historicTeamNamed(QString::fromUtf8(playableCards[team])).value(),
                              entrant.ranking, {})
                      .value();
    }
    definition.game = QString::fromUtf8(game);
    definition.level = QString::fromUtf8(level);
    definition.options = {};
    return definition;
}

/// Indices of the fixtures that are known to be of that entrant, in the order of the plan.
inline std::vector<int> fixturesOf(const Competition &competition, int team)
{
    const Progress now = progress(competition);
    std::vector<int> fixtures;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (now.fixtures[i].teams[Side::Home] == team || now.fixtures[i].teams[Side::Away] == team)
            fixtures.push_back(static_cast<int>(i));
    return fixtures;
}

/// A goalless draw of a fixture, of which nothing but the result was written down.
inline MatchReport bareReport(const Competition &competition, int fixture)
{
    MatchReport report =
        cup::report(competition, competition.fixtures()[static_cast<std::size_t>(fixture)].number, {0, 0});
    report.completeness = Completeness::Score;
    return report;
}

} // namespace touchline::testing
