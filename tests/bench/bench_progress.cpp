// SPDX-License-Identifier: GPL-3.0-or-later
// What a competition costs that is derived anew after every result: tables alone, and a whole World Cup with
// bracket, scorers and who may play.
#include "core/competition/rules/named_rules.h"
#include "core/competition/statistics/statistics_matches.h"
#include "core/competition/statistics/top_scorers.h"
#include "core/discipline/availability.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/team_ledger.h"
#include "tests/unit/competition/cup_builder.h"

#include <benchmark/benchmark.h>

using namespace touchline;

namespace {

/// A double round robin with results by chance.
std::vector<GroupResult> season(int teams)
{
    Generator generator(1);
    std::vector<GroupResult> results;
    for (const Round &round : inLegs(groupSchedule(teams), 2)) {
        for (const Pairing &pairing : round)
            results.push_back(GroupResult::withScore(pairing.home, pairing.away,
                                                     {cup::goals(generator), cup::goals(generator)}));
    }
    return results;
}

void tableOfASeason(benchmark::State &state)
{
    const int teams = static_cast<int>(state.range(0));
    const std::vector<GroupResult> results = season(teams);
    const RuleSet rules = ruleSet(QStringLiteral("league-3-1-0")).value();
    Table table;
    for (auto _ : state) {
        standings(GroupInput{teams, results, &rules, {}, {}}, table);
        benchmark::DoNotOptimize(table.rows.data());
    }
}
BENCHMARK(tableOfASeason)->Arg(20)->Arg(50)->Arg(100)->Arg(200)->Unit(benchmark::kMicrosecond);

/// A World Cup of 32 with a scorer for every goal and a booking in every match.
Competition playedCup()
{
    Competition cup = cup::make("worldcup-32");
    cup::playOut(cup, Generator(7));
    for (int i = 0; i < static_cast<int>(cup.fixtures().size()); ++i) {
        MatchReport report = *cup.report(i);
        report.completeness = Completeness::Full;
        for (const Side side : bothSides) {
            const QUuid team = report.teams[side].team;
            for (int shirt = 1; shirt <= 22; ++shirt) {
                const QString name = QStringLiteral("Player %1").arg(shirt);
                report.teams[side].players.push_back({QUuid::createUuidV5(team, name), name, true, {}});
            }
            for (int goal = 0; goal < report.score.of(side); ++goal) {
                const PlayerOnTheDay &scorer = report.teams[side].players[static_cast<std::size_t>(goal) + 8];
                report.events.push_back({ReportEventKind::Goal, {}, 0, side, scorer.player, scorer.name, {}});
            }
            const PlayerOnTheDay &booked = report.teams[side].players[static_cast<std::size_t>(i % 11)];
            report.events.push_back({ReportEventKind::Yellow, {}, 0, side, booked.player, booked.name, {}});
        }
        if (!cup.record(std::move(report)))
            qFatal("match %d is refused", i);
    }
    return cup;
}

void wholeWorldCup(benchmark::State &state)
{
    const Competition cup = playedCup();
    const DisciplineRules rules = disciplineRules(QStringLiteral("fifa-2022")).value();
    Progress now;
    for (auto _ : state) {
        progress(cup, now);
        benchmark::DoNotOptimize(topScorers(cup).data());
        for (const Entrant &team : cup.definition().entrants) {
            TeamLedger ledger(rules, team.id);
            for (int i = 0; i < static_cast<int>(cup.fixtures().size()); ++i) {
                const MatchReport &report = *cup.report(i);
                if (report.teams[Side::Home].team == team.id || report.teams[Side::Away].team == team.id)
                    ledger.add(report, cup.fixtures()[static_cast<std::size_t>(i)].isGroupMatch()
                                           ? StageKind::Group
                                           : StageKind::Knockout);
            }
            benchmark::DoNotOptimize(ledger.suspensions().data());
        }
    }
}
BENCHMARK(wholeWorldCup)->Unit(benchmark::kMicrosecond);

void tablesAndBracket(benchmark::State &state)
{
    const Competition cup = playedCup();
    Progress now;
    for (auto _ : state) {
        progress(cup, now);
        benchmark::DoNotOptimize(now.finalPlaces.data());
    }
}
BENCHMARK(tablesAndBracket)->Unit(benchmark::kMicrosecond);

} // namespace
