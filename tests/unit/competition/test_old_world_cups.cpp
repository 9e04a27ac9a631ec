// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/competition_json.h"
#include "real_cup.h"
#include "tests/support/test_registry.h"

namespace test_old_world_cups {

using namespace touchline;

/// Rules that only old tournaments had.
class TestOldWorldCups : public QObject
{
    Q_OBJECT

    /// As it really was until that day.
    static Competition until(int year, const QDate &day)
    {
        const RealEdition real = realEdition(u"worldcup-%1"_s.arg(year)).value();
        Competition competition = cup::staged(real);
        if (!enterRealResults(competition, real, day))
            qFatal("%d: not as it was", year);
        return competition;
    }

    static QString placeOf(const Competition &competition, int table, int place)
    {
        return cup::name(competition,
                         teamIn({Slot::Kind::GroupPlace, table, place}, competition, progress(competition)));
    }

    static TieStatus tie(const Competition &competition, int number)
    {
        const int index = competition.plan().tieByNumber[at(number)];
        return progress(competition).ties[at(index)];
    }

    /// Index of the first replay of a tie.
    static int replayOf(const Competition &competition, int number)
    {
        const int index = competition.plan().tieByNumber[at(number)];
        return competition.plan().ties[at(index)].fixtures[1];
    }

    /// Number of the play-off of a group, as it is due now; 0 = none is.
    static int playOff(const Competition &competition, int table)
    {
        const Progress now = progress(competition);
        for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
            const Fixture &fixture = competition.fixtures()[i];
            if (fixture.table == table && fixture.tie >= 0 && now.fixtures[i].state == FixtureState::Ready)
                return fixture.number;
        }
        return 0;
    }

private Q_SLOTS:
    void groupMatchesOf1954GoToExtraTime()
    {
        const Competition competition = until(1954, QDate(1954, 6, 16));
        const DecisionRules rules = decisionRules(competition, competition.indexOfNumber(1));
        QVERIFY(rules.needsWinner);
        QCOMPARE(rules.extraTime, DecisionRules::ExtraTime::Full);
        QVERIFY(!rules.shootOut);
    }

    void whatStaysLevelIn1954IsADraw()
    {
        const Competition competition = until(1954, QDate(1954, 6, 18));
        const Progress now = progress(competition);
        // England 4-4 Belgium after extra time.
        QCOMPARE(now.tables[3].table.rows[1].tally.drawn, 1);
        QCOMPARE(now.tables[3].table.rows[1].tally.points, 1);
        QVERIFY(!competition.result(competition.indexOfNumber(8))->winner);
    }

    void aGroupMatchWithoutExtraTimeIsRefusedIn1954OnlyIfItIsLevel()
    {
        Competition competition = until(1954, QDate(1954, 6, 16));
        MatchReport report = cup::report(competition, 1, {2, 1});
        QVERIFY(!report.extraTime);
        QVERIFY(competition.record(report));
        report = cup::report(competition, 2, {1, 1});
        QVERIFY(report.extraTime.has_value());
        QVERIFY(competition.record(report));
    }

    void seedsOf1954DoNotMeet()
    {
        const Format format = formatTemplate(u"worldcup-1954"_s).value();
        const auto &groups = std::get<RoundRobinStage>(format.stages[0].plan);
        for (const GroupPlan &group : groups.groups) {
            std::size_t matches = 0;
            for (const auto &round : group.fixtures)
                matches += round.size();
            QCOMPARE(matches, std::size_t{4});
        }
    }

    void aLevelSecondPlaceOf1954IsPlayedFor()
    {
        Competition competition = until(1954, QDate(1954, 6, 23));
        const int number = playOff(competition, 1);
        // By name: Turkey before West Germany.
        QCOMPARE(cup::pairing(competition, number), u"TUR-1954-GER-1954"_s);
        QCOMPARE(placeOf(competition, 1, 2), u"-"_s);
        // Turkey could have won it.
        cup::play(competition, number, {1, 0});
        QCOMPARE(placeOf(competition, 1, 2), u"TUR-1954"_s);
    }

    void lotsDecideALevelPlayOffOf1954()
    {
        Competition competition = until(1954, QDate(1954, 6, 23));
        const int number = playOff(competition, 1);
        cup::play(competition, number, {2, 2});
        QVERIFY(tie(competition, number).needsLot);
        for (const Lot &lot : drawLots(competition, progress(competition)))
            QVERIFY(competition.addLot(lot));
        QCOMPARE(tie(competition, number).by, TieDecision::Lots);
        QVERIFY(placeOf(competition, 1, 2) != "-"_L1);
    }

