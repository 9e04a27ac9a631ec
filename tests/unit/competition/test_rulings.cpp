// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/competition/competition_json.h"
#include "models/words/competition/standings_words.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <algorithm>
#include <set>

namespace test_rulings {

using namespace touchline;
using namespace touchline::testing;
using Kind = Ruling::Kind;

namespace {

/// "T01 3 9-2, ...": team, points and goals of every row.
QString rows(const Competition &competition, std::size_t table = 0)
{
    const GroupTable group = progress(competition).tables[table];
    QStringList texts;
    for (std::size_t row = 0; row < group.table.rows.size(); ++row) {
        const Tally &tally = group.table.rows[row].tally;
        texts.append(u"%1 %2 %3-%4"_s.arg(cup::name(competition, group.teamOfRow(row)))
                         .arg(pointsText(tally.points))
                         .arg(tally.goalsFor)
                         .arg(tally.goalsAgainst));
    }
    return texts.join(u", "_s);
}

/// The number of the group match between two teams, home side first.
int matchOf(const Competition &competition, const QString &pairing)
{
    for (const Fixture &fixture : competition.fixtures())
        if (cup::pairing(competition, fixture.number) == pairing)
            return fixture.number;
    return 0;
}

QString champion(const Competition &competition)
{
    return cup::name(competition, progress(competition).finalPlaces.front());
}

TieStatus tie(const Competition &competition, int number)
{
    return progress(competition).ties[at(competition.plan().tieByNumber[at(number)])];
}

/// Everything in it is kept by JSON, what was set aside included.
void verifyKept(const Competition &competition)
{
    ASSIGN_RESULT(read, competitionFromJson(toJson(competition)));
    QVERIFY(*read == competition);
    QVERIFY(read->setAside() == competition.setAside());
    QVERIFY(progress(*read) == progress(competition));
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const Appointment *kept = read->appointment(int(i));
        const Appointment *was = competition.appointment(int(i));
        QVERIFY((kept == nullptr) == (was == nullptr));
        QVERIFY(kept == nullptr || *kept == *was);
    }
}

/// A league that is played but for these matches; the better seed always wins 1-0.
Competition playedLeague(const std::vector<int> &open = {})
{
    Competition competition = cup::hold(cup::league());
    for (const Fixture &fixture : competition.fixtures()) {
        if (std::find(open.begin(), open.end(), fixture.number) != open.end())
            continue;
        const bool homeIsBetter = fixture.slots[Side::Home].number < fixture.slots[Side::Away].number;
        cup::play(competition, fixture.number, homeIsBetter ? Score{1, 0} : Score{0, 1});
    }
    return competition;
}

} // namespace

