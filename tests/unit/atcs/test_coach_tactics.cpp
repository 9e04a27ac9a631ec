// SPDX-License-Identifier: GPL-3.0-or-later
// The coach's decisions about attempts (specification 12.3): budget, D21, D30, D31, D40, D41.
#include "tests/support/atcs_position.h"

#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/agents/coach_tactics.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_coach_tactics {

using namespace touchline;
using namespace touchline::testing;
using atcs::Coach;
using atcs::Phase;

namespace {

constexpr int counter = atcs::counterAttackCode;

/// Turkey's goal roll has just missed.
void turkeyMissed(AtcsPosition &position)
{
    position.state.lastMissed = static_cast<std::int8_t>(index(turkey));
}

/// France may give up this many attempts, no more.
void setBudget(AtcsPosition &position, int budget)
{
    // 35 % of 20 are 7.
    position.side(france).spent = static_cast<std::int16_t>(7 - budget);
}

/// Shares of 0, 1 and 2 of many draws are within five standard deviations of these percentages.
void compareShares(const std::map<OptionCode, int> &chosen, std::array<int, 3> percent)
{
    int draws = 0;
    for (const auto &[option, times] : chosen) {
        QVERIFY(option >= 0 && option <= 2);
        draws += times;
    }
    for (int option = 0; option <= 2; ++option) {
        const double chance = percent[static_cast<std::size_t>(option)] / 100.0;
        const double expected = draws * chance;
        const auto found = chosen.find(option);
        const double seen = found == chosen.end() ? 0 : found->second;
        QVERIFY2(std::abs(seen - expected) <= 5 * std::sqrt(expected * (1 - chance)),
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(option).arg(seen).arg(draws)));
    }
}

} // namespace

