// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/big_league.h"

#include "core/competition/progress.h"
#include "core/competition/templates/format_builders.h"
#include "models/league/league_teams.h"

namespace touchline::testing {

namespace {

QUuid named(const char *kind, int number)
{
    static const QUuid space = QUuid::fromString(QStringLiteral("0b9a3f50-64b5-5c0e-8f0b-3b8e6f9fd5a1"));
    return QUuid::createUuidV5(space, QByteArray(kind) + QByteArray::number(number));
}

SquadEntry player(int team, int place)
{
    SquadEntry entry;
    const QString name = QStringLiteral("Player %1 of team %2").arg(place + 1).arg(team + 1);
    entry.person = {named("player", team * bigSquadSize + place), name, QStringLiteral("P%1").arg(place + 1)};
    entry.position = place == 0 ? Position::Goalkeeper : Position::Midfielder;
    entry.shirt = place + 1;
    return entry;
}

/// The number of a team in the league, 0 and up: competition c has the 20 teams from 20 c on, round and
/// round.
int teamNumber(int competition, int team)
{
    return (competition * teamsInLeague + team) % bigLeagueTeams;
}

} // namespace

void addBigTeams(League &league)
{
    std::vector<Team> teams;
    for (int team = 0; team < bigLeagueTeams; ++team) {
        Team one;
        one.id = named("team", team);
        one.code = QStringLiteral("T%1").arg(team + 1);
        one.name = QStringLiteral("Team %1").arg(team + 1);
        teams.push_back(one);
    }
    must(league.teams().add(teams));
    for (int team = 0; team < bigLeagueTeams; ++team) {
        Squad squad;
        for (int place = 0; place < bigSquadSize; ++place)
            squad.entries.push_back(player(team, place));
        must(league.teams().setSquad(teams[static_cast<std::size_t>(team)].id, {}, squad));
    }
}

Competition bigCompetition(int number)
{
    CompetitionDefinition definition;
    definition.id = named("competition", number);
    definition.name = QStringLiteral("League %1").arg(number + 1);
    definition.format = must(leagueFormat(teamsInLeague));
    for (int team = 0; team < teamsInLeague; ++team) {
        const int all = teamNumber(number, team);
        definition.entrants.push_back({named("team", all),
                                       QStringLiteral("T%1").arg(all + 1),
                                       QStringLiteral("Team %1").arg(all + 1),
                                       {},
                                       team + 1});
    }
    definition.draw = must(serpentineDraw(definition.entrants, entrySizes(definition.format)));
    return must(Competition::create(std::move(definition)));
}

MatchReport bigReport(const Competition &competition, int number, int index, const PerSide<int> &teams,
                      Generator &generator)
{
    MatchReport report;
    report.id = QUuid::createUuid();
    report.fixture = competition.fixtures()[static_cast<std::size_t>(index)].id;
    report.completeness = Completeness::Scorers;
    for (const Side side : bothSides) {
        const Entrant &entrant = competition.entrant(teams[side]);
        report.teams[side] = {entrant.id, entrant.name, {}};
    }
    report.score = {static_cast<int>(generator.below(4)), static_cast<int>(generator.below(3))};
    report.winner = report.score.leader();
    for (int goal = 0; goal < report.score.home + report.score.away; ++goal) {
        ReportEvent event;
        event.side = goal < report.score.home ? Side::Home : Side::Away;
        event.minute = goal * 12 + generator.roll(12);
        const SquadEntry scorer =
            player(teamNumber(number, teams[event.side]), generator.roll(bigSquadSize - 1));
        event.player = scorer.person.id;
        event.playerName = scorer.person.name;
        report.events.push_back(event);
    }
    return report;
}

std::vector<MatchReport> bigReports(const Competition &competition, int number)
{
    Generator generator(static_cast<std::uint64_t>(number) + 1);
    const Progress now = progress(competition);
    std::vector<MatchReport> reports;
    for (int index = 0; index < matchesInLeague; ++index)
        reports.push_back(bigReport(competition, number, index,
                                    now.fixtures[static_cast<std::size_t>(index)].teams, generator));
    return reports;
}

} // namespace touchline::testing
