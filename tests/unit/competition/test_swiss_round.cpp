// SPDX-License-Identifier: GPL-3.0-or-later
// A round of a Swiss before it is drawn: byes on request, pairings by hand and what they cost.
#include "core/competition/bye_requests.h"
#include "core/competition/competition_json.h"
#include "core/competition/late_entry.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <set>

namespace test_swiss_round {

using namespace touchline;
using namespace touchline::testing;
using Kind = ByeRequest::Kind;

namespace {

/// Home sides win all matches that are ready.
void playReady(Competition &competition)
{
    for (const int index : fixturesIn(FixtureState::Ready, progress(competition)))
        cup::play(competition, competition.fixtures()[at(index)].number, {1, 0});
}

/// So many rounds drawn and played.
Competition played(int teams, int rounds, int of = 5)
{
    Competition competition = cup::hold(cup::swiss(teams, of));
    for (int round = 0; round < rounds; ++round) {
        cup::drawDue(competition);
        playReady(competition);
    }
    return competition;
}

Result<void> ask(Competition &competition, int team, int round, Kind kind)
{
    return requestBye(competition, {team, {1, round, kind}}, QDate(2026, 11, 30));
}

QString refusal(const Result<void> &result)
{
    return result ? QString() : result.error().message.english();
}

template <class T>
QString refusal(const Result<T> &result)
{
    return result ? QString() : result.error().message.english();
}

/// Entrants in a match of that round, from 1.
std::set<int> playing(const Competition &competition, int round)
{
    const Progress now = progress(competition);
    std::set<int> teams;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (competition.fixtures()[i].round == round - 1)
            for (const Side side : bothSides)
                if (now.fixtures[i].teams[side] >= 0)
                    teams.insert(now.fixtures[i].teams[side]);
    return teams;
}

/// "T01-T05 T02-T06 T03": as the round would be drawn.
QString printed(const Competition &competition, const Result<RoundProposal> &proposal)
{
    if (!proposal)
        return proposal.error().message.english();
    QStringList words;
    const std::vector<int> order = proposal->draw.order;
    const std::vector<int> teams = progress(competition).tables.front().teams;
    for (std::size_t i = 0; i < order.size(); i += 2)
        words << cup::name(competition, teams[at(order[i])]) +
                     (i + 1 < order.size() ? u'-' + cup::name(competition, teams[at(order[i + 1])])
                                           : QString());
    return words.join(u' ');
}

RoundWishes wish(std::vector<PerSide<int>> pairings, bool allowsRematches = false)
{
    return {std::move(pairings), std::nullopt, allowsRematches};
}

Result<RoundProposal> proposed(const Competition &competition, const RoundWishes &wishes)
{
    return proposedRound(competition, progress(competition), wishes);
}

} // namespace

class TestSwissRound : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// That of an odd number is told like one on request.
    void byesOfATable()
    {
        const Competition competition = played(5, 2);
        const auto byes = byesInTable(competition, progress(competition), 0);
        QCOMPARE(byes.size(), std::size_t{2});
        for (const TeamBye &one : byes) {
            QVERIFY(one.isOfOddNumber);
            QVERIFY(!playing(competition, one.request.round).contains(one.team));
        }
        QVERIFY(byes.front().request.round == 1 && byes.back().request.round == 2);
        QVERIFY(byesInTable(played(4, 2, 3), progress(played(4, 2, 3)), 0).empty());
        // So is what a late comer has for the rounds before; a defeat brings nothing.
        Format format = cup::swiss(6, 3);
        auto &stage = std::get<PairedStage>(format.stages.front().plan);
        stage.late = {{2, MissedRound::HalfBye}, {1, MissedRound::Loss}};
        const Competition late = cup::hold(std::move(format));
        QVERIFY(
            byesInTable(late, progress(late), 0) ==
            (std::vector<TeamBye>{{4, {1, 1, ByeRequest::Kind::Half}}, {4, {1, 2, ByeRequest::Kind::Half}}}));
    }

