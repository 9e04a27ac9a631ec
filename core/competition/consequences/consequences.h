// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"
#include "core/competition/consequences/conflict.h"

#include <vector>

namespace touchline {

/// A team in a table, as far as people see it.
struct TableLine
{
    /// Index of the entrant, -1 while not known.
    int team = -1;
    Tally tally;

    bool operator==(const TableLine &) const = default;
};

/// A table in which a figure or a place is another one.
struct TableChange
{
    /// Index of the table.
    int table = 0;
    /// In the order shown.
    std::vector<TableLine> before;
    std::vector<TableLine> after;

    /// Somebody stands in another place, not only with other figures.
    [[nodiscard]] bool changesOrder() const;
    bool operator==(const TableChange &) const = default;
};

/// A side of a fixture that has another team; -1 = not known.
struct SideChange
{
    int fixture = 0;
    Side side = Side::Home;
    int before = -1;
    int after = -1;

    bool operator==(const SideChange &) const = default;
};

struct StateChange
{
    int fixture = 0;
    FixtureState before = FixtureState::Waiting;
    FixtureState after = FixtureState::Waiting;

    bool operator==(const StateChange &) const = default;
};

/// A tie that another team wins, or the same in another way.
struct TieChange
{
    /// Index of the tie.
    int tie = 0;
    TieStatus before;
    TieStatus after;

    bool operator==(const TieChange &) const = default;
};

struct PlaceChange
{
    /// From 1: champion, second, ...
    int place = 1;
    /// Indices of entrants, -1 = not known.
    int before = -1;
    int after = -1;

    bool operator==(const PlaceChange &) const = default;
};

/// What a change makes of a competition. Who may play and who is banned is not in it: that is for the
/// discipline to say.
struct Consequences
{
    std::vector<TableChange> tables;
    std::vector<SideChange> sides;
    std::vector<StateChange> states;
    std::vector<TieChange> ties;
    std::vector<PlaceChange> places;
    /// Those that were not in conflict before, or for another reason.
    std::vector<Conflict> conflicts;
    /// Indices of fixtures that are in conflict no longer.
    std::vector<int> freed;
    /// Indices of the lots drawn before the change that decided something and do so no longer. They are kept.
    std::vector<int> idleLots;
    /// Indices of the rounds that are to be drawn now.
    std::vector<int> roundsToDraw;

    [[nodiscard]] bool isEmpty() const { return *this == Consequences{}; }
    bool operator==(const Consequences &) const = default;
};

/// What the change would bring; nothing is changed. Errors: those of withChange().
[[nodiscard]] Result<Consequences> consequences(const Competition &competition, const Change &change);

/// What is different in `after`, which is `before` with other facts.
[[nodiscard]] Consequences differences(const Competition &before, const Competition &after);

/// Teams that withdrew between the two states with void results, and whose results stand all the same: only
/// those of a group in which everybody meets, and which the team has not played to the end, can be void.
[[nodiscard]] std::vector<int> teamsWhoseResultsStand(const Competition &before, const Competition &after);

/// Whether lots()[lot] decides something as things stand.
[[nodiscard]] bool lotDecides(const Competition &competition, const Progress &progress, std::size_t lot);

} // namespace touchline
