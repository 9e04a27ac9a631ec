// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cup_player.h"

#include "app/cli/cup_discipline.h"
#include "core/competition/home_side.h"
#include "core/competition/order_of_play.h"
#include "core/competition/round_draw.h"
#include "core/dice/stream.h"
#include "core/discipline/availability.h"
#include "core/match/match_runner.h"

#include <algorithm>

namespace touchline::cli {

namespace {

Result<MatchReport> playFixture(const Competition &competition, int fixture, const PerSide<int> &teams,
                                const CupRules &rules)
{
    const std::uint64_t seed = competition.definition().seed;
    FixtureSetup setup = setupOf(competition, fixture, teams, rules);
    PerSide<std::unique_ptr<Agent>> agents;
    for (const Side side : bothSides) {
        auto agent = rules.choice.game->makeAgent(
            rules.choice.agents[side], side,
            stream(side == Side::Home ? "home agent" : "away agent", seed, setup.fixture));
        if (!agent)
            return fail(agent.error());
        agents[side] = std::move(*agent);
    }
    SeededDice conditions(stream("conditions", seed, setup.fixture));
    auto drawn = rules.choice.game->drawConditions(setup, conditions);
    if (!drawn)
        return fail(drawn.error());
    for (auto fact = drawn->constBegin(); fact != drawn->constEnd(); ++fact)
        setup.conditions.insert(fact.key(), fact.value());
    SeededDice dice(stream("match", seed, setup.fixture));
    auto played = playMatch(*rules.choice.game, std::move(setup), dice,
                            {{agents[Side::Home].get(), agents[Side::Away].get()}});
    if (!played)
        return fail(played.error());
    return std::move(played->report);
}

int playedCount(const Competition &competition)
{
    int count = 0;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        count += competition.report(i) != nullptr ? 1 : 0;
    return count;
}

} // namespace

FixtureSetup setupOf(const Competition &competition, int fixture, const PerSide<int> &teams,
                     const CupRules &rules)
{
    const Fixture &planned = competition.fixtures()[static_cast<std::size_t>(fixture)];
    FixtureSetup setup;
    setup.fixture = planned.id;
    for (const Side side : bothSides) {
        SideSetup &one = setup.sides[side];
        one = rules.choice.game->sideFor(rules.documents[static_cast<std::size_t>(teams[side])]);
        // A rulebook may have other rules for this one than for the agents that stand for a person.
        if (rules.choice.agents[side] == QLatin1String("solo"))
            one.runBy = rules.choice.agents[side];
        one.carryIn = carryInOf(competition, teams[side], fixture);
        if (rules.discipline)
            one.absent =
                absences(ledgerBefore(competition, teams[side], fixture, *rules.discipline), one.squad);
    }
    setup.level = rules.choice.level;
    setup.options = rules.choice.options;
    setup.decision = decisionRules(competition, fixture);
    const CompetitionDefinition &definition = competition.definition();
    setup.ground = homeSide(definition, planned, teams, competition.appointment(fixture));
    if (const auto location = locationOf(definition, planned, teams))
        noteLocation(setup, *location);
    // Referees of a qualifying match come from the conference (ATCS 9.6).
    if (definition.format.stages[static_cast<std::size_t>(planned.stage)].isQualifying)
        setup.conditions.insert(QStringLiteral("conference"),
                                competition.entrant(teams[Side::Home]).conference);
    setup.charts = competition.definition().charts;
    return setup;
}

Result<void> playCup(Competition &competition, const CupRules &rules, const CupProgress &told)
{
    const auto &fixtures = competition.fixtures();
    const auto all = static_cast<int>(std::count_if(
        fixtures.begin(), fixtures.end(), [](const Fixture &fixture) { return !fixture.isConditional(); }));
    int count = playedCount(competition);
    for (;;) {
        const Progress now = progress(competition);
        const std::vector<Lot> lots = drawLots(competition, now);
        for (const Lot &lot : lots)
            if (auto kept = competition.addLot(lot); !kept)
                return kept;
        const auto draws = drawRounds(competition, now);
        if (!draws)
            return fail(draws.error());
        for (const RoundDraw &draw : *draws)
            if (auto kept = competition.addRoundDraw(draw); !kept)
                return kept;
        // By kick-off: what a match takes from the one before must be there.
        const std::vector<int> ready = inOrderOfPlay(competition, fixturesIn(FixtureState::Ready, now));
        if (ready.empty() && lots.empty() && draws->empty())
            return {};
        for (const int fixture : ready) {
            auto report = playFixture(competition, fixture,
                                      now.fixtures[static_cast<std::size_t>(fixture)].teams, rules);
            if (!report)
                return fail(report.error());
            if (auto kept = competition.record(std::move(*report)); !kept)
                return kept;
            if (told)
                told(++count, all);
        }
    }
}

} // namespace touchline::cli
