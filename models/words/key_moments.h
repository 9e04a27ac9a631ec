// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <QStringList>

#include <optional>

namespace touchline {

/// What decided a match that was played: the lines with every roll that told its goals and sendings-off, in
/// order. "27' Goal roll: 7 − 1 (Félix) = 6, needs 6: goal, 1–0".
[[nodiscard]] QStringList keyDice(const PlayedMatch &played, const Game &game);

/// What a summary says of both: "Possession: 54 % – 46 %", "Key dice: ...". Empty where there is nothing.
[[nodiscard]] QStringList momentLines(const PlayedMatch &played, const Game &game);

/// How much of the match each side had the ball, in whole percent that make 100; nothing where the game does
/// not say who has it.
[[nodiscard]] std::optional<PerSide<int>> possession(const PlayedMatch &played, const Game &game);

} // namespace touchline