    void aByeOnRequest_data()
    {
        columns<int, int, int>();
        for (const int teams : {8, 9}) {
            QTest::addRow("%d teams, half", teams) << teams << int(Kind::Half) << 2;
            QTest::addRow("%d teams, zero", teams) << teams << int(Kind::Zero) << 0;
            QTest::addRow("%d teams, full", teams) << teams << int(Kind::Full) << 6;
        }
    }

    /// In round 2: no match, no goals, no opponent; the points of the rule.
    void aByeOnRequest()
    {
        const auto [teams, kind, halves] = row<int, int, int>();
        Competition competition = played(teams, 1);
        const int team = 2;
        const Row before = cup::rowOf(progress(competition), team);
        ASSIGN_RESULT(asked, ask(competition, team, 2, static_cast<Kind>(kind)));
        QVERIFY(cup::rowOf(progress(competition), team).tally == before.tally);
        cup::drawDue(competition);
        QVERIFY(!playing(competition, 2).contains(team));
        QCOMPARE(playing(competition, 2).size(), std::size_t((teams - 1) / 2 * 2));
        Tally expected = before.tally;
        expected.points += TablePoints::ofHalves(halves);
        QVERIFY(cup::rowOf(progress(competition), team).tally == expected);
        QCOMPARE(refusal(ask(competition, team, 2, Kind::Plays)),
                 u"Round 2 is drawn already. For a match that Team T03 cannot play, award a walkover."_s);
        ASSIGN_RESULT(read, competitionFromJson(toJson(competition)));
        QVERIFY(*read == competition);
        QVERIFY(progress(*read) == progress(competition));
        for (int round = 2; round <= 5; ++round) {
            playReady(competition);
            cup::drawDue(competition);
        }
        QVERIFY(progress(competition).tables.front().isComplete);
        QVERIFY(playing(competition, 3).contains(team));
    }

    void whatIsAskedCanBeTakenBack()
    {
        Competition competition = played(6, 1);
        QVERIFY(ask(competition, 0, 3, Kind::Half));
        QCOMPARE(refusal(ask(competition, 0, 3, Kind::Half)), u"Nothing would change."_s);
        QVERIFY(ask(competition, 0, 3, Kind::Zero));
        QCOMPARE(RequestedByes(competition, 0).all().size(), std::size_t{1});
        QCOMPARE(RequestedByes(competition, 0).all(3).front().request.kind, Kind::Zero);
        QVERIFY(ask(competition, 0, 3, Kind::Plays));
        QVERIFY(RequestedByes(competition, 0).all().empty());
        QCOMPARE(refusal(ask(competition, 0, 3, Kind::Plays)), u"Nothing would change."_s);
        QCOMPARE(refusal(ask(competition, 0, 6, Kind::Half)), u"Small Cup has no Swiss round 6."_s);
        QCOMPARE(refusal(ask(competition, 17, 3, Kind::Half)),
                 u"There is no such team in this competition."_s);
        QVERIFY(competition.withdrawTeam({4}));
        QCOMPARE(refusal(ask(competition, 4, 3, Kind::Half)), u"Team T05 has withdrawn."_s);
    }

    /// The last of the table is not the first for the bye after a bye on request.
    void othersHaveTheByeFirst()
    {
        Competition competition = cup::hold(cup::swiss(7, 4));
        QVERIFY(ask(competition, 6, 1, Kind::Zero));
        cup::drawDue(competition);
        QCOMPARE(competition.roundDraw(0)->order.size(), std::size_t{6});
        for (const int index : fixturesIn(FixtureState::Ready, progress(competition)))
            cup::play(competition, competition.fixtures()[at(index)].number, {0, 0});
        QCOMPARE(cup::rowOf(progress(competition), 6).position, 7);
        cup::drawDue(competition);
        QVERIFY(competition.roundDraw(1)->order.back() != 6);
        QVERIFY(playing(competition, 2).contains(6));
    }

