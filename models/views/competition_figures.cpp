// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/competition_figures.h"

#include "core/base/index.h"
#include "core/competition/home_side.h"
#include "core/competition/standings/standings_figures.h"
#include "core/competition/statistics/statistics_key.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace touchline {

namespace {

/// The side at home in each match that has one.
using Grounds = QHash<const MatchReport *, Side>;

/// Group matches of a matchday, play-offs between teams of a table, and ties of a round are kept apart.
std::tuple<int, int, int> roundKey(const Fixture &fixture)
{
    return {fixture.stage, fixture.isGroupMatch() ? 0 : fixture.table >= 0 ? 1 : 2, fixture.round};
}

/// Takes the reports over, and what their fixtures say about them.
void readFixtures(CompetitionFigures &figures, Grounds &grounds)
{
    const Competition &competition = figures.state->competition;
    std::map<std::tuple<int, int, int>, std::size_t> indices;
    for (int i = 0; at(i) < competition.fixtures().size(); ++i) {
        const MatchReport *report = personalReport(competition, figures.state->now, i);
        if (report == nullptr)
            continue;
        const Fixture &fixture = competition.fixtures()[at(i)];
        figures.reports.push_back(report);
        PerSide<int> teams;
        for (const Side side : bothSides)
            teams[side] = competition.indexOfTeam(report->teams[side].team);
        if (teams[Side::Home] >= 0 && teams[Side::Away] >= 0)
            if (const auto home =
                    homeSide(competition.definition(), fixture, teams, competition.appointment(i)))
                grounds.insert(report, *home);
        if (report->withoutScore)
            continue;
        const auto [place, isNew] = indices.try_emplace(roundKey(fixture), figures.rounds.size());
        if (isNew)
            figures.rounds.push_back({i, 0, 0});
        RoundFigures &round = figures.rounds[place->second];
        ++round.matches;
        round.goals += report->score.home + report->score.away;
    }
}

GroundFigures groundFigures(const std::vector<const MatchReport *> &reports, const Grounds &grounds)
{
    GroundFigures figures;
    for (const MatchReport *report : reports) {
        const auto home = grounds.constFind(report);
        if (home == grounds.cend()) {
            ++figures.neutral;
            continue;
        }
        switch (outcomeOf(*report, *home)) {
        case Outcome::Won:
            ++figures.homeWins;
            break;
        case Outcome::Drawn:
            ++figures.draws;
            break;
        case Outcome::Lost:
            ++figures.awayWins;
            break;
        }
    }
    return figures;
}

TeamStatistics teamStatistics(const TeamMatches &team, const Grounds &grounds)
{
    TeamStatistics figures{team.team, team.name, figuresOf(team.matches), {}, {}, form(team.matches), {}};
    std::vector<TeamMatch> home;
    std::vector<TeamMatch> away;
    for (const TeamMatch &match : team.matches)
        if (const auto side = grounds.constFind(match.report); side != grounds.cend())
            (*side == match.side ? home : away).push_back(match);
    figures.home = figuresOf(home);
    figures.away = figuresOf(away);
    return figures;
}

void addTeams(CompetitionFigures &figures, const Grounds &grounds)
{
    QHash<StatisticsKey, CardCount> cards;
    for (const Booked &booked : teamsBooked(figures.reports))
        cards.insert(keyOf(TeamOnTheDay{booked.team, booked.teamName, {}}), booked.cards);
    for (const TeamMatches &team : figures.matches) {
        figures.teams.push_back(teamStatistics(team, grounds));
        figures.teams.back().cards = cards.value(keyOf(TeamOnTheDay{team.team, team.name, {}}));
    }
}

} // namespace

CompetitionFigures competitionFigures(CompetitionStatePtr state)
{
    CompetitionFigures figures;
    figures.state = std::move(state);
    Grounds grounds;
    readFixtures(figures, grounds);
    figures.totals = totalsOf(figures.reports);
    figures.scorers = topScorers(figures.reports);
    figures.matches = teamMatches(figures.reports);
    figures.grounds = groundFigures(figures.reports, grounds);
    figures.playersBooked = playersBooked(figures.reports);
    addTeams(figures, grounds);
    return figures;
}

std::vector<PointsLine> pointsOverTime(const CompetitionState &state, int table)
{
    const Competition &competition = state.competition;
    const PointsScheme &scheme = competition.tables()[at(table)].rules->points;
    const std::vector<Row> &rows = state.now.tables[at(table)].table.rows;
    std::vector<PointsLine> lines;
    std::vector<std::size_t> lineOf(competition.definition().entrants.size(), rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const int team = state.now.tables[at(table)].teamOfRow(row);
        if (team < 0)
            continue;
        lineOf[at(team)] = lines.size();
        lines.push_back({team, {rows[row].tally.points}});
    }
    // What each matchday brought: [0] is what is left of the table's points without them.
    std::size_t matchdays = 0;
    for (const int fixture : competition.plan().fixturesOfTable[at(table)]) {
        const auto result = tableResult(competition, state.now, fixture);
        if (!result)
            continue;
        const std::size_t matchday = at(competition.fixtures()[at(fixture)].round) + 1;
        matchdays = std::max(matchdays, matchday);
        PerSide<Tally> tallies;
        addMatch(tallies[Side::Home], tallies[Side::Away], groupResult(0, 1, *result), scheme);
        for (const Side side : bothSides) {
            const int team = result->teams[side];
            const std::size_t line = team < 0 ? lines.size() : lineOf[at(team)];
            if (line >= lines.size())
                continue;
            std::vector<TablePoints> &points = lines[line].points;
            points.resize(std::max(points.size(), matchday + 1), 0);
            points[matchday] += tallies[side].points;
            points[0] -= tallies[side].points;
        }
    }
    if (matchdays == 0)
        return {};
    for (PointsLine &line : lines) {
        line.points.resize(matchdays + 1, 0);
        for (std::size_t i = 1; i < line.points.size(); ++i)
            line.points[i] += line.points[i - 1];
    }
    return lines;
}

std::vector<int> tablesWithMatches(const Competition &competition)
{
    std::vector<int> tables;
    for (std::size_t i = 0; i < competition.tables().size(); ++i)
        if (!competition.plan().fixturesOfTable[i].empty())
            tables.push_back(static_cast<int>(i));
    return tables;
}

} // namespace touchline
