// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/match_stop.h"

#include "core/match/event.h"

#include <algorithm>

namespace touchline {

namespace {

/// The rolls of the entry that told that event, back to what was told or decided before.
std::vector<MatchStop::Rolled> diceBehind(const PlayedMatch &played, std::size_t event)
{
    const std::vector<std::uint32_t> &before = played.eventsBefore;
    std::vector<MatchStop::Rolled> dice;
    auto place =
        static_cast<std::size_t>(std::upper_bound(before.begin(), before.end(), event) - before.begin());
    const std::uint32_t told = place == 0 ? 0 : before[place - 1];
    for (; place > 0 && before[place - 1] == told; --place) {
        const LogEntry &entry = played.log.entries[place - 1];
        if (entry.kind != Awaits::Roll)
            break;
        dice.push_back({entry.faces, entry.value});
    }
    std::reverse(dice.begin(), dice.end());
    return dice;
}

} // namespace

std::optional<MatchStop> stopSince(const PlayedMatch &played, std::size_t fromEvent)
{
    std::optional<MatchStop> stop;
    for (std::size_t place = fromEvent; place < played.events.size(); ++place) {
        const Event &event = played.events[place];
        const auto kind = momentKind(event);
        const bool isGoal = kind == MatchMoment::Kind::Goal;
        if (!kind || kind == MatchMoment::Kind::PeriodStart ||
            (stop && stop->kind == MatchMoment::Kind::Goal && !isGoal))
            continue;
        const FixtureSetup &setup = played.log.setup;
        stop.emplace();
        stop->kind = *kind;
        stop->isOwnGoal = event.kind == EventKind::OwnGoal;
        if (event.hasSide) {
            stop->team = setup.sides[event.side].team.displayName();
            if (event.player != Event::nobody)
                stop->player = playerName(setup, event.side, event.player);
        }
        stop->minute = momentMinute(event);
        stop->dice = diceBehind(played, place);
        stop->score = played.report.score;
    }
    return stop;
}

} // namespace touchline
