// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/live_match.h"

#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/counting_game.h"

#include <QTest>

namespace test_live_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

FixtureSetup anySetup()
{
    FixtureSetup setup;
    setup.fixture = QUuid::createUuidV5(QUuid(), QStringLiteral("live"));
    return setup;
}

QString refusal(const Result<LogEntry> &entered, Fault fault)
{
    if (entered || entered.error().fault != fault)
        return QStringLiteral("not refused so");
    return entered.error().message.english();
}

/// A match of a small league: its setup, and the computer's part in it.
struct Seat
{
    PlayRules rules;
    FixtureSetup setup;
    PlayedMatch automatic;
    std::uint64_t seed = 0;
};

Seat seatAt(const char *game, const char *level)
{
    const Competition league = Competition::create(playableLeague(game, level, 5)).value();
    PlayRules rules = playRulesOf(league).value();
    FixtureSetup setup = kickOffSetup(league, 1, rules, 2).value();
    PlayedMatch automatic = playFixture(league, 1, rules, 2).value();
    return {std::move(rules), std::move(setup), std::move(automatic), league.definition().seed};
}

} // namespace

class TestLiveMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inputsAreTakenOneByOne()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QVERIFY(live.optionNames().isEmpty());
        QCOMPARE(live.roll(3).value(), (LogEntry{Awaits::Roll, QStringLiteral("C1"), 6, 3, Side::Home, {}}));
        QVERIFY(live.roll(4).has_value());
        QCOMPARE(live.optionNames(),
                 (QStringList{QStringLiteral("red"), QStringLiteral("green"), QStringLiteral("blue")}));
        QCOMPARE(live.choose(QStringLiteral("green")).value(),
                 (LogEntry{Awaits::Choice, QStringLiteral("C2"), 0, 0, Side::Away, QStringLiteral("green")}));
        QCOMPARE(live.entries().size(), std::size_t{3});
        QVERIFY(!live.isOver());
    }

    void whatIsNotDueIsRefused()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QCOMPARE(refusal(live.choose(QStringLiteral("red")), Fault::Refused),
                 QStringLiteral("The match needs a roll now, count (C1), not a choice."));
        LogEntry entry{Awaits::Roll, QStringLiteral("C9"), 6, 3, Side::Home, {}};
        QCOMPARE(refusal(live.enter(entry), Fault::BadInput),
                 QStringLiteral("The match asks for count (C1) now, not for C9."));
        entry.id = QStringLiteral("C1");
        entry.faces = 10;
        QCOMPARE(refusal(live.enter(entry), Fault::BadInput),
                 QStringLiteral("count (C1) is rolled with a die of 6, not of 10."));
        QVERIFY(!live.roll(7).has_value());
        QVERIFY(live.entries().empty());
        QVERIFY(live.roll(1).has_value() && live.roll(2).has_value());
        QCOMPARE(refusal(live.roll(3), Fault::Refused),
                 QStringLiteral("The match needs a choice now, colour (C2), not a roll."));
        QCOMPARE(refusal(live.choose(QStringLiteral("pink")), Fault::BadInput),
                 QStringLiteral("colour (C2) cannot be \"pink\". Possible: red, green, blue."));
        QCOMPARE(refusal(live.enter(
                             {Awaits::Choice, QStringLiteral("C2"), 0, 0, Side::Home, QStringLiteral("red")}),
                         Fault::BadInput),
                 QStringLiteral("colour (C2) is for the other side to decide."));
        QCOMPARE(live.entries().size(), std::size_t{2});
    }

    void aMatchThatDoesNotEndIsStopped()
    {
        const CountingGame game(99);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        const auto next = [&live] {
            return live.question().awaits == Awaits::Roll ? live.roll(1) : live.choose(QStringLiteral("red"));
        };
        for (int i = 0; i <= CountingGame::stepLimit; ++i)
            QVERIFY(next().has_value());
        QCOMPARE(refusal(next(), Fault::Refused),
                 QStringLiteral("The match did not end within 10 rolls and choices."));
    }

    void theLastInputIsTakenBack()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup(), {QStringLiteral("9"), {}}).value();
        const auto nothing = live.takeBack();
        QCOMPARE(nothing.error().fault, Fault::Refused);
        QCOMPARE(nothing.error().message.english(), QStringLiteral("There is nothing to undo yet."));
        QVERIFY(live.roll(3).has_value() && live.roll(5).has_value());
        QVERIFY(live.takeBack().has_value());
        QCOMPARE(live.entries().size(), std::size_t{1});
        QVERIFY(live.roll(6).has_value());
        QCOMPARE(live.entries().back().value, 6);
        QCOMPARE(live.log().seed, QStringLiteral("9"));
    }

    void aMatchOfAnotherGameOrVersionIsNotGoneOnWith()
    {
        const CountingGame game(9);
        MatchLog log = LiveMatch::begin(game, anySetup()).value().log();
        MatchLog older = log;
        older.rulesVersion += 1;
        QCOMPARE(LiveMatch::resume(game, older).error().fault, Fault::Refused);
        QVERIFY(LiveMatch::resume(game, older)
                    .error()
                    .message.english()
                    .startsWith(QStringLiteral("This match was started with version %1 of the rules")
                                    .arg(older.rulesVersion)));
        log.game = QStringLiteral("chess");
        QCOMPARE(LiveMatch::resume(game, log).error().message.english(),
                 QStringLiteral("This match was started with another game, \"chess\"."));
    }

    void aWrongEntryIsNamed()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QVERIFY(live.roll(1).has_value() && live.roll(2).has_value());
        MatchLog log = live.log();
        log.entries[1].value = 8;
        const auto resumed = LiveMatch::resume(game, log);
        QCOMPARE(resumed.error().fault, Fault::BadInput);
        QCOMPARE(resumed.error().problems.size(), std::size_t{1});
        QCOMPARE(resumed.error().problems[0].where, QStringLiteral("entry 2"));
    }

    void theComputerAlonePlaysTheFixture_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("atcs basic") << QByteArray("atcs") << QByteArray("basic");
        QTest::newRow("atcs premier") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("fuba standard") << QByteArray("fuba") << QByteArray("standard");
    }

    void theComputerAlonePlaysTheFixture()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, level);
        const Seat seat = seatAt(game.constData(), level.constData());
        LiveComputer computer = LiveComputer::make(seat.rules.choice, seat.seed).value();
        LiveMatch live = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
        while (!live.isOver())
            QVERIFY(computer.answer(live).has_value());
        QVERIFY(live.entries() == seat.automatic.log.entries);
        QCOMPARE(live.report(), seat.automatic.report);
        const auto after = computer.answer(live);
        QCOMPARE(refusal(after, Fault::Refused), QStringLiteral("The match is over."));
    }

    void afterACrashTheComputerGoesOnTheSame_data() { theComputerAlonePlaysTheFixture_data(); }

    void afterACrashTheComputerGoesOnTheSame()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, level);
        const Seat seat = seatAt(game.constData(), level.constData());
        const std::vector<LogEntry> &all = seat.automatic.log.entries;
        for (std::size_t stop = 0; stop < all.size(); stop += all.size() / 7) {
            MatchLog half = seat.automatic.log;
            half.entries.resize(stop);
            LiveMatch live = LiveMatch::resume(*seat.rules.choice.game, half).value();
            LiveComputer computer = LiveComputer::make(seat.rules.choice, seat.seed).value();
            while (!live.isOver())
                QVERIFY(computer.answer(live).has_value());
            QVERIFY(live.entries() == all);
        }
    }

    void nobodyRollsAgainByTakingBack()
    {
        const Seat seat = seatAt("atcs", "premier");
        LiveMatch live = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
        LiveComputer computer = LiveComputer::make(seat.rules.choice, seat.seed).value();
        for (int i = 0; i < 40; ++i)
            QVERIFY(computer.answer(live).has_value());
        const std::vector<LogEntry> before = live.entries();
        for (int i = 0; i < 12; ++i)
            QVERIFY(live.takeBack().has_value());
        for (int i = 0; i < 12; ++i)
            QVERIFY(computer.answer(live).has_value());
        QVERIFY(live.entries() == before);
    }

    void aPersonDecidesForOneSide()
    {
        const Seat seat = seatAt("atcs", "advanced");
        LiveMatch live = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
        LiveComputer computer = LiveComputer::make(seat.rules.choice, seat.seed).value();
        int decided = 0;
        while (!live.isOver()) {
            const Question due = live.question();
            if (due.awaits == Awaits::Choice && due.side == Side::Home) {
                ++decided;
                QVERIFY(live.choose(live.optionNames().constLast()).has_value());
            } else {
                QVERIFY(computer.answer(live).has_value());
            }
        }
        QVERIFY(decided > 0);
        QVERIFY(replay(*seat.rules.choice.game, live.log()).has_value());
    }

    void anUnknownComputerPlayerIsRefused()
    {
        Seat seat = seatAt("atcs", "basic");
        seat.rules.choice.agents[Side::Away] = QStringLiteral("pele");
        QCOMPARE(LiveComputer::make(seat.rules.choice, 1).error().fault, Fault::NotFound);
    }
};

TOUCHLINE_TEST(TestLiveMatch)

} // namespace test_live_match

#include "test_live_match.moc"
