// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "core/play/new_competition.h"

namespace touchline::testing {

/// A World Cup of 32 at a level, with its options at their defaults and the game's first computer player on
/// both sides.
[[nodiscard]] inline CompetitionWishes cupWishes(const char *level, std::uint64_t seed = 1)
{
    CompetitionWishes wishes;
    wishes.seed = seed;
    wishes.choice.game = allGames().front();
    wishes.choice.level = QString::fromUtf8(level);
    const GameInfo &info = wishes.choice.game->info();
    wishes.choice.options =
        resolveOptions(info.options, **findLevel(info.levels, wishes.choice.level), {}).value();
    for (const Side side : bothSides)
        wishes.choice.agents[side] = QString::fromUtf8(info.agents.front().name);
    return wishes;
}

/// Game, level and options that the match of that number is played by.
[[nodiscard]] inline GameChoice choiceOf(const Competition &competition, int number)
{
    const PlayRules rules = playRulesOf(competition).value();
    return choiceFor(competition, competition.indexOfNumber(number), {{-1, -1}}, rules);
}

/// The two teams of a fixture, as far as they are known now.
[[nodiscard]] inline PerSide<int> teamsOf(const Competition &competition, int fixture)
{
    return progress(competition).fixtures[static_cast<std::size_t>(fixture)].teams;
}

} // namespace touchline::testing
