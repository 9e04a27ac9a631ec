// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss whose pairings are a best of 3, 5 or 7: one match in the table, with the goals of all.
#include "core/competition/competition_json.h"
#include "core/competition/format/format.h"
#include "core/competition/format/format_check.h"
#include "core/competition/late_entry.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"
#include "tests/unit/competition/small_formats.h"

#include <set>

namespace test_swiss_best_of {

using namespace touchline;
using namespace touchline::testing;
using LevelMatch = TieRules::LevelMatch;

namespace {

Format swissOf(int teams, int rounds, int bestOf, LevelMatch levelMatch = LevelMatch::PlayedOut)
{
    Format format = cup::swiss(teams, rounds);
    auto &stage = std::get<PairedStage>(format.stages.front().plan);
    stage.bestOf = bestOf;
    stage.levelMatch = levelMatch;
    return format;
}

Competition drawn(Format format)
{
    Competition competition = cup::hold(std::move(format));
    cup::drawDue(competition);
    return competition;
}

/// "T01 1 1-0-0 5-4 3": played, won-drawn-lost, goals, points.
QString line(const Competition &competition, int team)
{
    const Tally tally = cup::rowOf(progress(competition), team).tally;
    return u"%1 %2 %3-%4-%5 %6-%7 %8"_s.arg(cup::name(competition, team))
        .arg(tally.played)
        .arg(tally.won)
        .arg(tally.drawn)
        .arg(tally.lost)
        .arg(tally.goalsFor)
        .arg(tally.goalsAgainst)
        .arg(tally.points.number());
}

QStringList lines(const Competition &competition, std::initializer_list<int> teams)
{
    QStringList all;
    for (const int team : teams)
        all << line(competition, team);
    return all;
}

QStringList problemsOf(int bestOf, LevelMatch levelMatch)
{
    QStringList words;
    for (const Problem &problem : validate(swissOf(4, 2, bestOf, levelMatch)))
        words << problem.where + u": "_s + problem.what.english();
    return words;
}

/// What a table has to say of a team, added up from the reports alone.
struct Sum
{
    int played = 0;
    int goals = 0;
    int against = 0;
    int points = 0;
};

std::map<QUuid, Sum> addedUp(const Competition &competition, const std::vector<MatchReport> &reports,
                             int bestOf, LevelMatch levelMatch)
{
    using Pair = std::set<QUuid>;
    std::map<std::pair<int, Pair>, std::map<QUuid, Score>> meetings;
    for (const MatchReport &report : reports) {
        const Fixture &fixture = competition.fixtures()[at(competition.indexOfFixture(report.fixture))];
        const QUuid home = report.teams[Side::Home].team;
        const QUuid away = report.teams[Side::Away].team;
        auto &meeting = meetings[{fixture.round, {home, away}}];
        // Goals in `home` of the score, matches won in `away`.
        meeting[home].home += report.score.home;
        meeting[away].home += report.score.away;
        if (report.winner)
            ++meeting[*report.winner == Side::Home ? home : away].away;
    }
    std::map<QUuid, Sum> sums;
    for (const auto &[pair, meeting] : meetings) {
        const auto &[one, ofOne] = *meeting.begin();
        const auto &[other, ofOther] = *meeting.rbegin();
        int ahead = ofOne.away - ofOther.away;
        if (ahead == 0 && levelMatch == LevelMatch::StandsThenGoals)
            ahead = ofOne.home - ofOther.home;
        sums[one].points += ahead > 0 ? 3 : ahead == 0 ? 1 : 0;
        sums[other].points += ahead < 0 ? 3 : ahead == 0 ? 1 : 0;
        for (const auto &[team, own] : meeting) {
            sums[team].played += 1;
            sums[team].goals += own.home;
            sums[team].against += (team == one ? ofOther : ofOne).home;
        }
        Q_ASSERT(ofOne.away + ofOther.away <= bestOf);
    }
    return sums;
}

} // namespace

class TestSwissBestOf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// 4 teams: matches 1 and 2, then 3 and 4, then 5 and 6; the next round begins with 7.
    void numbersGoRoundByRound()
    {
        const Competition competition = drawn(swissOf(4, 2, 3));
        QStringList words;
        for (const Fixture &fixture : competition.fixtures())
            words << u"%1:%2/%3%4"_s.arg(fixture.number)
                         .arg(fixture.round + 1)
                         .arg(fixture.leg)
                         .arg(fixture.isConditional() ? u"?"_s : QString());
        QCOMPARE(words.join(u' '), u"1:1/1 2:1/1 3:1/2 4:1/2 5:1/3? 6:1/3? 7:2/1 8:2/1 9:2/2 10:2/2 "
                                   "11:2/3? 12:2/3?"_s);
        for (const Fixture &fixture : competition.fixtures()) {
            QVERIFY(fixture.isGroupMatch());
            QVERIFY(fixture.needsWinner);
        }
        QCOMPARE(cup::pairing(competition, 1), u"T01-T03"_s);
        QCOMPARE(cup::pairing(competition, 3), u"T03-T01"_s);
        QCOMPARE(cup::pairing(competition, 5), u"T01-T03"_s);
    }

