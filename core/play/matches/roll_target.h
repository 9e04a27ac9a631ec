// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"
#include "core/match/match.h"

#include <functional>
#include <span>
#include <vector>

namespace touchline {

/// The numbers of the die that is due that bring one of the goals of the game (GameInfo::rollGoals).
struct RollTarget
{
    const RollGoal *goal = nullptr;
    /// In ascending order; neither none nor all of the die.
    std::vector<int> numbers;
};

/// Rolls each number of the die that is due, from 1, with a copy of the match: `onRolled` gets the number,
/// the copy and what the number brought. A number that the match refuses is passed over.
void rollEachNumber(const Match &match,
                    const std::function<void(int, const Match &, std::span<const Event>)> &onRolled);

/// Found by rolling each number once with a copy of the match, so that it is always what the rules do. Empty
/// where no roll is due, where the next die decides, and while the other side has decided in secret.
[[nodiscard]] std::vector<RollTarget> rollTargets(const Match &match, const GameInfo &game);

} // namespace touchline
