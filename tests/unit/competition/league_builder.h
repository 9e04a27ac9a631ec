// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "tests/support/text.h"
#include "tests/unit/competition/cup_builder.h"

/// Leagues with promotion and relegation for tests.
namespace touchline::cup {

/// Two divisions of four. The last of the first goes down, the first of the second comes up, and the third of
/// the first plays the second of the second for the place between them.
inline Format twoDivisions()
{
    const char *text = R"({
        "name": "two-divisions", "title": "Two divisions of four",
        "stages": [
            {"name": "league", "type": "round_robin", "legs": 1, "advance": 0,
             "groups": [{"name": "First Division", "size": 4}, {"name": "Second Division", "size": 4}],
             "rules": {"name": "league", "points": {"win": 3, "draw": 1, "defeat": 0},
                       "tie_breaks": ["points", "goal_difference", "goals_for", "lots"],
                       "head_to_head_again": false}},
            {"name": "play-off", "type": "knockout", "rounds": [
                {"name": "promotion play-off", "ties": [
                    {"match": 13, "home": "2Second Division", "away": "3First Division"}]}]}
        ],
        "final_places": ["1First Division"],
        "next_season": [
            {"group": "First Division",
             "from": ["1First Division", "2First Division", "W13", "1Second Division"]},
            {"group": "Second Division",
             "from": ["4First Division", "L13", "3Second Division", "4Second Division"]}]
    })";
    const auto format = formatFromJson(parseJsonObject(text).value());
    if (!format)
        qFatal("%s", qPrintable(format.error().problems.front().what.english()));
    return *format;
}

/// T01 to T04 in the first, T05 to T08 in the second division.
inline CompetitionDefinition leagueDefinition(std::uint64_t seed = 1)
{
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5(space, u"league %1"_s.arg(seed));
    definition.name = u"Test League 2025/26"_s;
    definition.format = twoDivisions();
    definition.entrants = entrants(8);
    definition.draw =
        fixedDraw({{u"T01"_s, u"T02"_s, u"T03"_s, u"T04"_s}, {u"T05"_s, u"T06"_s, u"T07"_s, u"T08"_s}},
                  definition.entrants, entrySizes(definition.format))
            .value();
    definition.seed = seed;
    definition.game = u"atcs"_s;
    definition.level = u"basic"_s;
    definition.options = {{u"quick_scores"_s, false}, {u"attempt_order"_s, 1}};
    return definition;
}

inline Competition makeLeague(std::uint64_t seed = 1)
{
    return Competition::create(leagueDefinition(seed)).value();
}

/// The drawn order is the table; the play-off goes to its home side, the second of the second division.
inline void playLeagueInOrder(Competition &competition)
{
    playGroupsInOrder(competition);
    play(competition, 13, {2, 0});
}

/// "T01 T02 T06 T05", the teams of a division in the order of their ranking numbers.
inline QString division(const CompetitionDefinition &definition, const Competition &competition, int index)
{
    const std::vector<int> places = competition.placement()[at(index)];
    std::vector<Entrant> teams;
    for (const int team : places)
        teams.push_back(definition.entrants[at(team)]);
    std::sort(teams.begin(), teams.end(),
              [](const Entrant &a, const Entrant &b) { return a.ranking < b.ranking; });
    QStringList codes;
    for (const Entrant &team : teams)
        codes.append(team.code);
    return codes.join(u' ');
}

} // namespace touchline::cup
