// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/team_changes.h"

#include "core/base/index.h"
#include "core/play/discipline/team_fixtures.h"

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
            FixtureIndex(fixture),
            cleared[i] < 0 ? static_cast<int>(competition.rulings().size()) : cleared[i]);
        playings.push_back({one.report.get(), one.match, day ? day->date : QDate()});
    }
    return playings;
}

/// The last change of team of the player that has happened when a match of the team is played.
const TeamChange *lastBefore(const std::vector<TeamChange> &teamChanges, const QUuid &player,
                             const Playing &playing, const QUuid &team)
{
    const TeamChange *last = nullptr;
    for (const TeamChange &teamChange : teamChanges)
        if (teamChange.player == player && teamChange.isBefore(playing.day, playing.number, team))
            last = &teamChange;
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

std::vector<TeamChange> teamChangesIn(const Competition &competition, const std::vector<PlayerMove> &ofOthers)
{
    std::vector<PlayerMove> moves = movesIn(competition);
    moves.insert(moves.end(), ofOthers.begin(), ofOthers.end());
    std::stable_sort(moves.begin(), moves.end(),
                     [](const PlayerMove &a, const PlayerMove &b) { return a.day < b.day; });
    std::vector<TeamChange> teamChanges = teamChangesOf(moves);
    if (teamChanges.empty())
        return teamChanges;
    std::vector<QUuid> players;
    for (const TeamChange &teamChange : teamChanges)
        if (std::find(players.begin(), players.end(), teamChange.player) == players.end())
            players.push_back(teamChange.player);
    // Of the same day: what the match of the day before brought goes before a move, what a match without a
    // day brought behind the move that it came too late for.
    std::vector<TeamChange> early;
    std::vector<TeamChange> behind;
    for (const Playing &playing : playingsOf(competition))
        for (const Side side : bothSides)
            for (const QUuid &player : players) {
                if (!hasCardOrInjury(*playing.report, side, player))
                    continue;
                const QUuid &team = playing.report->teams[side].team;
                if (!isIneligible(competition, team, playing.number, playing.day, player))
                    continue;
                const TeamChange *last = lastBefore(teamChanges, player, playing, team);
                const auto first =
                    std::find_if(teamChanges.begin(), teamChanges.end(),
                                 [&](const TeamChange &teamChange) { return teamChange.player == player; });
                const QUuid &there = last != nullptr ? last->to : first->from;
                if (there == team)
                    continue;
                const QDate day = playing.day.isValid() ? playing.day.addDays(1)
                                  : last != nullptr     ? last->day
                                                        : first->day;
                (playing.day.isValid() ? early : behind)
                    .push_back({player, team, there, day, false, playing.number, playing.number});
            }
    early.insert(early.end(), teamChanges.begin(), teamChanges.end());
    early.insert(early.end(), behind.begin(), behind.end());
    std::stable_sort(early.begin(), early.end(),
                     [](const TeamChange &a, const TeamChange &b) { return a.day < b.day; });
    return early;
}

} // namespace touchline
