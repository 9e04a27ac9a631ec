// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/suspensions_list.h"

#include "core/play/competition_discipline.h"
#include "core/play/competition_ledger.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

/// The name of the knockout round after that of a fixture; the final after the semi-finals.
QString roundAfter(const Competition &competition, int index)
{
    const std::vector<Fixture> &all = competition.fixtures();
    const Fixture &fixture = all[static_cast<std::size_t>(index)];
    const StageKind stage = stageOf(competition, index);
    if (fixture.isGroupMatch())
        return {};
    if (stage == StageKind::SemiFinal)
        return all.back().stageName;
    const auto later = std::find_if(all.begin(), all.end(), [&](const Fixture &other) {
        return other.stage == fixture.stage && other.round > fixture.round;
    });
    return later == all.end() || stage > StageKind::SemiFinal ? QString() : later->stageName;
}

TeamDiscipline::Next nextOf(const Competition &competition, const Progress &now, int team, int fixture)
{
    const auto index = static_cast<std::size_t>(fixture);
    const PerSide<int> &teams = now.fixtures[index].teams;
    const int opponent = teams[Side::Home] == team ? teams[Side::Away] : teams[Side::Home];
    return {QString::number(competition.fixtures()[index].number),
            opponent < 0 ? QString() : competition.entrant(opponent).name, roundAfter(competition, fixture)};
}

QStringList numbersOf(const Competition &competition, const TeamLedger &ledger)
{
    QStringList numbers;
    for (const TeamLedger::Match &match : ledger.matches()) {
        if (!match.season.isEmpty()) {
            numbers.append(match.season);
            continue;
        }
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
    teams.push_back({team.name, TeamLedger(rules, team.team), {}, {}, false, {}});
    return teams.back();
}

/// What was decided about the team after that match; null: before its first.
void decide(TeamDiscipline &team, const QUuid &after, const std::vector<TeamDecision> &decisions,
            Problems &problems)
{
    for (const TeamDecision &one : decisions) {
        if (one.team != team.name || one.after != after)
            continue;
        if (auto kept = team.ledger.decide(one.decision); !kept)
            problems.push_back({one.where, kept.error().message, {}});
    }
}

} // namespace

std::vector<TeamDiscipline> suspensionsOf(const Competition &competition, const DisciplineRules &rules)
{
    const Progress now = progress(competition);
    std::vector<TeamDiscipline> teams;
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team) {
        TeamDiscipline one{
            competition.entrant(team).name, ledgerOf(competition, team, rules), {}, {}, false, {}};
        one.matches = numbersOf(competition, one.ledger);
        one.idleDecisions = idleDecisions(competition, team, rules);
        if (const int fixture = nextFixture(competition, now, team); fixture >= 0)
            one.next = nextOf(competition, now, team, fixture);
        one.isOut = isOut(competition, now, team);
        teams.push_back(std::move(one));
    }
    return teams;
}

Result<std::vector<TeamDiscipline>> suspensionsOf(const EventsFile &file,
                                                  const std::vector<TeamDecision> &decisions,
                                                  const DisciplineRules &rules)
{
    std::vector<TeamDiscipline> teams;
    Problems problems;
    StageKind reached = StageKind::Unknown;
    for (const MatchReport &report : file.reports) {
        const StageKind stage = file.stages.value(report.fixture);
        reached = std::max(reached, stage);
        for (const Side side : bothSides) {
            if (report.teams[side].team.isNull())
                continue;
            TeamDiscipline &one = teamNamed(teams, report.teams[side], rules);
            if (one.matches.isEmpty())
                decide(one, {}, decisions, problems);
            one.ledger.add(report, stage);
            one.matches.append(file.names.value(report.fixture));
            decide(one, report.fixture, decisions, problems);
        }
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The facts do not fit the events."), {},
                    std::move(problems));
    // A list that names matches of a later stage is through with the earlier ones.
    for (TeamDiscipline &one : teams)
        one.ledger.reach(reached);
    return teams;
}

} // namespace touchline::cli
