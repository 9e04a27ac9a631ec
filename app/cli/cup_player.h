// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/discipline_rules.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace touchline::cli {

/// How the fixtures of a competition are played: the game, its rules and the computer players.
struct CupRules
{
    GameChoice choice;
    /// By entrant.
    std::vector<std::shared_ptr<const TeamDocument>> documents;
    /// What carries cards and injuries into the next matches; nothing where the game has no such rules.
    std::optional<DisciplineRules> discipline;
};

/// Told after each match: how many of how many are played.
using CupProgress = std::function<void(int played, int all)>;

/// The setup of a fixture whose two teams are known: who is suspended or injured after the earlier matches of
/// his team is absent.
[[nodiscard]] FixtureSetup setupOf(const Competition &competition, int fixture, const PerSide<int> &teams,
                                   const CupRules &rules);

/// Plays every fixture that can be played, round after round to the end, drawing lots where tables ask for
/// them. Each fixture has a stream of dice of its own, so the order of play changes no result. Errors: those
/// of the game.
[[nodiscard]] Result<void> playCup(Competition &competition, const CupRules &rules,
                                   const CupProgress &told = {});

} // namespace touchline::cli