class TestCoachTactics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aThirdOfTheAttemptsMayBeSpent_data()
    {
        QTest::addColumn<int>("total");
        QTest::addColumn<int>("remaining");
        QTest::addColumn<int>("spent");
        QTest::addColumn<int>("budget");
        QTest::newRow("35 % of 20") << 20 << 15 << 0 << 7;
        QTest::newRow("rounded down") << 11 << 9 << 0 << 3;
        QTest::newRow("some are gone") << 20 << 15 << 4 << 3;
        QTest::newRow("all are gone") << 20 << 15 << 7 << 0;
        QTest::newRow("never below nothing") << 20 << 10 << 9 << 0;
        QTest::newRow("no more than there are") << 20 << 2 << 0 << 2;
    }

    void aThirdOfTheAttemptsMayBeSpent()
    {
        QFETCH(int, total);
        QFETCH(int, remaining);
        QFETCH(int, spent);
        atcs::SideState side;
        side.total = static_cast<std::int16_t>(total);
        side.remaining = static_cast<std::int16_t>(remaining);
        side.spent = static_cast<std::int16_t>(spent);
        QTEST(atcs::tacticsBudget(side), "budget");
    }

    void thePositionKnowsWhatIsSpent()
    {
        AtcsPosition position;
        position.state.attempt.attackChoice = 2;
        position.state.attempt.defenceChoice = 1;
        position.state.turn = france;
        atcs::revealShotTactics(position.state);
        QCOMPARE(position.side(france).spent, std::int16_t{2});
        QCOMPARE(position.side(turkey).spent, std::int16_t{1});
        atcs::clearPeriod(position.state);
        QCOMPARE(position.side(france).spent, std::int16_t{0});
    }

    void theHomeSideLetsVisitorsGoFirst_data()
    {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("visitors");
        QTest::addColumn<bool>("missed");
        QTest::addColumn<OptionCode>("option");
        QTest::newRow("as many left") << 5 << 5 << false << OptionCode{atcs::deferCode};
        QTest::newRow("fewer left") << 4 << 5 << false << OptionCode{atcs::deferCode};
        QTest::newRow("more left") << 6 << 5 << false << OptionCode{0};
        QTest::newRow("a counter attack is possible") << 4 << 5 << true << OptionCode{0};
        QTest::newRow("none left to pay for it") << 1 << 5 << true << OptionCode{atcs::deferCode};
    }

    void theHomeSideLetsVisitorsGoFirst()
    {
        QFETCH(int, own);
        QFETCH(int, visitors);
        QFETCH(bool, missed);
        AtcsPosition position(france);
        position.side(france).remaining = static_cast<std::int16_t>(own);
        position.side(turkey).remaining = static_cast<std::int16_t>(visitors);
        if (missed)
            turkeyMissed(position);
        position.ask(Phase::Deferral, france, france);
        QTEST(position.choice(Coach(Generator(1))), "option");
    }

    void attackTactics_data()
    {
        QTest::addColumn<int>("sog");
        QTest::addColumn<bool>("counterIsLegal");
        QTest::addColumn<int>("budget");
        QTest::addColumn<OptionCode>("option");
        const auto row = [](const char *name, int sog, bool legal, int budget, OptionCode option) {
            QTest::newRow(name) << sog << legal << budget << option;
        };
        row("counter attack at 16", 16, true, 7, counter + 1);
        row("counter attack at 15", 15, true, 7, counter + 1);
        row("counter attack by two at 14", 14, true, 7, counter + 2);
        row("counter attack, one left", 14, true, 1, counter + 1);
        row("counter attack, nothing left", 14, true, 0, 0);
        row("no counter attack at 17", 17, true, 7, 0);
        row("long ball at 14", 14, false, 7, 1);
        row("long ball at 13", 13, false, 7, 1);
        row("long ball by two at 12", 12, false, 7, 2);
        row("long ball, one left", 10, false, 1, 1);
        row("long ball, nothing left", 10, false, 0, 0);
        row("no long ball at 15", 15, false, 7, 0);
    }

    void attackTactics()
    {
        QFETCH(int, sog);
        QFETCH(bool, counterIsLegal);
        QFETCH(int, budget);
        AtcsPosition position;
        position.side(france).shotsOnGoal = static_cast<std::int16_t>(sog);
        setBudget(position, budget);
        if (counterIsLegal)
            turkeyMissed(position);
        position.ask(Phase::AttackTactic, france, france);
        QTEST(position.choice(Coach(Generator(1))), "option");
    }

    void noLongBallWhereOnlyCounterAttacksArePlayed()
    {
        AtcsPosition position;
        position.tables.options.longBall = false;
        position.side(france).shotsOnGoal = 10;
        setBudget(position, 0);
        turkeyMissed(position);
        position.ask(Phase::AttackTactic, france, france);
        QCOMPARE(position.choice(Coach(Generator(1))), OptionCode{0});
    }

    void packedIn_data()
    {
        QTest::addColumn<int>("lead");
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("opponent");
        QTest::addColumn<int>("attack");
        QTest::addColumn<bool>("atHome");
        QTest::addColumn<int>("budget");
        QTest::addColumn<OptionCode>("option");
        const auto row = [](const char *name, int lead, int own, int opponent, int attack, bool atHome,
                            int budget, OptionCode option) {
            QTest::newRow(name) << lead << own << opponent << attack << atHome << budget << option;
        };
        row("level, 15 against 14", 0, 13, 17, 0, false, 7, 1);
        row("level, 15 against 15", 0, 14, 17, 0, false, 7, 0);
        row("level, only 12 to take", 0, 11, 13, 0, false, 7, 0);
        row("level, 13 to take", 0, 11, 14, 0, false, 7, 1);
        row("level, great opponent", 0, 13, 31, 0, false, 7, 2);
        row("level, second one not worth it", 0, 13, 30, 0, false, 7, 1);
        row("lead 1, 24 against 23", 1, 22, 17, 0, false, 7, 1);
        row("lead 1, 24 against 24", 1, 23, 17, 0, false, 7, 0);
        row("lead 2, 19.5 against 19", 2, 18, 17, 0, false, 7, 1);
        row("lead 2, 19.5 against 20", 2, 19, 17, 0, false, 7, 0);
        row("lead 3, 15 against 14", 3, 13, 17, 0, false, 7, 1);
        row("lead 3, 15 against 15", 3, 14, 17, 0, false, 7, 0);
        row("behind", -1, 10, 40, 0, false, 7, 0);
        row("no budget", 0, 13, 40, 0, false, 0, 0);
        row("budget for one", 0, 13, 40, 0, false, 1, 1);
        row("never three", 0, 10, 90, 0, false, 7, 2);
        row("hidden long ball", 0, 13, 17, 2, false, 7, 1);
        row("open long ball", 0, 13, 17, 2, true, 7, 2);
        row("open long ball, S' 16: 15 left", 0, 13, 16, 1, true, 7, 2);
        row("open long ball, S' 14: 13 left", 0, 13, 14, 1, true, 7, 1);
        row("hidden counter attack", 0, 13, 17, counter + 1, false, 7, 1);
        row("open counter attack, S' 14: 15 left", 0, 13, 14, counter + 1, true, 7, 2);
        row("open counter attack, S' 12: 13 left", 0, 13, 12, counter + 1, true, 7, 1);
    }

    void packedIn()
    {
        QFETCH(int, lead);
        QFETCH(int, own);
        QFETCH(int, opponent);
        QFETCH(int, attack);
        QFETCH(bool, atHome);
        QFETCH(int, budget);
        AtcsPosition position(atHome ? std::optional(france) : std::nullopt);
        position.lead(france, lead);
        position.side(france).shotsOnGoal = static_cast<std::int16_t>(own);
        position.side(turkey).shotsOnGoal = static_cast<std::int16_t>(opponent);
        position.state.attempt.attackChoice = static_cast<std::int8_t>(attack);
        setBudget(position, budget);
        position.ask(Phase::DefenceTactic, turkey, france);
        QTEST(position.choice(Coach(Generator(1))), "option");
    }

    void visitorsDoNotSeeWhatTheHomeSideWillDo()
    {
        // Turkey at home attacks; France chooses first. What stands in the position is of no meaning.
        AtcsPosition position(turkey);
        position.side(france).shotsOnGoal = 13;
        position.side(turkey).shotsOnGoal = 17;
        position.state.attempt.attackChoice = 2;
        position.ask(Phase::DefenceTactic, turkey, france);
        QCOMPARE(position.choice(Coach(Generator(1))), OptionCode{1});
    }

    void pushingUpAndOffsideTrapAreMixed_data()
    {
        QTest::addColumn<bool>("isTrap");
        QTest::addColumn<int>("lead");
        QTest::addColumn<int>("none");
        QTest::addColumn<int>("once");
        QTest::newRow("trap, level") << true << 0 << 50 << 40;
        QTest::newRow("trap, ahead") << true << 1 << 35 << 45;
        QTest::newRow("trap, far ahead") << true << 4 << 35 << 45;
        QTest::newRow("trap, behind") << true << -1 << 70 << 30;
        QTest::newRow("push, level") << false << 0 << 45 << 45;
        QTest::newRow("push, ahead") << false << 2 << 70 << 30;
        QTest::newRow("push, behind") << false << -1 << 25 << 50;
        QTest::newRow("push, far behind") << false << -3 << 25 << 50;
    }

    void pushingUpAndOffsideTrapAreMixed()
    {
        QFETCH(bool, isTrap);
        QFETCH(int, lead);
        QFETCH(int, none);
        QFETCH(int, once);
        constexpr int draws = 20'000;
        AtcsPosition position;
        position.lead(france, lead);
        position.ask(isTrap ? Phase::OffsideTrap : Phase::PushingUp, isTrap ? turkey : france, france);
        const Coach coach(Generator(7));
        const int twice = 100 - none - once;
        compareShares(position.choices(coach, draws), {none, once, twice});
        setBudget(position, 1);
        compareShares(position.choices(coach, draws), {none, once + twice, 0});
        setBudget(position, 0);
        compareShares(position.choices(coach, draws), {100, 0, 0});
    }
};

TOUCHLINE_TEST(TestCoachTactics)

} // namespace test_coach_tactics

#include "test_coach_tactics.moc"
