// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <functional>
#include <vector>

namespace touchline {

/// Who plays what is ready while a competition is derived, so that it need not be derived after every match.
struct ReadyPlayer
{
    /// Plays fixtures()[fixture] between the teams that Progress has for it and keeps its report; false: it
    /// stays open.
    std::function<bool(int fixture)> play;
    /// By stage: its fixtures outside ties, in the order in which they are played.
    const std::vector<std::vector<int>> &order;
};

/// ReadyPlayer::order of a competition.
[[nodiscard]] std::vector<std::vector<int>> orderByStage(const Competition &competition);

/// As progress(), and what becomes ready on the way is played. Some matches stay open: those that wait for a
/// draw or lots with all that come after them, play-offs within a table, and stages that may not be needed.
/// `progress` is what `player` looks into; what it has of later stages is not known yet.
void playThrough(const Competition &competition, Progress &progress, const ReadyPlayer &player);

} // namespace touchline
