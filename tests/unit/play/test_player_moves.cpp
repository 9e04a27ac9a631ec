// SPDX-License-Identifier: GPL-3.0-or-later
// Players who go from one team to another: where they may play, and what they take along.

#include "core/competition/competition_json.h"
#include "core/facts/decision_json.h"
#include "core/play/changes/organiser_decision.h"
#include "core/play/changes/player_move_effects.h"
#include "core/play/changes/season_change.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/matches/table_match.h"
#include "core/play/transfers/registration.h"
#include "tests/support/ban_season.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_player_moves {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = PlayerMove::Kind;

constexpr auto red = ReportEventKind::Red;
constexpr auto yellow = ReportEventKind::Yellow;

/// Two yellow cards or a red one cost a match.
DisciplineRules twoYellows()
{
    DisciplineRules rules = disciplineRules(u"domestic"_s).value();
    rules.redGames = 1;
    rules.yellows = {{YellowWindow::Competition, 2, 1, 2}};
    return rules;
}

/// Four teams; the first player of the first team moves.
struct Season
{
    explicit Season(bool isDated = true) : rules(twoYellows()), competition(bans::season(isDated)) {}

    [[nodiscard]] MoveTeam team(int index) const
    {
        return {competition.entrant(index).id, competition.entrant(index).name};
    }
    [[nodiscard]] PlayerMove move(Kind kind, int from, int to, const QDate &day) const
    {
        PlayerMove one;
        one.kind = kind;
        one.player = {bans::idOfPlayer(0, 0), bans::nameOf(0, 0), bans::nameOf(0, 0)};
        one.position = Position::Forward;
        if (from >= 0)
            one.from = team(from);
        if (to >= 0)
            one.to = team(to);
        one.day = day;
        return one;
    }
    void enter(const PlayerMove &one) { ASSIGN_RESULT(entered, enterMove(competition, one)); }
    [[nodiscard]] QString refused(const PlayerMove &one) const
    {
        Competition copy = competition;
        const auto entered = enterMove(copy, one);
        return entered ? u"entered"_s : entered.error().message.english();
    }
    [[nodiscard]] QDate dayOf(int number) const
    {
        return competition.appointment(competition.indexOfNumber(number))->date;
    }
    /// The n-th match of a team, from 0.
    [[nodiscard]] int match(int team, std::size_t n) const { return bans::matchesOf(competition, team)[n]; }
    /// Plays the next `count` matches of the plan; the player who moves has this card for that team in the
    /// one with the number.
    void playTo(int last, int cardIn = 0, int cardFor = 0, ReportEventKind kind = red)
    {
        for (; next <= last; ++next) {
            MatchReport report =
                bans::sheet(competition, next, {}, bans::absentBefore(competition, next, rules));
            if (next == cardIn) {
                const Side side =
                    bans::teamsOf(competition, next)[Side::Home] == cardFor ? Side::Home : Side::Away;
                if (cardFor != 0)
                    report.teams[side].players.push_back(
                        {bans::idOfPlayer(0, 0), bans::nameOf(0, 0), true, {}});
                report.events.push_back({kind, {}, 0, side, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), {}});
            }
            bans::enter(competition, std::move(report));
        }
    }
    [[nodiscard]] bool isOut(int team, int number) const
    {
        return ledgerBefore(competition, team, competition.indexOfNumber(number), rules)
            .isSuspended(bans::idOfPlayer(0, 0));
    }
    [[nodiscard]] QString why(int team, int number) const
    {
        const auto reason =
            whyIneligible(competition, team, competition.indexOfNumber(number), bans::idOfPlayer(0, 0));
        return reason ? reason->english() : QString();
    }
    /// The first match of the team with a number above that one.
    [[nodiscard]] int after(int team, int number) const
    {
        for (const int one : bans::matchesOf(competition, team))
            if (one > number)
                return one;
        return 0;
    }

    DisciplineRules rules;
    Competition competition;
    int next = 1;
};

} // namespace

