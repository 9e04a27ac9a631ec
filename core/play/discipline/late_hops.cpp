// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/late_hops.h"

#include "core/base/index.h"
#include "core/play/discipline/team_playings.h"

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// One playing of a match.
struct Playing
{
    const MatchReport *report = nullptr;
    int number = 0;
    QDate day;
};

/// With those that were set aside for a replay: their cards may stay.
std::vector<Playing> playingsOf(const Competition &competition)
{
    std::vector<Playing> playings;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Appointment *day = competition.appointment(i);
        if (const MatchReport *report = competition.report(i))
            playings.push_back(
                {report, competition.fixtures()[at(i)].number, day == nullptr ? QDate() : day->date});
    }
    const std::vector<int> cleared = replayRulings(competition);
    for (std::size_t i = 0; i < competition.setAside().size(); ++i) {
        const SetAside &one = competition.setAside()[i];
        const int fixture = competition.indexOfNumber(one.match);
        if (one.why != SetAside::Why::Replayed || fixture < 0)
            continue;
        const auto day = competition.appointmentBefore(
            fixture, cleared[i] < 0 ? static_cast<int>(competition.rulings().size()) : cleared[i]);
        playings.push_back({one.report.get(), one.match, day ? day->date : QDate()});
    }
    return playings;
}

/// The last hop of the player that has happened when a match of the team is played.
const Hop *lastBefore(const std::vector<Hop> &hops, const QUuid &player, const Playing &playing,
                      const QUuid &team)
{
    const Hop *last = nullptr;
    for (const Hop &hop : hops)
        if (hop.player == player && hop.isBefore(playing.day, playing.number, team))
            last = &hop;
    return last;
}

} // namespace

bool hasCardOrInjury(const MatchReport &report, Side side, const QUuid &player)
{
    constexpr std::array kinds{ReportEventKind::Yellow, ReportEventKind::SecondYellow, ReportEventKind::Red,
                               ReportEventKind::Injury};
    return std::any_of(report.events.begin(), report.events.end(), [&](const ReportEvent &event) {
        return event.side == side && event.player == player &&
               std::find(kinds.begin(), kinds.end(), event.kind) != kinds.end();
    });
}

std::vector<Hop> hopsIn(const Competition &competition)
{
    std::vector<Hop> hops = hopsOfMoves(competition);
    if (hops.empty())
        return hops;
    std::vector<QUuid> players;
    for (const Hop &hop : hops)
        if (std::find(players.begin(), players.end(), hop.player) == players.end())
            players.push_back(hop.player);
    // Of the same day: what the match of the day before brought goes before a move, what a match without a
    // day brought behind the move that it came too late for.
    std::vector<Hop> early;
    std::vector<Hop> behind;
    for (const Playing &playing : playingsOf(competition))
        for (const Side side : bothSides)
            for (const QUuid &player : players) {
                if (!hasCardOrInjury(*playing.report, side, player))
                    continue;
                const QUuid &team = playing.report->teams[side].team;
                if (!isElsewhere(competition, team, playing.number, playing.day, player))
                    continue;
                const Hop *last = lastBefore(hops, player, playing, team);
                const auto first = std::find_if(hops.begin(), hops.end(),
                                                [&](const Hop &hop) { return hop.player == player; });
                const QUuid &there = last != nullptr ? last->to : first->from;
                if (there == team)
                    continue;
                const QDate day = playing.day.isValid() ? playing.day.addDays(1)
                                  : last != nullptr     ? last->day
                                                        : first->day;
                (playing.day.isValid() ? early : behind)
                    .push_back({player, team, there, day, false, playing.number, playing.number});
            }
    early.insert(early.end(), hops.begin(), hops.end());
    early.insert(early.end(), behind.begin(), behind.end());
    std::stable_sort(early.begin(), early.end(), [](const Hop &a, const Hop &b) { return a.day < b.day; });
    return early;
}

} // namespace touchline
