// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/agents/random_choice.h"
#include "core/games/atcs/match/atcs_options.h"
#include "core/games/atcs/match/match_tables.h"
#include "core/games/atcs/rules/rules.h"
#include "core/games/registry.h"
#include "core/match/play_out.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> allocations{0};

void *counted(std::size_t size)
{
    ++allocations;
    if (void *place = std::malloc(size == 0 ? 1 : size))
        return place;
    throw std::bad_alloc();
}

} // namespace

// Every way to ask for memory, so that none slips by and each block goes back to where it came from.
void *operator new(std::size_t size)
{
    return counted(size);
}
void *operator new[](std::size_t size)
{
    return counted(size);
}
void *operator new(std::size_t size, const std::nothrow_t & /*tag*/) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void *operator new[](std::size_t size, const std::nothrow_t & /*tag*/) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void *place) noexcept
{
    std::free(place);
}
void operator delete[](void *place) noexcept
{
    std::free(place);
}
void operator delete(void *place, std::size_t /*size*/) noexcept
{
    std::free(place);
}
void operator delete[](void *place, std::size_t /*size*/) noexcept
{
    std::free(place);
}
void operator delete(void *place, const std::nothrow_t & /*tag*/) noexcept
{
    std::free(place);
}
void operator delete[](void *place, const std::nothrow_t & /*tag*/) noexcept
{
    std::free(place);
}

namespace property_match_memory {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t matchCount = 200;
#else
constexpr std::uint64_t matchCount = 1000;
#endif

/// Enough events for one match, so that the list need not grow.
constexpr std::size_t mostEvents = 16'384;

/// A match of the coach against chance. The generator is a copy: the same one gives the same match.
template <class Sink>
atcs::State playedByComputers(const atcs::MatchTables &tables, PerSide<atcs::Rows> missing,
                              Generator generator, Sink &&sink)
{
    atcs::Coach coach(Generator(generator.next()));
    atcs::RandomChoice chance(Generator(generator.next()));
    atcs::State state = atcs::startMatch(tables, missing, sink);
    playOut(
        state, [&generator](Die die) { return generator.roll(die.faces); },
        [&](const atcs::State &at, const atcs::LegalOptions &options) {
            return at.decider == Side::Home ? coach.choose(at, options) : chance.choose(at, options);
        },
        sink);
    return state;
}

} // namespace

class PropertyMatchMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCounterCounts()
    {
        const long before = allocations;
        const auto something = std::make_unique<std::vector<int>>(100);
        QCOMPARE(allocations - before, 2L);
        QCOMPARE(something->size(), std::size_t{100});
    }

    void noMemoryIsAskedForByTheTemplateRunner_data()
    {
        QTest::addColumn<QString>("level");
        for (const LevelSpec &level : atcs::levelSpecs())
            QTest::newRow(level.name) << QString::fromUtf8(level.name);
    }

    /// Nor by its computer players, the one that thinks and the one that does not.
    void noMemoryIsAskedForByTheTemplateRunner()
    {
        QFETCH(QString, level);
        FixtureSetup setup = frxAgainstTux(level, true);
        Problems problems;
        const auto tables = atcs::matchTables(setup, *frx(), *tux(), problems);
        QVERIFY(problems.empty());
        EventList events(mostEvents);
        int goals = 0;
        for (std::uint64_t seed = 1; seed <= matchCount; ++seed) {
            Generator generator(seed);
            const PerSide<atcs::Rows> missing{{generator.next() & generator.next(), 0}};
            events.clear();
            const long before = allocations;
            const atcs::State silent = playedByComputers(*tables, missing, generator, NoEvents());
            const atcs::State told = playedByComputers(*tables, missing, generator, events);
            QCOMPARE(allocations - before, 0L);
            QVERIFY(silent == told);
            goals += told.score.home + told.score.away;
        }
        QVERIFY(goals > 0);
    }

    void noMemoryIsAskedForBehindTheVirtualFace_data()
    {
        QTest::addColumn<QString>("gameId");
        for (const Game *game : allGames())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }

    void noMemoryIsAskedForBehindTheVirtualFace()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        QVERIFY(any.hasTeams());
        EventList events(mostEvents);
        int choices = 0;
        for (std::uint64_t seed = 1; seed <= matchCount; ++seed) {
            Generator generator(seed);
            FixtureSetup setup = any.make(generator);
            setup.decision.needsWinner = true;
            events.clear();
            auto match = game.kickOff(std::move(setup), events);
            QVERIFY(match.has_value());
            SeededDice dice{Generator(seed)};
            RandomAgent agent{Generator(seed, 1)};
            bool allTaken = true;
            const long before = allocations;
            for (Question question = (*match)->question(); question.awaits != Awaits::Nothing;
                 question = (*match)->question()) {
                if (question.awaits == Awaits::Roll) {
                    const auto value = dice.roll(*question.prompt);
                    allTaken = (*match)->roll(*value, events).has_value() && allTaken;
                } else {
                    OptionList options;
                    (*match)->options(options);
                    const auto option = agent.choose(**match, question, options);
                    allTaken = (*match)->choose(*option, events).has_value() && allTaken;
                    ++choices;
                }
            }
            const long after = allocations;
            QCOMPARE(after - before, 0L);
            QVERIFY(allTaken);
            QVERIFY(events.events().size() <= mostEvents);
        }
        QVERIFY(choices > 0);
    }

    void aRunnerHasItsMemoryBeforeKickOff_data() { noMemoryIsAskedForBehindTheVirtualFace_data(); }

    void aRunnerHasItsMemoryBeforeKickOff()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        // Without knockout: shoot-outs of many kicks may be longer than what is reserved.
        for (std::uint64_t seed = 1; seed <= matchCount; ++seed) {
            Generator generator(seed);
            FixtureSetup setup = any.make(generator);
            setup.decision.needsWinner = false;
            SeededDice dice{Generator(seed)};
            RandomAgent agent{Generator(seed, 1)};
            MatchRunner runner(game, dice, {{&agent, &agent}});
            QVERIFY(runner.kickOff(std::move(setup)).has_value());
            const long before = allocations;
            const bool isDone = runner.run().has_value();
            const long after = allocations;
            QVERIFY(isDone);
            QCOMPARE(after - before, 0L);
        }
    }
};

TOUCHLINE_TEST(PropertyMatchMemory)

} // namespace property_match_memory

#include "property_match_memory.moc"
