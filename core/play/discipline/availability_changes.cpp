// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/availability_changes.h"

#include "core/discipline/absence_length.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/player_move.h"

#include <algorithm>

namespace touchline {

namespace {

/// Whether the report says that he did not play anyway, or that he did.
bool agrees(const MatchReport &report, const QUuid &team, const AbsenceChange &change)
{
    const Side side = report.teams[Side::Home].team == team ? Side::Home : Side::Away;
    for (const PlayerOnTheDay &player : report.teams[side].players)
        if (player.player == change.player)
            return player.available != change.isOut;
    return false;
}

/// A competition as it was or will be, with the rules that it has then.
struct Times
{
    const Competition &competition;
    const Progress now;
    const DisciplineRules &rules;
};

void addChanges(std::vector<AvailabilityChange> &changes, const Times &before, const Times &after,
                int fixture, int team)
{
    const MatchReport *report = after.competition.report(fixture);
    const TeamLedger was = ledgerBefore(before.competition, team, fixture, before.rules);
    const TeamLedger is = ledgerBefore(after.competition, team, fixture, after.rules);
    for (AbsenceChange &change : absenceChanges(was, is)) {
        // Who plays elsewhere now is not free for this team.
        if (!change.isOut && whyElsewhere(after.competition, team, fixture, change.player))
            continue;
        if (report == nullptr || !agrees(*report, after.competition.entrant(team).id, change))
            changes.push_back({fixture, team, std::move(change), report != nullptr});
    }
}

bool contains(const std::vector<int> &list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

/// Somebody who is out, and the matches that he misses as far as they are known.
struct Foreseen
{
    Absentee absentee;
    std::vector<int> fixtures;
    /// The first of them comes later than the next match.
    bool beginsLater = false;
};

/// Everybody of a team who is out for a number of matches.
std::vector<Foreseen> foreseen(const Times &times, int team)
{
    const auto &[competition, now, rules] = times;
    const std::vector<int> open = openFixtures(competition, now, team);
    std::vector<Foreseen> all;
    for (MissedAhead &one : missedAhead(ledgerOf(competition, now, team, rules), competition.entrant(team).id,
                                        matchesAhead(competition, now, team, open))) {
        if (one.isEndless)
            continue;
        Foreseen player{std::move(one.who), {}, one.matches.front() > 0};
        for (const int place : one.matches)
            player.fixtures.push_back(open[static_cast<std::size_t>(place)]);
        all.push_back(std::move(player));
    }
    return all;
}

/// Adds the matches that players of a team miss in place of others, who are out before and after.
void addMoves(std::vector<AvailabilityChange> &changes, const Times &before, const Times &after, int team)
{
    const std::vector<Foreseen> earlier = foreseen(before, team);
    const std::vector<Foreseen> later = foreseen(after, team);
    const std::vector<int> open = openFixtures(after.competition, after.now, team);
    const auto add = [&](const Foreseen &player, int fixture, bool isOut) {
        const auto index = static_cast<std::size_t>(fixture);
        const bool isThere =
            std::any_of(changes.begin(), changes.end(), [&](const AvailabilityChange &change) {
                return change.fixture == fixture && change.change.player == player.absentee.player;
            });
        // A match that nobody plays any more needs no word, nor one that the team had not reached.
        if (!isThere && contains(open, fixture) &&
            before.now.fixtures[index].teams == after.now.fixtures[index].teams)
            changes.push_back({fixture,
                               team,
                               {player.absentee.player, player.absentee.name, isOut, player.absentee.because},
                               false});
    };
    const auto among = [](const std::vector<Foreseen> &list, const Foreseen &player) {
        return std::find_if(list.begin(), list.end(), [&player](const Foreseen &one) {
            return one.absentee.player == player.absentee.player;
        });
    };
    for (const Foreseen &then : earlier)
        if (then.beginsLater && among(later, then) == later.end())
            for (const int fixture : then.fixtures)
                add(then, fixture, false);
    for (const Foreseen &now : later) {
        const auto then = among(earlier, now);
        if (then == earlier.end()) {
            // Who misses the next match stands among the changes already.
            for (const int fixture : now.fixtures)
                if (now.beginsLater)
                    add(now, fixture, true);
            continue;
        }
        for (const int fixture : now.fixtures)
            if (!contains(then->fixtures, fixture))
                add(now, fixture, true);
        for (const int fixture : then->fixtures)
            if (!contains(now.fixtures, fixture))
                add(*then, fixture, false);
    }
}

bool isSameReason(const std::vector<Message> &one, const std::vector<Message> &other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Message &a, const Message &b) { return a.english() == b.english(); });
}

/// Who is out in another match instead was banned or injured all the same: what kept them out before is no
/// reason why they may play.
void dropReasonsOfMoves(std::vector<AvailabilityChange> &changes)
{
    for (AvailabilityChange &one : changes)
        if (!one.change.isOut && !one.isPlayed &&
            std::any_of(changes.begin(), changes.end(), [&one](const AvailabilityChange &other) {
                return other.change.isOut && !other.isPlayed && other.team == one.team &&
                       other.change.player == one.change.player &&
                       isSameReason(other.change.because, one.change.because);
            }))
            one.change.because.clear();
}

} // namespace

std::vector<AvailabilityChange> availabilityChanges(const Competition &before, const Competition &after,
                                                    const DisciplineRules &rules)
{
    return availabilityChanges(before, &rules, after, &rules);
}

std::vector<AvailabilityChange> availabilityChanges(const Competition &before,
                                                    const DisciplineRules *rulesBefore,
                                                    const Competition &after,
                                                    const DisciplineRules *rulesAfter)
{
    // Rules by which nobody misses a match.
    DisciplineRules none;
    none.redGames = 0;
    none.secondYellowGames = 0;
    const Times was{before, progress(before), rulesBefore == nullptr ? none : *rulesBefore};
    const Times is{after, progress(after), rulesAfter == nullptr ? none : *rulesAfter};
    std::vector<AvailabilityChange> changes;
    for (int fixture = 0; fixture < static_cast<int>(is.now.fixtures.size()); ++fixture) {
        const auto index = static_cast<std::size_t>(fixture);
        if (was.now.fixtures[index].teams != is.now.fixtures[index].teams)
            continue;
        const bool isPlayed = after.report(fixture) != nullptr;
        for (const Side side : bothSides) {
            const int team = is.now.fixtures[index].teams[side];
            const bool isNext = team >= 0 && (nextFixture(after, is.now, team) == fixture ||
                                              nextFixture(before, was.now, team) == fixture);
            if (team >= 0 && (isPlayed || isNext))
                addChanges(changes, was, is, fixture, team);
        }
    }
    const int teams = static_cast<int>(after.definition().entrants.size());
    for (int team = 0; team < teams; ++team)
        if (before.definition().entrants.size() == after.definition().entrants.size())
            addMoves(changes, was, is, team);
    dropReasonsOfMoves(changes);
    return changes;
}

} // namespace touchline
