// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/discipline/discipline_rules.h"
#include "core/play/game_choice.h"

#include <memory>
#include <optional>
#include <vector>

namespace touchline {

/// How the fixtures of a competition are played: the game, its rules and the computer players.
struct PlayRules
{
    GameChoice choice;
    /// By entrant; null for a team that the game has no document of: its matches can be entered, not played.
    std::vector<std::shared_ptr<const TeamDocument>> documents;
    /// What carries cards and injuries into the next matches; nothing where the game has no such rules.
    std::optional<DisciplineRules> discipline;
};

/// The rules by which a competition goes on, as it keeps them itself: game, level and options of its
/// definition, each team's own document or else the built-in one, the game's first computer player on both
/// sides. Errors: NotFound (a game that the program does not have, a level that the game does not have);
/// BadInput (options; documents that the game cannot read or that are another team's, each with the name of
/// the team); those of disciplineOf().
[[nodiscard]] Result<PlayRules> playRulesOf(const Competition &competition);

/// Indices of the entrants that the game has no document of.
[[nodiscard]] std::vector<int> withoutDocuments(const PlayRules &rules);

} // namespace touchline
