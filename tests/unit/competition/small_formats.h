// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/competition/rules/named_rules.h"
#include "tests/support/text.h"
#include "tests/unit/competition/cup_builder.h"

/// Small formats of every kind, for tests of what happens to their matches.
namespace touchline::cup {

inline Slot seed(int place)
{
    return {Slot::Kind::Drawn, 0, place};
}
inline Slot winnerOf(int match)
{
    return {Slot::Kind::WinnerOf, -1, match};
}
inline Slot loserOf(int match)
{
    return {Slot::Kind::LoserOf, -1, match};
}

/// A competition of that many teams T01, T02, ... in order of their seeds.
inline Competition hold(Format format, std::uint64_t randomSeed = 1)
{
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5(space, format.name + QString::number(randomSeed));
    definition.name = u"Small Cup"_s;
    definition.format = std::move(format);
    definition.entrants = entrants(teamCount(definition.format));
    definition.draw = serpentineDraw(definition.entrants, entrySizes(definition.format)).value();
    definition.seed = randomSeed;
    definition.game = u"atcs"_s;
    definition.level = u"basic"_s;
    auto competition = Competition::create(std::move(definition));
    if (!competition)
        qFatal("%s", qPrintable(competition.error().problems.front().what.english()));
    return std::move(*competition);
}

/// Four teams, twice everybody against everybody, 3-1-0.
inline Format league(int teams = 4)
{
    RoundRobinStage stage;
    stage.groups.push_back({u"League"_s, teams});
    stage.legs = 2;
    stage.rules = ruleSet(u"league-3-1-0"_s).value();
    Format format;
    format.name = u"league"_s;
    format.title = u"League"_s;
    format.stages.push_back({u"league"_s, stage});
    format.finalPlaces = {{Slot::Kind::GroupPlace, 0, 1}, {Slot::Kind::GroupPlace, 0, 2}};
    return format;
}

/// Four teams, once everybody against everybody, ordered so; then the final 20 of the first two.
inline Format leagueWithFinal(const std::vector<TieBreak> &tieBreaks)
{
    Format format = league();
    auto &stage = std::get<RoundRobinStage>(format.stages.front().plan);
    stage.groups.front().name = u"C"_s;
    stage.legs = 1;
    stage.rules.tieBreaks = tieBreaks;
    const Slot first{Slot::Kind::GroupPlace, 0, 1};
    const Slot second{Slot::Kind::GroupPlace, 0, 2};
    format.stages.push_back({u"knockout"_s, KnockoutStage{{{u"final"_s, {{20, first, second}}}}}});
    format.finalPlaces = {winnerOf(20), loserOf(20)};
    return format;
}

/// Number of the group match of these two, the first at home; 0 if there is none.
inline int numberOf(const Competition &competition, const char *home, const char *away)
{
    const Progress now = progress(competition);
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const PerSide<int> &teams = now.fixtures[i].teams;
        if (teams[Side::Home] >= 0 && teams[Side::Away] >= 0 &&
            competition.entrant(teams[Side::Home]).code == QLatin1String(home) &&
            competition.entrant(teams[Side::Away]).code == QLatin1String(away))
            return competition.fixtures()[i].number;
    }
    return 0;
}

/// Four teams: semi-finals 1 and 2 by these rules, then the final 20 (second legs 11 and 12, of a best of up
/// to 5 the third matches 13 and 14, and so forth).
inline Format cupOfFour(TieRules rules = {})
{
    KnockoutRound semi{u"semi-finals"_s, {{1, seed(1), seed(4)}, {2, seed(2), seed(3)}}, rules};
    for (int leg = 2; leg <= rules.legs; ++leg)
        for (const int tie : {0, 1})
            semi.ties[at(tie)].laterLegs.push_back(7 + 2 * leg + tie);
    KnockoutRound final{u"final"_s, {{20, winnerOf(1), winnerOf(2)}}};
    Format format;
    format.name = u"cup"_s;
    format.title = u"Cup"_s;
    format.pool = 4;
    format.stages.push_back({u"knockout"_s, KnockoutStage{{semi, final}}});
    format.finalPlaces = {winnerOf(20), loserOf(20)};
    return format;
}

/// Four teams, out after two defeats: 1 and 2, losers 3, winners 4, losers 5, final 6, second final 7.
inline Format doubleElimination()
{
    const auto round = [](const char *name, std::vector<KnockoutTie> ties) {
        return KnockoutRound{QString::fromLatin1(name), std::move(ties)};
    };
    KnockoutStage stage;
    stage.rounds = {round("first round", {{1, seed(1), seed(4)}, {2, seed(2), seed(3)}}),
                    round("losers' round", {{3, loserOf(1), loserOf(2)}}),
                    round("winners' final", {{4, winnerOf(1), winnerOf(2)}}),
                    round("losers' final", {{5, loserOf(4), winnerOf(3)}}),
                    round("final", {{6, winnerOf(4), winnerOf(5)}}),
                    round("second final", {{7, winnerOf(6), loserOf(6), {}, 6}})};
    Format format;
    format.name = u"double"_s;
    format.title = u"Double elimination"_s;
    format.pool = 4;
    format.stages.push_back({u"knockout"_s, stage});
    format.finalPlaces = {winnerOf(7), loserOf(7)};
    return format;
}

/// A Swiss of so many teams and rounds.
inline Format swiss(int teams, int rounds)
{
    PairedStage stage;
    stage.table = u"Swiss"_s;
    for (int place = 1; place <= teams; ++place)
        stage.members.push_back(seed(place));
    stage.rounds = rounds;
    stage.rules = ruleSet(u"league-3-1-0"_s).value();
    Format format;
    format.name = u"swiss"_s;
    format.title = u"Swiss"_s;
    format.pool = teams;
    format.stages.push_back({u"swiss"_s, stage});
    format.finalPlaces = {{Slot::Kind::GroupPlace, 0, 1}};
    return format;
}

/// Of the only table.
inline Row rowOf(const Progress &now, int team)
{
    const GroupTable &group = now.tables.front();
    std::size_t row = 0;
    while (group.teamOfRow(row) != team)
        ++row;
    return group.table.rows[row];
}

/// A ruling about the match as its teams stand now, with what is more to say.
inline Ruling ruling(const Competition &competition, int number, Ruling::Kind kind, Ruling ruling = {})
{
    ruling.match = number;
    ruling.kind = kind;
    const int index = competition.indexOfNumber(number);
    ruling.teams = progress(competition).fixtures[at(index)].teams;
    if (kind == Ruling::Kind::AsItIs && competition.result(index) != nullptr)
        ruling.teams = competition.result(index)->teams;
    return ruling;
}

inline Ruling walkover(const Competition &competition, int number, std::optional<Side> winner,
                       Ruling more = {})
{
    Ruling made = ruling(competition, number, Ruling::Kind::Walkover, std::move(more));
    made.winner = winner;
    return made;
}

/// Makes a ruling that must be accepted.
inline void rule(Competition &competition, Ruling ruling)
{
    const int number = ruling.match;
    const auto ruled = competition.rule(std::move(ruling));
    if (!ruled)
        qFatal("match %d: %s", number, qPrintable(ruled.error().message.english()));
}

/// Draws the rounds that are due.
inline void drawDue(Competition &competition)
{
    const std::vector<RoundDraw> draws = drawRounds(competition, progress(competition)).value();
    for (const RoundDraw &draw : draws) {
        if (!competition.addRoundDraw(draw))
            qFatal("draw refused");
    }
}

} // namespace touchline::cup
