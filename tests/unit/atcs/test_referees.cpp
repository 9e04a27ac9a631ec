// SPDX-License-Identifier: GPL-3.0-or-later
// Referees, goal check, referee call (specification 2.5, 6.8): test vectors T19, T42, T43, T57, T66.
#include "tests/support/scripted_match.h"

#include "core/games/atcs/match/match_tables.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_referees {

using namespace touchline;
using namespace touchline::testing;
using atcs::CallCode;
using atcs::Level;
using atcs::Phase;
using atcs::RefereeType;

namespace {

constexpr int henry = 0;

atcs::RuleOptions withReferees()
{
    atcs::RuleOptions options;
    options.referees = true;
    return options;
}

/// A goal of Henry's, natural 10, at its goal check. Period, strategy and referee as set by the test.
struct GoalCheck : ScriptedMatch
{
    explicit GoalCheck(RefereeType type, atcs::RuleOptions options = withReferees())
        : ScriptedMatch(Level::Advanced, false, options)
    {
        state.referee.type = type;
        state.referee.modifiers = tables.charts->refereeModifiers[static_cast<std::size_t>(type)];
        state.phase = Phase::KickOff;
        kickOffAsPreferred(Side::Home);
        rolls({1, 1, 10});
    }

    /// Goes on to the call, whose roll comes to `result`.
    void call(int result)
    {
        rolls({10});
        Q_ASSERT(state.phase == Phase::RefereeCall);
        const int added = state.sides[state.turn].chartModifier + state.referee.modifiers.refereeCall +
                          (state.options().fairPlay ? state.card(state.turn).fairPlay : 0);
        rolls({result - added});
    }
};

/// A match of two cards in which the referee is drawn as `conditions` say.
Result<std::unique_ptr<Match>> matchWith(const QJsonObject &conditions, EventList &events)
{
    const atcs::AtcsGame game;
    FixtureSetup setup = frxAgainstTux(QStringLiteral("premier"));
    setup.conditions = conditions;
    return game.kickOff(setup, events);
}

} // namespace

