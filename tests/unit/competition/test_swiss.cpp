// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/swiss/swiss_history.h"
#include "tests/support/test_registry.h"

namespace test_swiss {

using namespace touchline;

namespace {

SwissTeam team(int place, int points)
{
    SwissTeam made;
    made.place = place;
    made.points = points;
    return made;
}

/// Teams in the order of the table.
std::vector<SwissTeam> table(const std::vector<int> &points)
{
    std::vector<SwissTeam> teams;
    for (const int each : points)
        teams.push_back(team(int(teams.size()), each));
    return teams;
}

void haveMet(std::vector<SwissTeam> &teams, int first, int second)
{
    teams[at(first)].met.push_back(second);
    teams[at(second)].met.push_back(first);
}

/// "0-1 3-2 bye 4": as it is paired.
QString printed(const std::vector<SwissTeam> &teams)
{
    const Result<SwissRound> round = pairSwissRound(teams);
    if (!round)
        return round.error().message.english();
    QStringList words;
    for (const Pairing &pairing : round->pairings)
        words << u"%1-%2"_s.arg(pairing.home).arg(pairing.away);
    if (round->bye)
        words << u"bye %1"_s.arg(*round->bye);
    return words.join(u' ');
}

/// Every problem as "where: what".
QStringList problemsOf(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << problem.where + u": "_s + problem.what.english();
    return lines;
}

} // namespace

class TestSwiss : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelTeamsMeet()
    {
        std::vector<SwissTeam> teams = table({6, 3, 6, 3, 0, 0});
        QCOMPARE(printed(teams), u"0-2 3-1 4-5"_s);
        haveMet(teams, 0, 2);
        // 9 + 9 + 0 for two pairs apart; every other way has a gap of 6.
        const Result<SwissRound> round = pairSwissRound(teams);
        QVERIFY(round.has_value());
        QCOMPARE(round->cost.gaps, 18);
        QCOMPARE(round->floats, (std::vector<Float>{Float::Down, Float::Up, Float::Down, Float::Up,
                                                    Float::None, Float::None}));
    }

    void nobodyFloatsTwiceRunningWhereAvoidable()
    {
        // One of three level teams has to float down; whichever did so last is spared, then whoever did
        // often.
        std::vector<SwissTeam> teams = table({3, 3, 3, 0});
        teams[2].lastFloat = Float::Down;
        teams[2].floatsDown = 1;
        teams[1].floatsDown = 2;
        const Result<SwissRound> round = pairSwissRound(teams);
        QVERIFY(round.has_value());
        QCOMPARE(round->floats, (std::vector<Float>{Float::Down, Float::None, Float::None, Float::Up}));
        QCOMPARE(round->cost.repeatedFloats, 0);
        QCOMPARE(round->cost.floats, 2);
        // A last float upwards does not spare anyone from one down.
        teams[2].lastFloat = Float::Up;
        teams[0].lastFloat = Float::Down;
        teams[0].floatsDown = 3;
        const Result<SwissRound> other = pairSwissRound(teams);
        QVERIFY(other.has_value());
        QCOMPARE(other->floats, (std::vector<Float>{Float::None, Float::None, Float::Down, Float::Up}));
    }

    void pointsComeBeforeFloats()
    {
        std::vector<SwissTeam> teams = table({6, 5, 1, 0});
        teams[0].lastFloat = Float::Down;
        teams[1].lastFloat = Float::Up;
        QCOMPARE(pairSwissRound(teams)->cost.gaps, 2);
    }

    void homeAndAwayAreBalanced()
    {
        std::vector<SwissTeam> teams = table({0, 0});
        QCOMPARE(printed(teams), u"0-1"_s);
        teams[0].homes = 2;
        teams[0].aways = 1;
        teams[1].homes = 1;
        teams[1].aways = 2;
        QCOMPARE(printed(teams), u"1-0"_s);
        // Level in balance: whoever was at home last goes away.
        teams[0].aways = 2;
        teams[1].homes = 2;
        teams[0].lastVenue = Side::Home;
        teams[1].lastVenue = Side::Away;
        QCOMPARE(printed(teams), u"1-0"_s);
        // The balance comes first.
        teams[0].aways = 3;
        QCOMPARE(printed(teams), u"0-1"_s);
    }

    void theByeGoesToTheLowestWithout()
    {
        std::vector<SwissTeam> teams = table({6, 3, 3, 0, 0});
        QVERIFY(printed(teams).endsWith(u"bye 4"_s));
        teams[4].byes = 1;
        QVERIFY(printed(teams).endsWith(u"bye 3"_s));
        for (SwissTeam &each : teams)
            each.byes = 1;
        QVERIFY(printed(teams).endsWith(u"bye 4"_s));
        QCOMPARE(pairSwissRound(teams)->floats.back(), Float::Down);
    }

