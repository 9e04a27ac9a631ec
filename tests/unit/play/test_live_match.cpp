// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/live_match.h"

#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "core/play/matches/match_file.h"
#include "tests/support/playable_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/counting_game.h"

#include <QFile>
#include <QTemporaryDir>

namespace test_live_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

FixtureSetup anySetup()
{
    FixtureSetup setup;
    setup.fixture = QUuid::createUuidV5(QUuid(), u"live"_s);
    return setup;
}

QString refusal(const Result<LogEntry> &entered, Fault fault)
{
    if (entered || entered.error().fault != fault)
        return u"not refused so"_s;
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
        QCOMPARE(live.roll(3).value(), (LogEntry{Awaits::Roll, u"C1"_s, 6, 3, Side::Home, {}}));
        QVERIFY(live.roll(4).has_value());
        QCOMPARE(live.optionNames(), (QStringList{u"red"_s, u"green"_s, u"blue"_s}));
        QCOMPARE(live.choose(u"green"_s).value(),
                 (LogEntry{Awaits::Choice, u"C2"_s, 0, 0, Side::Away, u"green"_s}));
        QCOMPARE(live.entries().size(), std::size_t{3});
        QVERIFY(!live.isOver());
    }

    void whatIsNotDueIsRefused()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QCOMPARE(refusal(live.choose(u"red"_s), Fault::Refused),
                 u"The match needs a roll now, count (C1), not a choice."_s);
        LogEntry entry{Awaits::Roll, u"C9"_s, 6, 3, Side::Home, {}};
        QCOMPARE(refusal(live.enter(entry), Fault::BadInput),
                 u"The match asks for count (C1) now, not for C9."_s);
        entry.id = u"C1"_s;
        entry.faces = 10;
        QCOMPARE(refusal(live.enter(entry), Fault::BadInput),
                 u"count (C1) is rolled with a die of 6, not of 10."_s);
        QVERIFY(!live.roll(7).has_value());
        QVERIFY(live.entries().empty());
        QVERIFY(live.roll(1).has_value() && live.roll(2).has_value());
        QCOMPARE(refusal(live.roll(3), Fault::Refused),
                 u"The match needs a choice now, colour (C2), not a roll."_s);
        QCOMPARE(refusal(live.choose(u"pink"_s), Fault::BadInput),
                 u"colour (C2) cannot be \"pink\". Possible: red, green, blue."_s);
        QCOMPARE(refusal(live.enter({Awaits::Choice, u"C2"_s, 0, 0, Side::Home, u"red"_s}), Fault::BadInput),
                 u"colour (C2) is for the other side to decide."_s);
        QCOMPARE(live.entries().size(), std::size_t{2});
    }

    void aMatchThatDoesNotEndIsStopped()
    {
        const CountingGame game(99);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        const auto next = [&live] {
            return live.question().awaits == Awaits::Roll ? live.roll(1) : live.choose(u"red"_s);
        };
        for (int i = 0; i <= CountingGame::stepLimit; ++i)
            QVERIFY(next().has_value());
        QCOMPARE(refusal(next(), Fault::Refused), u"The match did not end within 10 rolls and choices."_s);
    }

    void theLastInputIsTakenBack()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup(), {u"9"_s, {}}).value();
        const auto nothing = live.undoLast();
        QCOMPARE(nothing.error().fault, Fault::Refused);
        QCOMPARE(nothing.error().message.english(), u"There is nothing to undo yet."_s);
        QVERIFY(live.roll(3).has_value() && live.roll(5).has_value());
        QVERIFY(live.undoLast().has_value());
        QCOMPARE(live.entries().size(), std::size_t{1});
        QVERIFY(live.roll(6).has_value());
        QCOMPARE(live.entries().back().value, 6);
        QCOMPARE(live.log().seed, u"9"_s);
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
                    .startsWith(
                        u"This match was started with version %1 of the rules"_s.arg(older.rulesVersion)));
        log.game = u"chess"_s;
        QCOMPARE(LiveMatch::resume(game, log).error().message.english(),
                 u"This match was started with another game, \"chess\"."_s);
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
        QCOMPARE(resumed.error().problems[0].where, u"entry 2"_s);
    }

    void theComputerAlonePlaysTheFixture_data()
    {
        columns<QByteArray, QByteArray>();
        QTest::newRow("atcs basic") << QByteArray("atcs") << QByteArray("basic");
        QTest::newRow("atcs premier") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("fuba standard") << QByteArray("fuba") << QByteArray("standard");
    }

    void theComputerAlonePlaysTheFixture()
    {
        const auto [game, level] = row<QByteArray, QByteArray>();
        const Seat seat = seatAt(game.constData(), level.constData());
        LiveComputer computer = LiveComputer::make(seat.rules.choice, seat.seed).value();
        LiveMatch live = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
        while (!live.isOver())
            QVERIFY(computer.answer(live).has_value());
        QVERIFY(live.entries() == seat.automatic.log.entries);
        QCOMPARE(live.report(), seat.automatic.report);
        const auto after = computer.answer(live);
        QCOMPARE(refusal(after, Fault::Refused), u"The match is over."_s);
    }

    void afterACrashTheComputerGoesOnTheSame_data() { theComputerAlonePlaysTheFixture_data(); }

    void afterACrashTheComputerGoesOnTheSame()
    {
        const auto [game, level] = row<QByteArray, QByteArray>();
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
            QVERIFY(live.undoLast().has_value());
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

    void everyPointIsSeenAgain_data() { theComputerAlonePlaysTheFixture_data(); }

    void everyPointIsSeenAgain()
    {
        const auto [game, level] = row<QByteArray, QByteArray>();
        const Seat seat = seatAt(game.constData(), level.constData());
        const std::vector<LogEntry> &all = seat.automatic.log.entries;
        LiveMatch live = LiveMatch::resume(*seat.rules.choice.game, seat.automatic.log).value();
        // As a stranger sees them who plays up to there.
        std::vector<QJsonObject> views;
        std::vector<std::size_t> events;
        LiveMatch fresh = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
        for (std::size_t i = 0;; ++i) {
            views.push_back(fresh.match().view(std::nullopt));
            events.push_back(fresh.events().size());
            if (i == all.size())
                break;
            QVERIFY(fresh.enter(all[i]).has_value());
        }
        Generator generator(3);
        for (int i = 0; i < 200; ++i) {
            const std::size_t point = generator.below(static_cast<std::uint32_t>(all.size() + 1));
            QVERIFY(live.goTo(point).has_value());
            QCOMPARE(live.entries().size(), point);
            QCOMPARE(live.known(), all.size());
            QCOMPARE(live.match().view(std::nullopt), views[point]);
            QCOMPARE(live.events().size(), events[point]);
            QCOMPARE(live.log().entries,
                     std::vector<LogEntry>(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(point)));
        }
        QVERIFY(live.goTo(all.size()).has_value());
        QCOMPARE(live.played().report, seat.automatic.report);
        QVERIFY(live.played().events == seat.automatic.events);
        QVERIFY(live.played().eventsBefore == seat.automatic.eventsBefore);
        QCOMPARE(live.goTo(all.size() + 1).error().fault, Fault::Refused);
        QCOMPARE(live.entries().size(), all.size());
    }

    void whatCameLaterIsKnownUntilSomethingElseIsEntered()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QVERIFY(live.roll(1).has_value() && live.roll(2).has_value());
        QVERIFY(live.choose(u"red"_s).has_value());
        QVERIFY(live.goTo(0).has_value());
        QVERIFY(live.roll(1).has_value());
        QCOMPARE(live.known(), std::size_t{3});
        QVERIFY(live.roll(5).has_value());
        QCOMPARE(live.known(), std::size_t{2});
        QCOMPARE(live.events().size(), live.played().events.size());
    }

    void theLastDecisionOfASideIsFound()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QVERIFY(!live.lastDecisionOf(Side::Away));
        QVERIFY(live.roll(1).has_value() && live.roll(2).has_value());
        QVERIFY(live.choose(u"red"_s).has_value());
        QCOMPARE(live.lastDecisionOf(Side::Away), std::optional<std::size_t>(2));
        QVERIFY(!live.lastDecisionOf(Side::Home));
        QVERIFY(live.goTo(2).has_value());
        QVERIFY(!live.lastDecisionOf(Side::Away));
        QCOMPARE(live.question().awaits, Awaits::Choice);
    }

    void aSlipIsCorrectedAndTheRestPlayedAgain()
    {
        const Seat seat = seatAt("atcs", "premier");
        const std::vector<LogEntry> &all = seat.automatic.log.entries;
        int allFit = 0;
        int someLeft = 0;
        for (std::size_t input = 0; input < all.size(); input += 3) {
            LiveMatch live = LiveMatch::resume(*seat.rules.choice.game, seat.automatic.log).value();
            LogEntry right = all[input];
            if (right.kind != Awaits::Roll)
                continue;
            right.value = right.value == 1 ? 2 : right.value - 1;
            const auto corrected = live.correct(input, right);
            if (!corrected)
                continue;
            QVERIFY(live.entries()[input] == right);
            // What stands and what is left over is everything that was entered.
            QCOMPARE(live.entries().size() + corrected->left.size(), all.size());
            for (std::size_t i = input + 1; i < all.size(); ++i)
                QVERIFY(all[i] == (i < live.entries().size() ? live.entries()[i]
                                                             : corrected->left[i - live.entries().size()]));
            QCOMPARE(live.notes().corrections, (std::vector<CorrectedEntry>{{int(input), all[input]}}));
            // The same match as if it had been typed rightly at once.
            LiveMatch fresh = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
            for (const LogEntry &entry : live.entries())
                QVERIFY(fresh.enter(entry).has_value());
            QCOMPARE(fresh.match().view(std::nullopt), live.match().view(std::nullopt));
            QCOMPARE(fresh.report(), live.report());
            (corrected->left.empty() ? allFit : someLeft) += 1;
        }
        QVERIFY(allFit > 0);
        QVERIFY(someLeft > 0);
    }

    void aThrowOfSeveralDiceIsTakenBackAsOne()
    {
        const Seat seat = seatAt("fuba", "full");
        LiveMatch live = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
        int throws = 0;
        for (const LogEntry &entry : seat.automatic.log.entries) {
            const Question due = live.question();
            QVERIFY(due.part >= 1 && due.part <= due.parts);
            QVERIFY(live.enter(entry).has_value());
            if (due.part == 1)
                continue;
            ++throws;
            const std::size_t inputs = live.entries().size();
            QVERIFY(live.undoGesture().has_value());
            QCOMPARE(live.entries().size(), inputs - due.part);
            QCOMPARE(live.question().part, std::uint8_t{1});
            QCOMPARE(live.question().parts, due.parts);
            for (std::size_t i = live.entries().size(); i < inputs; ++i)
                QVERIFY(live.enter(seat.automatic.log.entries[i]).has_value());
        }
        QVERIFY(throws > 0);
    }

    void aWrongCorrectionChangesNothing()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QVERIFY(live.roll(1).has_value() && live.roll(2).has_value());
        LogEntry entry = live.entries()[0];
        entry.value = 7;
        QVERIFY(!live.correct(0, entry).has_value());
        QCOMPARE(live.correct(2, live.entries()[0]).error().fault, Fault::Refused);
        QCOMPARE(live.entries().size(), std::size_t{2});
        QVERIFY(live.notes().corrections.empty());
    }

    void aCloneGoesOnByItself()
    {
        const Seat seat = seatAt("atcs", "advanced");
        LiveMatch live = LiveMatch::begin(*seat.rules.choice.game, seat.setup).value();
        LiveComputer computer = LiveComputer::make(seat.rules.choice, seat.seed).value();
        int kept = 0;
        live.keepWith([&kept](const InputChange &) {
            ++kept;
            return Result<void>();
        });
        for (int i = 0; i < 30; ++i)
            QVERIFY(computer.answer(live).has_value());
        QCOMPARE(kept, 30);
        const QJsonObject before = live.match().view(std::nullopt);
        LiveMatch ahead = live.clone();
        while (!ahead.isOver())
            QVERIFY(computer.answer(ahead).has_value());
        QCOMPARE(kept, 30);
        QCOMPARE(ahead.report(), seat.automatic.report);
        QCOMPARE(live.match().view(std::nullopt), before);
        QCOMPARE(live.entries().size(), std::size_t{30});
    }

    void whatCannotBeKeptDoesNotCount()
    {
        const CountingGame game(9);
        LiveMatch live = LiveMatch::begin(game, anySetup()).value();
        QVERIFY(live.roll(1).has_value());
        std::size_t entriesThen = 99;
        bool isFull = false;
        live.keepWith([&](const InputChange &change) -> Result<void> {
            entriesThen = live.entries().size();
            if (isFull || change.known != 1)
                return fail(Fault::Full, "full");
            return {};
        });
        QVERIFY(live.roll(2).has_value());
        // It was kept while it did not count yet.
        QCOMPARE(entriesThen, std::size_t{1});
        isFull = true;
        QCOMPARE(live.choose(u"red"_s).error().fault, Fault::Full);
        QCOMPARE(live.undoLast().error().fault, Fault::Full);
        QCOMPARE(live.setAgent(Side::Home, u"person"_s).error().fault, Fault::Full);
        QCOMPARE(live.correct(0, live.entries()[1]).error().fault, Fault::Full);
        QCOMPARE(live.entries().size(), std::size_t{2});
        QVERIFY(live.notes() == LogNotes());
        QCOMPARE(live.question().awaits, Awaits::Choice);
    }

    void whoDecidesIsNotedFromItsStepOn()
    {
        const Seat seat = seatAt("atcs", "premier");
        const Game &game = *seat.rules.choice.game;
        LiveMatch live = LiveMatch::begin(game, seat.setup, {{}, {{u"coach"_s, u"coach"_s}}}).value();
        LiveComputer computer = LiveComputer::make(seat.rules.choice, seat.seed).value();
        QCOMPARE(live.setAgent(Side::Home, u"pele"_s).error().fault, Fault::NotFound);
        for (int i = 0; i < 20; ++i)
            QVERIFY(computer.answer(live).has_value());
        QVERIFY(live.setAgent(Side::Home, u"random"_s).has_value());
        QCOMPARE(live.agent(Side::Home), u"random"_s);
        QCOMPARE(live.notes().agents, (std::vector<AgentChange>{{20, Side::Home, u"random"_s}}));
        while (!live.isOver())
            QVERIFY(computer.answer(live).has_value());
        // Up to there it is the match of before.
        QVERIFY(std::equal(live.entries().begin(), live.entries().begin() + 20,
                           seat.automatic.log.entries.begin()));
        QVERIFY(live.entries() != seat.automatic.log.entries);
        // After a crash and after steps back the same players go on the same.
        const MatchLog whole = live.log();
        const MatchLog read = logFromJson(toJson(whole, game), game).value();
        QVERIFY(read.notes == whole.notes);
        for (const std::size_t stop : {std::size_t{10}, std::size_t{20}, std::size_t{33}}) {
            MatchLog half = read;
            half.entries.resize(stop);
            LiveMatch again = LiveMatch::resume(game, half).value();
            QCOMPARE(again.agent(Side::Home), stop < 20 ? u"coach"_s : u"random"_s);
            if (stop < 20)
                continue;
            LiveComputer second = LiveComputer::make(seat.rules.choice, seat.seed).value();
            while (!again.isOver())
                QVERIFY(second.answer(again).has_value());
            QVERIFY(again.entries() == whole.entries);
            QVERIFY(again.undoTo(25).has_value());
            while (!again.isOver())
                QVERIFY(second.answer(again).has_value());
            QVERIFY(again.entries() == whole.entries);
        }
        QVERIFY(live.undoTo(19).has_value());
        QVERIFY(live.notes().agents.empty());
        QCOMPARE(live.agent(Side::Home), u"coach"_s);
        QVERIFY(live.goTo(10).has_value());
        QCOMPARE(live.setAgent(Side::Home, u"solo"_s).error().fault, Fault::Refused);
    }

    /// A friendly is kept in a file of its own, input by input, also when the program ends in the middle of
    /// a line.
    void aFriendlyGoesOnFromItsFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"friendly.match"_s);
        const Seat seat = seatAt("atcs", "advanced");
        const Game &game = *seat.rules.choice.game;
        const std::vector<LogEntry> &all = seat.automatic.log.entries;
        {
            LiveMatch live = beginMatchFile(path, game, seat.setup).value();
            for (std::size_t i = 0; i < 20; ++i)
                QVERIFY(live.enter(all[i]).has_value());
            QVERIFY(live.undoTo(15).has_value());
            QVERIFY(live.setAgent(Side::Away, u"solo"_s).has_value());
            QVERIFY(live.enter(all[15]).has_value());
        }
        QCOMPARE(beginMatchFile(path, game, seat.setup).error().fault, Fault::Refused);
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"added\":[{\"ro");
        file.close();
        LiveMatch live = resumeMatchFile(path).value();
        QVERIFY(live.entries() == std::vector<LogEntry>(all.begin(), all.begin() + 16));
        QCOMPARE(live.agent(Side::Away), u"solo"_s);
        // Whoever goes on with it elsewhere is alone with it.
        LiveMatch other = resumeMatchFile(path).value();
        QVERIFY(live.enter(all[16]).has_value());
        QCOMPARE(other.enter(all[16]).error().fault, Fault::Conflict);
        QCOMPARE(other.entries().size(), std::size_t{16});
        for (std::size_t i = 17; i < all.size(); ++i)
            QVERIFY(live.enter(all[i]).has_value());
        QCOMPARE(resumeMatchFile(path).value().report(), live.report());
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"staying\":9999,\"added\":[]}\n");
        file.close();
        QCOMPARE(resumeMatchFile(path).error().fault, Fault::Damaged);
    }

    void withoutNotesALogIsWhatItWas()
    {
        const Seat seat = seatAt("atcs", "basic");
        const Game &game = *seat.rules.choice.game;
        LiveMatch live = LiveMatch::begin(game, seat.setup).value();
        QVERIFY(live.roll(1).has_value());
        const QJsonObject log = toJson(live.log(), game);
        QVERIFY(!log.contains(u"agent_changes"_s));
        QVERIFY(!log.contains(u"corrections"_s));
    }

    void anUnknownComputerPlayerIsRefused()
    {
        Seat seat = seatAt("atcs", "basic");
        seat.rules.choice.agents[Side::Away] = u"pele"_s;
        QCOMPARE(LiveComputer::make(seat.rules.choice, 1).error().fault, Fault::NotFound);
    }
};

TOUCHLINE_TEST(TestLiveMatch)

} // namespace test_live_match

#include "test_live_match.moc"
