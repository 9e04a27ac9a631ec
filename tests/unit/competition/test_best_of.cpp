// SPDX-License-Identifier: GPL-3.0-or-later
// Best of 3, 5 and 7: when it ends, who is at home, what a correction opens again.
#include "core/competition/competition_json.h"
#include "core/competition/consequences/consequences.h"
#include "core/competition/format/format_check.h"
#include "core/competition/match_count.h"
#include "core/competition/templates/format_builders.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <QTest>

namespace test_best_of {

using namespace touchline;
using namespace touchline::testing;

namespace {

using LevelMatch = TieRules::LevelMatch;
using LastResort = TieRules::LastResort;

TieStatus tie(const Competition &competition, int number)
{
    return progress(competition).ties[at(competition.plan().tieByNumber[at(number)])];
}

/// "played played ready waiting waiting" of the matches of the tie.
QString states(const Competition &competition, int number)
{
    const Progress now = progress(competition);
    QStringList words;
    for (const int fixture :
         competition.plan().ties[at(competition.plan().tieByNumber[at(number)])].fixtures) {
        switch (now.fixtures[at(fixture)].state) {
        case FixtureState::Played:
            words << u"played"_s;
            break;
        case FixtureState::Ready:
            words << u"ready"_s;
            break;
        case FixtureState::Waiting:
            words << u"waiting"_s;
            break;
        case FixtureState::NotNeeded:
            words << u"not"_s;
            break;
        default:
            words << u"conflict"_s;
        }
    }
    return words.join(u' ');
}

int replayOf(const Competition &competition)
{
    return competition.fixtures()[at(competition.plan().ties[0].fixtures.back())].number;
}

QStringList problemsOf(const TieRules &rules)
{
    QStringList places;
    for (const Problem &problem : validate(cup::cupOfFour(rules)))
        places << problem.where;
    return places;
}

} // namespace

class TestBestOf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itEndsAsSoonAsItIsDecided()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 5}));
        QCOMPARE(states(competition, 1), u"ready waiting waiting waiting waiting"_s);
        cup::play(competition, 1, {1, 0});
        QCOMPARE(cup::pairing(competition, 11), u"T04-T01"_s);
        cup::play(competition, 11, {0, 3});
        QCOMPARE(states(competition, 1), u"played played ready waiting waiting"_s);
        QVERIFY(!tie(competition, 1).winner);
        QCOMPARE(tie(competition, 1).wins, (Score{2, 0}));
        cup::play(competition, 13, {2, 1});
        QCOMPARE(states(competition, 1), u"played played played not not"_s);
        QVERIFY(tie(competition, 1).winner == Side::Home);
        QVERIFY(tie(competition, 1).by == TieDecision::Wins);
        QCOMPARE(tie(competition, 1).wins, (Score{3, 0}));
        QCOMPARE(tie(competition, 1).goals, (Score{6, 1}));
        QCOMPARE(cup::pairing(competition, 20), u"T01--"_s);
        const auto late = competition.record(cup::report(competition, 15, {1, 0}));
        QVERIFY(!late);
        QCOMPARE(late.error().message.english(), u"Match 15 is not needed."_s);
    }

    void everyMatchHasAWinner()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        // The home side wins on penalties.
        cup::play(competition, 1, {1, 1});
        cup::play(competition, 11, {2, 2});
        QCOMPARE(tie(competition, 1).wins, (Score{1, 1}));
        cup::play(competition, 13, {0, 1});
        QVERIFY(tie(competition, 1).winner == Side::Away);
        QVERIFY(!decisionRules(competition, competition.indexOfNumber(13)).firstLeg);
    }

    void matchesAreCountedThatAreSure()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        QCOMPARE(matchCount(competition, progress(competition)).all, 5);
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 11, {1, 0});
        QCOMPARE(matchCount(competition, progress(competition)).all, 6);
        cup::play(competition, 13, {1, 0});
        cup::play(competition, 2, {1, 0});
        cup::play(competition, 12, {0, 1});
        QCOMPARE(matchCount(competition, progress(competition)).all, 6);
    }

    void onlyInTheirOrder()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        const auto early = competition.record(cup::report(competition, 11, {1, 0}));
        QVERIFY(!early);
        QCOMPARE(early.error().message.english(),
                 u"The earlier matches of the tie must be played before match 11."_s);
    }

    void homeSides_data()
    {
        QTest::addColumn<int>("legs");
        QTest::addColumn<bool>("twoTwoOne");
        QTest::addColumn<QString>("homes");
        QTest::newRow("3") << 3 << false << u"T01 T04 T01"_s;
        QTest::newRow("3 that could be 2-2-1") << 3 << true << u"T01 T04 T01"_s;
        QTest::newRow("5") << 5 << false << u"T01 T04 T01 T04 T01"_s;
        QTest::newRow("2-2-1") << 5 << true << u"T01 T01 T04 T04 T01"_s;
        QTest::newRow("2-2-1-1-1") << 7 << true << u"T01 T01 T04 T04 T01 T04 T01"_s;
    }

    void homeSides()
    {
        QFETCH(int, legs);
        QFETCH(bool, twoTwoOne);
        QFETCH(QString, homes);
        KnockoutOptions options;
        options.rules.legs = legs;
        options.rules.homeOrder =
            twoTwoOne ? TieRules::HomeOrder::TwoTwoOne : TieRules::HomeOrder::Alternating;
        const Competition competition = cup::hold(cupFormat(4, options).value());
        const Progress now = progress(competition);
        QStringList found;
        for (const int fixture : competition.plan().ties[0].fixtures)
            found << cup::name(competition, now.fixtures[at(fixture)].teams[Side::Home]);
        QCOMPARE(found.join(u' '), homes);
    }

    void aCorrectionOpensItAgain()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        for (const int number : {1, 2})
            cup::play(competition, number, {1, 0});
        for (const int number : {11, 12})
            cup::play(competition, number, {0, 1});
        cup::play(competition, 20, {1, 0});
        const MatchReport lost = cup::report(competition, 11, {1, 0});
        const auto found = consequences(competition, lost);
        QCOMPARE(found->conflicts.size(), std::size_t{1});
        QCOMPARE(found->ties.size(), std::size_t{2});
        QVERIFY(competition.record(lost).has_value());
        QCOMPARE(states(competition, 1), u"played played ready"_s);
        QVERIFY(!tie(competition, 1).winner);
        QVERIFY(cup::state(competition, 20) == FixtureState::InConflict);
        // Won all the same: the final stands again.
        cup::play(competition, 13, {1, 0});
        QVERIFY(cup::state(competition, 20) == FixtureState::Played);
        QVERIFY(conflictsOf(competition, progress(competition)).empty());
    }

    void aCorrectionEndsItEarlier()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 11, {1, 0});
        cup::play(competition, 13, {0, 1});
        QVERIFY(tie(competition, 1).winner == Side::Away);
        cup::play(competition, 11, {0, 1});
        QVERIFY(tie(competition, 1).winner == Side::Home);
        QCOMPARE(states(competition, 1), u"played played conflict"_s);
        const auto conflicts = conflictsOf(competition, progress(competition));
        QCOMPARE(conflicts.size(), std::size_t{1});
        QVERIFY(conflicts[0].why == ConflictReason::NotNeeded);
        QVERIFY(conflicts[0].remedies == std::vector<Remedy>{Remedy::TakeOut});
    }

    void aMatchTakenOutLeavesItOpen()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 11, {1, 0});
        cup::play(competition, 13, {0, 1});
        competition.withdraw(competition.indexOfNumber(11));
        QVERIFY(!tie(competition, 1).winner);
        QCOMPARE(states(competition, 1), u"played ready played"_s);
    }

    void walkovers()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        cup::play(competition, 1, {1, 0});
        // At T04, lost by T01 at a desk.
        cup::rule(competition, cup::walkover(competition, 11, Side::Home, {.wholeTie = false}));
        QCOMPARE(tie(competition, 1).wins, (Score{1, 1}));
        QCOMPARE(tie(competition, 1).goals, (Score{1, 3}));
        QCOMPARE(states(competition, 1), u"played played ready"_s);
        cup::rule(competition, cup::walkover(competition, 11, Side::Home, {.wholeTie = true}));
        QVERIFY(tie(competition, 1).winner == Side::Away);
        QVERIFY(tie(competition, 1).by == TieDecision::Walkover);
        QCOMPARE(states(competition, 1), u"played played not"_s);
    }

    void whoWithdrawsLosesIt()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 5}));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 11, {0, 1});
        QVERIFY(competition.withdrawTeam({0, TeamWithdrawal::Results::Counted}).has_value());
        QVERIFY(tie(competition, 1).winner == Side::Away);
        QVERIFY(tie(competition, 1).by == TieDecision::Walkover);
        // After it was won nothing of it is taken away.
        Competition won = cup::hold(cup::cupOfFour({.legs = 3}));
        cup::play(won, 1, {1, 0});
        cup::play(won, 11, {0, 1});
        QVERIFY(won.withdrawTeam({3, TeamWithdrawal::Results::Counted}).has_value());
        QVERIFY(tie(won, 1).by == TieDecision::Wins);
        QCOMPARE(states(won, 1), u"played played not"_s);
    }

    void bothLoseTheLastOne()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 11, {1, 0});
        cup::rule(competition, cup::walkover(competition, 13, std::nullopt, {.wholeTie = false}));
        QVERIFY(tie(competition, 1).isWithoutWinner());
    }

    void levelMatchesCountForNeither()
    {
        const TieRules rules{.legs = 3, .levelMatch = LevelMatch::Stands, .replays = 1};
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {1, 1});
        cup::play(competition, 11, {0, 1});
        // T01 leads 1-0, and T04 can still draw level.
        QVERIFY(!tie(competition, 1).winner);
        Competition level = competition;
        cup::play(competition, 13, {2, 2});
        QVERIFY(tie(competition, 1).winner == Side::Home);
        QCOMPARE(states(competition, 1), u"played played played not"_s);
        // 1-1: however many goals, a match more decides.
        cup::play(level, 13, {0, 5});
        QVERIFY(!tie(level, 1).winner);
        QCOMPARE(states(level, 1), u"played played played ready"_s);
        QCOMPARE(cup::pairing(level, replayOf(level)), u"T04-T01"_s);
        cup::play(level, replayOf(level), {0, 1});
        QVERIFY(tie(level, 1).winner == Side::Home);
        QVERIFY(tie(level, 1).by == TieDecision::Replay);
    }

    void thenGoalsDecideThenLots()
    {
        TieRules rules{.legs = 3, .levelMatch = LevelMatch::StandsThenGoals};
        rules.lastResort = LastResort::Lots;
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 11, {4, 0});
        Competition level = competition;
        cup::play(competition, 13, {2, 2});
        QVERIFY(tie(competition, 1).winner == Side::Away);
        QVERIFY(tie(competition, 1).by == TieDecision::Score);
        QCOMPARE(tie(competition, 1).goals, (Score{3, 6}));
        QCOMPARE(tie(competition, 1).wins, (Score{1, 1}));
        cup::play(level, 1, {4, 0});
        cup::play(level, 13, {2, 2});
        QVERIFY(tie(level, 1).needsLot);
        const std::vector<Lot> lots = drawLots(level, progress(level));
        QCOMPARE(lots.size(), std::size_t{1});
        QVERIFY(level.addLot(lots.front()).has_value());
        QVERIFY(tie(level, 1).by == TieDecision::Lots);
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("legs");
        QTest::addColumn<int>("levelMatch");
        QTest::addColumn<int>("replays");
        QTest::newRow("four") << u"legs"_s << 4 << 0 << 0;
        QTest::newRow("draws in two legs") << u"level_match"_s << 2 << 1 << 1;
        QTest::newRow("level, and nothing decides") << u"level_match"_s << 3 << 1 << 0;
        QTest::newRow("goals level, and nothing decides") << u"level_match"_s << 3 << 2 << 0;
        QTest::newRow("a replay of nothing") << u"level_match"_s << 3 << 0 << 1;
        QTest::newRow("nothing is wrong") << QString() << 3 << 1 << 1;
    }

    void whatCannotBe()
    {
        QFETCH(QString, key);
        QFETCH(int, legs);
        QFETCH(int, levelMatch);
        QFETCH(int, replays);
        const TieRules rules{
            .legs = legs, .levelMatch = static_cast<LevelMatch>(levelMatch), .replays = replays};
        QCOMPARE(problemsOf(rules),
                 key.isEmpty() ? QStringList() : QStringList{u"stages[0].rounds[0].rules."_s + key});
    }

    void theNumbersOfItsMatches()
    {
        Format format = cup::cupOfFour({.legs = 3});
        auto &round = std::get<KnockoutStage>(format.stages[0].plan).rounds[0];
        round.ties[0].laterLegs = {13, 11};
        round.ties[1].laterLegs = {12};
        QStringList places;
        for (const Problem &problem : validate(format))
            places << problem.where;
        QCOMPARE(places, (QStringList{u"stages[0].rounds[0].ties[0].later_matches[1]"_s,
                                      u"stages[0].rounds[0].ties[1].later_matches"_s}));
    }

    /// A level tie of the Liguilla.
    void aLevelTieGoesToTheBetterPlaced()
    {
        Format format = cup::leagueWithFinal({TieBreak::Points, TieBreak::GoalDifference, TieBreak::Lots});
        auto &rounds = std::get<KnockoutStage>(format.stages[1].plan).rounds;
        const Slot first = rounds[0].ties[0].home;
        const Slot second = rounds[0].ties[0].away;
        rounds[0].ties[0] = {20, second, first, {21}};
        rounds[0].rules = {
            .legs = 2, .extraTime = DecisionRules::ExtraTime::None, .lastResort = LastResort::Table};
        QVERIFY(validate(format).empty());
        Competition competition = cup::hold(format);
        cup::playGroupsInOrder(competition);
        QCOMPARE(cup::pairing(competition, 20), u"T02-T01"_s);
        cup::play(competition, 20, {2, 1});
        cup::play(competition, 21, {1, 0});
        QVERIFY(tie(competition, 20).winner == Side::Away);
        QVERIFY(tie(competition, 20).by == TieDecision::Table);
        QCOMPARE(cup::name(competition, progress(competition).finalPlaces.front()), u"T01"_s);
        // Without a table before it there is nothing to go by.
        QCOMPARE(problemsOf({.lastResort = LastResort::Table}),
                 QStringList{u"stages[0].rounds[0].rules.last_resort"_s});
    }

    void betweenTwoOfDifferentGroupsALotDecides()
    {
        Format format = formatTemplate(u"groups-2x2-1"_s).value();
        std::get<KnockoutStage>(format.stages[1].plan).rounds[0].rules.lastResort = LastResort::Table;
        QVERIFY(validate(format).empty());
        Competition competition = cup::hold(format);
        cup::playGroupsInOrder(competition);
        const int final = competition.fixtures().back().number;
        cup::play(competition, final, {1, 1});
        QVERIFY(tie(competition, final).needsLot);
    }

    /// 7 v 8, whose loser has another match, and 9 v 10, whose loser is out.
    void aLoserIsOutAndAnotherGoesOn()
    {
        KnockoutRound playIn{u"play-in"_s,
                             {{1, cup::seed(1), cup::seed(2)}, {2, cup::seed(3), cup::seed(4)}}};
        const KnockoutRound last{u"last place"_s, {{3, cup::loserOf(1), cup::winnerOf(2)}}};
        Format format;
        format.name = u"play-in"_s;
        format.title = u"Play-in"_s;
        format.pool = 4;
        const auto problemsWith = [&](bool loserOut) {
            playIn.ties[1].loserOut = loserOut;
            format.stages = {{u"play-in"_s, KnockoutStage{{playIn, last}}}};
            format.finalPlaces = {cup::winnerOf(1), cup::winnerOf(3)};
            return looseEnds(format);
        };
        QCOMPARE(problemsWith(false).size(), std::size_t{1});
        QVERIFY(problemsWith(true).empty());
        QVERIFY(formatFromJson(toJson(format)).value() == format);
    }
};

TOUCHLINE_TEST(TestBestOf)

} // namespace test_best_of

#include "test_best_of.moc"
