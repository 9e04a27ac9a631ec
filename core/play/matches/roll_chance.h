// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <optional>
#include <span>
#include <vector>

namespace touchline {

/// So many of the numbers of a die; neither none nor all of them.
struct RollChance
{
    int numbers = 0;
    int faces = 0;

    [[nodiscard]] double share() const { return static_cast<double>(numbers) / faces; }
    bool operator==(const RollChance &) const = default;
};

/// How many numbers of the die that brought each of these events (indices of played.events) bring one of its
/// kind for its side, found by rolling each with a copy of the match: in the order of `events`. Nothing where
/// a choice brought it, whatever the die showed, or the match cannot be played again (its rules are others).
[[nodiscard]] std::vector<std::optional<RollChance>> rollChances(const PlayedMatch &played, const Game &game,
                                                                 std::span<const std::size_t> events);

} // namespace touchline
