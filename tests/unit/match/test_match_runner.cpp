// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "core/match/match_runner.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/counting_game.h"

namespace test_match_runner {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Dice and agents that refuse the first time they are asked for each answer, and give it the second time.
class StubbornDice final : public Dice
{
public:
    explicit StubbornDice(Generator generator) : m_generator(generator) {}
    [[nodiscard]] Result<int> roll(const RollPrompt &prompt) override
    {
        m_refuses = !m_refuses;
        if (m_refuses)
            return fail(Fault::Exhausted, "The die rolled off the table.");
        return m_generator.roll(prompt.die.faces);
    }

private:
    Generator m_generator;
    bool m_refuses = false;
};

class StubbornAgent final : public Agent
{
public:
    [[nodiscard]] Result<OptionCode> choose(const Match & /*match*/, const Question & /*question*/,
                                            const OptionList &options) override
    {
        m_refuses = !m_refuses;
        if (m_refuses)
            return fail(Fault::BadInput, "I cannot decide.");
        return options[0];
    }

private:
    bool m_refuses = false;
};

/// Says a number that no die shows, or an option that does not exist.
class WrongDice final : public Dice
{
public:
    [[nodiscard]] Result<int> roll(const RollPrompt & /*prompt*/) override { return 7; }
};

class WrongAgent final : public Agent
{
public:
    [[nodiscard]] Result<OptionCode> choose(const Match & /*match*/, const Question & /*question*/,
                                            const OptionList & /*options*/) override
    {
        return 11;
    }
};

class FirstAgent final : public Agent
{
public:
    [[nodiscard]] Result<OptionCode> choose(const Match & /*match*/, const Question & /*question*/,
                                            const OptionList &options) override
    {
        return options[0];
    }
};

} // namespace

class TestMatchRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachStepIsOneRollOrOneChoice()
    {
        const CountingGame game(6);
        ScriptedDice dice({1, 2, 3, 4});
        FirstAgent agent;
        MatchRunner runner(game, dice, {{&agent, &agent}});
        QVERIFY(runner.kickOff({}).has_value());
        for (std::size_t i = 1; i <= 6; ++i) {
            QCOMPARE(runner.step().value(), true);
            QCOMPARE(runner.steps(), i);
        }
        QCOMPARE(runner.rolls(), 4);
        QCOMPARE(runner.step().value(), false);
        QCOMPARE(runner.steps(), std::size_t{6});
        QCOMPARE(runner.match().view(std::nullopt).value(u"sum"_s).toInt(), 30);
        const PlayedMatch played = runner.played();
        const LogEntry choice{Awaits::Choice, u"C2"_s, 0, 0, Side::Away, u"red"_s};
        const auto roll = [](int value) { return LogEntry{Awaits::Roll, u"C1"_s, 6, value, Side::Home, {}}; };
        QCOMPARE(played.log.entries,
                 (std::vector<LogEntry>{roll(1), roll(2), choice, roll(3), roll(4), choice}));
        QCOMPARE(played.log.game, u"counting"_s);
        QCOMPARE(played.log.rulesVersion, 1);
    }

    void stepsAndRunGiveTheSameMatch()
    {
        for (const Game *game : allGames()) {
            const AnyFixture any(*game);
            for (std::uint64_t seed = 1; seed <= 50; ++seed) {
                Generator generator(seed);
                const FixtureSetup setup = any.make(generator);
                ASSIGN_RESULT(whole, playByChance(*game, setup, seed));
                SeededDice dice{Generator(seed)};
                RandomAgent home{Generator(seed, 1)};
                RandomAgent away{Generator(seed, 2)};
                MatchRunner runner(*game, dice, {{&home, &away}});
                QVERIFY(runner.kickOff(setup).has_value());
                while (runner.step().value()) {
                }
                const PlayedMatch played = runner.played();
                QCOMPARE(played.report, whole->report);
                QCOMPARE(played.events, whole->events);
                QCOMPARE(played.log.entries, whole->log.entries);
            }
        }
    }

    void everyStepKnowsWhichEventsItBrought()
    {
        for (const Game *game : allGames()) {
            const AnyFixture any(*game);
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                Generator generator(seed);
                const FixtureSetup setup = any.make(generator);
                SeededDice dice{Generator(seed)};
                RandomAgent home{Generator(seed, 1)};
                RandomAgent away{Generator(seed, 2)};
                MatchRunner runner(*game, dice, {{&home, &away}});
                QVERIFY(runner.kickOff(setup));
                std::vector<std::uint32_t> before;
                auto count = static_cast<std::uint32_t>(runner.events().size());
                for (auto more = runner.step(); more && *more; more = runner.step()) {
                    before.push_back(count);
                    count = static_cast<std::uint32_t>(runner.events().size());
                }
                QVERIFY(runner.match().awaits() == Awaits::Nothing);
                QVERIFY(runner.played().eventsBefore == before);
            }
        }
    }

    void anErrorLeavesTheMatchWhereItWasAndTheStepCanBeTriedAgain()
    {
        for (const Game *game : allGames()) {
            const AnyFixture any(*game);
            const auto seeds = static_cast<std::uint64_t>(matchesOf(*game, 20));
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                Generator generator(seed);
                FixtureSetup setup = any.make(generator);
                setup.decision.needsWinner = true;
                SeededDice plainDice{Generator(seed)};
                FirstAgent first;
                const auto expected = playMatch(*game, setup, plainDice, {{&first, &first}});
                QVERIFY(expected.has_value());

                StubbornDice dice{Generator(seed)};
                StubbornAgent home;
                StubbornAgent away;
                MatchRunner runner(*game, dice, {{&home, &away}});
                QVERIFY(runner.kickOff(setup).has_value());
                std::size_t refusals = 0;
                while (runner.match().awaits() != Awaits::Nothing) {
                    const QJsonObject before = runner.match().view(std::nullopt);
                    const std::vector<Event> events = copied(runner.events());
                    const auto refused = runner.step();
                    QVERIFY(!refused);
                    QVERIFY(!refused.error().message.isEmpty());
                    ++refusals;
                    QCOMPARE(runner.match().view(std::nullopt), before);
                    QCOMPARE(copied(runner.events()), events);
                    QCOMPARE(runner.step().value(), true);
                    QCOMPARE(runner.steps(), refusals);
                }
                QCOMPARE(runner.played().report, expected->report);
                QCOMPARE(runner.played().log.entries, expected->log.entries);
            }
        }
    }

    void runHandsOnTheErrorOfTheDiceAndGoesOnWhenAskedAgain()
    {
        const CountingGame game(4);
        StubbornDice dice{Generator(1)};
        FirstAgent agent;
        MatchRunner runner(game, dice, {{&agent, &agent}});
        QVERIFY(runner.kickOff({}).has_value());
        int refusals = 0;
        for (auto done = runner.run(); !done; done = runner.run()) {
            QCOMPARE(done.error().fault, Fault::Exhausted);
            QCOMPARE(done.error().message.english(), u"The die rolled off the table."_s);
            ++refusals;
        }
        QCOMPARE(refusals, 3);
        QCOMPARE(runner.rolls(), 3);
        QCOMPARE(runner.steps(), std::size_t{4});
    }

    void aNumberThatTheDieCannotShowIsNotTaken()
    {
        const CountingGame game(4);
        WrongDice dice;
        FirstAgent agent;
        MatchRunner runner(game, dice, {{&agent, &agent}});
        QVERIFY(runner.kickOff({}).has_value());
        QVERIFY(!runner.step());
        QVERIFY(!runner.run());
        QCOMPARE(runner.steps(), std::size_t{0});
        QCOMPARE(runner.rolls(), 0);
    }

    void anOptionThatDoesNotExistIsNotTaken()
    {
        const CountingGame game(4);
        ScriptedDice dice({1, 1, 1, 1});
        WrongAgent agent;
        MatchRunner runner(game, dice, {{&agent, &agent}});
        QVERIFY(runner.kickOff({}).has_value());
        VERIFY_FAULT(runner.run(), Fault::Refused);
        QCOMPARE(runner.steps(), std::size_t{2});
    }

    void aMatchThatDoesNotEndIsReported()
    {
        FirstAgent agent;
        SeededDice dice{Generator(1)};
        const CountingGame longest(CountingGame::stepLimit);
        QVERIFY(playMatch(longest, {}, dice, {{&agent, &agent}}).has_value());
        for (const int length : {CountingGame::stepLimit + 1, 1'000'000}) {
            const CountingGame tooLong(length);
            const auto played = playMatch(tooLong, {}, dice, {{&agent, &agent}});
            VERIFY_FAULT(played, Fault::Refused);
            QCOMPARE(played.error().message.english(),
                     u"The match did not end within 10 rolls and choices."_s);
        }
    }

    void aMatchThatCannotKickOffSaysWhy()
    {
        const CountingGame game(-1);
        FirstAgent agent;
        SeededDice dice{Generator(1)};
        const auto played = playMatch(game, {}, dice, {{&agent, &agent}});
        QVERIFY(!played);
        QCOMPARE(played.error().message.english(), u"No ball."_s);
    }

    void aMatchThatBeganElsewhereGoesOn()
    {
        const CountingGame game(4);
        ScriptedDice dice({6, 5, 4});
        FirstAgent agent;
        MatchRunner runner(game, dice, {{&agent, &agent}});
        QVERIFY(runner.kickOff({}).has_value());
        QVERIFY(runner.step().has_value());
        auto copy = runner.match().clone();
        QVERIFY(runner.run().has_value());
        ScriptedDice otherDice({1, 1});
        MatchRunner other(game, otherDice, {{&agent, &agent}});
        other.resume(std::move(copy));
        QCOMPARE(other.steps(), std::size_t{0});
        QVERIFY(other.run().has_value());
        QCOMPARE(other.steps(), std::size_t{3});
        QCOMPARE(other.match().view(std::nullopt).value(u"sum"_s).toInt(), 6 + 1 + 10 + 1);
        QCOMPARE(runner.match().view(std::nullopt).value(u"sum"_s).toInt(), 6 + 5 + 10 + 4);
    }
};

TOUCHLINE_TEST(TestMatchRunner)

} // namespace test_match_runner

#include "test_match_runner.moc"
