// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of bans when matches are annulled, abandoned, replayed or void, and when cards are corrected.

#include "core/competition/competition_json.h"
#include "core/play/changes/organiser_decision.h"
#include "core/play/discipline/availability_changes.h"
#include "core/play/fines/fines.h"
#include "tests/support/ban_season.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_bans_in_life {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr auto red = ReportEventKind::Red;
constexpr auto yellow = ReportEventKind::Yellow;

/// Two yellow cards or a red one cost a match; of matches that do not count it is as the shipped rules say.
DisciplineRules shippedRules()
{
    DisciplineRules rules = disciplineRules(u"domestic"_s).value();
    rules.yellows = {{YellowWindow::Competition, 2, 1, 2}};
    return rules;
}

/// The same as they were before they said anything about such matches.
DisciplineRules formerRules()
{
    DisciplineRules rules = shippedRules();
    rules.annulled = {};
    rules.withdrawn = {};
    rules.abandoned = {};
    rules.missedWithoutBanCounts = false;
    return rules;
}

Ruling about(const Competition &competition, int number, Ruling::Kind kind)
{
    Ruling ruling{.match = number, .kind = kind, .teams = bans::teamsOf(competition, number)};
    return ruling;
}

void ruled(Competition &competition, const Ruling &ruling)
{
    ASSIGN_RESULT(made, competition.rule(ruling));
}

/// The first player of the first team, whose matches all of this is about.
bool isOut(const Competition &competition, int number, const DisciplineRules &rules)
{
    return bans::absentBefore(competition, number, rules).count(0) > 0;
}

/// A season of the first team with its matches.
struct Life
{
    explicit Life(bool isDated, DisciplineRules byRules = shippedRules())
        : rules(std::move(byRules))
        , competition(bans::season(isDated))
        , own(bans::matchesOf(competition, 0))
    {
    }

    /// Plays the n-th match of the team, from 0.
    void play(std::size_t n, const std::vector<bans::Card> &cards = {})
    {
        bans::play(competition, own[n], rules, cards);
    }
    [[nodiscard]] bool isOutIn(std::size_t n) const { return isOut(competition, own[n], rules); }
    [[nodiscard]] std::size_t violations() const
    {
        return ledgerOf(competition, 0, rules).violations().size();
    }
    [[nodiscard]] int opponentIn(std::size_t n) const
    {
        const PerSide<int> teams = bans::teamsOf(competition, own[n]);
        return teams[Side::Home] == 0 ? teams[Side::Away] : teams[Side::Home];
    }
    /// The report of that match with other cards.
    void correct(std::size_t n, const std::vector<bans::Card> &cards, const Note &note = {})
    {
        std::set<int> absent;
        const MatchReport *old = competition.report(competition.indexOfNumber(own[n]));
        for (const Side side : bothSides)
            for (std::size_t player = 0; player < old->teams[side].players.size(); ++player)
                if (!old->teams[side].players[player].available)
                    absent.insert(bans::teamsOf(competition, own[n])[side] * bans::playersOfTeam +
                                  int(player));
        bans::enter(competition, bans::sheet(competition, own[n], cards, absent), note);
    }

    DisciplineRules rules;
    Competition competition;
    std::vector<int> own;
};

/// Two matches; the second one was abandoned without a report and is played again on the Tuesday after.
void playAgain(Life &life, const std::vector<bans::Card> &cards = {})
{
    life.play(0);
    Ruling made = about(life.competition, life.own[1], Ruling::Kind::Abandoned);
    made.then = Ruling::Then::Replay;
    made.newDate = bans::firstDay().addDays(10);
    ruled(life.competition, made);
    life.play(1, cards);
}

} // namespace

