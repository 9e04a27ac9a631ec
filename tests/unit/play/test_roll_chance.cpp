// SPDX-License-Identifier: GPL-3.0-or-later
// By what chance a goal came about: asked of the rules by rolling every number, against matches that are
// entered anew up to that roll.

#include "core/play/matches/roll_chance.h"

#include "core/base/to_qstring.h"
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_match.h"
#include "tests/support/playable_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <algorithm>

namespace test_roll_chance {

using namespace touchline;
using namespace touchline::testing;

namespace {

PlayedMatch playedMatch(const Game &game, int fixture)
{
    const Competition league =
        Competition::create(playableLeague(game.info().id, game.info().levels.front().name)).value();
    return playFixture(league, fixture, playRulesOf(league).value(), 0).value();
}

bool isGoal(const Event &event)
{
    return event.kind == EventKind::Goal || event.kind == EventKind::OwnGoal;
}

std::vector<std::size_t> goalsOf(const PlayedMatch &played)
{
    std::vector<std::size_t> goals;
    for (std::size_t i = 0; i < played.events.size(); ++i)
        if (isGoal(played.events[i]))
            goals.push_back(i);
    return goals;
}

/// Events like `wanted` once the log is entered up to `entry` and the die shows `number` there.
int likeEvents(const PlayedMatch &played, const Game &game, std::size_t entry, int number,
               const Event &wanted)
{
    MatchLog log = played.log;
    log.entries.resize(entry);
    LiveMatch match = LiveMatch::resume(game, log).value();
    const auto count = [&] {
        return static_cast<int>(
            std::count_if(match.events().begin(), match.events().end(), [&wanted](const Event &one) {
                return one.kind == wanted.kind && one.side == wanted.side;
            }));
    };
    const int before = count();
    return match.roll(number) ? count() - before : 0;
}

} // namespace

class TestRollChance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberIsRolled_data()
    {
        QTest::addColumn<const Game *>("game");
        for (const Game *game : allGames())
            if (playsMatches(game->info()))
                QTest::newRow(game->info().id) << game;
    }

    void everyNumberIsRolled()
    {
        QFETCH(const Game *, game);
        int asked = 0;
        for (int fixture = 0; fixture < 2; ++fixture) {
            const PlayedMatch played = playedMatch(*game, fixture);
            // Each number is a match that is entered anew.
            constexpr std::size_t most = 2;
            std::vector<std::size_t> goals = goalsOf(played);
            goals.resize(std::min(goals.size(), most));
            const auto chances = rollChances(played, *game, goals);
            QCOMPARE(chances.size(), goals.size());
            for (std::size_t i = 0; i < goals.size(); ++i) {
                // The last entry that fell due before the goal was told.
                std::size_t entry = 0;
                while (entry + 1 < played.log.entries.size() && played.eventsBefore[entry + 1] <= goals[i])
                    ++entry;
                const LogEntry &brought = played.log.entries[entry];
                if (brought.kind == Awaits::Choice) {
                    QVERIFY(!chances[i]);
                    continue;
                }
                const Event &goal = played.events[goals[i]];
                int numbers = 0;
                for (int number = 1; number <= brought.faces; ++number)
                    numbers += likeEvents(played, *game, entry, number, goal) > 0 ? 1 : 0;
                QVERIFY(numbers > 0);
                if (numbers == brought.faces)
                    QVERIFY(!chances[i]);
                else
                    QCOMPARE(chances[i], std::optional(RollChance{numbers, brought.faces}));
                ++asked;
            }
        }
        // In these goals may all be shots that no die decides alone.
        const QLatin1String id(game->info().id);
        QVERIFY(asked > 0 || id == "oldschool"_L1 || id == "simulator"_L1);
    }

    void nothingIsKnownOfOtherRules()
    {
        const Game &game = *allGames().front();
        PlayedMatch played = playedMatch(game, 0);
        const std::vector<std::size_t> goals = goalsOf(played);
        played.log.entries.clear();
        for (const auto &chance : rollChances(played, game, goals))
            QVERIFY(!chance);
        QVERIFY(rollChances(played, game, {}).empty());
    }
};

TOUCHLINE_TEST(TestRollChance)

} // namespace test_roll_chance

#include "test_roll_chance.moc"
