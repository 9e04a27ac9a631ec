// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/competition/progress.h"

#include <vector>

namespace touchline {

/// Places of a complete table that its rules leave level although matches wait for their teams.
struct LevelPlaces
{
    /// Index of the table.
    int table = 0;
    /// From 1; last > first.
    int first = 1;
    int last = 2;
    /// Indices of entrants, in the order shown.
    std::vector<int> teams;

    /// Whether the place that `slot` names is one of them, or follows from them.
    [[nodiscard]] bool decide(const Slot &slot) const;
    bool operator==(const LevelPlaces &) const = default;
};

/// Table by table. Level places that lead nowhere, as in the middle of a league, are left out.
[[nodiscard]] std::vector<LevelPlaces> levelPlaces(const Competition &competition, const Progress &progress);

/// "Places 2 and 3 of group C are level: draw lots (Denmark, Slovenia)."
[[nodiscard]] Message levelPlacesWords(const Competition &competition, const LevelPlaces &places);

/// What has to be drawn or named before the competition can go on: a sentence for each of levelPlaces() and
/// each tie that a lot decides.
[[nodiscard]] std::vector<Message> lotsWanted(const Competition &competition, const Progress &progress);

} // namespace touchline
