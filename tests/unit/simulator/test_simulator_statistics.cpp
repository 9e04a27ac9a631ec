// SPDX-License-Identifier: GPL-3.0-or-later
// The bands in which matches of computer players have to lie (specification, section 12).
#include "core/games/simulator/match/simulator_info.h"
#include "tests/support/test_registry.h"
#include "tests/unit/simulator/simulator_position.h"
#include "tests/unit/simulator/simulator_tally.h"

#include <QtTest>

namespace test_simulator_statistics {

using namespace touchline;
using namespace touchline::simulator;
using touchline::testing::playSimulator;
using touchline::testing::simulatorTables;
using touchline::testing::SimulatorTally;

namespace {

int matchesWanted()
{
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("TOUCHLINE_MATCHES", &isSet);
    return isSet ? wanted : 60;
}

SimulatorTally tallyOf(const CoachStyle &style, const RuleOptions &options = {},
                       int matches = matchesWanted(), int skill = 100)
{
    MatchTables tables = simulatorTables(options);
    for (const Side side : bothSides)
        tables.teams[side].skill = static_cast<std::int16_t>(skill);
    SimulatorTally tally;
    for (int seed = 0; seed < matches; ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        if (!playSimulator(tables, number, Coach(Generator(number, 1), style),
                           Coach(Generator(number, 2), style), tally))
            qFatal("an illegal choice in match %d", seed);
    }
    qInfo("goals %.2f, home %d, level %d, away %d; shots %.2f (heads %.2f), crosses %.2f, passes %.1f (kept "
          "%.0f %%), "
          "tackles %.1f (won %.1f), counters %.1f, dribbles %.1f",
          tally.goalsPerMatch(), tally.wins[Side::Home], tally.level, tally.wins[Side::Away],
          tally.per(tally.shots), tally.per(tally.headers), tally.per(tally.crosses), tally.per(tally.passes),
          100.0 * tally.kept / std::max(1, tally.passes), tally.per(tally.tackles),
          tally.per(tally.tacklesWon), tally.per(tally.counters), tally.per(tally.dribbles));
    qInfo("shots from below 30 cm %d (%d goals), 30 to 40 cm %d (%d), farther %d (%d)", tally.shotsFrom[0],
          tally.goalsFrom[0], tally.shotsFrom[1], tally.goalsFrom[1], tally.shotsFrom[2], tally.goalsFrom[2]);
    qInfo("fouls %.2f, penalties %.2f, corners %.2f, throw-ins %.2f, offsides %.2f, turns %.1f, knocked over "
          "%.2f, steps %.0f",
          tally.per(tally.fouls), tally.per(tally.penalties), tally.per(tally.corners),
          tally.per(tally.throwIns), tally.per(tally.offsides), tally.per(tally.turns),
          tally.per(tally.knocked), tally.per(tally.steps));
    return tally;
}

/// Of so many shots of a coach from that place against the goalkeeper of a coach, in hundredths.
int conversion(const CoachStyle &style, int x, int y, bool penalty, int shots, int skill = 100)
{
    constexpr int shooter = 10;
    int goals = 0;
    for (int seed = 0; seed < shots; ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        testing::SimulatorPosition position;
        position.tables.teams[Side::Home].skill = static_cast<std::int16_t>(skill);
        position.sticker(Side::Home, shooter, "R").sticker(Side::Away, 0, "P");
        Coach home(Generator(number, 1), style);
        Coach away(Generator(number, 2), style);
        Generator dice(number);
        position.ball(x, y).possessor(Side::Home, shooter);
        put(position.state, shooter, position.state.ball.cells.first(), 0);
        position.place(Side::Home, shooter, columnOf(position.state.ball.cells.first()),
                       rowOf(position.state.ball.cells.first()), 13);
        position.place(Side::Away, 5, 14, 1);
        if (penalty)
            position.state.turn.restart = Restart::Penalty;
        position.run(Task::AskKick);
        if (position.state.phase == Phase::Kick)
            position.choose(shotCode);
        while (!position.hasEvent(event::Kick)) {
            if (awaits(position.state) == Awaits::Roll)
                position.roll(dice.roll(promptDue(position.state).die.faces));
            else
                position.choose((position.state.decider == Side::Home ? home : away)
                                    .choose(position.state, position.due));
        }
        goals += position.state.score.home;
    }
    return 100 * goals / shots;
}

} // namespace

class TestSimulatorStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalLevel()
    {
        const SimulatorTally tally = tallyOf(fastStyle);
        checkGoals(tally, 2.5, 4.5);
        if (tally.matches >= manyMatches)
            QVERIFY(isWithin(100.0 * tally.level / tally.matches, 10, 25));
    }
    void careful()
    {
        const SimulatorTally tally = tallyOf(carefulStyle);
        checkGoals(tally, 2.5, 4.5);
        QVERIFY(isWithin(100.0 * tally.kept / tally.passes, 88, 99));
        if (tally.matches >= manyMatches) {
            QVERIFY(isWithin(100.0 * tally.level / tally.matches, 15, 28));
            QVERIFY(isWithin(tally.per(tally.counters), 8, 15));
            QVERIFY(isWithin(tally.per(tally.fouls), 2, 6));
        }
    }
    void tournament() { checkGoals(tallyOf(fastStyle, testing::simulatorTournament()), 2.4, 5.0); }
    void base() { checkGoals(tallyOf(fastStyle, testing::simulatorBase()), 1.0, 6.0); }
    void conversions_data()
    {
        QTest::addColumn<bool>("fast");
        QTest::newRow("careful") << false;
        QTest::newRow("fast") << true;
    }
    /// With nobody but the goalkeeper in the way; 21 cm is the edge of the box.
    void conversions()
    {
        QFETCH(bool, fast);
        const CoachStyle &style = fast ? fastStyle : carefulStyle;
        constexpr int shots = 1'000;
        const int penalty = conversion(style, 9'850, middleY, true, shots);
        const int edge = conversion(style, 8'900, middleY, false, shots);
        const int outside = conversion(style, 8'500, middleY, false, shots);
        const int far = conversion(style, 7'000, middleY, false, shots);
        qInfo("penalty %d %%, 21 cm %d %%, 25 cm %d %%, 40 cm %d %%", penalty, edge, outside, far);
        QVERIFY(isWithin(penalty, 50, 68));
        QVERIFY(isWithin(edge, 25, 45));
        QVERIFY(isWithin(outside, 18, 40));
        QVERIFY(far < 3);
    }
    void everyAgent_data()
    {
        QTest::addColumn<bool>("fast");
        QTest::addColumn<int>("skill");
        for (const AgentSpec &agent : gameInfo().agents)
            if (const QLatin1String name(agent.name); name != QLatin1String("random"))
                QTest::newRow(agent.name) << (name == QLatin1String("coach")) << skillOf(name, 0);
    }
    /// A goalkeeper who is at home lets hardly a ball in from afar, and he is at home.
    void everyAgent()
    {
        QFETCH(bool, fast);
        QFETCH(int, skill);
        constexpr int mostMatches = 300;
        const CoachStyle &style = fast ? fastStyle : carefulStyle;
        const SimulatorTally tally = tallyOf(style, {}, std::min(matchesWanted() / 2, mostMatches), skill);
        const auto [near, far, farthest] = tally.goalsFrom;
        // Few shoot from there: one ball more than the share may be luck.
        QVERIFY(far <= 1 + tally.shotsFrom[1] * 8 / 100);
        QVERIFY(farthest <= 1 + tally.shotsFrom[2] * 3 / 100);
        QVERIFY(100 * (far + farthest) < 3 * (near + far + farthest));
    }
    void shotsFromAfar_data() { everyAgent_data(); }
    /// With nobody but the goalkeeper in the way.
    void shotsFromAfar()
    {
        QFETCH(bool, fast);
        QFETCH(int, skill);
        const CoachStyle &style = fast ? fastStyle : carefulStyle;
        constexpr int shots = 200;
        for (const int way : {3'050, 3'300, 3'600, 3'950})
            QVERIFY2(conversion(style, pitchLength - way, middleY, false, shots, skill) < 8,
                     qPrintable(QStringLiteral("from %1 mm").arg(way / 10)));
        for (const int way : {4'050, 5'000})
            QVERIFY2(conversion(style, pitchLength - way, middleY, false, shots, skill) < 3,
                     qPrintable(QStringLiteral("from %1 mm").arg(way / 10)));
    }
    void theExpertBeatsTheNovice()
    {
        constexpr int expert = 75;
        constexpr int novice = 150;
        MatchTables tables = simulatorTables();
        PerSide<SimulatorTally> byEnd;
        for (int seed = 0; seed < matchesWanted(); ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const Side end = seed % 2 == 0 ? Side::Home : Side::Away;
            tables.teams[end].skill = expert;
            tables.teams[opposite(end)].skill = novice;
            QVERIFY(playSimulator(tables, number, Coach(Generator(number, 1), carefulStyle),
                                  Coach(Generator(number, 2), carefulStyle), byEnd[end]));
        }
        const int won = byEnd[Side::Home].wins[Side::Home] + byEnd[Side::Away].wins[Side::Away];
        qInfo("the expert won %d of %d", won, matchesWanted());
        QVERIFY(3 * won >= 2 * matchesWanted());
    }

private:
    static constexpr int manyMatches = 1'000;

    static bool isWithin(double value, double least, double most) { return value >= least && value <= most; }
    /// A few matches scatter more.
    static void checkGoals(const SimulatorTally &tally, double least, double most)
    {
        const double slack = tally.matches >= manyMatches ? 0 : 0.8;
        QVERIFY(isWithin(tally.goalsPerMatch(), least - slack, most + slack));
    }
};

TOUCHLINE_TEST(TestSimulatorStatistics)

} // namespace test_simulator_statistics

#include "test_simulator_statistics.moc"
