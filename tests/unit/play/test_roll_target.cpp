// SPDX-License-Identifier: GPL-3.0-or-later
// A die that does not count is announced before it is thrown: nobody is asked again without a word.

#include "core/play/matches/roll_target.h"

#include "core/base/to_qstring.h"
#include "core/games/registry.h"
#include "core/match/event_sink.h"
#include "core/match/match_runner.h"
#include "core/play/matches/fixture_player.h"
#include "tests/support/playable_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <algorithm>

namespace test_roll_target {

using namespace touchline;
using namespace touchline::testing;

namespace {

bool isSame(const Question &one, const Question &other)
{
    return one.prompt == other.prompt && one.awaits == other.awaits && one.side == other.side &&
           one.part == other.part;
}

/// The numbers after which the match stands where it stood.
std::vector<int> numbersWithoutEffect(const Match &match)
{
    std::vector<int> numbers;
    const QJsonObject before = match.view(std::nullopt);
    rollEachNumber(match, [&](int number, const Match &after, std::span<const Event> events) {
        if (events.empty() && isSame(match.question(), after.question()) &&
            after.view(std::nullopt) == before)
            numbers.push_back(number);
    });
    return numbers;
}

std::vector<int> numbersRolledAgain(const Match &match, const Game &game)
{
    for (const RollTarget &target : rollTargets(match, game.info()))
        if (target.goal->brings == RollGoal::Brings::Nothing)
            return target.numbers;
    return {};
}

} // namespace

class TestRollTarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotCountIsSaid_data()
    {
        QTest::addColumn<const Game *>("game");
        for (const Game *game : allGames())
            if (playsMatches(game->info()))
                QTest::newRow(game->info().id) << game;
    }

    void whatDoesNotCountIsSaid()
    {
        QFETCH(const Game *, game);
        const Competition league =
            Competition::create(playableLeague(game->info().id, game->info().levels.front().name)).value();
        // In Old School one die after the other decides before anything is told: a second curl, the next
        // header.
        const bool goesRound = QLatin1String(game->info().id) == "oldschool"_L1;
        int found = 0;
        for (int fixture = 0; fixture < 3; ++fixture) {
            const PlayedMatch played = playFixture(league, fixture, playRulesOf(league).value(), 0).value();
            EventList told;
            FixtureSetup setup = played.log.setup;
            setup.rulesVersion = played.log.rulesVersion;
            const auto match = game->kickOff(std::move(setup), told).value();
            for (const LogEntry &entry : played.log.entries) {
                if (match->awaits() == Awaits::Roll) {
                    const std::vector<int> without =
                        goesRound ? std::vector<int>() : numbersWithoutEffect(*match);
                    const std::vector<int> said = numbersRolledAgain(*match, *game);
                    for (const int number : without) {
                        QVERIFY2(
                            std::find(said.begin(), said.end(), number) != said.end(),
                            qPrintable(u"%1: %2"_s.arg(toQString(match->question().prompt->id)).arg(number)));
                        ++found;
                    }
                    // What is said to be rolled again told nothing and is asked again, or what came before
                    // it.
                    for (const int number : said) {
                        const std::unique_ptr<Match> after = match->clone();
                        EventList events;
                        QVERIFY(after->roll(number, events));
                        QVERIFY(events.events().empty());
                        QCOMPARE(after->question().prompt->id, match->question().prompt->id);
                    }
                }
                QVERIFY(takeEntry(*match, entry, told));
            }
        }
        QVERIFY(found > 0 || QLatin1String(game->info().id) != "champions"_L1);
    }
};

TOUCHLINE_TEST(TestRollTarget)

} // namespace test_roll_target

#include "test_roll_target.moc"
