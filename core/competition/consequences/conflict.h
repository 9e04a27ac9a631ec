// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <vector>

namespace touchline {

/// What somebody can do about a match in conflict.
enum class Remedy : std::uint8_t {
    Wait,        ///< settle what comes before first: its own teams may still be the right ones
    PlayAgain,   ///< Ruling::Kind::Replay: the report is set aside, the right teams can play it
    EnterResult, ///< record the result of the right teams, or the right result
    Award,       ///< Ruling::Kind::Walkover
    KeepAsItIs,  ///< Ruling::Kind::AsItIs: it counts for those who played it
    TakeOut,     ///< take the report out; it is set aside
    Lift,        ///< Ruling::Kind::Lifted: it was a ruling that no longer fits
    DrawLots     ///< Wait, where nothing is left to be played before it: draw the lots that decide its teams
};

/// A match that was played, or ruled about, and that no longer fits what came before it.
struct Conflict
{
    /// Index of the fixture.
    int fixture = 0;
    ConflictReason why = ConflictReason::None;
    /// The teams of its report or ruling, and those that it should have; -1 while not known.
    PerSide<int> entered{{-1, -1}};
    PerSide<int> due{{-1, -1}};
    /// All that are possible now.
    std::vector<Remedy> remedies;

    bool operator==(const Conflict &) const = default;
};

/// Every match in conflict, in the order of play.
[[nodiscard]] std::vector<Conflict> conflictsOf(const Competition &competition, const Progress &progress);

} // namespace touchline