class TestBansInLife : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withAndWithoutDates_data()
    {
        QTest::addColumn<bool>("isDated");
        QTest::newRow("dated") << true;
        QTest::newRow("undated") << false;
    }

    void withAndWithoutDates()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        life.play(0, {{0, 0, red}});
        QVERIFY(life.isOutIn(1));
        life.play(1);
        QVERIFY(!life.isOutIn(2));
        QCOMPARE(life.violations(), std::size_t(0));
    }

    /// The life cycles of Old School Football: red, two yellows, every n-th yellow, the end of the season.
    void cardsOfOldSchoolFootball_data() { withAndWithoutDates_data(); }
    void cardsOfOldSchoolFootball()
    {
        QFETCH(bool, isDated);
        const DisciplineRules rules = disciplineRules(u"oldschool"_s).value();
        constexpr auto second = ReportEventKind::SecondYellow;
        // Booked twice in a match: he misses the next one and comes back clean.
        Life twice(isDated, rules);
        twice.play(0, {{0, 0, yellow}, {0, 0, yellow}, {0, 0, second}});
        QVERIFY(twice.isOutIn(1));
        twice.play(1);
        QVERIFY(!twice.isOutIn(2));
        // A yellow card ends with its match.
        twice.play(2, {{0, 0, yellow}});
        twice.play(3, {{0, 0, yellow}});
        QVERIFY(!twice.isOutIn(4));
        QCOMPARE(twice.violations(), std::size_t(0));
        // Every third one, where the competition counts them; not those of a match that ended with red.
        Life third(isDated, withYellowLimit(rules, 3));
        third.play(0, {{0, 0, yellow}});
        third.play(1, {{0, 0, yellow}, {0, 0, yellow}, {0, 0, second}});
        QVERIFY(third.isOutIn(2));
        third.play(2);
        QVERIFY(!third.isOutIn(3));
        third.play(3, {{0, 0, yellow}});
        QVERIFY(!third.isOutIn(4));
        third.play(4, {{0, 0, yellow}});
        QVERIFY(third.isOutIn(5));
        third.play(5);
        QVERIFY(!third.isOutIn(6));
        third.play(6, {{0, 0, yellow}});
        third.play(7, {{0, 0, yellow}});
        QVERIFY(!third.isOutIn(8));
        // Red in the last match lapses: nothing is carried into a season of its own.
        QVERIFY(!rules.nextSeason.bans);
        QCOMPARE(third.violations(), std::size_t(0));
    }

    void servedStaysServedWhenTheOpponentWithdraws_data() { withAndWithoutDates_data(); }
    void servedStaysServedWhenTheOpponentWithdraws()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        life.play(0, {{0, 0, red}});
        life.play(1);
        life.play(2);
        const int gone = life.opponentIn(1);
        QVERIFY(life.competition.withdrawTeam({gone, TeamWithdrawal::Results::Void}).has_value());
        std::size_t next = 3;
        while (life.opponentIn(next) == gone)
            ++next;
        QVERIFY(!life.isOutIn(next));
        QCOMPARE(life.violations(), std::size_t(0));
        // As it was before: the void match served nothing, and he took part in the next one.
        life.rules = formerRules();
        QVERIFY(life.isOutIn(next));
    }

    void servedStaysServedWhenTheMatchIsAnnulled_data() { withAndWithoutDates_data(); }
    void servedStaysServedWhenTheMatchIsAnnulled()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        life.play(0, {{0, 0, red}});
        life.play(1);
        life.play(2);
        ruled(life.competition, about(life.competition, life.own[1], Ruling::Kind::Annulled));
        QVERIFY(!life.isOutIn(3));
        QCOMPARE(life.violations(), std::size_t(0));
    }

    void aYellowCardThatFallsAfterItsBanWasServed_data() { withAndWithoutDates_data(); }
    void aYellowCardThatFallsAfterItsBanWasServed()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        life.play(0, {{0, 0, yellow}});
        life.play(1, {{0, 0, yellow}});
        QVERIFY(life.isOutIn(2));
        life.play(2);
        life.play(3, {{0, 0, yellow}});
        ruled(life.competition, about(life.competition, life.own[0], Ruling::Kind::Annulled));
        // The second and the third make a ban now: it was served in the third match.
        QVERIFY(!life.isOutIn(4));
        life.rules.missedWithoutBanCounts = false;
        QVERIFY(life.isOutIn(4));
        QCOMPARE(life.violations(), std::size_t(0));
    }

    void aCorrectedYellowCard_data() { withAndWithoutDates_data(); }
    void aCorrectedYellowCard()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        life.play(0, {{0, 0, yellow}});
        life.play(1, {{0, 0, yellow}});
        life.play(2); // he sits out
        const Note later{isDated ? bans::firstDay().addDays(16) : QDate(), u"wrong player"_s};
        life.correct(1, {{0, 1, yellow}}, later);
        QVERIFY(!life.isOutIn(3));
        life.play(3, {{0, 0, yellow}});
        // The match that he missed counts for what follows, where the rules say so.
        QVERIFY(!life.isOutIn(4));
        QCOMPARE(life.violations(), std::size_t(0));
        life.rules.missedWithoutBanCounts = false;
        QVERIFY(life.isOutIn(4));
        QCOMPARE(life.violations(), std::size_t(0));
    }

    void aRedCardThatComesOutLater_data() { withAndWithoutDates_data(); }
    void aRedCardThatComesOutLater()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        life.play(0);
        life.play(1);
        life.play(2);
        const Note later{isDated ? bans::firstDay().addDays(16) : QDate(), u"seen on film"_s};
        life.correct(0, {{0, 0, red}}, later);
        // Nobody knew it when he played; he misses the next one.
        QCOMPARE(life.violations(), std::size_t(0));
        QVERIFY(life.isOutIn(3));
        life.play(3);
        QVERIFY(!life.isOutIn(4));
    }

    void whoPlaysAllTheSameIsTold()
    {
        Life life(true);
        life.play(0, {{0, 0, red}});
        bans::enter(life.competition, bans::sheet(life.competition, life.own[1], {}, {}));
        QCOMPARE(life.violations(), std::size_t(1));
        // A correction that was made before, on the day after the match, was known.
        Life other(true);
        other.play(0);
        other.correct(0, {{0, 0, red}}, {bans::firstDay().addDays(1), u"forgotten"_s});
        bans::enter(other.competition, bans::sheet(other.competition, other.own[1], {}, {}));
        QCOMPARE(other.violations(), std::size_t(1));
    }

    void theCardsOfAnAnnulledMatch_data()
    {
        columns<int, bool, bool, int>();
        QTest::newRow("by the rules") << int(Ruling::Cards::ByRules) << false << true << 0;
        QTest::newRow("they stay") << int(Ruling::Cards::Stay) << false << true << 1;
        QTest::newRow("they fall") << int(Ruling::Cards::Fall) << false << false << 0;
        QTest::newRow("by former rules") << int(Ruling::Cards::ByRules) << true << false << 0;
    }

    void theCardsOfAnAnnulledMatch()
    {
        const auto [cards, isFormer, isBanned, cautions] = row<int, bool, bool, int>();
        Life life(true, isFormer ? formerRules() : shippedRules());
        life.play(0, {{0, 0, red}, {0, 1, yellow}});
        Ruling annulled = about(life.competition, life.own[0], Ruling::Kind::Annulled);
        annulled.cards = static_cast<Ruling::Cards>(cards);
        ruled(life.competition, annulled);
        QCOMPARE(life.isOutIn(1), isBanned);
        const TeamLedger ledger = ledgerOf(life.competition, 0, life.rules);
        QCOMPARE(ledger.carry(bans::idOfPlayer(0, 1)).bookings, cautions);
        // What was ruled is read again.
        ASSIGN_RESULT(again, competitionFromJson(toJson(life.competition)));
        QCOMPARE(again->rulings(), life.competition.rulings());
    }

    void aReplayFollowsWhatWasPlayedMeanwhile_data() { withAndWithoutDates_data(); }
    void aReplayFollowsWhatWasPlayedMeanwhile()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        life.play(0, {{0, 0, red}});
        life.play(1); // he sits out
        life.play(2);
        ruled(life.competition, about(life.competition, life.own[0], Ruling::Kind::Replay));
        QCOMPARE(life.competition.rulings().back().lastPlayed.value()[Side::Home] +
                         life.competition.rulings().back().lastPlayed.value()[Side::Away] >
                     0,
                 true);
        QVERIFY(!life.isOutIn(0));
        life.play(0);
        QVERIFY(!life.isOutIn(3));
        QCOMPARE(life.violations(), std::size_t(0));
        // A red card of the replay counts for the match after it, and a decision finds it.
        life.correct(0, {{0, 0, red}});
        QVERIFY(life.isOutIn(3));
        const Decision longer{Decision::Kind::Extended, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), 1,
                              u"hard foul"_s};
        QVERIFY(
            enterDecision(life.competition, decisionNow(life.competition, 0, longer, life.rules), life.rules)
                .has_value());
        life.play(3);
        QVERIFY(life.isOutIn(4));
    }

    /// A replay that is played once more was played on its own day: of a ban that came between the two nobody
    /// could know, also where a correction says now that he was to be out for something else.
    void aReplayThatIsReplayedStaysOnItsDay()
    {
        Life life(true);
        const auto dayOf = [&life](std::size_t n) {
            return dayOfFixture(life.competition, life.competition.indexOfNumber(life.own[n]));
        };
        const QDate later = dayOf(2).addDays(1);
        life.play(0);
        life.play(1);
        Ruling again = about(life.competition, life.own[1], Ruling::Kind::Replay);
        again.date = dayOf(1);
        again.newDate = dayOf(1).addDays(1);
        again.cards = Ruling::Cards::Stay;
        QVERIFY(again.newDate < dayOf(2));
        ruled(life.competition, again);
        life.play(1);
        life.play(2, {{0, 0, red}});
        life.correct(0, {{0, 0, red}}, {later, u"the referee's list"_s});
        life.correct(1, {{0, 1, yellow}}, {later, u"the referee's list"_s});
        again.date = later;
        again.newDate = dayOf(2).addDays(60);
        ruled(life.competition, again);
        QCOMPARE(life.violations(), std::size_t(0));
    }

    void anUndecidedMatchIsNotTheNextOne()
    {
        Life life(true);
        life.play(0, {{0, 0, red}});
        ruled(life.competition, about(life.competition, life.own[0], Ruling::Kind::Abandoned));
        QCOMPARE(nextFixture(life.competition, progress(life.competition), 0),
                 life.competition.indexOfNumber(life.own[1]));
        QVERIFY(life.isOutIn(1));
        QVERIFY(!life.isOutIn(0));
        // It is played again on a day after the next match, which he missed.
        life.play(1);
        Ruling again = about(life.competition, life.own[0], Ruling::Kind::Abandoned);
        again.then = Ruling::Then::Replay;
        ruled(life.competition, again);
        QVERIFY(!life.isOutIn(0));
    }

    void whoIsToBlameForAnAbandonedMatchServesNothing()
    {
        Life life(true);
        life.play(0, {{0, 0, red}});
        life.play(1); // he sits out
        Ruling given = about(life.competition, life.own[1], Ruling::Kind::Abandoned);
        given.then = Ruling::Then::Awarded;
        const Side own = given.teams[Side::Home] == 0 ? Side::Home : Side::Away;
        given.winner = own;
        ruled(life.competition, given);
        QVERIFY(!life.isOutIn(2));
        given.winner = opposite(own);
        ruled(life.competition, given);
        QVERIFY(life.isOutIn(2));
    }

    void anAwardedAbandonedMatchIsAWalkoverAlsoForRulesThatSayNothingOfIt()
    {
        DisciplineRules rules = formerRules();
        rules.walkoversServe = WalkoverServes::Nobody;
        Life life(true, rules);
        life.play(0, {{0, 0, red}});
        life.play(1); // he sits out
        Ruling given = about(life.competition, life.own[1], Ruling::Kind::Abandoned);
        given.then = Ruling::Then::Awarded;
        given.winner = given.teams[Side::Home] == 0 ? Side::Home : Side::Away;
        ruled(life.competition, given);
        QVERIFY(life.isOutIn(2));
        life.rules.walkoversServe = WalkoverServes::Both;
        QVERIFY(!life.isOutIn(2));
        // Nobody was given one whose score stands.
        life.rules.walkoversServe = WalkoverServes::Nobody;
        given.then = Ruling::Then::Stands;
        given.winner.reset();
        ruled(life.competition, given);
        QVERIFY(!life.isOutIn(2));
    }

    /// It was played, and nothing is known of it but how it ended: who was out has missed it by the rules.
    void anAbandonedMatchWithoutASheet_data()
    {
        columns<int, int, int, bool, bool>();
        const auto row = [](const char *what, Ruling::Then then, int abandoned, WalkoverServes walkovers,
                            bool unrecorded, bool isServed) {
            QTest::newRow(what) << int(then) << abandoned << int(walkovers) << unrecorded << isServed;
        };
        using Then = Ruling::Then;
        constexpr auto both = WalkoverServes::Both;
        constexpr auto nobody = WalkoverServes::Nobody;
        // -1: the rules say nothing of abandoned matches.
        row("undecided", Then::Undecided, -1, nobody, true, true);
        row("undecided, by rules", Then::Undecided, 1, nobody, true, true);
        row("undecided, by rules nothing", Then::Undecided, 0, both, true, false);
        row("undecided, nothing recorded", Then::Undecided, -1, both, false, false);
        row("it stands", Then::Stands, -1, nobody, true, true);
        row("it stands, whatever is undecided", Then::Stands, 0, nobody, true, true);
        row("it stands, nothing recorded", Then::Stands, -1, both, false, false);
        row("awarded is a walkover", Then::Awarded, 1, nobody, true, false);
        row("awarded is a walkover that serves", Then::Awarded, 0, both, true, true);
        row("played again", Then::Replay, -1, both, true, false);
        row("played again, by rules", Then::Replay, 1, nobody, true, true);
        row("played again, by rules nothing", Then::Replay, 0, both, true, false);
    }

    void anAbandonedMatchWithoutASheet()
    {
        const auto [then, abandonedServes, walkovers, unrecordedCount, isServed] =
            row<int, int, int, bool, bool>();
        DisciplineRules rules = shippedRules();
        rules.abandoned.reset();
        if (abandonedServes >= 0)
            rules.abandoned = UncountedMatch{abandonedServes > 0, true, true, true};
        rules.walkoversServe = static_cast<WalkoverServes>(walkovers);
        rules.unrecordedMatchesCount = unrecordedCount;
        Life life(true, rules);
        life.play(0, {{0, 0, red}});
        Ruling made = about(life.competition, life.own[1], Ruling::Kind::Abandoned);
        made.then = static_cast<Ruling::Then>(then);
        made.abandonedAt = Score{};
        if (made.then == Ruling::Then::Awarded)
            made.winner = Side::Home;
        // Far away: the next match comes first.
        if (made.then == Ruling::Then::Replay)
            made.newDate = bans::firstDay().addDays(200);
        ruled(life.competition, made);
        QCOMPARE(life.isOutIn(1), made.then != Ruling::Then::Replay);
        QCOMPARE(life.isOutIn(2), !isServed);
        QCOMPARE(ledgerOf(life.competition, 0, life.rules).isSuspended(bans::idOfPlayer(0, 0)), !isServed);
    }

    /// The match after it has been reported before.
    void aBanOfWhichTheMatchIsLateIsLifted()
    {
        Life life(true);
        life.play(0, {{0, 0, red}});
        life.play(2);
        QVERIFY(life.isOutIn(1));
        const QUuid player = bans::idOfPlayer(0, 0);
        const auto can = [&](Decision::Kind kind) {
            return canChangeBan(kind, life.competition, progress(life.competition), 0, player, life.rules);
        };
        QVERIFY(can(Decision::Kind::Lifted));
        QVERIFY(!can(Decision::Kind::Extended));
        const Decision lifted{Decision::Kind::Lifted, player, bans::nameOf(0, 0), 0, u"appeal"_s};
        const OrganiserDecision made = decisionNow(life.competition, 0, lifted, life.rules);
        QCOMPARE(made.after, life.own[0]);
        QVERIFY(enterDecision(life.competition, made, life.rules));
        QVERIFY(!life.isOutIn(1));
        QVERIFY(!life.isOutIn(3));
        QVERIFY(!can(Decision::Kind::Lifted));
        life.play(1);
        QVERIFY(!life.isOutIn(3));
    }

    /// Also when the match is played again.
    void aDecisionAfterAnAbandonedMatchStaysThere()
    {
        Life life(true);
        life.play(0);
        Ruling made = about(life.competition, life.own[1], Ruling::Kind::Abandoned);
        ruled(life.competition, made);
        const Decision ban{Decision::Kind::Added, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), 1, u"spat"_s};
        QVERIFY(
            enterDecision(life.competition, decisionNow(life.competition, 0, ban, life.rules), life.rules));
        QVERIFY(life.isOutIn(2));
        QVERIFY(!life.isOutIn(3));
        made.then = Ruling::Then::Replay;
        made.newDate = bans::firstDay().addDays(200);
        ruled(life.competition, made);
        QVERIFY(life.isOutIn(2));
        QVERIFY(!life.isOutIn(3));
        QVERIFY(!life.isOutIn(1));
    }

    /// Abandoned without a report and played again on a Tuesday, as older leagues keep it: by the number of
    /// the abandoned playing. The day tells whether a decision is about that one or about the replay.
    void aDecisionAfterAReplayStaysWithIt_data()
    {
        QTest::addColumn<int>("decidedOn");
        QTest::addColumn<bool>("isAfterReplay");
        QTest::newRow("the day before the replay") << 9 << false;
        QTest::newRow("the day of the replay") << 10 << true;
        QTest::newRow("the day after it") << 11 << true;
    }

    void aDecisionAfterAReplayStaysWithIt()
    {
        QFETCH(int, decidedOn);
        QFETCH(bool, isAfterReplay);
        Life life(true);
        playAgain(life);
        QCOMPARE(replayOf(life.competition, 0, life.own[0]), 0);
        QCOMPARE(replayOf(life.competition, 0, life.own[1]), 1);
        const Decision ban{Decision::Kind::Added, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), 1,
                           QStringLiteral("spat")};
        const QDate day = bans::firstDay().addDays(decidedOn);
        QVERIFY(life.competition.addOrganiserDecision({0, life.own[1], day, ban, 0}).has_value());
        // He took part in the replay: who was banned for it had to miss it.
        QCOMPARE(life.violations(), std::size_t(isAfterReplay ? 0 : 1));
        QVERIFY(life.isOutIn(2));
        QVERIFY(!life.isOutIn(3));
    }

    /// A fine for a card of the replay was paid when the abandoned playing had no number of its own.
    void aFineOfAReplayStaysPaid()
    {
        Life life(true);
        life.rules.fines = FineRules{};
        life.rules.fines->red = Money::units(5);
        playAgain(life, {{0, 0, red}});
        const FinePayment paid{
            true, FineCause::RedCard, bans::idOfPlayer(0, 0), bans::nameOf(0, 0), Money::units(5), {}};
        QVERIFY(life.competition.addOrganiserDecision({0, life.own[1], {}, paid, 0}).has_value());
        const std::vector<Fine> fines = finesOf(life.competition, progress(life.competition), &life.rules);
        QCOMPARE(fines.size(), std::size_t(1));
        QVERIFY(fines[0].isPaid && fines[0].isDue);
        QCOMPARE(fines[0].replay, 1);
    }

    /// An abandoned match that is awarded is a walkover, also for the fines.
    void anAwardedAbandonedMatchIsFinedAsAWalkover()
    {
        const auto fined = [](Ruling::Then then, std::optional<Side> winner) {
            Life life(false);
            life.rules.fines = FineRules{};
            life.rules.fines->walkover = Money::units(50);
            Ruling ruling = about(life.competition, life.own[1], Ruling::Kind::Abandoned);
            ruling.abandonedAt = Score{1, 0};
            ruling.then = then;
            ruling.winner = winner;
            ruled(life.competition, ruling);
            QString teams;
            for (const Fine &one : finesOf(life.competition, progress(life.competition), &life.rules))
                teams += one.team == ruling.teams[Side::Home] ? u'h' : u'a';
            return teams;
        };
        QCOMPARE(fined(Ruling::Then::Awarded, Side::Home), u"a"_s);
        QCOMPARE(fined(Ruling::Then::Awarded, Side::Away), u"h"_s);
        QCOMPARE(fined(Ruling::Then::Awarded, {}), u"ha"_s);
        QCOMPARE(fined(Ruling::Then::Stands, {}), QString());
    }

    /// The match before it has no report yet: it comes first.
    void anAbandonedMatchServesOnItsDay()
    {
        DisciplineRules rules = shippedRules();
        rules.redGames = 2;
        rules.abandoned.reset();
        Life life(true, rules);
        life.play(0, {{0, 0, red}});
        ruled(life.competition, about(life.competition, life.own[2], Ruling::Kind::Abandoned));
        const TeamLedger next = ledgerOf(life.competition, 0, life.rules);
        QCOMPARE(next.carry(bans::idOfPlayer(0, 0)).banned, 2);
        QVERIFY(life.isOutIn(1));
        QVERIFY(life.isOutIn(2));
        QVERIFY(!life.isOutIn(3));
    }

    void aBanMovesWithAMatchThatIsPutOff()
    {
        Life life(true);
        life.play(0, {{0, 0, red}});
        Competition after = life.competition;
        Ruling putOff = about(after, life.own[1], Ruling::Kind::Postponed);
        putOff.newDate = bans::firstDay().addDays(60);
        ruled(after, putOff);
        const std::vector<AvailabilityChange> changes =
            availabilityChanges(life.competition, after, life.rules);
        QCOMPARE(changes.size(), std::size_t(2));
        QCOMPARE(changes[0].fixture, after.indexOfNumber(life.own[1]));
        QVERIFY(!changes[0].change.isOut);
        QCOMPARE(changes[1].fixture, after.indexOfNumber(life.own[2]));
        QVERIFY(changes[1].change.isOut);
        QVERIFY(availabilityChanges(life.competition, life.competition, life.rules).empty());
    }

    /// The last opponent withdraws, or is given the match: nobody can serve a ban in it any more.
    void aBanIsLeftOverWhenTheLastMatchGoes_data() { withAndWithoutDates_data(); }
    void aBanIsLeftOverWhenTheLastMatchGoes()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        const std::size_t last = life.own.size() - 1;
        for (std::size_t n = 0; n < last; ++n)
            life.play(n, n + 1 == last ? std::vector<bans::Card>{{0, 0, red}} : std::vector<bans::Card>{});
        QVERIFY(life.isOutIn(last));
        const int gone = life.opponentIn(last);
        Competition after = life.competition;
        QVERIFY(after.withdrawTeam({gone, TeamWithdrawal::Results::Void}).has_value());
        const auto leftOver = [&life](const Competition &then, const DisciplineRules &rules) {
            std::vector<AvailabilityChange> changes = availabilityChanges(life.competition, then, rules);
            std::erase_if(changes, [](const AvailabilityChange &one) { return one.unserved == 0; });
            return changes;
        };
        const std::vector<AvailabilityChange> changes = leftOver(after, life.rules);
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changes[0].fixture, -1);
        QCOMPARE(changes[0].team, 0);
        QCOMPARE(changes[0].unserved, life.rules.redGames);
        QVERIFY(changes[0].goesOn);
        QVERIFY(changes[0].change.isOut && !changes[0].change.because.empty());
        // The next season begins with it, where the rules say so.
        QCOMPARE(ledgerOf(after, 0, life.rules).carriedOver({}).suspensions.size(), std::size_t(1));
        DisciplineRules lapsing = life.rules;
        lapsing.nextSeason.bans = false;
        QVERIFY(!leftOver(after, lapsing).at(0).goesOn);
        // A match that is given away serves or does not, as the rules say: one that is not played by the
        // fault of the other side serves by these.
        Ruling given = about(life.competition, life.own[last], Ruling::Kind::Walkover);
        given.winner = given.teams[Side::Home] == 0 ? Side::Home : Side::Away;
        Competition walkover = life.competition;
        ruled(walkover, given);
        QCOMPARE(leftOver(walkover, life.rules).size(),
                 ledgerOf(walkover, 0, life.rules).isSuspended(bans::idOfPlayer(0, 0)) ? std::size_t(1)
                                                                                       : std::size_t(0));
        // What was left over already is no news.
        Competition twice = after;
        QVERIFY(availabilityChanges(after, twice, life.rules).empty());
    }

    /// A red card in the last match of the season: as it is entered, and as a correction.
    void aBanIsLeftOverAfterTheLastMatch_data() { withAndWithoutDates_data(); }
    void aBanIsLeftOverAfterTheLastMatch()
    {
        QFETCH(bool, isDated);
        Life life(isDated);
        const std::size_t last = life.own.size() - 1;
        for (std::size_t n = 0; n < last; ++n)
            life.play(n);
        const Competition open = life.competition;
        Life other = life;
        life.play(last, {{0, 0, red}});
        other.play(last);
        for (const Competition *before : {&open, &std::as_const(other.competition)}) {
            const std::vector<AvailabilityChange> changes =
                availabilityChanges(*before, life.competition, life.rules);
            QCOMPARE(changes.size(), std::size_t(1));
            QCOMPARE(changes[0].fixture, -1);
            QCOMPARE(changes[0].unserved, life.rules.redGames);
            QVERIFY(changes[0].goesOn);
        }
        // Nothing is left of one that was served in it.
        Life served(isDated);
        for (std::size_t n = 0; n < last; ++n)
            served.play(n, n + 1 == last ? std::vector<bans::Card>{{0, 0, red}} : std::vector<bans::Card>{});
        const Competition before = served.competition;
        served.play(last);
        QCOMPARE(availabilityChanges(before, served.competition, served.rules).size(), std::size_t(0));
    }

    void shippedRulesSayWhatIsLeft()
    {
        for (const QString &name : disciplineRulesNames()) {
            const DisciplineRules rules = disciplineRules(name).value();
            QVERIFY(rules.annulled.serves && rules.annulled.sendingsOff && !rules.annulled.cautions);
            QVERIFY(rules.withdrawn.serves && rules.withdrawn.sendingsOff && rules.withdrawn.cautions);
            // In Old School Football the cards of an abandoned match stand.
            QVERIFY(rules.abandoned && rules.abandoned->sendingsOff &&
                    rules.abandoned->cautions == (name == "oldschool"_L1));
        }
        for (const char *name : {"domestic", "england", "uefa", "uefa-euro-2008", "fifa-2010", "fifa-2026"})
            QCOMPARE(int(disciplineRules(QLatin1String(name)).value().walkoversServe),
                     int(WalkoverServes::Winner));
    }
};

TOUCHLINE_TEST(TestBansInLife)

} // namespace test_bans_in_life

#include "test_bans_in_life.moc"
