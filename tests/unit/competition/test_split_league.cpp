// SPDX-License-Identifier: GPL-3.0-or-later
// Leagues that split, whose third meeting is on either ground and whose points may be halved; the first round
// of a Swiss; deductions that are carried along.
#include "core/competition/competition_json.h"
#include "core/competition/round_draw.h"
#include "core/competition/table_deductions.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

namespace test_split_league {

using namespace touchline;
using namespace touchline::testing;

namespace {

Format built(const char *name)
{
    return formatTemplate(QString::fromLatin1(name)).value();
}

/// The matches of the two teams T0<one> and T0<other>, as numbers.
std::vector<int> meetings(const Competition &competition, int one, int other)
{
    std::vector<int> numbers;
    const Progress now = progress(competition);
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const PerSide<int> &teams = now.fixtures[i].teams;
        if ((teams[Side::Home] == one && teams[Side::Away] == other) ||
            (teams[Side::Home] == other && teams[Side::Away] == one))
            numbers.push_back(competition.fixtures()[i].number);
    }
    return numbers;
}

/// Plays a match so that the team with the lower index wins by 2-0.
void play(Competition &competition, int number)
{
    const PerSide<int> teams = progress(competition).fixtures[at(competition.indexOfNumber(number))].teams;
    const bool isHome = teams[Side::Home] < teams[Side::Away];
    ASSIGN_RESULT(kept,
                  competition.record(cup::report(competition, number, isHome ? Score{2, 0} : Score{0, 2})));
}

/// "T01-T05 T06-T02": the first round as it is drawn.
QString firstRound(const Competition &competition)
{
    QStringList words;
    const auto draws = drawRounds(competition, progress(competition));
    const std::vector<int> &order = draws.value().front().order;
    for (std::size_t i = 0; i + 1 < order.size(); i += 2)
        words << u"%1-%2"_s.arg(order[i] + 1).arg(order[i + 1] + 1);
    if (order.size() % 2 != 0)
        words << u"bye %1"_s.arg(order.back() + 1);
    return words.join(u' ');
}

} // namespace

class TestSplitLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theThirdMeetingIsOnTheGroundThatTheReportSays()
    {
        Competition competition = cup::hold(built("league-4x3-split"));
        const std::vector<int> numbers = meetings(competition, 0, 1);
        QCOMPARE(numbers.size(), std::size_t{3});
        const int index = competition.indexOfNumber(numbers[2]);
        const PerSide<int> planned = progress(competition).fixtures[at(index)].teams;
        MatchReport report = cup::report(competition, numbers[2], {3, 1});
        std::swap(report.teams[Side::Home], report.teams[Side::Away]);
        QVERIFY(competition.record(report).has_value());
        const Progress now = progress(competition);
        QVERIFY(now.fixtures[at(index)].state == FixtureState::Played);
        QCOMPARE(now.fixtures[at(index)].teams[Side::Home], planned[Side::Away]);
        const Row &first = now.tables.front().table.rows.front();
        QCOMPARE(now.tables.front().teams[at(first.team)], planned[Side::Away]);
        QCOMPARE(first.tally.goalsFor, 3);
        // It is read back as it was played.
        ASSIGN_RESULT(again, competitionFromJson(toJson(competition)));
        QVERIFY(progress(*again).fixtures[at(index)].state == FixtureState::Played);
        QCOMPARE(progress(*again).fixtures[at(index)].teams, now.fixtures[at(index)].teams);
    }

    /// Where both meet on both grounds, the ground is the format's.
    void twoMeetingsHaveTheirGrounds()
    {
        Competition competition = cup::hold(built("league-4"));
        MatchReport report = cup::report(competition, 1, {3, 1});
        std::swap(report.teams[Side::Home], report.teams[Side::Away]);
        QVERIFY(!competition.record(report).has_value());
    }

    void halfOfThePointsIsCarriedAlong_data()
    {
        columns<QString, QList<int>>();
        // Played out with the better seed winning, 18, 12, 6 and 0 points; T02 loses 1 of its 12 = 11.
        QTest::newRow("league-4x2-split") << u"league-4x2-split"_s << QList<int>{18, 11};
        QTest::newRow("up") << u"league-4x2-split-half-up"_s << QList<int>{9, 6};
        QTest::newRow("down") << u"league-4x2-split-half-down"_s << QList<int>{9, 5};
    }
    void halfOfThePointsIsCarriedAlong()
    {
        const auto [format, points] = row<QString, QList<int>>();
        Competition competition = cup::hold(formatTemplate(format).value());
        QVERIFY(competition.addDeduction({0, 1, 1, u"late"_s}).has_value());
        for (int number = 1; number <= 12; ++number)
            play(competition, number);
        const GroupTable table = progress(competition).tables[1];
        QCOMPARE(table.table.rows.size(), std::size_t{2});
        for (std::size_t row = 0; row < 2; ++row) {
            QCOMPARE(table.table.rows[row].tally.points, points[static_cast<qsizetype>(row)]);
            QCOMPARE(table.table.rows[row].tally.played, 6);
        }
        QCOMPARE(table.table.rows[0].tally.goalsFor, 12);
        QCOMPARE(deductionsIn(competition, 1).size(), std::size_t{1});
    }

    /// Austria: of two on the same points the one whose half was rounded down stands above.
    void whatRoundingTookDecides()
    {
        RuleSet rules = ruleSet(u"league-3-1-0"_s).value();
        rules.tieBreaks.insert(rules.tieBreaks.begin() + 1, TieBreak::UnroundedPoints);
        const std::vector<GroupResult> results{GroupResult::withScore(0, 1, {5, 0}),
                                               GroupResult::withScore(1, 0, {1, 0})};
        const std::vector<int> quarters{0, 2};
        GroupInput input{2, results, &rules, {}, {}};
        QCOMPARE(standings(input).rows.front().team, 0);
        input.roundedOff = quarters;
        const Table table = standings(input);
        QCOMPARE(table.rows.front().team, 1);
        QVERIFY(table.separations.front().by == TieBreak::UnroundedPoints);
    }

    /// What is left is whole, in the direction that the format says; the quarters are asked for by name.
    void halfOfHalfPointsIsRoundedToWholePoints()
    {
        for (const bool isUp : {true, false}) {
            Format format = built(isUp ? "league-4x2-split-half-up" : "league-4x2-split-half-down");
            for (Stage &stage : format.stages)
                if (auto *table = std::get_if<RoundRobinStage>(&stage.plan))
                    table->rules.points.win = TablePoints::ofHalves(5);
            Competition competition = cup::hold(format);
            for (int number = 1; number <= 12; ++number)
                play(competition, number);
            // 15, 10, 5 and 0 points: half of them 7½ and 5.
            const GroupTable table = progress(competition).tables[1];
            QCOMPARE(table.table.rows[0].tally.points, TablePoints(isUp ? 8 : 7));
            QCOMPARE(table.table.rows[1].tally.points, TablePoints(5));
        }
    }

    /// Conferences: the matches of the four among themselves and those of a second group of the same four.
    /// The teams stand there by the place that they come from, so the two parts name each twice.
    void aSumOfPartsWithTheSameTeams()
    {
        Format format = cup::league();
        auto &first = std::get<RoundRobinStage>(format.stages.front().plan);
        first.groups.front().name = u"A"_s;
        RoundRobinStage second = first;
        second.groups.front().name = u"B"_s;
        for (int place = 1; place <= 4; ++place)
            second.groups.front().members.push_back({Slot::Kind::GroupPlace, 0, place});
        TableStage sum;
        sum.table = u"Year"_s;
        sum.of = {0, 1};
        sum.rules = first.rules;
        format.stages.push_back({u"second"_s, second});
        format.stages.push_back({u"year"_s, sum});
        format.finalPlaces = {{Slot::Kind::GroupPlace, 2, 1}};
        Competition competition = cup::hold(format);
        cup::playOut(competition, Generator(4));
        const GroupTable year = progress(competition).tables[2];
        QCOMPARE(year.table.rows.size(), std::size_t(4));
        QVERIFY(year.isComplete);
        for (std::size_t row = 0; row < 4; ++row) {
            QVERIFY(year.teamOfRow(row) >= 0);
            QCOMPARE(year.table.rows[row].tally.played, 12);
        }
        QVERIFY(progress(competition).finalPlaces[0] >= 0);
    }

    void theFirstRoundOfASwiss()
    {
        QCOMPARE(firstRound(cup::hold(built("swiss-8x3"))), u"1-5 6-2 3-7 8-4"_s);
        QCOMPARE(firstRound(cup::hold(built("swiss-7x3"))), u"1-4 5-2 3-6 bye 7"_s);
        QCOMPARE(firstRound(cup::hold(built("swiss-8x3-neighbours"))), u"1-2 4-3 5-6 8-7"_s);
        QStringList drawn;
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            drawn << firstRound(cup::hold(built("swiss-8x3-drawn"), seed));
        QCOMPARE(firstRound(cup::hold(built("swiss-8x3-drawn"), 1)), drawn.front());
        drawn.removeDuplicates();
        QCOMPARE(drawn.size(), 5);
    }

    /// A competition that was kept before the first round could be chosen.
    void aKeptSwissIsPairedAsItWas()
    {
        const Competition competition = cup::hold(built("swiss-8x3"));
        QJsonObject kept = toJson(competition);
        QJsonObject format = kept.value(u"format"_s).toObject();
        QJsonArray stages = format.value(u"stages"_s).toArray();
        QJsonObject stage = stages.first().toObject();
        stage.remove(u"first_round"_s);
        stages.replace(0, stage);
        format.insert(u"stages"_s, stages);
        QVERIFY(std::get<PairedStage>(formatFromJson(format).value().stages.front().plan).firstRound ==
                SwissFirstRound::Halves);
        kept.insert(u"format"_s, format);
        ASSIGN_RESULT(again, competitionFromJson(kept));
        QCOMPARE(firstRound(*again), u"1-2 4-3 5-6 8-7"_s);
    }
};

TOUCHLINE_TEST(TestSplitLeague)

} // namespace test_split_league

#include "test_split_league.moc"