class TestReferees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void t19ARefereeOfAUefaGame()
    {
        EventList events;
        auto match = matchWith({{QStringLiteral("conference"), QStringLiteral("UEFA")}}, events);
        QVERIFY(match.has_value());
        QVERIFY((*match)->roll(28, events).has_value()); // France, refused
        QCOMPARE(events.events().back().kind, atcs::event::RefereeReroll);
        QVERIFY((*match)->roll(77, events).has_value()); // Russia
        QVERIFY((*match)->roll(8, events).has_value());
        const Event &referee = events.events().back();
        QCOMPARE(referee.kind, atcs::event::Referee);
        QCOMPARE(atcs::countryName(referee.numbers[0]), QStringLiteral("Russia"));
        QCOMPARE(referee.numbers[5], std::int16_t{9});
        QCOMPARE(referee.numbers[2], std::int16_t(RefereeType::ControlFreak));
    }

    void t57BrazilAgainstArgentina_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("expected");
        QTest::newRow("8 + 1 = 9 Control Freak") << 8 << int(RefereeType::ControlFreak);
        QTest::newRow("2 + 1 = 3 Fair and Balanced") << 2 << int(RefereeType::FairAndBalanced);
    }

    void t57BrazilAgainstArgentina()
    {
        QFETCH(int, type);
        QFETCH(int, expected);
        auto home = *frx();
        home.team.lineage = QStringLiteral("Brazil");
        auto away = *tux();
        away.team.lineage = QStringLiteral("Argentina");
        FixtureSetup setup = frxAgainstTux(QStringLiteral("premier"));
        Problems problems;
        const auto tables = atcs::matchTables(setup, home, away, problems);
        QVERIFY(problems.empty());
        EventList events;
        atcs::State state = atcs::startMatch(*tables, {}, events);
        QCOMPARE(state.phase, Phase::RefereeCountry);
        atcs::applyRoll(state, 20, events); // Brazil
        QCOMPARE(state.phase, Phase::RefereeCountry);
        atcs::applyRoll(state, 37, events); // England
        QCOMPARE(state.phase, Phase::RefereeType);
        atcs::applyRoll(state, type, events);
        QCOMPARE(int(state.referee.type), expected);
        QCOMPARE(state.phase, Phase::KickOff);
    }

    void australiaIsVoidInOceaniaUnlessItPlaysThere()
    {
        for (const bool oceania : {false, true}) {
            FixtureSetup setup = frxAgainstTux(QStringLiteral("premier"));
            setup.conditions = {{QStringLiteral("conference"), QStringLiteral("OFC")}};
            setup.options.set(QStringLiteral("oceania_australia"), oceania ? 1 : 0);
            Problems problems;
            const auto tables = atcs::matchTables(setup, *frx(), *tux(), problems);
            QCOMPARE(tables->refereeCountries[1] == atcs::noCountry, !oceania);
        }
    }

    void afterTwentyVoidRollsTheNextOfTheChartIsTaken()
    {
        ScriptedMatch match(Level::Advanced, false, withReferees());
        match.tables.refused.fill(false);
        match.tables.refused[static_cast<std::size_t>(match.tables.refereeCountries[100])] = true;
        match.tables.refused[static_cast<std::size_t>(match.tables.refereeCountries[1])] = true;
        for (int i = 0; i < 20; ++i) {
            QCOMPARE(match.state.phase, Phase::RefereeCountry);
            match.rolls({100});
        }
        // Past 100 (Yugoslavia) and 1 to 3 (Algeria) comes Argentina.
        QCOMPARE(match.state.phase, Phase::RefereeType);
        QCOMPARE(atcs::countryName(match.state.referee.country), QStringLiteral("Argentina"));
        QCOMPARE(match.count(atcs::event::RefereeReroll), std::size_t{20});
    }

    void anUnknownConferenceIsRefused()
    {
        EventList events;
        const auto match = matchWith({{QStringLiteral("conference"), QStringLiteral("FIFA")}}, events);
        QVERIFY(!match.has_value());
        QCOMPARE(match.error().problems.front().where, QStringLiteral("conditions.conference"));
    }

    void t42TheGoalCheck_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("natural");
        QTest::addColumn<bool>("stands");
        QTest::newRow("Let'em Play, 8 - 1 = 7") << int(RefereeType::LetEmPlay) << 8 << true;
        QTest::newRow("Let'em Play, 9 - 1 = 8") << int(RefereeType::LetEmPlay) << 9 << false;
        QTest::newRow("Fair and Balanced, 8 - 1 = 7") << int(RefereeType::FairAndBalanced) << 8 << true;
        QTest::newRow("Control Freak, 7 + 1 = 8") << int(RefereeType::ControlFreak) << 7 << false;
        QTest::newRow("Control Freak, 6 + 1 = 7") << int(RefereeType::ControlFreak) << 6 << true;
    }

    void t42TheGoalCheck()
    {
        QFETCH(int, type);
        QFETCH(int, natural);
        QFETCH(bool, stands);
        GoalCheck match(static_cast<RefereeType>(type));
        QCOMPARE(match.state.phase, Phase::GoalCheck);
        QCOMPARE(match.state.score.home, 0);
        match.rolls({natural});
        QCOMPARE(match.state.score.home, stands ? 1 : 0);
        QCOMPARE(match.state.phase == Phase::RefereeCall, !stands);
    }

    void aGoalWithoutANaturalTenIsNotChecked()
    {
        ScriptedMatch match(Level::Advanced, false, withReferees());
        match.state.phase = Phase::KickOff;
        match.kickOffAsPreferred(Side::Home);
        match.rolls({1, 1, 9});
        QCOMPARE(match.state.score.home, 1);
    }

    void t43ProtestOfAnAggressiveSide()
    {
        atcs::RuleOptions options = withReferees();
        options.fairPlay = true;
        ScriptedMatch match(Level::Advanced, false, options);
        match.tables.cards[Side::Away].fairPlay = 1;
        match.state.referee.modifiers = match.tables.charts->refereeModifiers[2];
        match.state.phase = Phase::KickOff;
        match.kickOffAsPreferred(Side::Away);
        match.rolls({1, 1, 10, 7, 7}); // goal, check 7 + 1, call 7 + 1 + 1 + 1 = 10
        QCOMPARE(match.newest(atcs::event::RefereeCall).numbers[5], std::int16_t{10});
        QCOMPARE(match.state.phase, Phase::CallFocus);
        QCOMPARE(match.state.score.away, 0);
        match.rolls({45});
        QCOMPARE(match.newest(EventKind::Yellow).side, Side::Away);
        QCOMPARE(match.newest(EventKind::Yellow).player, std::int16_t{5});
    }

    void everyCall_data()
    {
        QTest::addColumn<int>("result");
        QTest::addColumn<bool>("stands");
        QTest::newRow("0 dissent") << 0 << true;
        QTest::newRow("1 bad call for") << 1 << true;
        QTest::newRow("2 stands") << 2 << true;
        QTest::newRow("3 stands") << 3 << true;
        QTest::newRow("4 penalty") << 4 << false;
        QTest::newRow("5 free kick") << 5 << false;
        QTest::newRow("6 offside") << 6 << false;
        QTest::newRow("7 offside") << 7 << false;
        QTest::newRow("8 foul") << 8 << false;
        QTest::newRow("9 hand ball") << 9 << false;
    }

    void everyCall()
    {
        QFETCH(int, result);
        QFETCH(bool, stands);
        GoalCheck match(RefereeType::FairAndBalanced);
        const int before = match.state.sides[Side::Home].remaining;
        const int theirs = match.state.sides[Side::Away].remaining;
        match.call(result);
        QCOMPARE(match.state.score.home, stands ? 1 : 0);
        QCOMPARE(match.count(atcs::event::GoalDisallowed), std::size_t(stands ? 0 : 1));
        // No counter attack after a disallowed goal (R37).
        if (result != 4)
            QCOMPARE(match.state.lastMissed, atcs::noSide);
        switch (result) {
        case 0:
            QCOMPARE(match.state.phase, Phase::CallFocus);
            match.rolls({45});
            QCOMPARE(match.newest(EventKind::Yellow).side, Side::Away);
            break;
        case 4:
            QCOMPARE(match.state.phase, Phase::KickTaker);
            match.choose(henry);
            match.rolls({10}); // not checked again (R36)
            QCOMPARE(match.state.score.home, 1);
            break;
        case 5:
            QCOMPARE(match.state.sides[Side::Home].remaining, std::int16_t(before + 1));
            QCOMPARE(match.state.sides[Side::Home].total, std::int16_t(12));
            break;
        case 8:
            // The opponents' free kick; one of their attempts is being resolved.
            QCOMPARE(match.state.sides[Side::Away].remaining, std::int16_t(theirs + 1 - 1));
            break;
        case 9:
            QCOMPARE(match.state.sides[Side::Home].booked, atcs::bitOf(henry));
            break;
        default:
            QCOMPARE(match.state.turn, Side::Away);
        }
    }

    void aPenaltyOfACallThatMissesIsAMissedGoalRoll()
    {
        GoalCheck match(RefereeType::FairAndBalanced);
        match.call(4);
        match.choose(henry);
        match.rolls({1});
        QCOMPARE(match.state.lastMissed, std::int8_t(Side::Home));
    }

    void theHardCallsOfAControlFreak()
    {
        // 10 with an even sum; 11 needs an aggressive side, 12 fair play on top.
        GoalCheck protest(RefereeType::ControlFreak);
        protest.call(10);
        QCOMPARE(protest.state.phase, Phase::CallFocus);
        QCOMPARE(protest.state.check.wanted, Side::Home);
        GoalCheck hand(RefereeType::ControlFreak);
        hand.call(11);
        QCOMPARE(hand.state.sides[Side::Home].booked, atcs::bitOf(henry));
        QCOMPARE(hand.state.sides[Side::Away].total, std::int16_t{19});
    }

    void aSecondYellowOfACallBringsTheFreeKickAfterIt()
    {
        GoalCheck match(RefereeType::ControlFreak);
        match.state.sides[Side::Home].booked = atcs::bitOf(henry);
        match.call(11);
        QCOMPARE(match.state.sides[Side::Home].sentOff, atcs::bitOf(henry));
        // Two for the red card, one free kick.
        QCOMPARE(match.state.sides[Side::Away].total, std::int16_t{21});
        QCOMPARE(match.state.sides[Side::Away].redBonus, std::int16_t{2});
    }

    void t66ViolentConductInExtraTime()
    {
        atcs::RuleOptions options = withReferees();
        options.fairPlay = true;
        ScriptedMatch match(Level::Advanced, true, options);
        match.tables.cards[Side::Home].fairPlay = 1;
        match.state.referee.modifiers = match.tables.charts->refereeModifiers[2];
        match.state.phase = Phase::KickOff;
        match.rolls({1});
        match.quietUntil(Phase::KickOff);
        match.kickOffAsPreferred(Side::Away);
        // Turkey have none left when France attack.
        match.rolls({100});
        match.state.sides[Side::Away].remaining = 0;
        match.rolls({1, 1, 10, 10}); // goal, check 11
        match.rolls({10});           // call 10 + 1 + 1 = 12
        QCOMPARE(match.newest(atcs::event::RefereeCall).numbers[6], std::int16_t(CallCode::Violent));
        QCOMPARE(match.state.sides[Side::Home].sentOff, atcs::bitOf(henry));
        QCOMPARE(match.state.turn, Side::Away);
        // One of the two is being resolved.
        QCOMPARE(match.state.sides[Side::Away].remaining, std::int16_t{1});
    }

    void aOneTimerOnTheCall()
    {
        atcs::RuleOptions options = withReferees();
        options.oneTimers = true;
        ScriptedMatch match(Level::Advanced, false, options);
        match.state.phase = Phase::KickOff;
        match.kickOffAsPreferred(Side::Home);
        match.rolls({1, 1});
        match.choose(0);
        match.rolls({10, 10});
        QCOMPARE(match.state.phase, Phase::CallOneTimer);
        QCOMPARE(match.state.decider, Side::Home);
        match.choose(atcs::minusCode);
        match.rolls({4});
        QCOMPARE(match.newest(atcs::event::RefereeCall).numbers[5], std::int16_t{3});
        QCOMPARE(match.state.score.home, 1);
    }

    void theFairRefereeByOption()
    {
        FixtureSetup setup = frxAgainstTux(QStringLiteral("premier"));
        setup.options.set(QStringLiteral("fb_referee_modifier"), 0);
        setup.options.set(QStringLiteral("formation_352_sog"), 4);
        Problems problems;
        const auto tables = atcs::matchTables(setup, *frx(), *tux(), problems);
        QCOMPARE(tables->charts->refereeModifiers[1], (atcs::RefereeModifiers{0, 0, 0}));
        // T9 and T10 with the option: 19, so that 48 - 30 is a shot too.
        const atcs::Plan french{1, 4, false};
        const atcs::Plan turkish{0, 5, false};
        QCOMPARE(atcs::shotsOnGoalWith(*tables, Side::Away, turkish, french).result, 19);
    }
};

TOUCHLINE_TEST(TestReferees)

} // namespace test_referees

#include "test_referees.moc"
