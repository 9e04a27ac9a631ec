// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/suspensions_list.h"

#include "app/cli/cup_discipline.h"

#include <algorithm>

namespace touchline::cli {

namespace {

TeamDiscipline::Next nextOf(const Competition &competition, const Progress &now, int team, int fixture)
{
    const auto index = static_cast<std::size_t>(fixture);
    const PerSide<int> &teams = now.fixtures[index].teams;
    const int opponent = teams[Side::Home] == team ? teams[Side::Away] : teams[Side::Home];
    return {QString::number(competition.fixtures()[index].number),
            opponent < 0 ? QString() : competition.entrant(opponent).name};
}

QStringList numbersOf(const Competition &competition, const TeamLedger &ledger)
{
    QStringList numbers;
    for (const TeamLedger::Match &match : ledger.matches()) {
        const auto index = static_cast<std::size_t>(competition.indexOfFixture(match.fixture));
        numbers.append(QString::number(competition.fixtures()[index].number));
    }
    return numbers;
}

/// The team of that name, new at the end of the list if there is none.
TeamDiscipline &teamNamed(std::vector<TeamDiscipline> &teams, const TeamOnTheDay &team,
                          const DisciplineRules &rules)
{
    const auto found = std::find_if(teams.begin(), teams.end(),
                                    [&](const TeamDiscipline &one) { return one.name == team.name; });
    if (found != teams.end())
        return *found;
    teams.push_back({team.name, TeamLedger(rules, team.team), {}, {}, false});
    return teams.back();
}

} // namespace

std::vector<TeamDiscipline> suspensionsOf(const Competition &competition, const DisciplineRules &rules)
{
    const Progress now = progress(competition);
    std::vector<TeamDiscipline> teams;
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team) {
        TeamDiscipline one{competition.entrant(team).name, ledgerOf(competition, team, rules), {}, {}, false};
        one.matches = numbersOf(competition, one.ledger);
        if (const int fixture = nextFixture(now, team); fixture >= 0)
            one.next = nextOf(competition, now, team, fixture);
        one.isOut = isOut(competition, now, team);
        teams.push_back(std::move(one));
    }
    return teams;
}

std::vector<TeamDiscipline> suspensionsOf(const EventsFile &file, const DisciplineRules &rules)
{
    std::vector<TeamDiscipline> teams;
    for (const MatchReport &report : file.reports)
        for (const Side side : bothSides) {
            if (report.teams[side].team.isNull())
                continue;
            TeamDiscipline &one = teamNamed(teams, report.teams[side], rules);
            one.ledger.add(report);
            one.matches.append(file.names.value(report.fixture));
        }
    return teams;
}

} // namespace touchline::cli