    void whoLeavesBeforeTheRoundHasNothing()
    {
        Competition competition = played(8, 1);
        QVERIFY(ask(competition, 1, 2, Kind::Half));
        QVERIFY(ask(competition, 2, 2, Kind::Half));
        QVERIFY(competition.withdrawTeam({2}));
        cup::drawDue(competition);
        playReady(competition);
        const auto points = [&](int team) { return cup::rowOf(progress(competition), team).tally.points; };
        const TablePoints before = points(1);
        // Who leaves later keeps the points.
        QVERIFY(competition.withdrawTeam({1}));
        QVERIFY(points(1) == before);
        QCOMPARE(RequestedByes(competition, 0).all().size(), std::size_t{1});
    }

    void nobodyIsLeftToPlay()
    {
        Competition competition = cup::hold(cup::swiss(3, 2));
        for (const int team : {0, 1, 2})
            QVERIFY(ask(competition, team, 1, Kind::Half));
        cup::drawDue(competition);
        QVERIFY(competition.roundDraw(0)->order.empty());
        cup::drawDue(competition);
        QCOMPARE(playing(competition, 2).size(), std::size_t{2});
    }

    /// One key for both, and the points of a draw without it.
    void theKeyOfTheFormat()
    {
        Format format = cup::swiss(6, 4);
        auto &stage = std::get<PairedStage>(format.stages.front().plan);
        QVERIFY(halfByePoints(stage) == stage.rules.points.draw);
        stage.halfByePoints = TablePoints::ofHalves(3);
        Competition competition = cup::hold(format);
        ASSIGN_RESULT(read, competitionFromJson(toJson(competition)));
        QVERIFY(*read == competition);
        QVERIFY(ask(competition, 0, 1, Kind::Half));
        cup::drawDue(competition);
        playReady(competition);
        QVERIFY(competition.enterLate(
            {{QUuid::createUuidV5(cup::space, u"NEW"_s), u"NEW"_s, u"New"_s, {}, 0}, MissedRound::HalfBye}));
        for (const int team : {0, 6})
            QVERIFY(cup::rowOf(progress(competition), team).tally.points == TablePoints::ofHalves(3));
    }

    void pairingsByHand()
    {
        Competition competition = played(8, 1);
        // Round 1: 1-5, 6-2, 3-7, 8-4: 1, 6, 3 and 8 have won.
        const auto automatic = proposed(competition, {});
        QVERIFY(automatic);
        QVERIFY(automatic->automatic == automatic->terms);
        QVERIFY(automatic->terms.apart == 0);
        const auto made = proposed(competition, wish({{{0, 3}}}));
        QVERIFY(made);
        QVERIFY(printed(competition, made).contains(u"T01-T04"_s));
        // A winner and a loser, so another such pair is left.
        QVERIFY(made->terms.apart == 6);
        QCOMPARE(made->terms.floats, 4);
        QVERIFY(made->automatic == automatic->terms);
        const auto draws = drawRounds(competition, progress(competition), wish({{{0, 3}}}));
        QVERIFY(draws && draws->front() == made->draw);
    }