    void theTableCountsOneMatch()
    {
        Competition competition = drawn(swissOf(4, 2, 3));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 3, {6, 0});
        QCOMPARE(lines(competition, {0, 2}), (QStringList{u"T01 0 0-0-0 0-0 0"_s, u"T03 0 0-0-0 0-0 0"_s}));
        cup::play(competition, 5, {2, 1});
        // T01 has won two matches and scored 3 goals to 7.
        QCOMPARE(lines(competition, {0, 2}), (QStringList{u"T01 1 1-0-0 3-7 3"_s, u"T03 1 0-0-1 7-3 0"_s}));
        QVERIFY(progress(competition).roundsToDraw.empty());
        cup::play(competition, 2, {0, 1});
        cup::play(competition, 4, {1, 0});
        // The third match is not needed, so the round is over.
        QCOMPARE(lines(competition, {1, 3}).size(), 2);
        QCOMPARE(progress(competition).roundsToDraw.size(), std::size_t(1));
        cup::drawDue(competition);
        QVERIFY(cup::pairing(competition, 7) != u"T01-T03"_s);
        ASSIGN_RESULT(read, competitionFromJson(toJson(competition)));
        QVERIFY(*read == competition);
        QVERIFY(progress(*read) == progress(competition));
    }

    void levelMatchesStand_data()
    {
        columns<LevelMatch, QString>();
        QTest::newRow("level on matches won") << LevelMatch::Stands << u"T01 1 0-1-0 4-2 1"_s;
        QTest::newRow("more goals") << LevelMatch::StandsThenGoals << u"T01 1 1-0-0 4-2 3"_s;
    }

    void levelMatchesStand()
    {
        const auto [levelMatch, expected] = row<LevelMatch, QString>();
        Competition competition = drawn(swissOf(4, 2, 3, levelMatch));
        cup::play(competition, 1, {1, 1});
        cup::play(competition, 3, {1, 0});
        cup::play(competition, 5, {3, 0});
        QCOMPARE(line(competition, 0), expected);
        QVERIFY(lotsWantedOf(competition));
    }

    void aPairingCanBeDrawn()
    {
        Competition competition = drawn(swissOf(4, 2, 3, LevelMatch::StandsThenGoals));
        for (const int match : {1, 3, 5})
            cup::play(competition, match, {1, 1});
        QCOMPARE(line(competition, 0), u"T01 1 0-1-0 3-3 1"_s);
        const TieStatus tie = progress(competition).ties.front();
        QVERIFY(tie.by == TieDecision::Drawn);
        QVERIFY(!tie.winner && !tie.needsLot);
    }

    void aWalkover()
    {
        Competition one = drawn(swissOf(4, 2, 3));
        cup::play(one, 1, {1, 0});
        Competition whole = one;
        cup::rule(one, cup::walkover(one, 3, Side::Home, {.wholeTie = false}));
        QCOMPARE(line(one, 0), u"T01 0 0-0-0 0-0 0"_s);
        cup::play(one, 5, {2, 0});
        QCOMPARE(line(one, 0), u"T01 1 1-0-0 3-3 3"_s);
        cup::rule(whole, cup::walkover(whole, 3, Side::Home, {.wholeTie = true}));
        QCOMPARE(lines(whole, {0, 2}), (QStringList{u"T01 1 0-0-1 0-3 0"_s, u"T03 1 1-0-0 3-0 3"_s}));
        const auto late = whole.record(cup::report(whole, 5, {1, 0}));
        QVERIFY(!late);
        const auto annulled = one.rule(cup::ruling(one, 2, Ruling::Kind::Annulled));
        QVERIFY(!annulled);
    }

    /// The first match was played by others than those whose pairing a walkover decides: its cards count for
    /// nobody.
    void aWalkoverBesideAConflict()
    {
        Format format = cup::league(4);
        Format swiss = swissOf(4, 1, 3);
        auto &stage = std::get<PairedStage>(swiss.stages.front().plan);
        stage.rules.tieBreaks.insert(stage.rules.tieBreaks.begin() + 1, TieBreak::Conduct);
        for (int place = 1; place <= 4; ++place)
            stage.members[at(place - 1)] = {Slot::Kind::GroupPlace, 0, place};
        format.stages.push_back(std::move(swiss.stages.front()));
        format.finalPlaces = {{Slot::Kind::GroupPlace, 1, 1}};
        Competition competition = cup::hold(std::move(format));
        const auto playLeague = [&competition](bool isBetterFirst) {
            for (int match = 1; match <= 12; ++match) {
                const PerSide<int> teams =
                    progress(competition).fixtures[at(competition.indexOfNumber(match))].teams;
                const bool isHome = (teams[Side::Home] < teams[Side::Away]) == isBetterFirst;
                cup::play(competition, match, isHome ? Score{1, 0} : Score{0, 1});
            }
        };
        playLeague(true);
        cup::drawDue(competition);
        const int first = competition.plan().drawnRounds.front().fixtures.front();
        cup::play(competition, competition.fixtures()[at(first)].number, {1, 0});
        // Another order of the league: other teams in the pairing.
        playLeague(false);
        const Progress now = progress(competition);
        QVERIFY(now.fixtures[at(first)].state == FixtureState::InConflict);
        const TiePlan &tie = competition.plan().ties[at(competition.fixtures()[at(first)].tie)];
        const int second = competition.fixtures()[at(tie.fixtures[1])].number;
        cup::rule(competition, cup::walkover(competition, second, Side::Home, {.wholeTie = true}));
        const Progress after = progress(competition);
        QVERIFY(after.ties[at(competition.fixtures()[at(first)].tie)].by == TieDecision::Walkover);
        QVERIFY(tableResult(competition, after, first).has_value());
    }

    void whoLeavesLosesWhatIsLeft()
    {
        Competition competition = drawn(swissOf(4, 2, 5));
        cup::play(competition, 1, {1, 0});
        TeamWithdrawal withdrawal;
        withdrawal.team = 2;
        withdrawal.results = TeamWithdrawal::Results::Counted;
        ASSIGN_RESULT(gone, competition.withdrawTeam(withdrawal));
        QCOMPARE(lines(competition, {0, 2}), (QStringList{u"T01 1 1-0-0 3-0 3"_s, u"T03 1 0-0-1 0-3 0"_s}));
    }

    void aCorrectionOpensTheRound()
    {
        Competition competition = drawn(swissOf(4, 2, 3));
        for (const int match : {1, 2})
            cup::play(competition, match, {1, 0});
        for (const int match : {3, 4})
            cup::play(competition, match, {0, 1});
        cup::drawDue(competition);
        cup::play(competition, 7, {1, 0});
        cup::play(competition, 3, {1, 0});
        QCOMPARE(line(competition, 0).left(5), u"T01 0"_s);
        QVERIFY(progress(competition).fixtures[at(competition.indexOfNumber(5))].state ==
                FixtureState::Ready);
        cup::play(competition, 5, {0, 1});
        QCOMPARE(line(competition, 2), u"T03 1 1-0-0 2-1 3"_s);
    }

    void whoComesLateHasMatchesBehindTheOthers()
    {
        const Competition competition = drawn(swissOf(5, 3, 3));
        const std::vector<Fixture> &before = competition.fixtures();
        LateEntry entry;
        entry.team = cup::entrants(6).back();
        entry.team.id = QUuid::createUuidV5(cup::space, u"late"_s);
        entry.team.code = u"LAT"_s;
        entry.team.name = u"Late Ones"_s;
        ASSIGN_RESULT(definition, withLateEntry(competition, entry));
        ASSIGN_RESULT(later, Competition::create(*definition));
        QCOMPARE(later->fixtures().size(), before.size() + 9);
        for (const Fixture &fixture : before) {
            QVERIFY(later->fixtures()[at(later->indexOfNumber(fixture.number))] == fixture);
        }
    }

    void ofAFile()
    {
        const Format format = swissOf(6, 3, 5, LevelMatch::StandsThenGoals);
        const QJsonObject json = toJson(format);
        QVERIFY(QString::fromUtf8(QJsonDocument(json).toJson()).contains(u"\"best_of\": 5"_s));
        ASSIGN_RESULT(read, formatFromJson(json));
        QVERIFY(*read == format);
        QCOMPARE(problemsOf(2, LevelMatch::PlayedOut),
                 QStringList{u"stages[0].best_of: A pairing is one match or a best of 3, 5 or 7, not 2."_s});
        QCOMPARE(problemsOf(1, LevelMatch::Stands),
                 QStringList{u"stages[0].level_match: Only a best of 3, 5 or 7 counts matches won."_s});
        ASSIGN_RESULT(named, formatTemplate(u"swiss-8x3-drawn-best-of-3"_s));
        QCOMPARE(std::get<PairedStage>(named->stages.front().plan).bestOf, 3);
        QVERIFY(std::get<PairedStage>(named->stages.front().plan).firstRound == SwissFirstRound::Drawn);
    }

    /// Against a sum of the reports that knows nothing of ties.
    void byChance()
    {
        for (std::uint32_t seed = 0; seed < 300; ++seed) {
            Generator generator(seed);
            const int teams = 2 + int(generator.below(9));
            const int bestOf = 3 + 2 * int(generator.below(3));
            const auto levelMatch = static_cast<LevelMatch>(generator.below(3));
            Competition competition = chance::made(swissOf(teams, (teams + 1) / 2, bestOf, levelMatch), seed);
            const auto reports = chance::playOut(competition, Generator(seed));
            const Progress end = progress(competition);
            QVERIFY(end.tables.front().isComplete);
            const auto sums = addedUp(competition, reports, bestOf, levelMatch);
            for (std::size_t row = 0; row < end.tables.front().table.rows.size(); ++row) {
                const int team = end.tables.front().teamOfRow(row);
                const Tally &tally = end.tables.front().table.rows[row].tally;
                const auto found = sums.find(competition.entrant(team).id);
                const Sum sum = found == sums.end() ? Sum{} : found->second;
                // A bye brings points without a match.
                const int byes = (teams + 1) / 2 - sum.played;
                QCOMPARE(tally.played, sum.played);
                QCOMPARE(tally.goalsFor, sum.goals);
                QCOMPARE(tally.goalsAgainst, sum.against);
                QVERIFY(tally.points == sum.points + 3 * byes);
            }
        }
    }

private:
    static bool lotsWantedOf(const Competition &competition)
    {
        return drawLots(competition, progress(competition)).empty();
    }
};

TOUCHLINE_TEST(TestSwissBestOf)

} // namespace test_swiss_best_of

#include "test_swiss_best_of.moc"
