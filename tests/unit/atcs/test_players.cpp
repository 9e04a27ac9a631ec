// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays when somebody is missing (specification 6.10).
#include "tests/support/scripted_match.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_players {

using namespace touchline;
using namespace touchline::testing;
using atcs::bitOf;
using atcs::Level;
using atcs::Phase;

namespace {

constexpr int sukur = 4;
constexpr int ozalan = 5;
constexpr int t10 = 9;
constexpr int t11 = 10;
constexpr int t12 = 11;
constexpr int recber = 12;
constexpr int turkishReserve = 13;

/// Who shoots for Turkey when `missing` are out and the shooter roll is `natural`.
int turkishShooter(atcs::Rows missing, int natural)
{
    ScriptedMatch position(Level::Basic);
    position.startWithout(0, missing);
    position.rolls({6, 1, natural});
    return position.state.shooter;
}

} // namespace

class TestPlayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void t26TheNextOneBelowShoots() { QCOMPARE(turkishShooter(bitOf(sukur), 62), ozalan); }

    void t27FromTheLastRowUp() { QCOMPARE(turkishShooter(bitOf(t11) | bitOf(t12), 98), t10); }

    void t25TheLastOfFranceIsOut()
    {
        ScriptedMatch position(Level::Basic);
        position.startWithout(bitOf(12), 0);
        position.rolls({1, 1, 100});
        QCOMPARE(position.state.shooter, std::int8_t{11});
        QCOMPARE(position.newest(atcs::event::Shot).numbers[2], std::int16_t{1});
    }

    void nearestRowLooksDownThenUp_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("found");
        QTest::newRow("himself") << 3 << 0b1000 << 3;
        QTest::newRow("below") << 1 << 0b11000 << 3;
        QTest::newRow("below before above") << 2 << 0b1010 << 3;
        QTest::newRow("above") << 3 << 0b0110 << 2;
        QTest::newRow("nobody") << 3 << 0 << -1;
    }

    void nearestRowLooksDownThenUp()
    {
        QFETCH(int, row);
        QFETCH(int, rows);
        QFETCH(int, found);
        QCOMPARE(atcs::nearestRow(row, static_cast<atcs::Rows>(rows)), found);
    }

    void theSecondKeeperTakesOver()
    {
        ScriptedMatch position(Level::Basic);
        position.startWithout(0, bitOf(recber));
        QCOMPARE(int(position.state.sides[Side::Away].keeper), turkishReserve);
        QCOMPARE(position.count(atcs::event::KeeperChange), std::size_t{1});
        QCOMPARE(atcs::goalieRating(position.state.sides[Side::Away], position.tables.cards[Side::Away]), 0);
    }

    void t51TheLastScorerKeepsGoal()
    {
        ScriptedMatch position(Level::Basic);
        position.startWithout(bitOf(13) | bitOf(14), 0);
        const auto &france = position.state.sides[Side::Home];
        QVERIFY(france.emergencyKeeper);
        QCOMPARE(int(france.keeper), 12); // F13
        QCOMPARE(atcs::goalieRating(france, position.tables.cards[Side::Home]), 2);
        position.rolls({1, 1, 100});
        QCOMPARE(int(position.state.shooter), 11); // F12 shoots for him
    }

    void theLastScorerOfAllShootsThoughHeKeepsGoal()
    {
        ScriptedMatch position(Level::Basic);
        const atcs::Rows everybody =
            position.tables.cards[Side::Away].scorers | position.tables.cards[Side::Away].keepers;
        position.startWithout(0, everybody & ~bitOf(t12));
        QCOMPARE(int(position.state.sides[Side::Away].keeper), t12);
        position.rolls({6, 1, 62});
        QCOMPARE(int(position.state.shooter), t12);
    }

    void nobodyLeftLosesTheShot()
    {
        ScriptedMatch position(Level::Basic);
        position.startWithout(0, position.tables.cards[Side::Away].scorers);
        position.rolls({6, 1, 62});
        QCOMPARE(position.count(atcs::event::ShotLost), std::size_t{1});
        QCOMPARE(position.state.phase, Phase::ShotOnGoal);
        QCOMPARE(position.state.turn, Side::Home);
    }

    void anEmptyGoalCountsPlusTwo()
    {
        ScriptedMatch position(Level::Basic);
        position.startWithout(0, position.tables.cards[Side::Away].scorers |
                                     position.tables.cards[Side::Away].keepers);
        QCOMPARE(int(position.state.sides[Side::Away].keeper), int(atcs::noRow));
        position.rolls({1, 1, 30, 4}); // Zidane needs 6: 4 + 2
        QCOMPARE(position.state.score, (Score{1, 0}));
    }

    void anEmergencyKeeperStaysOutOfTheShootOut()
    {
        ScriptedMatch position(Level::Basic, true);
        // Both keepers and the last four scorers of France are out: nine are left, the ninth keeps goal.
        position.startWithout(bitOf(9) | bitOf(10) | bitOf(11) | bitOf(12) | bitOf(13) | bitOf(14), 0);
        position.rolls({1});
        position.missUntil(Phase::ShootOutFirst);
        position.rolls({1});
        QCOMPARE(position.state.sides[Side::Home].pool, atcs::Rows{0xff});
    }

    void sitOutByTheSetup()
    {
        const atcs::AtcsGame game;
        FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"));
        sitOut(setup.sides[Side::Away], {sukur});
        EventList events;
        const auto match = game.kickOff(setup, events);
        QVERIFY(match.has_value());
        const MatchReport report = (*match)->report(events.events());
        QVERIFY(!report.teams[Side::Away].players[sukur].available);
        QCOMPARE(report.teams[Side::Away].players[sukur].because, QStringLiteral("suspended"));
        QVERIFY(report.teams[Side::Away].players[ozalan].available);
    }

    void somebodyWhoIsNotInTheSquadCannotSitOut()
    {
        const atcs::AtcsGame game;
        FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"));
        setup.sides[Side::Home].absent.push_back(
            {QUuid::createUuidV5(QUuid(), QStringLiteral("nobody")), {}});
        EventList events;
        const auto match = game.kickOff(setup, events);
        QVERIFY(!match.has_value());
        QCOMPARE(match.error().problems.size(), std::size_t{1});
    }

    void aTeamWithoutACardCannotKickOff()
    {
        const atcs::AtcsGame game;
        FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"));
        setup.sides[Side::Home].document.reset();
        EventList events;
        QVERIFY(!game.kickOff(setup, events));
    }
};

TOUCHLINE_TEST(TestPlayers)

} // namespace test_players

#include "test_players.moc"
