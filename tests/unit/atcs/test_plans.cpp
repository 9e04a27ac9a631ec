// SPDX-License-Identifier: GPL-3.0-or-later
// Strategy, formation, totals (specification 5.1, 6.2, 6.13): test vectors T7-T9, T29-T31, T54, T60 and what
// surrounds them.
#include "tests/support/scripted_match.h"

#include "core/games/atcs/match/state_view.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_plans {

using namespace touchline;
using namespace touchline::testing;
using atcs::Level;
using atcs::Phase;
using atcs::Plan;

namespace {

constexpr int aggressive = 0;
constexpr int normal = 1;
constexpr int conservative = 2;
constexpr int f541 = 0;
constexpr int f433 = 4;
constexpr int f352 = 5;

int total(const ScriptedMatch &match, Side side)
{
    return match.state.sides[side].total;
}
int sog(const ScriptedMatch &match, Side side)
{
    return match.state.sides[side].shotsOnGoal;
}

/// Plan E: France 4-3-3 Normal, Turkey 3-5-2 Aggressive.
constexpr Plan frenchPlan{normal, f433, false};
constexpr Plan turkishPlan{aggressive, f352, false};

} // namespace

class TestPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void t7t8t9PlanE()
    {
        ScriptedMatch match(Level::Advanced);
        match.rolls({1});
        QCOMPARE(match.state.phase, Phase::PlanFirst);
        QCOMPARE(match.state.decider, Side::Home);
        match.choose(atcs::planCode(normal, f433));
        QCOMPARE(match.state.phase, Phase::PlanSecond);
        QCOMPARE(match.state.decider, Side::Away);
        match.choose(atcs::planCode(aggressive, f352));
        QCOMPARE(total(match, Side::Home), 11); // 11 - 5 + 3 + 2
        QCOMPARE(total(match, Side::Away), 18); // 14 - 4 + 4 + 4
        QCOMPARE(sog(match, Side::Home), 19);   // 19 - 3 + 2 + 1
        QCOMPARE(sog(match, Side::Away), 17);   // 16 - 3 + 2 + 2
        QCOMPARE(match.state.sides[Side::Home].chartModifier, std::int8_t{0});
        QCOMPARE(match.state.sides[Side::Away].chartModifier, std::int8_t{1});
        QCOMPARE(match.count(atcs::event::Plan), std::size_t{2});
        match.quietUntil(Phase::PlanFirst);
        match.choosePreferred();
        match.choosePreferred();
        QCOMPARE(match.state.period, Period::SecondHalf);
        QCOMPARE(total(match, Side::Home), 17);
        QCOMPARE(total(match, Side::Away), 20);
        // The other side kicks off the second half without a roll.
        QCOMPARE(match.state.first, Side::Away);
    }

    void theTermsOfTheSumsAreTold()
    {
        ScriptedMatch match(Level::Advanced);
        match.kickOffAsPreferred(Side::Home);
        std::vector<Event> totals;
        for (const Event &event : match.events.events())
            if (event.kind == atcs::event::Totals)
                totals.push_back(event);
        QCOMPARE(totals.size(), std::size_t{4});
        using Numbers = decltype(Event::numbers);
        QCOMPARE(totals[0].numbers, (Numbers{0, 11, -5, 11, 11, 2, 3}));
        QCOMPARE(totals[1].numbers, (Numbers{1, 19, -3, 19, 19, 1, 2}));
        QCOMPARE(totals[2].numbers, (Numbers{0, 14, -4, 18, 18, 4, 4}));
        QCOMPARE(totals[3].numbers, (Numbers{1, 16, -3, 17, 17, 2, 2}));
    }

    void t29LimitsComeAfterTheWholeSum()
    {
        ScriptedMatch match(Level::Advanced);
        match.tables.options.outOfFormation = true;
        match.tables.cards[Side::Home].attempts = {9, 9};
        match.tables.cards[Side::Away].defenseAttempts = -6;
        match.tables.cards[Side::Home].shotsOnGoal = 14;
        match.tables.cards[Side::Away].defenseShotsOnGoal = -4;
        // 5-4-1 against 5-4-1: -4/-3, Normal against Normal -1/-1, out of formation -2/-2.
        const Plan defensive{normal, f541, false};
        const auto attempts =
            atcs::attemptsWith(match.tables, Side::Home, Period::FirstHalf, defensive, defensive, 0);
        QCOMPARE(attempts.sum, 9 - 6 - 4 - 1 - 2);
        QCOMPARE(attempts.result, 5);
        const auto shots = atcs::shotsOnGoalWith(match.tables, Side::Home, defensive, defensive);
        QCOMPARE(shots.sum, 14 - 4 - 3 - 1 - 2);
        QCOMPARE(shots.result, 10);
    }

    void t30AndT31RedBonus()
    {
        const ScriptedMatch match(Level::Advanced);
        const auto attempts = [&](Side side, Period period, int bonus) {
            const Plan own = side == Side::Home ? frenchPlan : turkishPlan;
            const Plan other = side == Side::Home ? turkishPlan : frenchPlan;
            return atcs::attemptsWith(match.tables, side, period, own, other, bonus).result;
        };
        QCOMPARE(attempts(Side::Home, Period::SecondHalf, 2), 19);
        QCOMPARE(attempts(Side::Home, Period::ExtraTime, 2), 10); // floor(17/2) + 2
        QCOMPARE(attempts(Side::Away, Period::ExtraTime, 0), 10);
        // T31: 24 + 2 is limited to 25.
        ScriptedMatch many(Level::Advanced);
        many.tables.cards[Side::Home].attempts = {11, 24};
        QCOMPARE(
            atcs::attemptsWith(many.tables, Side::Home, Period::SecondHalf, frenchPlan, turkishPlan, 2).sum,
            26);
        QCOMPARE(atcs::attemptsWith(many.tables, Side::Home, Period::SecondHalf, frenchPlan, turkishPlan, 2)
                     .result,
                 25);
    }

    void t54ExtraTimeInTwoPeriods()
    {
        atcs::RuleOptions options;
        options.twoExtraPeriods = true;
        ScriptedMatch match(Level::Advanced, true, options);
        match.rolls({1});
        match.quietUntil(Phase::KickOff);
        QCOMPARE(match.state.period, Period::ExtraTime);
        match.kickOffAsPreferred(Side::Home);
        QCOMPARE(total(match, Side::Home), 5);
        QCOMPARE(total(match, Side::Away), 9);
        match.quietUntil(Phase::PlanFirst);
        match.choosePreferred();
        match.choosePreferred();
        QCOMPARE(match.state.period, Period::ExtraTimeSecond);
        QCOMPARE(total(match, Side::Home), 8);
        QCOMPARE(total(match, Side::Away), 10);
    }

    void extraTimeHasNewPlansAndHalfTheAttempts()
    {
        ScriptedMatch match(Level::Advanced, true);
        match.rolls({1});
        match.quietUntil(Phase::KickOff);
        match.kickOffAsPreferred(Side::Home);
        QCOMPARE(total(match, Side::Home), 8);
        QCOMPARE(total(match, Side::Away), 10);
        QCOMPARE(match.state.clock, (atcs::Clock{90, 30}));
    }

    void outOfFormationCostsTwoOfBoth()
    {
        atcs::RuleOptions options;
        options.outOfFormation = true;
        ScriptedMatch match(Level::Advanced, false, options);
        match.rolls({1});
        match.choose(atcs::planCode(normal, f352));
        match.choose(atcs::planCode(aggressive, f352));
        QCOMPARE(total(match, Side::Home), 11 - 5 + 2 + 0 - 2);
        QCOMPARE(sog(match, Side::Home), 19 - 3 + 1 + 0 - 2);
        QCOMPARE(total(match, Side::Away), 14 - 4 + 4 + 0);
    }

    void theVisitorsPlanFirstWhereSomebodyIsAtHome()
    {
        atcs::RuleOptions options;
        options.homeFieldAdvantage = true;
        ScriptedMatch match(Level::Advanced, false, options, Side::Home);
        match.rolls({1});
        QCOMPARE(match.state.phase, Phase::PlanFirst);
        QCOMPARE(match.state.decider, Side::Away);
        match.choose(atcs::planCode(conservative, f541));
        QCOMPARE(match.state.decider, Side::Home);
        const FixtureSetup setup = frxAgainstTux(QStringLiteral("advanced"));
        const auto planSeenBy = [&](Side viewer) {
            return stateView(match.state, setup,
                             viewer)[QLatin1String("sides")][QLatin1String("away")][QLatin1String("plan")]
                .toString();
        };
        // Openly: the home side sees it before it chooses.
        QCOMPARE(planSeenBy(Side::Home), QStringLiteral("conservative 5-4-1"));
    }

    void plansStaySecretOnNeutralGround()
    {
        ScriptedMatch match(Level::Advanced);
        match.rolls({1});
        match.choose(atcs::planCode(conservative, f541));
        const FixtureSetup setup = frxAgainstTux(QStringLiteral("advanced"));
        const auto side = [&](std::optional<Side> viewer) {
            return stateView(match.state, setup, viewer)[QLatin1String("sides")][QLatin1String("home")]
                .toObject();
        };
        QVERIFY(!side(Side::Away).contains(QStringLiteral("plan")));
        QVERIFY(side(Side::Home).contains(QStringLiteral("plan")));
        QVERIFY(side(std::nullopt).contains(QStringLiteral("plan")));
        QCOMPARE(match.count(atcs::event::Plan), std::size_t{0});
    }

    void theSoloChartPlansForASoloSide()
    {
        atcs::RuleOptions options;
        options.plansByChance = true;
        options.outOfFormation = true;
        ScriptedMatch match(Level::Advanced, false, options);
        match.tables.solo = {{true, false}};
        match.rolls({1});
        // Turkey chooses, then France rolls: Conservative, 4-2-4.
        QCOMPARE(match.state.phase, Phase::PlanSecond);
        QCOMPARE(match.state.decider, Side::Away);
        match.choosePreferred();
        QCOMPARE(match.state.phase, Phase::SoloStrategy);
        QCOMPARE(match.state.decider, Side::Home);
        match.rolls({8, 9});
        QCOMPARE(match.state.sides[Side::Home].plan, (Plan{conservative, 8, true}));
        // R46: it did not choose, so it is not out of formation. 11 - 5 + 0 + 0.
        QCOMPARE(total(match, Side::Home), 6);
        QCOMPARE(match.count(atcs::event::SoloChart), std::size_t{2});
    }

    void aTenOnTheSoloChartIsTheCardsOwn()
    {
        atcs::RuleOptions options;
        options.plansByChance = true;
        ScriptedMatch match(Level::Advanced, false, options);
        match.tables.solo = {{true, true}};
        match.rolls({1});
        QCOMPARE(match.state.phase, Phase::SoloStrategy);
        match.rolls({10, 10});
        // Two Solo sides: side 0 both rolls, then side 1.
        QCOMPARE(match.state.decider, Side::Away);
        match.rolls({10, 10});
        QCOMPARE(match.state.sides[Side::Home].plan, (Plan{normal, f433, true}));
        QCOMPARE(match.state.sides[Side::Away].plan, (Plan{aggressive, f352, true}));
        QCOMPARE(total(match, Side::Home), 11);
    }

    void aSoloSideWithoutTheOptionChooses()
    {
        ScriptedMatch match(Level::Advanced);
        match.tables.solo = {{true, true}};
        match.rolls({1});
        QCOMPARE(match.state.phase, Phase::PlanFirst);
    }
};

TOUCHLINE_TEST(TestPlans)

} // namespace test_plans

#include "test_plans.moc"
