// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/known_chances.h"
#include "core/play/matches/friendly_setup.h"

#include <functional>

namespace touchline {

/// What two teams may expect of a match against each other: by a formula, or from simulated matches.
struct PairChances
{
    MatchChances chances;
    /// Nineteen of twenty times the true figure is no farther away; all 0 by a formula.
    MatchChances margin;
    /// Simulated matches; 0 by a formula.
    int matches = 0;

    [[nodiscard]] bool isExact() const { return matches == 0; }
};

/// How many matches are simulated unless somebody says otherwise: margins of a point at most.
inline constexpr int usualPairMatches = 10000;
/// The same figures whenever the same cards are compared.
inline constexpr std::uint64_t usualPairSeed = 1930;

/// The match of the comparison: two documents of `game`, neutral ground, 90 minutes, the usual options of the
/// level and the first computer player on both sides. Errors: NotFound (no such level).
[[nodiscard]] Result<FriendlyWishes>
pairWishes(const Game &game, const QString &level,
           const PerSide<std::shared_ptr<const TeamDocument>> &documents);

/// By the formula of the game; nothing where it has none for that level (KnownChances).
[[nodiscard]] std::optional<PairChances>
exactChances(const Game &game, const QString &level,
             const PerSide<std::shared_ptr<const TeamDocument>> &documents);

/// Plays so many matches (1 or more) by the rules of the wishes; the same seed gives the same figures. `tell`
/// hears now and then how many are played; once `isStopped` says so it ends with those that are, at least
/// one. Errors: those of friendlySetup() and of the match.
[[nodiscard]] Result<PairChances> simulatedChances(const FriendlyWishes &wishes, std::uint64_t seed,
                                                   int matches, const std::function<void(int)> &tell = {},
                                                   const std::function<bool()> &isStopped = {});

} // namespace touchline