    void whatCannotBePaired()
    {
        Competition competition = played(8, 1);
        const auto said = [&](const RoundWishes &wishes) { return refusal(proposed(competition, wishes)); };
        QCOMPARE(said(wish({{{0, 4}}})),
                 u"Team T01 and Team T05 met in round 1. To pair them again, allow the rematch."_s);
        const auto again = proposed(competition, wish({{{0, 4}}}, true));
        QVERIFY(again);
        QCOMPARE(again->terms.rematches, 1);
        QVERIFY((again->terms.warnings.front() == PairingWarning{PairingWarning::Kind::Rematch, 0, 4, 1}));
        QCOMPARE(said(wish({{{0, 1}}, {{1, 2}}})), u"Team T02 is paired twice."_s);
        QCOMPARE(said(wish({{{0, 0}}})), u"Team T01 is paired twice."_s);
        QCOMPARE(said(wish({{{0, 99}}})), u"There is no such team in this competition."_s);
        QCOMPARE(said({{}, 0}), u"The number of teams in round 2 is even, so everybody has an opponent."_s);
        QVERIFY(ask(competition, 1, 2, Kind::Half));
        QCOMPARE(said(wish({{{0, 1}}})), u"Team T02 has asked for a bye in round 2."_s);
        QCOMPARE(printed(competition, proposed(competition, {{}, 0})).right(4), u" T01"_s);
        QVERIFY(competition.withdrawTeam({2}));
        QCOMPARE(said(wish({{{0, 2}}})), u"Team T03 has withdrawn."_s);
        cup::drawDue(competition);
        QCOMPARE(
            said({}),
            u"No round of a Swiss is ready to be paired in Small Cup: the matches before it come first."_s);
    }

    /// Of three rounds of four teams the last is settled: another pairing leaves a rematch.
    void whereOthersWouldMeetAgain()
    {
        const Competition competition = played(4, 2, 3);
        const std::vector<int> last = proposed(competition, {})->draw.order;
        RoundWishes wishes = wish({{{last[0], last[2]}}}, true);
        QCOMPARE(refusal(proposed(competition, wishes)),
                 u"With these pairings the other teams cannot be paired without a rematch."_s);
        wishes.pairings.push_back({{last[1], last[3]}});
        QCOMPARE(proposed(competition, wishes)->terms.rematches, 2);
    }

    void theFirstRoundByHand_data()
    {
        columns<SwissFirstRound, QString>();
        QTest::newRow("halves") << SwissFirstRound::Halves << u"T01-T02 T03-T05 T06-T04 T07"_s;
        QTest::newRow("neighbours") << SwissFirstRound::Neighbours << u"T01-T02 T03-T04 T06-T05 T07"_s;
        QTest::newRow("drawn") << SwissFirstRound::Drawn << QString();
    }

    void theFirstRoundByHand()
    {
        const auto [kind, expected] = row<SwissFirstRound, QString>();
        Format format = cup::swiss(7, 3);
        std::get<PairedStage>(format.stages.front().plan).firstRound = kind;
        const Competition competition = cup::hold(format);
        const auto made = proposed(competition, wish({{{0, 1}}}));
        QVERIFY(made);
        if (expected.isEmpty())
            QVERIFY(printed(competition, made).startsWith(u"T01-T02 "_s));
        else
            QCOMPARE(printed(competition, made), expected);
        QCOMPARE(std::set<int>(made->draw.order.begin(), made->draw.order.end()).size(), std::size_t{7});
        RoundWishes wishes = wish({{{0, 1}}});
        wishes.bye = 2;
        QVERIFY(printed(competition, proposed(competition, wishes)).endsWith(u" T03"_s));
    }

    void thirdTimeAtHome()
    {
        Competition competition = cup::hold(cup::swiss(8, 5));
        for (int round = 0; round < 2; ++round) {
            const Progress now = progress(competition);
            const auto draws = drawRounds(competition, now, wish({{{0, 3 + round}}}));
            QVERIFY(draws && competition.addRoundDraw(draws->front()));
            playReady(competition);
        }
        const auto made = proposed(competition, wish({{{0, 7}}}));
        QVERIFY(made);
        const PairingWarning warning{PairingWarning::Kind::HomeAgain, 0, 7, 3};
        const auto &warnings = made->terms.warnings;
        QVERIFY(std::find(warnings.begin(), warnings.end(), warning) != warnings.end());
        QVERIFY(made->terms.repeatedVenues >= 1);
    }
};

TOUCHLINE_TEST(TestSwissRound)

} // namespace test_swiss_round

Q_DECLARE_METATYPE(touchline::SwissFirstRound)

#include "test_swiss_round.moc"