class TestPlayerMoves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The second yellow card after a transfer: what the new team played before he came has no reports yet.
    void aBanAfterATransferIsNotServedBeforeIt()
    {
        Season season;
        const int there = season.match(1, 0) == season.match(0, 0) ? 2 : 1;
        QVERIFY(season.match(there, 0) != season.match(0, 0));
        const auto book = [&season](int number, int team) {
            MatchReport report = bans::sheet(season.competition, number, {},
                                             bans::absentBefore(season.competition, number, season.rules));
            const Side side =
                bans::teamsOf(season.competition, number)[Side::Home] == team ? Side::Home : Side::Away;
            if (team != 0)
                report.teams[side].players.push_back({bans::idOfPlayer(0, 0), bans::nameOf(0, 0), true, {}});
            report.events.push_back({yellow, {}, 0, side, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), {}});
            bans::enter(season.competition, std::move(report));
        };
        book(season.match(0, 0), 0);
        season.enter(season.move(Kind::Transfer, 0, there, bans::firstDay().addDays(5)));
        book(season.match(there, 2), there);
        for (const std::size_t late : {0U, 1U})
            QVERIFY(!season.isOut(there, season.match(there, late)));
        QVERIFY(season.isOut(there, season.match(there, 3)));
        QVERIFY(!season.isOut(there, season.match(there, 4)));
        const Progress now = progress(season.competition);
        QCOMPARE(nextFixture(season.competition, now, there),
                 season.competition.indexOfNumber(season.match(there, 3)));
        QVERIFY(ledgerOf(season.competition, now, there, season.rules).isSuspended(bans::idOfPlayer(0, 0)));
        // The late reports change nothing of it.
        for (const std::size_t late : {1U, 0U})
            bans::play(season.competition, season.match(there, late), season.rules);
        QVERIFY(season.isOut(there, season.match(there, 3)));
        QVERIFY(!season.isOut(there, season.match(there, 4)));
    }

    void bansGoAlong_data()
    {
        QTest::addColumn<bool>("isDated");
        QTest::newRow("dated") << true;
        QTest::newRow("undated") << false;
    }

    void bansGoAlong()
    {
        QFETCH(bool, isDated);
        Season season(isDated);
        const int first = season.match(0, 0);
        season.playTo(first, first);
        const int own = season.after(0, first);
        const int theirs = season.after(1, first);
        QVERIFY(season.isOut(0, own));
        season.enter(season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1)));
        QVERIFY(!season.isOut(0, own));
        QVERIFY(season.isOut(1, theirs));
        // The card stays where it was shown, and the ban is known by it.
        const TeamLedger ledger =
            ledgerBefore(season.competition, 1, season.competition.indexOfNumber(theirs), season.rules);
        QCOMPARE(
            ledger.matches()[static_cast<std::size_t>(ledger.suspensions().back().broughtBy.back())].fixture,
            season.competition.fixtures()[0].id);
        season.playTo(std::max(own, theirs));
        QVERIFY(!season.isOut(1, season.after(1, theirs)));
        QVERIFY(!season.isOut(0, season.after(0, own)));
    }

    void bookingsGoAlong()
    {
        Season season;
        const int first = season.match(0, 0);
        season.playTo(first, first, 0, yellow);
        season.enter(season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1)));
        const int theirs = season.after(1, first);
        season.playTo(theirs, theirs, 1, yellow);
        QVERIFY(season.isOut(1, season.after(1, theirs)));
        season.rules.transfers.bookings = false;
        QVERIFY(!season.isOut(1, season.after(1, theirs)));
    }

    void rulesMaySayThatTheyLapse()
    {
        Season season;
        const int first = season.match(0, 0);
        season.playTo(first, first);
        const Competition before = season.competition;
        season.rules.transfers.bans = false;
        const PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1));
        season.enter(move);
        QVERIFY(!season.isOut(1, season.after(1, first)));
        const MoveEffects effects = moveEffects(before, season.competition, move, season.rules);
        QCOMPARE(effects.lapse.size(), std::size_t(1));
        QVERIFY(effects.goAlong.empty());
        season.rules.transfers.bans = true;
        const MoveEffects others = moveEffects(before, season.competition, move, season.rules);
        QVERIFY(others.lapse.empty());
        QCOMPARE(others.goAlong.size(), std::size_t(1));
        const auto sentences = moveSentences(season.competition, move, others);
        QCOMPARE(sentences.size(), std::size_t(1));
        QVERIFY2(sentences[0].english().startsWith(u"Served at Team T02: sent off v "_s),
                 qPrintable(sentences[0].english()));
        // It is also told which match that is, and nobody is called free for the team that he left.
        QCOMPARE(others.absences.size(), std::size_t(1));
        QCOMPARE(others.absences[0].team, 1);
        QVERIFY(others.absences[0].change.isOut);
    }

    /// Matches that come before the move may have no reports yet, at both teams.
    void whatIsLeftIsToldOfTheDayOfTheMove()
    {
        Season season;
        season.rules.redGames = 3;
        const int first = season.match(0, 0);
        season.playTo(first, first);
        // His team has played once more by then, with or without a report: two matches are left.
        const Competition before = season.competition;
        const PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(9));
        QVERIFY(season.dayOf(season.match(0, 1)) < move.day && move.day < season.dayOf(season.match(0, 2)));
        season.enter(move);
        const MoveEffects there = moveEffects(before, season.competition, move, season.rules);
        QCOMPARE(there.goAlong.size(), std::size_t(1));
        QCOMPARE(there.goAlong.front().matches, std::optional(2));
        QVERIFY(there.lapse.empty() && there.wait.empty());
        std::vector<int> missed;
        for (const AvailabilityChange &one : there.absences)
            if (one.team == 1 && one.change.player == bans::idOfPlayer(0, 0) && one.change.isOut)
                missed.push_back(season.competition.fixtures()[static_cast<std::size_t>(one.fixture)].number);
        QCOMPARE(missed, (std::vector<int>{season.match(1, 2), season.match(1, 3)}));
        DisciplineRules lapsing = season.rules;
        lapsing.transfers.bans = false;
        const MoveEffects lapsed = moveEffects(before, season.competition, move, lapsing);
        QCOMPARE(lapsed.lapse.size(), std::size_t(1));
        QCOMPARE(lapsed.lapse.front().matches, std::optional(2));
        // When he comes back it is over.
        const Competition away = season.competition;
        const PlayerMove back = season.move(Kind::Transfer, 1, 0, bans::firstDay().addDays(23));
        QVERIFY(season.dayOf(season.match(1, 3)) < back.day);
        season.enter(back);
        const MoveEffects home = moveEffects(away, season.competition, back, season.rules);
        QVERIFY(home.goAlong.empty() && home.lapse.empty() && home.wait.empty());
    }

    void aBanUntilADayHasNoOtherEnd()
    {
        Season season;
        const QDate last = bans::firstDay().addDays(30);
        const Decision ban{
            Decision::Kind::Added, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), 0, u"spat"_s, last};
        QVERIFY(season.competition.addOrganiserDecision({0, 0, {}, ban}).has_value());
        const Competition before = season.competition;
        const PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(9));
        season.enter(move);
        QStringList said;
        for (const Message &one : moveSentences(season.competition, move,
                                                moveEffects(before, season.competition, move, season.rules)))
            said << one.english();
        const QString text = said.join(u'|');
        QVERIFY2(text.contains(u"Served at Team T02: banned until "_s + last.toString(Qt::ISODate)),
                 qPrintable(text));
        QVERIFY2(!text.contains(u"to the end"_s), qPrintable(text));
    }

    void whereHeMayPlayFollowsFromTheDay()
    {
        Season season;
        const int third = season.match(0, 2);
        const QDate day = season.dayOf(third);
        season.enter(season.move(Kind::Transfer, 0, 1, day));
        QCOMPARE(season.why(0, season.match(0, 1)), QString());
        QCOMPARE(season.why(0, third), u"left for Team T02 on "_s + day.toString(Qt::ISODate));
        for (const int number : bans::matchesOf(season.competition, 1))
            QCOMPARE(season.why(1, number),
                     season.dayOf(number) < day ? u"joins on "_s + day.toString(Qt::ISODate) : QString());
        QVERIFY(!season.why(2, season.match(2, 0)).isEmpty());
        // Nobody else is touched.
        QVERIFY(!whyIneligible(season.competition, 0, 5, bans::idOfPlayer(0, 1)));
    }

    void aMoveOfLaterChangesNothingYet()
    {
        Season season;
        const int first = season.match(0, 0);
        season.playTo(first, first);
        season.enter(season.move(Kind::Transfer, 0, 1, season.dayOf(season.match(0, 3))));
        QVERIFY(ledgerOf(season.competition, 0, season.rules).isSuspended(bans::idOfPlayer(0, 0)));
        QVERIFY(!ledgerOf(season.competition, 1, season.rules).isSuspended(bans::idOfPlayer(0, 0)));
    }

    void aLoanGoesBackByItself()
    {
        Season season;
        const int first = season.match(1, 0);
        PlayerMove loan = season.move(Kind::Loan, 0, 1, bans::firstDay());
        loan.until = season.dayOf(season.match(1, 1));
        season.enter(loan);
        QCOMPARE(season.why(1, first), QString());
        QCOMPARE(season.why(0, season.match(0, 0)),
                 u"on loan to Team T02 until "_s + loan.until.toString(Qt::ISODate));
        const int later = season.match(1, 3);
        QCOMPARE(season.why(1, later), u"the loan ended on "_s + loan.until.toString(Qt::ISODate));
        QCOMPARE(season.why(0, season.match(0, 3)), QString());
        // A red card of its last match is served at home.
        const int last = season.match(1, 1);
        season.playTo(last, last, 1);
        const int home = season.after(0, last);
        QVERIFY(season.dayOf(home) > loan.until);
        QVERIFY(season.isOut(0, home));
        QVERIFY(!season.isOut(1, season.after(1, last)));
    }

    void aGuestPlaysOnce()
    {
        Season season;
        const int number = [&season] {
            for (const int one : bans::matchesOf(season.competition, 1)) {
                const PerSide<int> teams = bans::teamsOf(season.competition, one);
                if (teams[Side::Home] != 0 && teams[Side::Away] != 0)
                    return one;
            }
            return 0;
        }();
        PlayerMove guest = season.move(Kind::Guest, 0, 1, season.dayOf(number));
        guest.match = number;
        season.enter(guest);
        QCOMPARE(season.why(1, number), QString());
        QCOMPARE(season.why(1, season.after(1, number)), u"guest in match %1 only"_s.arg(number));
        for (const int own : bans::matchesOf(season.competition, 0))
            QCOMPARE(season.why(0, own), QString());
        guest.match = season.match(0, 5);
        guest.to = season.team(bans::teamsOf(season.competition, guest.match)[Side::Home] == 0
                                   ? bans::teamsOf(season.competition, guest.match)[Side::Away]
                                   : bans::teamsOf(season.competition, guest.match)[Side::Home]);
        QVERIFY(season.refused(guest).contains(u"cannot be a guest against"_s));
    }

    void aBanWaitsForOneWhoIsFree()
    {
        Season season;
        const int first = season.match(0, 0);
        season.playTo(first, first);
        const PlayerMove left = season.move(Kind::Release, 0, -1, bans::firstDay().addDays(1));
        const Competition before = season.competition;
        season.enter(left);
        QCOMPARE(moveEffects(before, season.competition, left, season.rules).wait.size(), std::size_t(1));
        const int own = season.after(0, first);
        QCOMPARE(season.why(0, own), u"left on "_s + left.day.toString(Qt::ISODate));
        season.playTo(season.match(2, 3));
        const QDate back = season.dayOf(season.next);
        season.enter(season.move(Kind::Transfer, -1, 2, back));
        QVERIFY(season.isOut(2, season.after(2, season.next - 1)));
        PlayerMove retired = season.move(Kind::Retirement, 2, -1, back.addDays(30));
        season.enter(retired);
        QCOMPARE(season.why(2, season.match(2, 11)), u"retired on "_s + retired.day.toString(Qt::ISODate));
    }

    void aBanThatCameAlongCanBeLifted()
    {
        Season season;
        const int first = season.match(0, 0);
        season.playTo(first, first);
        season.enter(season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1)));
        const Decision lifted{Decision::Kind::Lifted, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), 0,
                              u"appeal"_s};
        ASSIGN_RESULT(entered,
                      enterDecision(season.competition,
                                    decisionNow(season.competition, 1, lifted, season.rules), season.rules));
        QVERIFY(!season.isOut(1, season.after(1, first)));
        // The same decision a second time finds nothing.
        QVERIFY(!enterDecision(season.competition, decisionNow(season.competition, 1, lifted, season.rules),
                               season.rules));
    }

    void whatWasPlayedBeforeItWasKnownIsTold()
    {
        Season season;
        const int second = season.match(0, 1);
        season.playTo(second);
        const Competition before = season.competition;
        const PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay());
        season.enter(move);
        const MoveEffects effects = moveEffects(before, season.competition, move, season.rules);
        QCOMPARE(effects.played.size(), std::size_t(2));
        QCOMPARE(effects.played[0].why.english(),
                 u"left for Team T02 on "_s + move.day.toString(Qt::ISODate));
    }

    void aCardAfterTheDateFollows_data() { bansGoAlong_data(); }

    void aCardAfterTheDateFollows()
    {
        QFETCH(bool, isDated);
        Season season(isDated);
        const int second = season.match(0, 1);
        // Without days a move counts from the matches on that were still to be played.
        if (isDated) {
            season.playTo(second, second);
            const Competition before = season.competition;
            const PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1));
            season.enter(move);
            const MoveEffects effects = moveEffects(before, season.competition, move, season.rules);
            QCOMPARE(effects.played.size(), std::size_t(1));
            QVERIFY(effects.played.front().hasCardOrInjury);
            QCOMPARE(effects.goAlong.size(), std::size_t(1));
            QStringList said;
            for (const Message &one : moveSentences(season.competition, move, effects))
                said << one.english();
            QVERIFY2(said.join(u'|').contains(u"follow the player"_s), qPrintable(said.join(u'|')));
            QVERIFY2(said.join(u'|').contains(u"Served at Team T02: sent off v "_s),
                     qPrintable(said.join(u'|')));
        } else {
            season.playTo(season.match(0, 0));
            season.enter(season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1)));
            season.playTo(second, second);
        }
        const int theirs = season.after(1, second);
        QVERIFY(season.isOut(1, theirs));
        QVERIFY(!season.isOut(0, season.after(0, second)));
        // It is served there, once.
        season.playTo(theirs);
        QVERIFY(!season.isOut(1, season.after(1, theirs)));
    }

    void aBookingAfterTheDateFollows()
    {
        Season season;
        const int second = season.match(0, 1);
        season.playTo(second, second, 0, yellow);
        season.enter(season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1)));
        const int theirs = season.after(1, second);
        season.playTo(theirs, theirs, 1, yellow);
        QVERIFY(season.isOut(1, season.after(1, theirs)));
    }

    void aCardAfterTheReleaseWaits()
    {
        Season season;
        const int second = season.match(0, 1);
        season.playTo(second, second);
        season.enter(season.move(Kind::Release, 0, -1, bans::firstDay().addDays(1)));
        season.playTo(season.match(2, 3));
        season.enter(season.move(Kind::Transfer, -1, 2, season.dayOf(season.next)));
        QVERIFY(season.isOut(2, season.after(2, season.next - 1)));
    }

    void aCardForTheNewTeamBeforeTheDateGoesHome()
    {
        Season season;
        const int first = season.match(1, 0);
        season.playTo(first, first, 1);
        const int second = season.after(0, first);
        season.enter(season.move(Kind::Transfer, 0, 1, season.dayOf(season.match(0, 5))));
        QVERIFY(season.isOut(0, second));
        QVERIFY(!season.isOut(1, season.after(1, first)));
    }

    void rulesThatLetBansLapseLetThatOneLapse()
    {
        Season season;
        season.rules.transfers.bans = false;
        const int second = season.match(0, 1);
        season.playTo(second, second);
        const Competition before = season.competition;
        const PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1));
        season.enter(move);
        QVERIFY(!season.isOut(1, season.after(1, second)));
        QCOMPARE(moveEffects(before, season.competition, move, season.rules).lapse.size(), std::size_t(1));
    }

    void whoJoinsAfterTheDeadlineIsNotEligible()
    {
        Season season;
        const QDate deadline = bans::firstDay().addDays(10);
        QVERIFY(!registrationDeadline(season.competition).isValid());
        QVERIFY(setRegistrationDeadline(season.competition, deadline));
        QVERIFY(!setRegistrationDeadline(season.competition, deadline));
        QCOMPARE(registrationDeadline(season.competition), deadline);
        season.enter(season.move(Kind::Transfer, 0, 1, deadline.addDays(1)));
        const int last = season.match(1, 11);
        QCOMPARE(season.why(1, last),
                 u"registered on %1, after the deadline of %2"_s.arg(
                     deadline.addDays(1).toString(Qt::ISODate), deadline.toString(Qt::ISODate)));
        QCOMPARE(lateRegistrations(season.competition).size(), std::size_t(1));
        // A ban goes along all the same, and the file is read again with the deadline.
        QVERIFY(checkDisciplineFacts(season.competition, season.rules));
        ASSIGN_RESULT(again, competitionFromJson(toJson(season.competition)));
        QCOMPARE(registrationDeadline(*again), deadline);
        // Of the day itself he is in time; who comes back from a loan always is.
        QVERIFY(setRegistrationDeadline(season.competition, deadline.addDays(1)));
        QCOMPARE(season.why(1, last), QString());
        PlayerMove loan = season.move(Kind::Loan, 1, 2, deadline.addDays(5));
        loan.until = deadline.addDays(20);
        season.enter(loan);
        QVERIFY(season.why(2, season.after(2, 0)).contains(u"joins on"_s));
        QCOMPARE(season.why(1, last), QString());
        QVERIFY(setRegistrationDeadline(season.competition, {}));
        QVERIFY(!registrationDeadline(season.competition).isValid());
    }

    void aMoveIsTakenBack()
    {
        Season season;
        const int first = season.match(0, 0);
        season.playTo(first, first);
        const Competition before = season.competition;
        const PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay().addDays(1));
        season.enter(move);
        PlayerMove later = season.move(Kind::Release, 1, -1, bans::firstDay().addDays(60));
        season.enter(later);
        const auto tooEarly = cancelMove(season.competition, move);
        QVERIFY(!tooEarly);
        QVERIFY(tooEarly.error().message.english().contains(u"Cancel that one first"_s));
        QVERIFY(cancelMove(season.competition, later));
        const Competition with = season.competition;
        QVERIFY(cancelMove(season.competition, move));
        QVERIFY(season.competition == before);
        const MoveEffects effects = cancelEffects(with, season.competition, move, season.rules);
        QCOMPARE(effects.goAlong.size(), std::size_t(1));
        QVERIFY(cancelSentences(season.competition, move, effects)
                    .front()
                    .english()
                    .startsWith(u"Served at Team T01: sent off v "_s));
        QVERIFY(!cancelMove(season.competition, move));
    }

    void aLoanGoesOnInTheNextSeason_data()
    {
        columns<int, bool>();
        QTest::newRow("it ends in the new season") << 200 << true;
        QTest::newRow("it ends with the season") << 0 << false;
    }

    void aLoanGoesOnInTheNextSeason()
    {
        const auto [daysAfter, goesOn] = row<int, bool>();
        Season season;
        const QDate last = season.dayOf(season.match(1, 11));
        PlayerMove loan = season.move(Kind::Loan, 0, 1, bans::firstDay());
        loan.until = last.addDays(daysAfter);
        season.enter(loan);
        season.playTo(int(season.competition.fixtures().size()), season.match(1, 11), 1);
        ASSIGN_RESULT(change, changeOfSeason(season.competition, {}));
        QCOMPARE(movesIn(change->next).size(), std::size_t(goesOn ? 1 : 0));
        const auto isElsewhereAt = [&](int team) {
            const int index = change->next.indexOfNumber(bans::matchesOf(change->next, team).front());
            return whyIneligible(change->next, change->next.indexOfTeam(season.team(team).id), index,
                                 bans::idOfPlayer(0, 0))
                .has_value();
        };
        QCOMPARE(isElsewhereAt(0), goesOn);
        QVERIFY(!isElsewhereAt(1));
        // What is left of his ban is served where he plays.
        QCOMPARE(change->suspended.size(), std::size_t(1));
        QCOMPARE(change->suspended.front().team, goesOn ? u"Team T02"_s : u"Team T01"_s);
    }

    void hisShirtStaysUntilTheDay()
    {
        Season season;
        PlayerMove move = season.move(Kind::Transfer, 0, 1, season.dayOf(season.match(0, 3)));
        move.shirt = 19;
        move.formerShirt = 7;
        season.enter(move);
        const auto shirt = [&season](int team, int number) {
            return shirtOf(season.competition, team, season.competition.indexOfNumber(number),
                           bans::idOfPlayer(0, 0));
        };
        QCOMPARE(shirt(0, season.match(0, 0)), std::optional(7));
        QCOMPARE(shirt(0, season.match(0, 11)), std::optional<int>());
        QCOMPARE(shirt(1, season.match(1, 11)), std::optional(19));
        QCOMPARE(movesIn(competitionFromJson(toJson(season.competition)).value()).front().formerShirt,
                 std::optional(7));
    }

    void theSheetSaysWhy()
    {
        Season season;
        PlayerMove move = season.move(Kind::Transfer, 0, 1, bans::firstDay());
        move.shirt = 19;
        season.enter(move);
        const int fixture = season.competition.indexOfNumber(season.match(0, 0));
        const PerSide<int> teams = bans::teamsOf(season.competition, season.match(0, 0));
        const Side old = teams[Side::Home] == 0 ? Side::Home : Side::Away;
        ASSIGN_RESULT(match, tableMatch(season.competition, fixture));
        const auto at = [&](const TableMatch &of, Side side) {
            return of.squads[side].indexOf(bans::idOfPlayer(0, 0));
        };
        const int row = at(*match, old);
        QVERIFY(row >= 0);
        const PlayerOnTheDay &player = match->teams[old].players[static_cast<std::size_t>(row)];
        QVERIFY(!player.available);
        QCOMPARE(player.because, u"left for Team T02 on 2026-09-05"_s);
        const int theirs = season.competition.indexOfNumber(season.match(1, 0));
        const Side now =
            bans::teamsOf(season.competition, season.match(1, 0))[Side::Home] == 1 ? Side::Home : Side::Away;
        ASSIGN_RESULT(other, tableMatch(season.competition, theirs));
        const auto place = static_cast<std::size_t>(at(*other, now));
        QVERIFY(other->teams[now].players[place].available);
        QCOMPARE(other->squads[now].entries[place].shirt, std::optional(19));
    }

    void strangersAreRefused()
    {
        Season season;
        const QDate day = bans::firstDay().addDays(20);
        const QString name = bans::nameOf(0, 0);
        QCOMPARE(season.refused(season.move(Kind::Transfer, 0, 0, day)),
                 u"%1 cannot move from Team T01 to Team T01."_s.arg(name));
        QVERIFY(season.refused(season.move(Kind::Transfer, 0, 1, {})).contains(u"needs a day"_s));
        QVERIFY(season.refused(season.move(Kind::Transfer, -1, -1, day)).contains(u"Say which team"_s));
        PlayerMove loan = season.move(Kind::Loan, 0, 1, day);
        loan.until = day.addDays(-1);
        QVERIFY(season.refused(loan).contains(u"last day"_s));
        PlayerMove number = season.move(Kind::Number, 0, 0, day);
        number.shirt = 100;
        QVERIFY(season.refused(number).contains(u"1 to 99"_s));
        season.enter(season.move(Kind::Transfer, 0, 1, day));
        // Twice, from where he is not, and on a day before an earlier one.
        QCOMPARE(season.refused(season.move(Kind::Transfer, 0, 1, day.addDays(1))),
                 u"%1 is with Team T02 on %2."_s.arg(name, day.addDays(1).toString(Qt::ISODate)));
        QCOMPARE(season.refused(season.move(Kind::Transfer, 0, 1, day)),
                 u"%1 is with Team T02 on %2."_s.arg(name, day.toString(Qt::ISODate)));
        QVERIFY(season.refused(season.move(Kind::Transfer, 0, 2, day.addDays(-5))).contains(u"later move"_s));
        loan = season.move(Kind::Loan, 1, 2, day.addDays(2));
        loan.until = day.addDays(40);
        season.enter(loan);
        loan.to = season.team(3);
        loan.day = day.addDays(3);
        QVERIFY(season.refused(loan).contains(u"on loan to Team T03"_s));
        QCOMPARE(season.refused(season.move(Kind::Transfer, 1, 3, day.addDays(10))), u"entered"_s);
    }

    void itIsReadAgain()
    {
        Season season;
        PlayerMove loan = season.move(Kind::Loan, 0, 1, bans::firstDay());
        loan.until = bans::firstDay().addDays(9);
        loan.shirt = 7;
        season.enter(loan);
        season.enter(season.move(Kind::Release, 0, -1, bans::firstDay().addDays(30)));
        const QJsonObject json = toJson(season.competition);
        ASSIGN_RESULT(again, competitionFromJson(json));
        QCOMPARE(movesIn(*again), movesIn(season.competition));
        QCOMPARE(movesIn(*again).size(), std::size_t(2));
        QVERIFY(checkDisciplineFacts(*again, season.rules));
        OrganiserDecision broken = season.competition.organiserDecisions().front();
        QJsonObject unreadable = toJson(broken.fact);
        unreadable.insert(u"until"_s, u"soon"_s);
        broken.fact = playerFactFromJson(unreadable, broken.date);
        QVERIFY(season.competition.addOrganiserDecision(broken));
        QVERIFY(!checkDisciplineFacts(season.competition, season.rules));
    }
};

TOUCHLINE_TEST(TestPlayerMoves)

} // namespace test_player_moves

#include "test_player_moves.moc"
