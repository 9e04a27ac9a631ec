// SPDX-License-Identifier: GPL-3.0-or-later
// The coach's strategies and formations (specification 12.3, D10 and D11).
#include "tests/support/atcs_position.h"

#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/agents/coach_plans.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace test_coach_plans {

using namespace touchline;
using namespace touchline::testing;
using atcs::Coach;
using atcs::Formation;
using atcs::Phase;
using atcs::Strategy;

namespace {

constexpr int codeOf(Strategy strategy, Formation formation)
{
    return atcs::planCode(static_cast<int>(strategy), static_cast<int>(formation));
}

constexpr int francesPlan = codeOf(Strategy::Normal, Formation::F433);

int worthOf(const AtcsPosition &position, Strategy strategy, Formation formation)
{
    return atcs::coachPlanWorths(position.state)[static_cast<std::size_t>(codeOf(strategy, formation))];
}

/// France plans, after Turkey (Conservative 5-4-1) where `phase` is the second.
void askFrance(AtcsPosition &position, Phase phase)
{
    position.side(turkey).plan = {static_cast<std::int8_t>(Strategy::Conservative),
                                  static_cast<std::int8_t>(Formation::F541), false};
    position.ask(phase, france, france);
}

/// Plans within 0.04 goals of the best.
std::vector<int> goodPlans(const AtcsPosition &position)
{
    const auto worths = atcs::coachPlanWorths(position.state);
    const int best = *std::max_element(worths.begin(), worths.end());
    std::vector<int> good;
    for (int code = 0; code < atcs::planCount; ++code)
        if (worths[static_cast<std::size_t>(code)] >= best - 40'000)
            good.push_back(code);
    return good;
}

} // namespace

class TestCoachPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worthsByHand()
    {
        // Against Aggressive 3-5-2, which Turkey's card prefers.
        AtcsPosition position;
        askFrance(position, Phase::PlanFirst);
        // 11 attempts at 19 against 18 at 17; both preferences.
        QCOMPARE(worthOf(position, Strategy::Normal, Formation::F433),
                 45 * 100 * (11 * 19 - 18 * 17) + 50'000 + 50'000);
        // 10 at 18 against 15 at 15; Aggressive costs.
        QCOMPARE(worthOf(position, Strategy::Aggressive, Formation::F433),
                 45 * 100 * (10 * 18 - 15 * 15) - 120'000 + 50'000);
        // Out of formation: 3 attempts, which are 5, at 13 against 12 at 14.
        QCOMPARE(worthOf(position, Strategy::Normal, Formation::F442),
                 45 * 100 * (5 * 13 - 12 * 14) + 50'000);
        // Conservative 5-3-2, out of formation: no attempts, which are 5, at 11 against 8 at 12.
        QCOMPARE(worthOf(position, Strategy::Conservative, Formation::F532), 45 * 100 * (5 * 11 - 8 * 12));
    }

    void weightsFollowTheScore_data()
    {
        QTest::addColumn<int>("lead");
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("other");
        QTest::newRow("level") << 0 << 100 << 100;
        QTest::newRow("one ahead") << 1 << 90 << 115;
        QTest::newRow("two ahead") << 2 << 85 << 110;
        QTest::newRow("five ahead") << 5 << 85 << 110;
        QTest::newRow("one behind") << -1 << 125 << 90;
        QTest::newRow("two behind") << -2 << 140 << 70;
        QTest::newRow("five behind") << -5 << 140 << 70;
    }

    void weightsFollowTheScore()
    {
        QFETCH(int, lead);
        QFETCH(int, own);
        QFETCH(int, other);
        AtcsPosition position;
        position.state.period = Period::SecondHalf;
        position.lead(france, lead);
        askFrance(position, Phase::PlanFirst);
        // Second half: 17 attempts at 19 against 20 at 17.
        QCOMPARE(worthOf(position, Strategy::Normal, Formation::F433),
                 45 * (own * 17 * 19 - other * 20 * 17) + 100'000);
    }

    void redCardsOfTheOpponentCount()
    {
        AtcsPosition position;
        position.side(france).redBonus = 2;
        askFrance(position, Phase::PlanFirst);
        QCOMPARE(worthOf(position, Strategy::Normal, Formation::F433),
                 45 * 100 * (13 * 19 - 18 * 17) + 100'000);
    }

    void onlyTheHomeSideSeesThePlanOfTheOther()
    {
        AtcsPosition expected;
        askFrance(expected, Phase::PlanFirst);
        const auto againstPreferred = atcs::coachPlanWorths(expected.state);
        AtcsPosition neutral;
        askFrance(neutral, Phase::PlanSecond);
        QCOMPARE(atcs::coachPlanWorths(neutral.state), againstPreferred);
        AtcsPosition atHome(france);
        askFrance(atHome, Phase::PlanSecond);
        QVERIFY(atcs::coachPlanWorths(atHome.state) != againstPreferred);
        // Normal against Conservative -1/-1, 4-3-3 against 5-4-1 -3/-2; Turkey -2/-1, -5/-3, out of
        // formation -2/-2.
        QCOMPARE(worthOf(atHome, Strategy::Normal, Formation::F433), 45 * 100 * (5 * 13 - 5 * 10) + 100'000);
        // A Solo side rolls its plan later: what stands in the position is that of the last period.
        atHome.tables.options.plansByChance = true;
        atHome.tables.solo[turkey] = true;
        QCOMPARE(atcs::coachPlanWorths(atHome.state), againstPreferred);
    }

    void thePreferredPlanIsUsual_data()
    {
        QTest::addColumn<int>("lead");
        QTest::addColumn<double>("preferred");
        QTest::newRow("level") << 0 << 0.75;
        QTest::newRow("ahead") << 1 << 0.25;
        QTest::newRow("behind") << -2 << 0.25;
    }

    void thePreferredPlanIsUsual()
    {
        QFETCH(int, lead);
        QFETCH(double, preferred);
        constexpr int draws = 40'000;
        AtcsPosition position;
        position.state.period = Period::SecondHalf;
        position.lead(france, lead);
        askFrance(position, Phase::PlanFirst);
        const std::vector<int> good = goodPlans(position);
        const auto chosen = position.choices(Coach(Generator(11)), draws);
        for (int code = 0; code < atcs::planCount; ++code) {
            const bool isGood = std::find(good.begin(), good.end(), code) != good.end();
            const double share = (1 - preferred) / static_cast<double>(good.size());
            const double chance = (isGood ? share : 0) + (code == francesPlan ? preferred : 0);
            const auto found = chosen.find(code);
            const double seen = found == chosen.end() ? 0 : found->second;
            const double deviation = std::sqrt(draws * chance * (1 - chance));
            QVERIFY2(std::abs(seen - draws * chance) <= 5 * deviation, qPrintable(QString::number(code)));
        }
    }
};

TOUCHLINE_TEST(TestCoachPlans)

} // namespace test_coach_plans

#include "test_coach_plans.moc"
