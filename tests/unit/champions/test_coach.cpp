// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/shot_table.h"
#include "tests/support/games/champions_matches.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_coach {

using namespace touchline;
using namespace touchline::testing;
namespace ch = touchline::champions;
using ch::Phase;

/// The computer player of the game.
class TestCoach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void winsAgainstChance()
    {
        const ch::MatchTables tables = championsTables();
        ChampionsTally tally;
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            QVERIFY(playChampions(tables, seed, ch::Coach(Generator(seed, 1)),
                                  ChampionsByChance{Generator(seed, 2)}, tally));
        QCOMPARE(tally.wins[Side::Home], 6);
    }
    /// With all options off and the other clock it finds a legal choice too.
    void playsByOtherRules()
    {
        ch::RuleOptions options;
        options.interception = options.offside = options.pickUp = options.killjoy = false;
        options.substitutions = options.charge = options.fouls = false;
        options.rolls90 = options.mixedStart = true;
        options.penaltyRows = 2;
        const ch::MatchTables tables = championsTables(options);
        ChampionsTally tally;
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            QVERIFY(playChampions(tables, seed, ch::Coach(Generator(seed, 1)), ch::Coach(Generator(seed, 2)),
                                  tally));
        QCOMPARE(tally.matches, 3);
    }
    void sameSeedSameMatch()
    {
        const ch::MatchTables tables = championsTables();
        PerSide<ChampionsTally> both;
        for (const Side time : bothSides)
            QVERIFY(
                playChampions(tables, 5, ch::Coach(Generator(5, 1)), ch::Coach(Generator(5, 2)), both[time]));
        QCOMPARE(both[Side::Home].steps, both[Side::Away].steps);
        QVERIFY(both[Side::Home].goals == both[Side::Away].goals);
    }
    /// An open shot from (5,11): with 3 spaces the goalie comes in one step, with 5 he has two less.
    void chanceOfAShot()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}}).place(Side::Away, {{1, 5, 14}, {8, 2, 9}});
        const ch::ShotTable table =
            ch::shotTable(match.state, Side::Home, ch::cellAt(5, 11), ch::pieceOf(Side::Home, 13));
        QCOMPARE(table[2], 0);
        QCOMPARE(table[3], 250);
        QCOMPARE(table[4], 500);
        QCOMPARE(table[5], 750);
        QCOMPARE(table[6], 1'000);
    }
    void shootsWhenItCan()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}}).place(Side::Away, {{1, 5, 14}, {8, 2, 9}});
        match.kick(Side::Home, 14, 5);
        ch::Coach coach(Generator(1));
        match.choose(coach.choose(match.state, match.options()));
        QCOMPARE(match.eventCount(ch::event::Shot), 1);
    }
    /// The best chance inside the area; outside of it only a fool takes his hands.
    void saves()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}}).place(Side::Away, {{1, 5, 14}, {8, 2, 9}});
        match.kick(Side::Home, 14, 3).segment({{6, 12}, {6, 13}, {6, 14}});
        ch::Coach coach(Generator(1));
        QCOMPARE(coach.choose(match.state, match.options()), OptionCode{ch::cellAt(6, 14)});
    }
};

TOUCHLINE_TEST(TestCoach)

} // namespace test_coach

#include "test_coach.moc"