class TestRulings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPostponedMatchWaitsForItsNewDay()
    {
        Competition competition = cup::hold(cup::league());
        Ruling postponed = cup::ruling(competition, 1, Kind::Postponed, {.newDate = QDate(2026, 5, 1)});
        cup::rule(competition, postponed);
        QCOMPARE(competition.appointment(0)->date, QDate(2026, 5, 1));
        QVERIFY(cup::state(competition, 1) == FixtureState::Ready);
        cup::play(competition, 1, {2, 0});
        QVERIFY(cup::state(competition, 1) == FixtureState::Played);
        // What is played cannot be put off.
        QVERIFY(competition.rule(postponed).error().fault == Fault::Refused);
        verifyKept(competition);
    }

    void aPostponedMatchHasItsNewHourAndGround()
    {
        CompetitionDefinition definition = cup::hold(cup::league()).definition();
        definition.calendar = {
            {1, QDate(2026, 4, 1), QTime(15, 0), u"Europe/Madrid"_s, u"Old Park"_s, u"Lodz"_s, u"Poland"_s}};
        Competition competition = Competition::create(std::move(definition)).value();
        Ruling postponed = cup::ruling(
            competition, 1, Kind::Postponed,
            {.newDate = QDate(2026, 5, 1), .newTime = QTime(19, 30), .newGround = u"  Table 2 "_s});
        cup::rule(competition, postponed);
        const Appointment moved{1,  QDate(2026, 5, 1), QTime(19, 30), u"Europe/Madrid"_s, u"Table 2"_s,
                                {}, u"Poland"_s};
        QVERIFY(*competition.appointment(0) == moved);
        verifyKept(competition);
        // Without a day there is no hour; the ground may be known all the same.
        postponed.newDate = {};
        cup::rule(competition, postponed);
        QVERIFY(!competition.appointment(0)->time.isValid());
        QCOMPARE(competition.appointment(0)->stadium, u"Table 2"_s);
        QVERIFY(!competition.rulings().back().newTime.isValid());
        verifyKept(competition);
        // And back to the day, hour and ground that were planned.
        cup::rule(competition, cup::ruling(competition, 1, Kind::Lifted));
        QVERIFY(*competition.appointment(0) == competition.definition().calendar.front());
        // A match that stays on its day stays on its ground.
        cup::play(competition, 1, {2, 0});
        cup::rule(competition, cup::ruling(competition, 1, Kind::Replay, {.newGround = u"Table 2"_s}));
        QCOMPARE(competition.appointment(0)->stadium, u"Old Park"_s);
        verifyKept(competition);
    }

    void aNewCalendarLeavesMatchesOnTheDayTheyWerePutOffTo()
    {
        Competition competition = cup::hold(cup::league());
        cup::rule(competition, cup::ruling(competition, 1, Kind::Postponed, {.newDate = QDate(2026, 5, 1)}));
        cup::play(competition, 3, {2, 0});
        const Competition before = competition;
        std::vector<Appointment> calendar;
        for (const int match : {1, 2})
            calendar.push_back({match, QDate(2026, 4, match), QTime(15, 0), {}, u"Old Park"_s, {}, {}});
        QVERIFY(competition.setCalendar(calendar));
        QVERIFY(competition.isPostponed(0) && !competition.isPostponed(1));
        QCOMPARE(competition.appointment(0)->date, QDate(2026, 5, 1));
        QCOMPARE(competition.appointment(0)->stadium, u"Old Park"_s);
        QVERIFY(*competition.appointment(1) == calendar[1]);
        QCOMPARE(competition.report(2)->score, (Score{2, 0}));
        verifyKept(competition);
        calendar.push_back(calendar[0]);
        QVERIFY(competition.setCalendar(calendar).error().fault == Fault::BadInput);
        // Taken out again, all is as it was.
        QVERIFY(competition.setCalendar({}));
        QVERIFY(competition == before);
    }

    void aMatchPutOffWithoutADayKeepsItsGround()
    {
        CompetitionDefinition definition = cup::hold(cup::league()).definition();
        Appointment planned;
        planned.match = 1;
        planned.date = QDate(2026, 4, 1);
        planned.time = QTime(15, 0);
        planned.stadium = u"Centenario"_s;
        definition.calendar.push_back(planned);
        Competition competition = Competition::create(std::move(definition)).value();
        cup::rule(competition, cup::ruling(competition, 1, Kind::Postponed));
        QVERIFY(competition.appointment(0)->date.isNull());
        QVERIFY(competition.appointment(0)->time.isNull());
        QCOMPARE(competition.appointment(0)->stadium, planned.stadium);
        cup::rule(competition, cup::ruling(competition, 1, Kind::Lifted));
        QVERIFY(*competition.appointment(0) == planned);
        QCOMPARE(competition.rulings().size(), std::size_t{2});
    }

    void aWalkoverInAGroupIsThreeNil()
    {
        Competition competition = playedLeague({1});
        const PerSide<int> teams = progress(competition).fixtures[0].teams;
        cup::rule(competition, cup::walkover(competition, 1, Side::Away));
        QVERIFY(cup::state(competition, 1) == FixtureState::Played);
        const CountedResult result = *countedResult(competition, progress(competition), 0);
        QCOMPARE(result.score, (Score{0, 3}));
        QVERIFY(result.teams == teams);
        QVERIFY(progress(competition).tables[0].isComplete);
        verifyKept(competition);
    }

    void theFormatSaysHowManyGoalsAWalkoverBrings()
    {
        Format format = cup::league();
        format.walkover = {2, false};
        Competition competition = cup::hold(std::move(format));
        cup::play(competition, 1, {0, 5});
        cup::rule(competition, cup::walkover(competition, 1, Side::Home));
        const Progress now = progress(competition);
        QCOMPARE(countedResult(competition, now, 0)->score, (Score{2, 0}));
        // The report stays, and counts neither for the table nor, by this rule, for the players.
        QVERIFY(competition.report(0) != nullptr);
        QVERIFY(personalReport(competition, now, 0) == nullptr);
        verifyKept(competition);
        const Ruling lifted = cup::ruling(competition, 1, Kind::Lifted);
        cup::rule(competition, lifted);
        QCOMPARE(countedResult(competition, progress(competition), 0)->score, (Score{0, 5}));
    }

    void aWalkoverMayHaveAnyScoreOfItsWinner()
    {
        Competition competition = cup::hold(cup::league());
        Ruling made = cup::walkover(competition, 1, Side::Home, {.score = Score{5, 1}});
        cup::rule(competition, made);
        QCOMPARE(countedResult(competition, progress(competition), 0)->score, (Score{5, 1}));
        made.score = Score{1, 1};
        QVERIFY(competition.rule(made).error().fault == Fault::BadInput);
        made.score = Score{-1, -2};
        QVERIFY(competition.rule(made).error().fault == Fault::BadInput);
    }

    void bothCanLoseInATableOnly()
    {
        Competition competition = playedLeague({1});
        cup::rule(competition, cup::walkover(competition, 1, std::nullopt));
        const GroupTable group = progress(competition).tables[0];
        int lost = 0;
        for (const Row &row : group.table.rows) {
            QCOMPARE(row.tally.played, 6);
            lost += row.tally.lost;
        }
        QCOMPARE(lost, 13); // one more than matches
        verifyKept(competition);
        Competition knockout = cup::hold(cup::cupOfFour());
        QVERIFY(knockout.rule(cup::walkover(knockout, 1, std::nullopt)).error().fault == Fault::BadInput);
    }

    void anAnnulledMatchDoesNotCount()
    {
        Competition competition = playedLeague();
        const int number = matchOf(competition, u"T01-T02"_s);
        cup::rule(competition, cup::ruling(competition, number, Kind::Annulled));
        QVERIFY(cup::state(competition, number) == FixtureState::Void);
        QCOMPARE(rows(competition), u"T01 15 5-0, T02 12 4-1, T03 6 2-4, T04 0 0-6"_s);
        QVERIFY(progress(competition).tables[0].isComplete);
        QVERIFY(competition.record(cup::report(competition, number, {1, 0})).error().fault == Fault::Refused);
        verifyKept(competition);
        // A tie has to be decided.
        Competition knockout = cup::hold(cup::cupOfFour());
        QVERIFY(knockout.rule(cup::ruling(knockout, 1, Kind::Annulled)).error().fault == Fault::BadInput);
    }

    void aReplayedMatchKeepsItsFirstReport()
    {
        Competition competition = playedLeague();
        const MatchReport first = *competition.report(0);
        Ruling replay = cup::ruling(competition, 1, Kind::Replay,
                                    {.date = QDate(2026, 3, 2), .reason = u"a rule was misapplied"_s});
        cup::rule(competition, replay);
        QVERIFY(cup::state(competition, 1) == FixtureState::Ready);
        QCOMPARE(competition.setAside().size(), std::size_t{1});
        QVERIFY(*competition.setAside()[0].report == first);
        QVERIFY(competition.setAside()[0].why == SetAside::Why::Replayed);
        QCOMPARE(competition.setAside()[0].note.reason, replay.reason);
        QVERIFY(competition.rule(replay).error().fault == Fault::Refused); // nothing to play again
        cup::play(competition, 1, {4, 4});
        QVERIFY(progress(competition).tables[0].isComplete);
        verifyKept(competition);
    }

    void anAbandonedMatch_data()
    {
        columns<int, int, QString>();
        QTest::newRow("nobody has said yet")
            << int(Ruling::Then::Undecided) << int(FixtureState::Undecided) << QString();
        QTest::newRow("stands") << int(Ruling::Then::Stands) << int(FixtureState::Played) << u"1-2"_s;
        QTest::newRow("played again") << int(Ruling::Then::Replay) << int(FixtureState::Ready) << QString();
        QTest::newRow("awarded") << int(Ruling::Then::Awarded) << int(FixtureState::Played) << u"3-0"_s;
    }

    void anAbandonedMatch()
    {
        const auto [then, state, score] = row<int, int, QString>();
        Competition competition = cup::hold(cup::league());
        cup::rule(competition, cup::ruling(competition, 1, Kind::Abandoned,
                                           {.then = static_cast<Ruling::Then>(then),
                                            .winner = Side::Home,
                                            .abandonedAt = Score{1, 2},
                                            .minute = 63}));
        QCOMPARE(int(cup::state(competition, 1)), state);
        const Progress now = progress(competition);
        const CountedResult *result = countedResult(competition, now, 0);
        QCOMPARE(result == nullptr ? QString() : u"%1-%2"_s.arg(result->score.home).arg(result->score.away),
                 score);
        verifyKept(competition);
    }

    void anAbandonedTieNeedsAWinner()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        Ruling abandoned = cup::ruling(competition, 1, Kind::Abandoned,
                                       {.then = Ruling::Then::Stands, .abandonedAt = Score{1, 1}});
        QVERIFY(competition.rule(abandoned).error().fault == Fault::BadInput);
        abandoned.abandonedAt = Score{0, 1};
        cup::rule(competition, abandoned);
        QCOMPARE(cup::name(competition, tie(competition, 1).teams[*tie(competition, 1).winner]), u"T04"_s);
    }

    /// Cards, goals and injuries of an abandoned match are entered whatever becomes of it.
    void anAbandonedTieTakesItsReport_data()
    {
        columns<int, int>();
        QTest::newRow("undecided") << int(Ruling::Then::Undecided) << int(FixtureState::Undecided);
        QTest::newRow("awarded") << int(Ruling::Then::Awarded) << int(FixtureState::Played);
    }

    void anAbandonedTieTakesItsReport()
    {
        const auto [then, state] = row<int, int>();
        Competition competition = cup::hold(cup::cupOfFour());
        MatchReport level = cup::report(competition, 1, {0, 0});
        level.score = {1, 1};
        level.after90.reset();
        level.extraTime.reset();
        level.shootOut.reset();
        level.winner.reset();
        level.decidedBy = DecidedBy::NinetyMinutes;
        QVERIFY(competition.record(level).error().fault == Fault::BadInput);
        cup::rule(competition, cup::ruling(competition, 1, Kind::Abandoned,
                                           {.then = static_cast<Ruling::Then>(then),
                                            .winner = Side::Away,
                                            .abandonedAt = Score{1, 1}}));
        ASSIGN_RESULT(recorded, competition.record(level));
        QCOMPARE(int(cup::state(competition, 1)), state);
        verifyKept(competition);
        // Broken off in extra time: level too, and no shoot-out either.
        level.extraTime = level.score;
        level.after90 = Score{1, 1};
        level.decidedBy = DecidedBy::ExtraTime;
        QVERIFY(competition.record(level).has_value());
        level.shootOut = Score{4, 3};
        level.decidedBy = DecidedBy::ShootOut;
        level.winner = Side::Home;
        QVERIFY(competition.record(level).error().fault == Fault::BadInput);
        QVERIFY(competition.record(cup::report(competition, 1, {2, 1})).error().fault == Fault::Refused);
        // Once it counts like any other, it lacks a winner: it can be read, and says so.
        cup::rule(competition, cup::ruling(competition, 1, Kind::Lifted));
        QVERIFY(cup::state(competition, 1) == FixtureState::InConflict);
        verifyKept(competition);
    }

    void aWalkoverSendsTheOtherThrough()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        cup::rule(competition, cup::walkover(competition, 1, Side::Away));
        QVERIFY(tie(competition, 1).by == TieDecision::Walkover);
        cup::play(competition, 2, {1, 0});
        QCOMPARE(cup::pairing(competition, 20), u"T04-T02"_s);
        // A score sheet may come all the same; it changes nothing.
        cup::play(competition, 1, {2, 0});
        QCOMPARE(cup::pairing(competition, 20), u"T04-T02"_s);
        verifyKept(competition);
    }

    void aWalkoverInOneLegDecidesTheTieOrCountsAsALeg()
    {
        TieRules legs{.legs = 2};
        Competition competition = cup::hold(cup::cupOfFour(legs));
        cup::play(competition, 1, {1, 0});
        // Second leg at T04, lost 3-0 by T01 at a desk: 1-3.
        cup::rule(competition, cup::walkover(competition, 11, Side::Home, {.wholeTie = false}));
        QCOMPARE(tie(competition, 1).goals, (Score{1, 3}));
        QVERIFY(tie(competition, 1).by == TieDecision::Score);
        QVERIFY(tie(competition, 1).winner == Side::Away);
        verifyKept(competition);

        Competition whole = cup::hold(cup::cupOfFour(legs));
        cup::rule(whole, cup::walkover(whole, 1, Side::Home));
        QVERIFY(tie(whole, 1).by == TieDecision::Walkover);
        QVERIFY(tie(whole, 1).winner == Side::Home);
        QVERIFY(cup::state(whole, 11) == FixtureState::NotNeeded);
        // A first leg that was lost that far is made good by no second one.
        Competition late = cup::hold(cup::cupOfFour(legs));
        cup::play(late, 1, {5, 0});
        cup::rule(late, cup::walkover(late, 11, Side::Home));
        QVERIFY(tie(late, 1).winner == Side::Away);
    }

    void theSecondLegKnowsTheFirstThatWasAwarded()
    {
        TieRules legs{.legs = 2};
        Competition competition = cup::hold(cup::cupOfFour(legs));
        cup::rule(competition, cup::walkover(competition, 1, Side::Away, {.wholeTie = false}));
        QVERIFY(cup::state(competition, 11) == FixtureState::Ready);
        QVERIFY(decisionRules(competition, competition.indexOfNumber(11)).firstLeg == (Score{3, 0}));
        MatchReport second = cup::report(competition, 11, {0, 1});
        QVERIFY(competition.record(second).has_value());
        QVERIFY(tie(competition, 1).winner == Side::Away);
        verifyKept(competition);
    }

    void aReplayCanBeLostByWalkover()
    {
        TieRules rules{.replays = 1};
        Competition competition = cup::hold(cup::cupOfFour(rules));
        // Broken off at 1-1, which stands: with replays a match of a tie may end level.
        cup::rule(competition, cup::ruling(competition, 1, Kind::Abandoned,
                                           {.then = Ruling::Then::Stands, .abandonedAt = Score{1, 1}}));
        const int replay = competition.fixtures()[at(competition.plan().ties[0].fixtures[1])].number;
        QVERIFY(cup::state(competition, replay) == FixtureState::Ready);
        cup::rule(competition, cup::walkover(competition, replay, Side::Home));
        QVERIFY(tie(competition, 1).by == TieDecision::Walkover);
        verifyKept(competition);
    }

    void aReplayBrokenOffWhoseScoreStandsIsNoWalkover()
    {
        TieRules rules{.replays = 1};
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {1, 1});
        const int replay = competition.fixtures()[at(competition.plan().ties[0].fixtures[1])].number;
        Ruling stands = cup::ruling(competition, replay, Kind::Abandoned,
                                    {.then = Ruling::Then::Stands, .abandonedAt = Score{2, 1}});
        cup::rule(competition, stands);
        QVERIFY(tie(competition, 1).winner);
        QVERIFY(tie(competition, 1).by == TieDecision::Replay);
        stands.then = Ruling::Then::Awarded;
        stands.winner = Side::Home;
        cup::rule(competition, stands);
        QVERIFY(tie(competition, 1).by == TieDecision::Walkover);
        verifyKept(competition);
    }

    void aWalkoverInAReplayDecidesAPlayedTie()
    {
        TieRules rules{.replays = 1, .replaysChangeGround = false};
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {1, 1});
        const int replay = competition.fixtures()[at(competition.plan().ties[0].fixtures[1])].number;
        cup::rule(competition, cup::walkover(competition, replay, Side::Away));
        QVERIFY(tie(competition, 1).by == TieDecision::Walkover);
        QVERIFY(tie(competition, 1).winner == Side::Away);
        QCOMPARE(tie(competition, 1).goals, (Score{0, 3}));
        verifyKept(competition);
    }

    void goalsOfAReplayAtTheOtherGroundAreTurnedRound()
    {
        TieRules rules{.replays = 2, .replaysChangeGround = true};
        const auto replay = [](const Competition &competition, std::size_t number) {
            return competition.fixtures()[at(competition.plan().ties[0].fixtures[number])].number;
        };
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {1, 1});
        QCOMPARE(cup::pairing(competition, replay(competition, 1)), u"T04-T01"_s);
        Competition again = competition;
        cup::play(competition, replay(competition, 1), {3, 1});
        QVERIFY(tie(competition, 1).by == TieDecision::Replay);
        QVERIFY(tie(competition, 1).winner == Side::Away);
        QCOMPARE(tie(competition, 1).goals, (Score{1, 3}));
        QVERIFY(cup::state(competition, replay(competition, 2)) == FixtureState::NotNeeded);
        // Level again: once more on the first ground.
        cup::play(again, replay(again, 1), {2, 2});
        QCOMPARE(cup::pairing(again, replay(again, 2)), u"T01-T04"_s);
        cup::play(again, replay(again, 2), {2, 0});
        QVERIFY(tie(again, 1).winner == Side::Home);
        QCOMPARE(tie(again, 1).goals, (Score{2, 0}));
        verifyKept(again);
    }

    void aRulingIsAboutItsTeams()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 2, {1, 0});
        cup::rule(competition, cup::walkover(competition, 20, Side::Home)); // T01 beats T02
        QCOMPARE(champion(competition), u"T01"_s);
        cup::play(competition, 1, {0, 1}); // T04 is in the final instead
        QVERIFY(cup::state(competition, 20) == FixtureState::InConflict);
        QCOMPARE(champion(competition), u"-"_s);
        cup::rule(competition, cup::ruling(competition, 20, Kind::Lifted));
        QVERIFY(cup::state(competition, 20) == FixtureState::Ready);
        QCOMPARE(competition.rulings().size(), std::size_t{2});
    }

    void rulingsAreRefused()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        Ruling stranger = cup::walkover(competition, 1, Side::Home);
        stranger.match = 99;
        QVERIFY(competition.rule(stranger).error().fault == Fault::NotFound);
        Ruling early = cup::walkover(competition, 20, Side::Home);
        QVERIFY(competition.rule(early).error().fault == Fault::BadInput); // without teams
        early.teams = {{0, 1}};
        QVERIFY(competition.rule(early).error().fault == Fault::Refused);
        Ruling others = cup::walkover(competition, 1, Side::Home);
        others.teams = {{1, 2}};
        QVERIFY(competition.rule(others).error().fault == Fault::Refused);
        for (const Kind kind : {Kind::Replay, Kind::AsItIs, Kind::Lifted})
            QVERIFY(competition.rule(cup::ruling(competition, 1, kind)).error().fault == Fault::Refused);
        Ruling late = cup::ruling(competition, 1, Kind::Abandoned, {.minute = 121});
        QVERIFY(competition.rule(late).error().fault == Fault::BadInput);
        QVERIFY(competition.rulings().empty());
    }

    void aMatchCanCountAsItWasPlayed()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        for (const int number : {1, 2, 20})
            cup::play(competition, number, {1, 0}); // T01 beats T02 in the final
        cup::play(competition, 2, {0, 1});          // but T03 should have been there
        QVERIFY(cup::state(competition, 20) == FixtureState::InConflict);
        cup::rule(competition, cup::ruling(competition, 20, Kind::AsItIs));
        QVERIFY(cup::state(competition, 20) == FixtureState::Played);
        QCOMPARE(cup::pairing(competition, 20), u"T01-T02"_s);
        QCOMPARE(champion(competition), u"T01"_s);
        verifyKept(competition);
        // Once the report is taken out, the right teams are due again.
        competition.withdraw(competition.indexOfNumber(20));
        QCOMPARE(cup::pairing(competition, 20), u"T01-T03"_s);
    }

    /// Third and fourth of the league have changed places after the semi-finals: whoever counts as it was
    /// played leaves the other semi-final to those who played that.
    void teamsThatChangedPlacesPlayOneSemiFinalEach()
    {
        Format format = cup::leagueWithFinal({TieBreak::Points, TieBreak::GoalDifference});
        const auto place = [](int number) { return Slot{Slot::Kind::GroupPlace, 0, number}; };
        std::get<KnockoutStage>(format.stages.back().plan).rounds = {
            {u"semi-finals"_s, {{18, place(1), place(4)}, {19, place(2), place(3)}}},
            {u"final"_s, {{20, cup::winnerOf(18), cup::winnerOf(19)}}}};
        Competition competition = cup::hold(format);
        const auto beats = [&competition](const char *winner, const char *loser) {
            const int number = cup::numberOf(competition, winner, loser);
            if (number > 0)
                cup::play(competition, number, {1, 0});
            else
                cup::play(competition, cup::numberOf(competition, loser, winner), {0, 1});
        };
        beats("T01", "T02");
        beats("T01", "T03");
        beats("T01", "T04");
        beats("T02", "T03");
        beats("T02", "T04");
        beats("T03", "T04");
        QCOMPARE(cup::pairing(competition, 18), u"T01-T04"_s);
        cup::play(competition, 18, {1, 2}); // T04 wins
        Competition both = competition;
        cup::play(both, 19, {1, 0}); // T02 beats T03
        beats("T04", "T03");
        QVERIFY(cup::state(competition, 18) == FixtureState::InConflict);
        QCOMPARE(cup::pairing(competition, 19), u"T02-T04"_s);
        cup::rule(competition, cup::ruling(competition, 18, Kind::AsItIs));
        QCOMPARE(cup::pairing(competition, 18), u"T01-T04"_s);
        QCOMPARE(cup::pairing(competition, 19), u"T02-T03"_s);
        cup::play(competition, 19, {0, 1});
        QCOMPARE(cup::pairing(competition, 20), u"T04-T03"_s);
        verifyKept(competition);

        // Where both were played, one decision settles both.
        const int third = cup::numberOf(both, "T03", "T04");
        cup::play(both, third > 0 ? third : cup::numberOf(both, "T04", "T03"),
                  third > 0 ? Score{0, 1} : Score{1, 0});
        QVERIFY(cup::state(both, 18) == FixtureState::InConflict);
        QVERIFY(cup::state(both, 19) == FixtureState::InConflict);
        cup::rule(both, cup::ruling(both, 19, Kind::AsItIs));
        QVERIFY(cup::state(both, 18) == FixtureState::Played);
        QVERIFY(cup::state(both, 19) == FixtureState::Played);
        QCOMPARE(cup::pairing(both, 20), u"T04-T02"_s);
        cup::rule(both, cup::ruling(both, 18, Kind::Replay));
        QCOMPARE(cup::pairing(both, 18), u"T01-T04"_s);
    }

    void withdrawnTeamsInALeague_data()
    {
        columns<int, QString>();
        // T03 has lost to T01 and T02 and beaten T04 once, and has T04-T03 left.
        QTest::newRow("void") << int(TeamWithdrawal::Results::Void)
                              << u"T01 12 4-0, T02 6 2-2, T04 0 0-4, T03 0 0-0"_s;
        QTest::newRow("counted") << int(TeamWithdrawal::Results::Counted)
                                 << u"T01 18 6-0, T02 12 4-2, T04 3 3-5, T03 3 1-7"_s;
        QTest::newRow("revoked") << int(TeamWithdrawal::Results::Revoked)
                                 << u"T01 18 6-0, T02 12 4-2, T03 3 1-4, T04 0 0-5"_s;
    }

    void withdrawnTeamsInALeague()
    {
        const auto [results, table] = row<int, QString>();
        const Competition fresh = cup::hold(cup::league());
        const int open = matchOf(fresh, u"T04-T03"_s);
        Competition competition = playedLeague({open});
        const int team = 2;
        QVERIFY(competition.withdrawTeam({team, TeamWithdrawal::Results::Revoked}).error().fault ==
                Fault::Refused);
        QVERIFY(competition.withdrawTeam({9}).error().fault == Fault::BadInput);
        QVERIFY(competition.withdrawTeam({team, TeamWithdrawal::Results::Counted}).has_value());
        QVERIFY(competition
                    .withdrawTeam({team, static_cast<TeamWithdrawal::Results>(results), QDate(2026, 1, 31),
                                   u"bankrupt"_s})
                    .has_value());
        QCOMPARE(rows(competition), table);
        const bool isOut = results != int(TeamWithdrawal::Results::Revoked);
        QCOMPARE(competition.isWithdrawn(team), isOut);
        QCOMPARE(progress(competition).tables[0].isComplete, isOut);
        QCOMPARE(competition.withdrawals().size(), std::size_t{2});
        verifyKept(competition);
    }

    void whoStandsLastBecauseItWithdrewIsSaid()
    {
        Competition competition = cup::hold(cup::league());
        // T01 wins all, T02 loses to it; then T01 goes.
        cup::play(competition, 1, {3, 0});
        const PerSide<int> teams = progress(competition).fixtures[0].teams;
        QVERIFY(competition.withdrawTeam({teams[Side::Home], TeamWithdrawal::Results::Void}).has_value());
        const GroupTable group = progress(competition).tables[0];
        std::vector<QString> names;
        for (const int team : group.teams)
            names.push_back(cup::name(competition, team));
        QCOMPARE(group.teamOfRow(3), teams[Side::Home]);
        QCOMPARE(group.table.rows[3].tally.points, 0);
        const auto words = why(group.table, 3, *competition.tables()[0].rules, names, Language{});
        QCOMPARE(words.size(), 1);
        QVERIFY(words[0].contains(u"it has withdrawn"_s));
    }

    void whoWithdrawsAfterTheGroupKeepsItsPlace()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        const auto tables = progress(competition).tables;
        QVERIFY(competition.withdrawTeam({0, TeamWithdrawal::Results::Void}).has_value());
        QVERIFY(progress(competition).tables == tables);
        // Its opponent goes on.
        QVERIFY(cup::state(competition, 49) == FixtureState::Played);
        QVERIFY(tie(competition, 49).by == TieDecision::Walkover);
        QCOMPARE(cup::pairing(competition, 49), u"T01-T15"_s);
        cup::playOut(competition, Generator(5));
        QVERIFY(champion(competition) != u"-"_s);
        verifyKept(competition);
    }

    void bothTeamsOfATieCanWithdraw()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        QVERIFY(competition.withdrawTeam({0}).has_value());
        QVERIFY(competition.withdrawTeam({3}).has_value());
        cup::play(competition, 2, {1, 0});
        QCOMPARE(champion(competition), u"T02"_s); // without a final
        QVERIFY(fixturesIn(FixtureState::Ready, progress(competition)).empty());
        QVERIFY(!tie(competition, 1).winner);
        QVERIFY(tie(competition, 20).by == TieDecision::NotPlayed);
        QVERIFY(cup::state(competition, 20) == FixtureState::NotNeeded);
        QCOMPARE(progress(competition).finalPlaces[1], emptyPlace); // nobody has lost a final
        verifyKept(competition);
    }

    /// Either way of saying so: both have withdrawn, or both lose by walkover.
    void nobodyComesToAFinal_data() { rowsFrom<int, bool>("test_rulings"); }

    void nobodyComesToAFinal()
    {
        const auto [legs, isRuled] = row<int, bool>();
        TieRules rules{.legs = legs};
        Competition competition = cup::hold(cup::cupOfFour(rules));
        // Here the semi-finals are the ties of so many legs: nobody comes to one of them.
        if (isRuled) {
            Ruling both = cup::ruling(competition, 1, Kind::Walkover);
            both.winner.reset();
            cup::rule(competition, both);
        } else {
            QVERIFY(competition.withdrawTeam({0}).has_value());
            QVERIFY(competition.withdrawTeam({3}).has_value());
        }
        QVERIFY(!tie(competition, 1).winner);
        QVERIFY(tie(competition, 1).by == TieDecision::Walkover);
        cup::play(competition, 2, {1, 0});
        if (legs == 2)
            cup::play(competition, 12, {0, 1});
        QCOMPARE(champion(competition), u"T02"_s);
        verifyKept(competition);
        // And now the last one has gone as well: no champion, and nothing waits.
        QVERIFY(competition.withdrawTeam({1}).has_value());
        QVERIFY(fixturesIn(FixtureState::Ready, progress(competition)).empty());
        QVERIFY(fixturesIn(FixtureState::Waiting, progress(competition)).empty());
    }

    void aFinalThatBothLoseHasNoChampion()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 2, {1, 0});
        Competition withdrawn = competition;
        for (const int team : {0, 1})
            QVERIFY(withdrawn.withdrawTeam({team}).has_value());
        Ruling both = cup::ruling(competition, 20, Kind::Walkover);
        both.winner.reset();
        cup::rule(competition, both);
        for (const Competition &one : {competition, withdrawn}) {
            QCOMPARE(champion(one), u"-"_s);
            QVERIFY(isTitleVacant(progress(one).finalPlaces));
            QCOMPARE(progress(one).finalPlaces[1], emptyPlace);
            QVERIFY(fixturesIn(FixtureState::Ready, progress(one)).empty());
            verifyKept(one);
        }
        // The organiser may give the title all the same.
        cup::rule(withdrawn, cup::ruling(withdrawn, 20, Kind::Walkover, {.winner = Side::Away}));
        QCOMPARE(champion(withdrawn), u"T02"_s);
    }

    void whoNeverAppearedHasNoPlace()
    {
        Competition competition = cup::make("cup-4-third-place");
        const std::vector<int> semis = progress(competition).fixtures[0].teams[Side::Home] >= 0
                                           ? std::vector<int>{1, 2}
                                           : std::vector<int>{};
        QCOMPARE(semis.size(), std::size_t{2});
        const int gone = progress(competition).fixtures[0].teams[Side::Away];
        QVERIFY(competition.withdrawTeam({gone}).has_value());
        cup::playOut(competition, Generator(3));
        const Progress now = progress(competition);
        QVERIFY(now.finalPlaces[0] >= 0);
        QVERIFY(now.finalPlaces[2] >= 0);
        QCOMPARE(now.finalPlaces[3], emptyPlace);
        for (const int place : now.finalPlaces)
            QVERIFY(place != gone);
        for (std::size_t match = 1; match < now.fixtures.size(); ++match)
            for (const Side side : bothSides)
                QVERIFY(now.fixtures[match].teams[side] != gone);
        verifyKept(competition);
    }

    /// Whoever withdraws, and whenever: nothing waits for ever, and nobody who never played has a place.
    void everyCupComesToItsEnd()
    {
        for (const char *format : {"cup-8-third-place", "cup-16", "double-elimination-8", "evening-8"}) {
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                Competition competition = cup::make(format, seed);
                Generator generator(seed);
                const auto teams = static_cast<std::uint32_t>(competition.definition().entrants.size());
                for (std::uint64_t gone = 0; gone < seed % 7; ++gone) {
                    (void)competition.withdrawTeam({int(generator.below(teams))});
                    const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
                    if (!ready.empty())
                        cup::play(competition, competition.fixtures()[at(ready.front())].number, {1, 0});
                }
                cup::playOut(competition, Generator(seed));
                const Progress now = progress(competition);
                QVERIFY2(fixturesIn(FixtureState::Waiting, now).empty(), format);
                QVERIFY2(fixturesIn(FixtureState::InConflict, now).empty(), format);
                std::set<int> placed;
                for (const int place : now.finalPlaces)
                    if (place >= 0)
                        QVERIFY2(placed.insert(place).second, format);
                verifyKept(competition);
            }
        }
    }

    void aTeamWithdrawsFromADoubleElimination()
    {
        Competition competition = cup::hold(cup::doubleElimination());
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 2, {1, 0});
        cup::play(competition, 4, {1, 0}); // T01 waits in the final, T02 falls to the losers
        QVERIFY(competition.withdrawTeam({0}).has_value());
        cup::play(competition, 3, {0, 1});
        cup::play(competition, 5, {1, 0});
        // T01 loses the final, and the second one, without playing.
        QVERIFY(tie(competition, 6).by == TieDecision::Walkover);
        QVERIFY(tie(competition, 7).by == TieDecision::Walkover);
        QCOMPARE(champion(competition), u"T02"_s);
        verifyKept(competition);
    }

    void aTeamWithdrawsFromASwiss()
    {
        Competition competition = cup::hold(cup::swiss(8, 3));
        cup::drawDue(competition);
        QVERIFY(competition.withdrawTeam({4, TeamWithdrawal::Results::Void}).has_value());
        cup::playOut(competition, Generator(8));
        const Progress now = progress(competition);
        const GroupTable group = now.tables[0];
        QVERIFY(group.isComplete);
        // The match of the round that was paired is lost; after that it is not paired, and one of the other
        // seven has a bye.
        int byes = 0;
        for (std::size_t row = 0; row < group.table.rows.size(); ++row) {
            const int played = group.table.rows[row].tally.played;
            if (group.teamOfRow(row) == 4) {
                QCOMPARE(played, 1);
                QCOMPARE(group.table.rows[row].tally.points, 0);
            } else {
                byes += 3 - played;
            }
        }
        QCOMPARE(byes, 2);
        for (const int round : {1, 2}) {
            const std::vector<int> &order = competition.roundDraw(round)->order;
            QCOMPARE(order.size(), std::size_t{7});
            QVERIFY(std::find(order.begin(), order.end(), 4) == order.end());
        }
        verifyKept(competition);
    }

    void whoHasLeftASwissGetsNoBye()
    {
        Competition competition = cup::hold(cup::swiss(7, 3));
        cup::drawDue(competition);
        QVERIFY(competition.withdrawTeam({6}).has_value()); // has the bye of the first round
        cup::playOut(competition, Generator(4));
        const Progress now = progress(competition);
        QVERIFY(now.tables[0].isComplete);
        for (const int round : {1, 2})
            QCOMPARE(competition.roundDraw(round)->order.size(), std::size_t{6});
        for (std::size_t row = 0; row < now.tables[0].table.rows.size(); ++row) {
            if (now.tables[0].teamOfRow(row) == 6)
                QCOMPARE(now.tables[0].table.rows[row].tally.points, 3);
            else
                QCOMPARE(now.tables[0].table.rows[row].tally.played, 3);
        }
        verifyKept(competition);
    }

    void whoLeftASwissBeforeItIsNotPaired()
    {
        Competition competition = cup::hold(cup::swiss(8, 2));
        for (const int team : {0, 5})
            QVERIFY(competition.withdrawTeam({team}).has_value());
        cup::drawDue(competition);
        QCOMPARE(competition.roundDraw(0)->order.size(), std::size_t{6});
        // Whoever comes back later is paired again.
        QVERIFY(competition.withdrawTeam({5, TeamWithdrawal::Results::Revoked}).has_value());
        cup::playOut(competition, Generator(2));
        QCOMPARE(competition.roundDraw(1)->order.size(), std::size_t{7});
        QVERIFY(progress(competition).tables[0].isComplete);
        verifyKept(competition);
    }

    void anAnnulledSwissMatchIsStillAMeeting()
    {
        Competition competition = cup::hold(cup::swiss(6, 3));
        cup::drawDue(competition);
        const QString met = cup::pairing(competition, 1);
        cup::rule(competition, cup::ruling(competition, 1, Kind::Annulled));
        cup::playOut(competition, Generator(2));
        QVERIFY(progress(competition).tables[0].isComplete);
        const QString other = met.section(u'-', 1) + u'-' + met.section(u'-', 0, 0);
        int meetings = 0;
        for (const Fixture &fixture : competition.fixtures()) {
            const QString pairing = cup::pairing(competition, fixture.number);
            meetings += pairing == met || pairing == other ? 1 : 0;
        }
        QCOMPARE(meetings, 1);
    }

    void aLateEntryTakesAFreePlace()
    {
        Competition competition = cup::hold(cup::league());
        const Entrant late{QUuid::createUuid(), u"LAT"_s, u"Latecomers"_s, {}, 4};
        QVERIFY(competition.withdrawTeam({3}).has_value());
        QVERIFY(competition.replaceEntrant(3, late, {QDate(2026, 1, 1), u"moved up"_s}).has_value());
        QVERIFY(!competition.isWithdrawn(3));
        QCOMPARE(competition.entrant(3).name, late.name);
        QCOMPARE(competition.replacements().size(), std::size_t{1});
        QCOMPARE(competition.replacements()[0].former.code, u"T04"_s);
        verifyKept(competition);
        for (const Fixture &fixture : competition.fixtures())
            cup::play(competition, fixture.number, {0, 0});
        QVERIFY(competition.replaceEntrant(3, cup::entrants(5).back()).error().fault == Fault::Refused);
        // Nobody comes in twice.
        Competition other = cup::hold(cup::league());
        QVERIFY(other.replaceEntrant(3, cup::entrants(4).front()).error().fault == Fault::BadInput);
        QVERIFY(other == cup::hold(cup::league()));
    }

    void nothingThatWasEnteredDisappears()
    {
        Competition competition = cup::hold(cup::league());
        cup::play(competition, 1, {1, 0});
        const MatchReport right = cup::report(competition, 1, {2, 1});
        QVERIFY(competition.record(right, {QDate(2026, 6, 1), u"typing error"_s}).has_value());
        QVERIFY(competition.record(right).has_value()); // the same again is no correction
        QCOMPARE(competition.setAside().size(), std::size_t{1});
        competition.withdraw(0, {{}, u"wrong match"_s});
        competition.withdraw(0); // nothing there
        QCOMPARE(competition.setAside().size(), std::size_t{2});
        QCOMPARE(competition.setAside()[0].report->score, (Score{1, 0}));
        QCOMPARE(competition.setAside()[0].note.reason, u"typing error"_s);
        QVERIFY(competition.setAside()[1].why == SetAside::Why::TakenOut);
        QCOMPARE(competition.setAside()[1].report->score, (Score{2, 1}));
        verifyKept(competition);
    }

    void brokenFactsAreRefusedWithTheirPlace_data()
    {
        rowsFrom<QString, QJsonObject, QString>("test_rulings");
    }

    void brokenFactsAreRefusedWithTheirPlace()
    {
        const auto [key, fact, where] = row<QString, QJsonObject, QString>();
        QJsonObject object = toJson(cup::hold(cup::league()));
        object.insert(key, QJsonArray{fact});
        const auto read = competitionFromJson(object);
        QVERIFY(!read);
        QVERIFY2(read.error().problems.front().where.startsWith(where),
                 qPrintable(read.error().problems.front().where));
    }

    void aMatchClearedForAReplayKeepsItsDayAndGround()
    {
        CompetitionDefinition definition = cup::hold(cup::league()).definition();
        Appointment planned;
        planned.match = 1;
        planned.date = QDate(2026, 4, 1);
        planned.time = QTime(15, 0);
        planned.stadium = u"Centenario"_s;
        definition.calendar.push_back(planned);
        Competition competition = Competition::create(std::move(definition)).value();
        cup::play(competition, 1, {2, 0});
        cup::rule(competition, cup::ruling(competition, 1, Kind::Replay));
        QVERIFY(cup::state(competition, 1) == FixtureState::Ready);
        QVERIFY(*competition.appointment(0) == planned);
        QVERIFY(!competition.isPostponed(0));
        cup::play(competition, 1, {0, 1});
        QVERIFY(*competition.appointment(0) == planned);
        verifyKept(competition);
        // On another day only where that is said.
        Ruling later = cup::ruling(competition, 1, Kind::Replay, {.newDate = QDate(2026, 5, 1)});
        cup::rule(competition, later);
        QCOMPARE(competition.appointment(0)->date, later.newDate);
        QCOMPARE(competition.appointment(0)->stadium, planned.stadium);
        // And it stays there when it is cleared once more.
        cup::play(competition, 1, {0, 1});
        cup::rule(competition, cup::ruling(competition, 1, Kind::Replay));
        QCOMPARE(competition.appointment(0)->date, later.newDate);
        verifyKept(competition);
    }

    void aSecondLegIsReadAgainWhateverBecomesOfTheFirst()
    {
        TieRules rules{.legs = 2, .awayGoals = true};
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {1, 1});
        // 1-1 after 90 minutes and a goal each in extra time: away goals decide.
        MatchReport report = cup::report(competition, 11, {2, 2});
        report.extraTime = report.score;
        report.shootOut.reset();
        report.winner.reset();
        report.decidedBy = DecidedBy::ExtraTime;
        QVERIFY(competition.record(report));
        QVERIFY(tie(competition, 1).by == TieDecision::AwayGoals);
        QCOMPARE(tie(competition, 1).winner, Side::Home);
        verifyKept(competition);
        cup::play(competition, 1, {3, 0});
        verifyKept(competition);
        competition.withdraw(0);
        verifyKept(competition);
        cup::rule(competition, cup::walkover(competition, 1, Side::Home));
        verifyKept(competition);
    }

    void aSecondLegBrokenOffIsReadAgainWithoutItsFirst()
    {
        TieRules rules{.legs = 2};
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {1, 0});
        Ruling stands = cup::ruling(competition, 11, Kind::Abandoned, {.then = Ruling::Then::Stands});
        // At 1-0 the tie was level: that cannot stand.
        stands.abandonedAt = Score{1, 0};
        QVERIFY(competition.rule(stands).error().fault == Fault::BadInput);
        stands.abandonedAt = Score{1, 1};
        cup::rule(competition, stands);
        QCOMPARE(tie(competition, 1).winner, Side::Home);
        competition.withdraw(0);
        verifyKept(competition);
    }
};

TOUCHLINE_TEST(TestRulings)

} // namespace test_rulings

#include "test_rulings.moc"