    /// Northern Ireland had the worse goal average, Czechoslovakia the better one.
    void goalAverageDecidesALevelPlayOffOf1958()
    {
        Competition competition = until(1958, QDate(1958, 6, 17));
        const int number = playOff(competition, 0);
        QCOMPARE(placeOf(competition, 0, 2), u"-"_s);
        cup::play(competition, number, {1, 1});
        QCOMPARE(tie(competition, number).by, TieDecision::Table);
        QVERIFY(!tie(competition, number).needsLot);
        QCOMPARE(placeOf(competition, 0, 2), u"TCH-1958"_s);
        QCOMPARE(placeOf(competition, 0, 3), u"NIR-1958"_s);
    }

    void goalAverageParts1958sFirstAndSecond()
    {
        const Competition competition = until(1958, QDate(1958, 6, 17));
        QCOMPARE(placeOf(competition, 1, 1), u"FRA-1958"_s);
        QCOMPARE(placeOf(competition, 1, 2), u"YUG-1958"_s);
    }

    void aLevelTieOf1934IsReplayedOnNeutralGround()
    {
        const Competition competition = until(1934, QDate(1934, 6, 1));
        const int ready = replayOf(competition, 12);
        const Fixture &replay = competition.fixtures()[at(ready)];
        QCOMPARE(replay.replay, 1);
        QCOMPARE(cup::state(competition, replay.number), FixtureState::Ready);
        QCOMPARE(cup::pairing(competition, replay.number), u"ITA-1934-ESP-1934"_s);
        QCOMPARE(competition.appointment(ready)->date, QDate(1934, 6, 1));
        QCOMPARE(tie(competition, 12).by, TieDecision::Open);
    }

    void afterTheReplayLotsFollow()
    {
        Competition competition = until(1934, QDate(1934, 6, 1));
        const int number = competition.fixtures()[at(replayOf(competition, 12))].number;
        cup::play(competition, number, {0, 0});
        QVERIFY(tie(competition, 12).needsLot);
        const Lot lot{-1,
                      {competition.indexOfTeam(QUuid::createUuidV5(cup::space, u"ESP-1934"_s)),
                       competition.indexOfTeam(QUuid::createUuidV5(cup::space, u"ITA-1934"_s))},
                      12};
        QVERIFY(competition.addLot(lot));
        QCOMPARE(cup::pairing(competition, 15), u"ESP-1934-AUT-1934"_s);
    }

    /// 15 teams: Austria had withdrawn.
    void swedenGoesStraightToTheQuarterFinalsOf1938()
    {
        const Competition competition = until(1938, QDate(1938, 6, 4));
        QCOMPARE(cup::pairing(competition, 13), u"SWE-1938--"_s);
        QCOMPARE(competition.definition().entrants.size(), std::size_t{15});
    }

    void lotsDecideLevelTiesOf1970ButTheFinalIsReplayed()
    {
        const Format format = formatTemplate(u"worldcup-1970"_s).value();
        const auto &knockout = std::get<KnockoutStage>(format.stages.back().plan);
        for (const KnockoutRound &round : knockout.rounds) {
            QCOMPARE(round.rules.lastResort, TieRules::LastResort::Lots);
            QCOMPARE(round.rules.replays, round.name == "final"_L1 ? 1 : 0);
        }
    }

    void goldenGoalsEnd1998()
    {
        Competition competition = until(1998, QDate(1998, 6, 27));
        const DecisionRules rules = decisionRules(competition, competition.indexOfNumber(49));
        QCOMPARE(rules.extraTime, DecisionRules::ExtraTime::GoldenGoal);
        QVERIFY(rules.shootOut);
    }

    /// Four cards against six: given by the organisers, since the reports know scores alone.
    void conductDecides2018()
    {
        const Competition competition = until(2018, QDate(2018, 6, 29));
        QCOMPARE(competition.conduct().size(), std::size_t{4});
        const GroupTable group = progress(competition).tables[7];
        QCOMPARE(group.table.separations[1].by, std::optional(TieBreak::Conduct));
        QCOMPARE(group.table.separations[1].upper, -4);
        QCOMPARE(group.table.separations[1].lower, -6);
        QVERIFY(competitionFromJson(toJson(competition)).value() == competition);
    }

    void conductThatIsIncompleteDoesNotCount()
    {
        RealEdition real = realEdition(u"worldcup-2018"_s).value();
        real.conduct.pop_back();
        Competition competition = cup::staged(real);
        QVERIFY(enterRealResults(competition, real, QDate(2018, 6, 29)));
        QVERIFY(isLevelWithNext(progress(competition).tables[7].table, 1));
    }

    void conductMustMakeSense()
    {
        Competition competition = until(2018, QDate(2018, 6, 14));
        QVERIFY(competition.addConduct({0, 0, 0}));
        QVERIFY(!competition.addConduct({0, 0, 1}));
        QVERIFY(!competition.addConduct({8, 0, -1}));
        QVERIFY(!competition.addConduct({0, 32, -1}));
        QCOMPARE(competition.conduct().size(), std::size_t{1});
    }
};

TOUCHLINE_TEST(TestOldWorldCups)

} // namespace test_old_world_cups

#include "test_old_world_cups.moc"
