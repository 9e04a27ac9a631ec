// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/competition_player.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/matchday.h"

#include <algorithm>

namespace touchline {

namespace {

int playedCount(const Competition &competition)
{
    int count = 0;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        count += competition.report(i) != nullptr ? 1 : 0;
    return count;
}

/// Leaves out what comes in its stage after a match whose teams are not known yet, and then all of later
/// stages: a ban of that one may be served there. Everything where nothing would be left.
std::vector<int> inTurn(const Competition &competition, const Progress &now, const StageOrder &order,
                        const std::vector<int> &ready)
{
    std::vector<char> isBehind(competition.fixtures().size(), 0);
    bool isAnyBehind = false;
    for (const std::vector<int> &fixtures : order.fixtures) {
        bool isOneWaiting = isAnyBehind;
        for (const int fixture : fixtures) {
            const FixtureState state = now.fixtures[at(fixture)].state;
            isOneWaiting = isOneWaiting || state == FixtureState::Waiting;
            isBehind[at(fixture)] = isOneWaiting ? 1 : 0;
            isAnyBehind = isAnyBehind || (isOneWaiting && state == FixtureState::Ready);
        }
    }
    std::vector<int> first = ready;
    std::erase_if(first, [&isBehind](int fixture) { return isBehind[at(fixture)] != 0; });
    return first.empty() ? ready : first;
}

/// Plays round after round what `chosen` leaves of the fixtures that are ready.
template <typename Chosen, typename Play, typename Told>
Result<void> playRounds(Competition &competition, const Chosen &chosen, const Play &play, const Told &told)
{
    const StageOrder order = stageOrder(competition);
    for (;;) {
        Progress now = progress(competition);
        const auto drawn = drawWhatIsDue(competition, now);
        TOUCHLINE_TRY(drawn);
        // Who waited for it plays his matches in their order.
        if (!drawn->isEmpty())
            continue;
        // By kick-off: what a match takes from the one before must be there.
        const std::vector<int> ready =
            inTurn(competition, now, order,
                   chosen(now, inOrderOfPlay(competition, fixturesIn(FixtureState::Ready, now))));
        if (ready.empty())
            return {};
        for (const int fixture : ready) {
            auto report = play(now, fixture);
            TOUCHLINE_TRY(report);
            if (auto kept = competition.record(std::move(*report)); !kept)
                return kept;
            // Teams may have several matches that are ready: the next one takes along what this one left.
            if (fixture != ready.back())
                progress(competition, now);
            told();
        }
    }
}

} // namespace

Result<void> playAll(Competition &competition, const PlayRules &rules, const PlayProgress &onProgress)
{
    const auto &fixtures = competition.fixtures();
    const auto all = static_cast<int>(std::count_if(
        fixtures.begin(), fixtures.end(), [](const Fixture &fixture) { return !fixture.isConditional(); }));
    int count = playedCount(competition);
    return playRounds(
        competition,
        [&](const Progress &now, const std::vector<int> &ready) {
            return computersMatches(competition, now, ready, rules);
        },
        [&](const Progress &now, int fixture) -> Result<MatchReport> {
            auto played = playFixture(competition, now, fixture, rules, attemptOf(competition, fixture));
            TOUCHLINE_TRY(played);
            return std::move(played->report);
        },
        [&] {
            if (onProgress)
                onProgress(++count, all);
        });
}

Result<void> playAll(Competition &competition, const FixturePlayer &player)
{
    return playRounds(
        competition, [](const Progress &, std::vector<int> ready) { return ready; },
        [&](const Progress &now, int fixture) { return player(competition, now, fixture); }, [] {});
}

Result<void> playToTheEnd(Competition &competition, Progress &now, const ForecastPlayer &player,
                          const StageOrder &order)
{
    Result<void> done;
    const auto play = [&](int fixture) {
        if (!done)
            return false;
        auto report = player(competition, now, fixture);
        if (!report) {
            done = fail(std::move(report.error()));
            return false;
        }
        competition.playOn(fixture, std::move(*report), now.fixtures[at(fixture)].teams);
        return true;
    };
    const ReadyPlayer whatIsReady{play, order};
    for (;;) {
        if (order.isOneAfterTheOther)
            playThrough(competition, now, whatIsReady);
        else
            progress(competition, now);
        if (!done)
            return done;
        const auto drawn = drawWhatIsDue(competition, now);
        TOUCHLINE_TRY(drawn);
        if (!drawn->isEmpty())
            continue;
        const std::vector<int> ready =
            inTurn(competition, now, order, inOrderOfPlay(competition, fixturesIn(FixtureState::Ready, now)));
        if (ready.empty())
            return {};
        for (const int fixture : ready) {
            if (!play(fixture))
                return done;
            progress(competition, now);
        }
    }
}

} // namespace touchline
