// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/availability_changes.h"

#include "core/play/competition_ledger.h"

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

void addChanges(std::vector<AvailabilityChange> &changes, const Competition &before, const Competition &after,
                const DisciplineRules &rules, int fixture, int team)
{
    const MatchReport *report = after.report(fixture);
    const TeamLedger was = ledgerBefore(before, team, fixture, rules);
    const TeamLedger is = ledgerBefore(after, team, fixture, rules);
    for (AbsenceChange &change : absenceChanges(was, is))
        if (report == nullptr || !agrees(*report, after.entrant(team).id, change))
            changes.push_back({fixture, team, std::move(change), report != nullptr});
}

} // namespace

std::vector<AvailabilityChange> availabilityChanges(const Competition &before, const Competition &after,
                                                    const DisciplineRules &rules)
{
    std::vector<AvailabilityChange> changes;
    const Progress was = progress(before);
    const Progress is = progress(after);
    for (int fixture = 0; fixture < static_cast<int>(is.fixtures.size()); ++fixture) {
        const auto index = static_cast<std::size_t>(fixture);
        if (was.fixtures[index].teams != is.fixtures[index].teams)
            continue;
        const bool isPlayed = after.report(fixture) != nullptr;
        for (const Side side : bothSides) {
            const int team = is.fixtures[index].teams[side];
            const bool isNext = team >= 0 && (nextFixture(after, is, team) == fixture ||
                                              nextFixture(before, was, team) == fixture);
            if (team >= 0 && (isPlayed || isNext))
                addChanges(changes, before, after, rules, fixture, team);
        }
    }
    return changes;
}

} // namespace touchline
