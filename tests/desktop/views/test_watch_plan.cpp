// SPDX-License-Identifier: GPL-3.0-or-later
// How a match is watched again: every step, in the time that somebody wishes, and the goals alone.
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "models/views/match_centre/watch_plan.h"
#include "tests/desktop/hands.h"
#include "tests/support/playable_league.h"

namespace test_watch_plan {

using namespace touchline;
using namespace touchline::testing;

namespace {

PlayedMatch playedMatch(const char *game, std::uint64_t seed)
{
    const QByteArray level = findGame(QString::fromUtf8(game)).value()->info().levels.front().name;
    const Competition league = Competition::create(playableLeague(game, level.constData(), seed)).value();
    return playFixture(league, 0, playRulesOf(league).value(), 0).value();
}

std::size_t goalsSeen(const WatchPlan &plan)
{
    return static_cast<std::size_t>(
        std::count_if(plan.moments().begin(), plan.moments().end(),
                      [](const MatchMoment &moment) { return moment.kind == MatchMoment::Kind::Goal; }));
}

/// Every step, none of them too short to be seen.
constexpr int allDay = 100'000;

/// Where the match stands after the step behind `inputs`.
std::optional<std::size_t> stepAfter(const WatchPlan &plan, std::size_t inputs, bool isGoalsOnly = false)
{
    const auto step = plan.step(inputs, allDay, isGoalsOnly);
    return step ? std::optional(step->inputs) : std::nullopt;
}

/// Events after so many inputs.
std::size_t eventsAfter(const PlayedMatch &played, std::size_t inputs)
{
    return inputs < played.eventsBefore.size() ? played.eventsBefore[inputs] : played.events.size();
}

} // namespace

class TestWatchPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepShowsSomethingNew_data()
    {
        QTest::addColumn<QByteArray>("game");
        for (const Game *game : allGames())
            if (playsMatches(game->info()))
                QTest::newRow(game->info().id) << QByteArray(game->info().id);
    }

    void everyStepShowsSomethingNew()
    {
        QFETCH(QByteArray, game);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const PlayedMatch played = playedMatch(game.constData(), seed);
            const WatchPlan plan(played);
            std::size_t at = 0;
            std::size_t steps = 0;
            while (const auto next = stepAfter(plan, at)) {
                QVERIFY(*next > at);
                // What happened has happened with the last of the inputs, and with none before.
                QVERIFY(eventsAfter(played, *next) > eventsAfter(played, at));
                QCOMPARE(eventsAfter(played, *next - 1), eventsAfter(played, at));
                at = *next;
                ++steps;
            }
            QVERIFY(steps > 10);
            QCOMPARE(eventsAfter(played, at), played.events.size());
            QCOMPARE(goalsSeen(plan),
                     static_cast<std::size_t>(played.report.score.home + played.report.score.away));
        }
    }

    /// No picture too short to be seen, and all of them as long as was wished.
    void aMatchTakesAsLongAsWasWished()
    {
        const PlayedMatch played = playedMatch("atcs", 5);
        const WatchPlan plan(played);
        for (const int seconds : {60, 30, 10, 2}) {
            std::size_t at = 0;
            double sum = 0;
            int shown = 0;
            while (const auto step = plan.step(at, seconds, false)) {
                QVERIFY(step->inputs > at);
                at = step->inputs;
                sum += step->milliseconds;
                ++shown;
                if (stepAfter(plan, at))
                    QVERIFY2(step->milliseconds >= 40, qPrintable(QString::number(step->milliseconds)));
            }
            // Less than a millisecond of each picture is cut off.
            QVERIFY(sum <= seconds * 1000.0);
            QVERIFY2(sum > seconds * 1000.0 - shown, qPrintable(QString::number(sum)));
            QCOMPARE(eventsAfter(played, at), played.events.size());
        }
        const auto end = plan.step(0, 0, false);
        QVERIFY(end.has_value());
        QCOMPARE(eventsAfter(played, end->inputs), played.events.size());
        QCOMPARE(end->milliseconds, 0);
    }

    void theGoalsAloneLeadThroughEveryGoalToTheEnd()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const PlayedMatch played = playedMatch("atcs", seed);
            const WatchPlan plan(played);
            std::vector<std::size_t> seen;
            std::size_t at = 0;
            while (const auto next = stepAfter(plan, at, true))
                seen.push_back(at = *next);
            for (const MatchMoment &moment : plan.moments())
                if (moment.kind == MatchMoment::Kind::Goal)
                    QVERIFY(std::find(seen.begin(), seen.end(), moment.inputs) != seen.end());
            QVERIFY(!seen.empty());
            QCOMPARE(eventsAfter(played, seen.back()), played.events.size());
            std::size_t all = 0;
            at = 0;
            while (const auto next = stepAfter(plan, at)) {
                at = *next;
                ++all;
            }
            // Six pictures for each goal, and the end.
            QVERIFY(seen.size() <= 6 * goalsSeen(plan) + 1);
            QVERIFY(seen.size() < all);
        }
    }

    void aMatchWithoutAnythingHasNoSteps()
    {
        const WatchPlan plan;
        QVERIFY(!plan.step(0, 30, false));
        QVERIFY(!plan.step(0, 30, true));
        QVERIFY(plan.moments().empty());
    }
};

TOUCHLINE_TEST(TestWatchPlan)

} // namespace test_watch_plan

#include "test_watch_plan.moc"
