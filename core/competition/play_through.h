// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <functional>
#include <vector>

namespace touchline {

/// In which order a competition is played.
struct StageOrder
{
    /// By stage: its fixtures outside ties, in the order in which they are played.
    std::vector<std::vector<int>> fixtures;
    /// Each team plays its matches in the order of all, one stage and one round after the other. Not so where
    /// stages overlap in the calendar or a round has a day before the one that it follows from, and where
    /// some matches have a day and others none.
    bool isOneAfterTheOther = true;
};
[[nodiscard]] StageOrder stageOrder(const Competition &competition);

/// Who plays what is ready while a competition is derived, so that it need not be derived after every match.
struct ReadyPlayer
{
    /// Plays fixtures()[fixture] between the teams that Progress has for it and keeps its report; false: it
    /// stays open.
    std::function<bool(int fixture)> play;
    const StageOrder &order;
};

/// As progress(), and what becomes ready on the way is played; only where StageOrder::isOneAfterTheOther.
/// Some matches stay open: those that wait for a draw or lots, play-offs within a table, stages that may not
/// be needed, and all that come after one of these. `progress` is what `player` looks into; what it has of
/// later stages is not known yet.
void playThrough(const Competition &competition, Progress &progress, const ReadyPlayer &player);

} // namespace touchline