    void theByeLeavesARoundThatCanBePaired()
    {
        // Without team 2 the others would be 0 and 1, who have met.
        std::vector<SwissTeam> teams = table({3, 3, 0});
        haveMet(teams, 0, 1);
        QCOMPARE(printed(teams), u"0-2 bye 1"_s);
    }

    void theReasonIsNamed()
    {
        std::vector<SwissTeam> teams = table({9, 6, 3, 0});
        for (const int other : {1, 2, 3})
            haveMet(teams, 0, other);
        Result<SwissRound> round = pairSwissRound(teams);
        VERIFY_FAULT(round, Fault::Impossible);
        QCOMPARE(problemsOf(round.error().problems),
                 (QStringList{u"teams[0]: It has met every other team."_s,
                              u"teams[1, 2, 3]: An odd number of teams that have met all others."_s}));

        // 0, 1 and 2 have met one another and want team 3 all.
        teams = table({9, 6, 3, 0});
        haveMet(teams, 0, 1);
        haveMet(teams, 0, 2);
        haveMet(teams, 1, 2);
        round = pairSwissRound(teams);
        QVERIFY(!round.has_value());
        QCOMPARE(round.error().message.english(),
                 u"No round without a rematch exists: 3 teams or groups of teams need an opponent "
                 "from outside, and only 1 such opponents are left."_s);
        QCOMPARE(problemsOf(round.error().problems),
                 (QStringList{u"teams[0]: It has met every team but these: 3."_s,
                              u"teams[1]: It has met every team but these: 3."_s,
                              u"teams[2]: It has met every team but these: 3."_s}));
        round = pairSwissRound(teams, {}, {u"Ayr"_s, u"Bath"_s, u"Cork"_s, u"Deal"_s});
        QVERIFY(!round.has_value());
        QCOMPARE(problemsOf(round.error().problems).last(),
                 u"Cork: It has met every team but these: Deal."_s);
    }

    void whatIsWrongIsListed()
    {
        std::vector<SwissTeam> teams = table({0, 100'001, 0, 0});
        teams[0].met = {1, 4, 0};
        teams[2].place = 3;
        teams[3].homes = -1;
        const Result<SwissRound> round = pairSwissRound(teams);
        VERIFY_FAULT(round, Fault::BadInput);
        QCOMPARE(problemsOf(round.error().problems),
                 (QStringList{
                     u"teams[1].points: 50000½ points: at most 50000 are possible, on either side of 0."_s,
                     u"teams[3].homes: -1 is not a number from 0 to 1000."_s,
                     u"teams[3].place: Another team has place 3 too."_s,
                     u"teams[0].met: It has met team 1, but team 1 has not met it."_s,
                     u"teams[0].met: Team 4 is no opponent."_s,
                     u"teams[0].met: Team 0 is no opponent."_s,
                 }));
        QCOMPARE(problemsOf(swissProblems(table({0}))),
                 QStringList{u"teams: 1 teams: a Swiss has from 2 to 5000."_s});
        QVERIFY(swissProblems(table({0, 0})).empty());
    }

    void roundsBecomeWhatTheNextOneNeeds()
    {
        const SwissRound first{{{0, 1}}, {Float::None, Float::None, Float::Down}, 2, {}};
        const SwissRound second{{{2, 0}}, {Float::Down, Float::Down, Float::Up}, 1, {}};
        const std::vector<SwissTeam> teams = swissTeams({3, 3, 6}, {1, 2, 0}, {first, second});
        QVERIFY(swissProblems(teams).empty());
        QCOMPARE(teams[0].met, (std::vector<int>{1, 2}));
        QCOMPARE(teams[0].homes, 1);
        QCOMPARE(teams[0].aways, 1);
        QVERIFY(teams[0].lastVenue == Side::Away);
        QCOMPARE(teams[0].floatsDown, 1);
        QVERIFY(teams[1].lastVenue == Side::Away);
        QCOMPARE(teams[1].byes, 1);
        QCOMPARE(teams[2].place, 0);
        QCOMPARE(teams[2].floatsDown, 1);
        QCOMPARE(teams[2].floatsUp, 1);
        QVERIFY(teams[2].lastFloat == Float::Up);
        // 1 and 2 alone have not met.
        QCOMPARE(printed(teams), u"1-2 bye 0"_s);
    }
};

TOUCHLINE_TEST(TestSwiss)

} // namespace test_swiss

#include "test_swiss.moc"
