// SPDX-License-Identifier: GPL-3.0-or-later
// Step 7: card check, cards, injuries, extra attempts (specification 6.7): test vectors T15-T17, T28, T30,
// T32-T37, T58, T59, T65, T67.
#include "tests/support/scripted_match.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_card_check {

using namespace touchline;
using namespace touchline::testing;
using atcs::bitOf;
using atcs::Level;
using atcs::Phase;

namespace {

constexpr int henry = 0;
constexpr int zidane = 1;
constexpr int f13 = 12;
constexpr int barthez = 13;
constexpr int ozalan = 5;
constexpr int t7 = 6;
constexpr int t12 = 11;
constexpr int recber = 12;
constexpr int turkishKeeper2 = 13;
constexpr int noPick = -1;

/// Plan E at the first focus of `side`'s check after the first half. France is Normal, Turkey Aggressive.
struct Check : ScriptedMatch
{
    explicit Check(Side side, atcs::RuleOptions options = {}, atcs::Rows frenchOut = 0,
                   atcs::Rows turkishOut = 0, std::optional<Side> home = {})
        : ScriptedMatch(Level::Advanced, false, options, home)
    {
        startWithout(frenchOut, turkishOut);
        // The kick-off side checks first (R20).
        kickOffAsPreferred(side);
        quietUntil(Phase::Focus);
    }

    /// A focus by his row, and the card chart roll that comes to `result`.
    void card(int row, int result)
    {
        focus(row);
        rolls({cardNatural(result)});
    }
    /// A focus by his row; the one-timer is not used.
    void focus(int row)
    {
        const auto &holders = state.card(state.check.side).cardAt;
        for (int number = 1; number <= 100; ++number)
            if (holders[static_cast<std::size_t>(number)] == row) {
                rolls({number});
                break;
            }
        if (state.phase == Phase::FocusOneTimer)
            choose(0);
    }
    [[nodiscard]] const atcs::SideState &france() const { return state.sides[Side::Home]; }
    [[nodiscard]] const atcs::SideState &turkey() const { return state.sides[Side::Away]; }
};

} // namespace

class TestCardCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChecksFollowEachPeriodInTheOrderOfTheKickOff()
    {
        Check match(Side::Away);
        QCOMPARE(match.state.check.side, Side::Away);
        QCOMPARE(match.newest(atcs::event::CheckStart).numbers[0], std::int16_t{3});
        QCOMPARE(match.newest(atcs::event::CheckStart).minute, std::int16_t{45});
        match.card(ozalan, 4);
        QCOMPARE(match.state.check.side, Side::Home);
        QCOMPARE(match.newest(atcs::event::CheckStart).numbers[0], std::int16_t{2});
        match.card(henry, 4);
        QCOMPARE(match.state.period, Period::SecondHalf);
        QCOMPARE(match.state.stoppage, std::int16_t{0});
        // After the period's end, not before.
        QCOMPARE(match.newest(EventKind::PeriodEnd).stoppage, std::int16_t{2});
    }

    void t15Focus45IsOzalan()
    {
        Check match(Side::Away);
        match.rolls({45});
        QCOMPARE(match.state.check.focus, std::int8_t{ozalan});
    }

    void t16OneTimerOnTheCardChart()
    {
        atcs::RuleOptions options;
        options.oneTimers = true;
        Check match(Side::Away, options);
        match.rolls({45});
        QCOMPARE(match.state.phase, Phase::FocusOneTimer);
        QCOMPARE(atcs::legalOptions(match.state).size(), std::size_t{3});
        match.choose(atcs::minusCode);
        match.rolls({6});
        const Event &card = match.newest(atcs::event::CardRoll);
        QCOMPARE(card.numbers[7], std::int16_t{6}); // 6 + 1 - 1
        QCOMPARE(card.numbers[9], std::int16_t{0}); // no star
        QCOMPARE(match.turkey().booked, bitOf(ozalan));
        QCOMPARE(match.state.check.side, Side::Home);
        QVERIFY((match.turkey().oneTimers & bitOf(ozalan)) == 0);
    }

    void oneTimersOnlyDownByOption()
    {
        atcs::RuleOptions options;
        options.oneTimers = true;
        options.oneTimersOnlyDown = true;
        Check match(Side::Away, options);
        match.rolls({45});
        QVERIFY(!atcs::legalOptions(match.state).contains(atcs::plusCode));
    }

    void t17AnInjuryWithAOneTimer()
    {
        atcs::RuleOptions options;
        options.oneTimers = true;
        Check match(Side::Away, options);
        match.card(ozalan, 7);
        QCOMPARE(match.state.phase, Phase::InjuryOneTimer);
        QCOMPARE(match.state.decider, Side::Away);
        match.choose(atcs::minusCode);
        match.rolls({8}); // 8 - 1 + 0: France is Normal
        QCOMPARE(match.newest(atcs::event::InjuryRoll).numbers[3], std::int16_t{7});
        QCOMPARE(match.turkey().weakened[ozalan], std::int8_t{1});
        QVERIFY((match.turkey().available & bitOf(ozalan)) != 0);
    }

    void t28TheSecondKeeperIsSentOff()
    {
        Check match(Side::Away, {}, 0, bitOf(turkishKeeper2));
        match.rolls({100});
        QCOMPARE(match.state.check.focus, std::int8_t{recber});
    }

    void t30ARedCardGivesAttemptsNowAndLater()
    {
        Check match(Side::Away);
        match.card(ozalan, 12);
        QCOMPARE(match.turkey().sentOff, bitOf(ozalan));
        QCOMPARE(match.france().redBonus, std::int16_t{2});
        // Two extra attempts, at once, in stoppage time.
        QCOMPARE(match.state.phase, Phase::ShotOnGoal);
        QCOMPARE(match.state.turn, Side::Home);
        QCOMPARE(match.france().remaining, std::int16_t{1});
        QCOMPARE(int(match.state.minute), 45);
        QCOMPARE(match.state.stoppage, std::int16_t{2});
        match.rolls({100, 100});
        // The star: Turkey roll again (Aggressive: three rolls).
        QCOMPARE(match.state.phase, Phase::Focus);
        QCOMPARE(match.state.check.side, Side::Away);
        match.card(t7, 4);
        match.card(henry, 4);
        match.choosePreferred();
        match.choosePreferred();
        QCOMPARE(match.france().total, std::int16_t{19});
    }

    void t32TheMaximumOutranksTheStar()
    {
        Check match(Side::Home);
        match.card(henry, 8);
        QCOMPARE(match.state.check.side, Side::Home);
        match.card(zidane, 9);
        QCOMPARE(match.france().booked, bitOf(henry) | bitOf(zidane));
        QCOMPARE(match.state.check.side, Side::Away);
    }

    void t33AConservativeSideRollsOnce()
    {
        ScriptedMatch match(Level::Advanced);
        match.rolls({1});
        match.choose(atcs::planCode(2, 4));
        match.choosePreferred();
        match.quietUntil(Phase::Focus);
        match.rolls({1, 9}); // 9 - 1 = 8: yellow with a star
        QCOMPARE(match.newest(atcs::event::CardRoll).numbers[7], std::int16_t{8});
        QCOMPARE(match.newest(atcs::event::CardRoll).numbers[9], std::int16_t{1});
        QCOMPARE(match.state.check.side, Side::Away);
    }

    void t34ASecondYellow()
    {
        Check match(Side::Away);
        match.state.sides[Side::Away].booked = bitOf(ozalan);
        match.card(ozalan, 6);
        QCOMPARE(match.newest(EventKind::Yellow).numbers[0], std::int16_t{1});
        QCOMPARE(match.newest(EventKind::Red).numbers[0], std::int16_t{1});
        QCOMPARE(match.france().redBonus, std::int16_t{2});
        QCOMPARE(match.france().extras, std::int8_t{2});
        QVERIFY((match.turkey().available & bitOf(ozalan)) == 0);
    }

    void t35OneRedCardTurnsTheSecondIntoAYellow()
    {
        atcs::RuleOptions options;
        options.oneRedCard = true;
        Check match(Side::Away, options);
        match.state.sides[Side::Away].reds = 1;
        match.card(ozalan, 12);
        QCOMPARE(match.count(EventKind::Red), std::size_t{0});
        QCOMPARE(match.newest(EventKind::Yellow).numbers[2], std::int16_t{1});
        QCOMPARE(match.turkey().booked, bitOf(ozalan));
        QCOMPARE(match.france().extras, std::int8_t{1});
        QCOMPARE(match.france().redBonus, std::int16_t{1});
    }

    void t36T59TheYellowGoesToSomebodyElse()
    {
        atcs::RuleOptions options;
        options.oneRedCard = true;
        Check match(Side::Away, options);
        match.state.sides[Side::Away].reds = 1;
        match.state.sides[Side::Away].booked = bitOf(ozalan);
        match.card(ozalan, 12);
        QCOMPARE(match.state.phase, Phase::NewPlayer);
        match.rolls({36}); // Ozalan's own number: down to T7
        QCOMPARE(match.turkey().booked, bitOf(ozalan) | bitOf(t7));
        QCOMPARE(match.count(EventKind::Red), std::size_t{0});
        QCOMPARE(match.count(EventKind::Yellow), std::size_t{1});
        QCOMPARE(match.newest(EventKind::Yellow).player, std::int16_t{t7});
        QCOMPARE(match.newest(EventKind::Yellow).numbers[2], std::int16_t{1});
        QCOMPARE(match.france().extras, std::int8_t{1});
        QCOMPARE(match.france().redBonus, std::int16_t{1});
    }

    void aSecondYellowThatWouldBeTheSecondRedIsNotEntered()
    {
        atcs::RuleOptions options;
        options.oneRedCard = true;
        Check match(Side::Away, options);
        match.state.sides[Side::Away].reds = 1;
        match.state.sides[Side::Away].booked = bitOf(ozalan);
        match.card(ozalan, 6);
        QCOMPARE(match.state.phase, Phase::NewPlayer);
        QCOMPARE(match.count(EventKind::Yellow), std::size_t{0});
        match.rolls({1});
        QCOMPARE(match.turkey().booked, bitOf(ozalan) | bitOf(0));
        QVERIFY((match.turkey().available & bitOf(ozalan)) != 0);
    }

    void withEverybodyBookedNoCardIsGivenButTheAttemptIs()
    {
        atcs::RuleOptions options;
        options.oneRedCard = true;
        Check match(Side::Away, options);
        match.state.sides[Side::Away].reds = 1;
        match.state.sides[Side::Away].booked = match.turkey().available;
        match.card(ozalan, 12);
        match.rolls({36});
        QCOMPARE(match.count(EventKind::Yellow), std::size_t{0});
        QCOMPARE(match.france().redBonus, std::int16_t{1});
    }

    void t37EveryModifierOfTheCardChart()
    {
        atcs::RuleOptions options;
        options.fairPlay = true;
        options.homeFieldAdvantage = true;
        Check match(Side::Home, options, 0, 0, Side::Home);
        match.tables.cards[Side::Home].fairPlay = -1;
        match.state.referee.modifiers = {1, 1, 1};
        match.state.sides[Side::Home].marks = 2;
        match.rolls({1, 9});
        QCOMPARE(match.newest(atcs::event::CardRoll).numbers[7], std::int16_t{10});
        QCOMPARE(match.state.phase, Phase::InjuredPlayer);
        QVERIFY(match.state.check.again);
    }

    void penaltyIsTakenByWhomeverTheSidePicks()
    {
        Check match(Side::Home);
        match.card(zidane, 1);
        QCOMPARE(match.state.phase, Phase::KickTaker);
        QCOMPARE(match.state.decider, Side::Home);
        QCOMPARE(atcs::legalOptions(match.state).size(), std::size_t{13});
        match.choose(henry);
        match.rolls({5});
        QCOMPARE(match.state.score, (Score{1, 0}));
        QCOMPARE(match.newest(EventKind::Goal).player, std::int16_t{henry});
        QCOMPARE(match.newest(EventKind::Goal).stoppage, std::int16_t{1});
        QCOMPARE(match.state.check.side, Side::Away);
    }

    /// The reason of a kick is told whoever takes it: the focus, the one whom the side picks, or the only one
    /// left.
    void theReasonOfAKickIsTold()
    {
        using atcs::CardWhy;
        const auto toldAs = [](CardWhy why, atcs::KickKind kind, int taker, atcs::Rows out, int picked) {
            Check match(Side::Home, {}, out);
            // What the check before left behind says nothing about this kick.
            match.state.check.why = CardWhy::Injury;
            atcs::beginKick(match.state, Side::Home, kind, why, taker, match.events);
            if (match.state.phase == Phase::KickTaker)
                match.choose(picked);
            const EventKind told =
                kind == atcs::KickKind::Penalty ? atcs::event::Penalty : atcs::event::Corner;
            return std::pair{static_cast<CardWhy>(match.newest(told).numbers[0]),
                             int{match.newest(told).player}};
        };
        // All but one are out.
        const atcs::Rows others = ((atcs::Rows{1} << 16U) - 1U) & ~(bitOf(henry) | bitOf(barthez));
        for (const CardWhy why : {CardWhy::Check, CardWhy::Call})
            for (const atcs::KickKind kind : {atcs::KickKind::Penalty, atcs::KickKind::Corner}) {
                QCOMPARE(toldAs(why, kind, zidane, 0, noPick), std::pair(why, zidane));
                QCOMPARE(toldAs(why, kind, atcs::noRow, 0, henry), std::pair(why, henry));
                QCOMPARE(toldAs(why, kind, atcs::noRow, others, noPick), std::pair(why, henry));
            }
    }

    void aCornerIsTakenByTheFocusAndNoKeeper()
    {
        Check match(Side::Home);
        match.card(zidane, 2);
        QCOMPARE(match.state.phase, Phase::KickRoll);
        QCOMPARE(match.newest(atcs::event::Corner).player, std::int16_t{zidane});
        Check keeper(Side::Home);
        keeper.card(barthez, 0);
        QCOMPARE(keeper.state.phase, Phase::KickTaker);
    }

    void t67TheEmergencyKeeperTakesNoCorner()
    {
        Check match(Side::Home, {}, bitOf(barthez) | bitOf(14));
        match.card(f13, 2);
        QCOMPARE(match.state.phase, Phase::KickTaker);
        QVERIFY(!atcs::legalOptions(match.state).contains(f13));
        QCOMPARE(atcs::legalOptions(match.state).size(), std::size_t{12});
    }

    void theOpponentsCorner()
    {
        Check match(Side::Home);
        match.card(zidane, 5);
        QCOMPARE(match.state.phase, Phase::KickTaker);
        QCOMPARE(match.state.decider, Side::Away);
        match.choose(ozalan);
        match.rolls({10});
        QCOMPARE(match.state.score, (Score{0, 1}));
    }

    void aFreeKickIsAnAttemptAtOnce()
    {
        Check match(Side::Home);
        match.card(zidane, 3);
        QCOMPARE(match.state.phase, Phase::ShotOnGoal);
        match.rolls({1, 1, 5});
        QCOMPARE(match.newest(atcs::event::Attempt).numbers[6], std::int16_t(atcs::ExtraKind::FreeKick));
        // 5 - 1 = 4: Henry needs 5. Roll again by another attempt: a goal from a free kick.
        Check scored(Side::Home);
        scored.card(zidane, -1);
        scored.rolls({1, 1, 6});
        QCOMPARE(scored.newest(EventKind::Goal).numbers[2], std::int16_t(GoalHow::FreeKick));
    }

    void t58AnExtraSpentLeavesTheQueue()
    {
        atcs::RuleOptions options;
        options.longBall = true;
        Check match(Side::Away, options);
        match.card(ozalan, 12);
        QCOMPARE(match.state.phase, Phase::AttackTactic);
        QCOMPARE(match.france().remaining, std::int16_t{1});
        match.choose(1);
        QCOMPARE(match.france().remaining, std::int16_t{0});
        QCOMPARE(int(match.state.queue.size), 0);
        match.rolls({100});
        QCOMPARE(match.state.phase, Phase::Focus);
    }

    void t65TheLastScorerKeepsGoalAndTakesThePenalty()
    {
        atcs::Rows out = bitOf(recber) | bitOf(turkishKeeper2);
        for (int row = 0; row < t12; ++row)
            out |= bitOf(row);
        Check match(Side::Away, {}, 0, out);
        QCOMPARE(match.turkey().keeper, std::int8_t{t12});
        QCOMPARE(atcs::goalieRating(match.turkey(), match.state.card(Side::Away)), 2);
        match.card(t12, 1);
        QCOMPARE(match.state.phase, Phase::KickRoll);
        QCOMPARE(int(match.state.shooter), t12);
    }

    void injuriesByTheirCodes_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<bool>("plays");
        QTest::addColumn<int>("weakened");
        QTest::addColumn<QString>("carried");
        QTest::addColumn<bool>("culprit");
        QTest::newRow("5 plays on") << 5 << true << 0 << QString() << false;
        QTest::newRow("6 an opponent is sent off") << 6 << true << 0 << QString() << true;
        QTest::newRow("7 is 1 worse") << 7 << true << 1 << QString() << false;
        QTest::newRow("8 is 2 worse") << 8 << true << 2 << QString() << false;
        QTest::newRow("9 misses the next game") << 9 << false << 0 << QStringLiteral("next") << false;
        QTest::newRow("10 is out of the tournament")
            << 10 << false << 0 << QStringLiteral("tournament") << false;
    }

    void injuriesByTheirCodes()
    {
        QFETCH(int, natural);
        QFETCH(bool, plays);
        QFETCH(int, weakened);
        QFETCH(QString, carried);
        QFETCH(bool, culprit);
        Check match(Side::Away);
        match.card(ozalan, 7);
        match.rolls({natural}); // the opponents, France, are Normal: no modifier
        QCOMPARE((match.turkey().available & bitOf(ozalan)) != 0, plays);
        QCOMPARE(int(match.turkey().weakened[ozalan]), weakened);
        QCOMPARE(match.turkey().outNextGame != 0, carried == QLatin1String("next"));
        QCOMPARE(match.turkey().outOfTournament != 0, carried == QLatin1String("tournament"));
        QCOMPARE(match.state.phase == Phase::Culprit, culprit);
        if (culprit) {
            match.rolls({1});
            QCOMPARE(match.france().sentOff, bitOf(henry));
            QCOMPARE(match.newest(EventKind::Red).numbers[1], std::int16_t(atcs::CardWhy::Injury));
        }
    }

    void anOpponentInjuredByTheFocus()
    {
        Check match(Side::Away);
        match.card(ozalan, 10);
        QCOMPARE(match.state.phase, Phase::InjuredPlayer);
        match.rolls({99}); // Barthez
        // Turkey is Aggressive: 10 + 1 = 11, out of the tournament and a red card for the focus.
        match.rolls({10});
        QCOMPARE(match.france().outOfTournament, bitOf(barthez));
        QCOMPARE(match.france().keeper, std::int8_t{14});
        QCOMPARE(match.newest(atcs::event::KeeperChange).player, std::int16_t{14});
        QCOMPARE(match.turkey().sentOff, bitOf(ozalan));
        QCOMPARE(match.newest(EventKind::Injury).numbers[0],
                 std::int16_t(atcs::InjuryCode::OutOfTournamentRed));
    }

    void injuriesAddUp()
    {
        Check match(Side::Away);
        match.state.sides[Side::Away].weakened[ozalan] = 2;
        match.card(ozalan, 7);
        match.rolls({7});
        QCOMPARE(match.turkey().weakened[ozalan], std::int8_t{3});
    }

    void noMoreThanTwelveExtrasAPeriod()
    {
        Check match(Side::Away);
        match.state.sides[Side::Home].extras = 11;
        match.card(ozalan, 12);
        QCOMPARE(match.france().extras, std::int8_t{12});
        QCOMPARE(match.count(atcs::event::ExtraVoid), std::size_t{1});
        // The bonus of later periods still grows.
        QCOMPARE(match.france().redBonus, std::int16_t{2});
        match.rolls({100});
        QCOMPARE(match.state.phase, Phase::Focus);
    }

    void aSideWithoutAnybodyHasNoCheck()
    {
        Check match(Side::Away, {}, 0, ~atcs::Rows{0});
        match.rolls({50});
        QCOMPARE(match.state.check.side, Side::Home);
    }

    void marksAreForgottenAfterThePeriod()
    {
        Check match(Side::Away);
        match.state.sides[Side::Home].marks = 3;
        match.card(ozalan, 4);
        QCOMPARE(atcs::cardTerms(match.state, Side::Home).marks, 3);
        match.card(henry, 4);
        QCOMPARE(match.france().marks, std::int8_t{0});
    }

    void whatIsCarriedIsToldAtTheEnd()
    {
        Check match(Side::Away);
        match.card(ozalan, 6);
        match.quietUntil(Phase::Over);
        const Event &carry = match.newest(atcs::event::Carry);
        QCOMPARE(carry.player, std::int16_t{ozalan});
        QCOMPARE(carry.numbers[0], std::int16_t{1});
        QCOMPARE(carry.numbers[1], std::int16_t{0});
        QCOMPARE(carry.numbers[2], std::int16_t{-1});
        QCOMPARE(match.last().kind, EventKind::MatchEnd);
    }
};

TOUCHLINE_TEST(TestCardCheck)

} // namespace test_card_check

#include "test_card_check.moc"
