// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/standings.h"

#include <vector>

namespace touchline {

enum class FixtureState {
    Waiting,   ///< a team is not known yet
    Ready,     ///< can be played
    Played,    ///< has a report of these two teams
    InConflict ///< has a report, but of other teams than it has now: somebody corrected an earlier result
};

/// What is known of fixtures()[i] at the moment.
struct FixtureStatus
{
    /// Indices of entrants, -1 while not known.
    PerSide<int> teams{{-1, -1}};
    FixtureState state = FixtureState::Waiting;

    bool operator==(const FixtureStatus &) const = default;
};

struct GroupTable
{
    /// teams[p]: entrant in the drawn place p; the table's teams are these places.
    std::vector<int> teams;
    Table table;
    /// All matches of the group are played.
    bool isComplete = false;

    /// The entrant of a row.
    [[nodiscard]] int teamOfRow(std::size_t row) const
    {
        return teams[static_cast<std::size_t>(table.rows[row].team)];
    }
    bool operator==(const GroupTable &) const = default;
};

/// Where a competition stands: all of it follows from definition and facts.
struct Progress
{
    /// As long as Competition::fixtures().
    std::vector<FixtureStatus> fixtures;
    /// By group.
    std::vector<GroupTable> groups;
    /// Who ended first, second, ... as the format decides; -1 while not known.
    std::vector<int> finalPlaces;

    bool operator==(const Progress &) const = default;
};

/// Derives everything. A place of a group is known when the group is complete and the rules (and lots) put
/// one team there; a fixture in conflict has no winner until somebody decides.
[[nodiscard]] Progress progress(const Competition &competition);

/// Indices of the fixtures that are in that state, by number.
[[nodiscard]] std::vector<int> fixturesIn(FixtureState state, const Progress &progress);

/// Draws the lots that the rules ask for now: one shuffle for each set of teams that is level in a complete
/// group (ATCS 9.2). The same seed gives the same lots for the same teams, in whatever order the groups are
/// finished. They count when they are kept with Competition::addLot().
[[nodiscard]] std::vector<Lot> drawLots(const Competition &competition, const Progress &progress);

} // namespace touchline
