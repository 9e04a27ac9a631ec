// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/suspensions_list.h"

#include "core/discipline/risk.h"

#include <QtGlobal>

#include <algorithm>
#include <set>
#include <tuple>

namespace touchline::cli {

namespace {

/// The team of that name, new at the end of the list if there is none.
TeamDiscipline &teamNamed(std::vector<TeamDiscipline> &teams, const TeamOnTheDay &team,
                          const DisciplineRules &rules)
{
    const auto found = std::find_if(teams.begin(), teams.end(),
                                    [&](const TeamDiscipline &one) { return one.name == team.name; });
    if (found != teams.end())
        return *found;
    teams.push_back({team.name, TeamLedger(rules, team.team), {}, {}, {}, false, {}});
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

/// Whether two teams meet twice in one round of a knockout.
bool hasSecondLegs(const EventsFile &file)
{
    std::set<std::tuple<StageKind, QString, QString>> ties;
    for (const MatchReport &report : file.reports) {
        const StageKind stage = file.stages.value(report.fixture);
        const auto [first, second] =
            std::minmax(report.teams[Side::Home].name, report.teams[Side::Away].name);
        if (stage >= StageKind::Knockout && !ties.emplace(stage, first, second).second)
            return true;
    }
    return false;
}

} // namespace

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
            one.ledger.add(report, stage, {}, nullptr, file.days.value(report.fixture));
            one.matches.append(file.names.value(report.fixture));
            decide(one, report.fixture, decisions, problems);
        }
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The facts contradict the events."), {},
                    std::move(problems));
    for (TeamDiscipline &one : teams) {
        // Nobody knows when the next match is.
        one.ledger.reachDay({});
        // A list that names matches of a later stage is through with the earlier ones.
        one.ledger.reach(reached);
        if (!hasSecondLegs(file) && reached >= StageKind::QuarterFinal)
            one.ledger.reach(stageAfter(reached));
        one.threats = threatsAhead(one.ledger, {}, {});
    }
    return teams;
}

} // namespace touchline::cli
