// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/roll_chance.h"

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace touchline {

/// A roll that decided something.
struct KeyRoll
{
    /// "27' Goal roll: 7 − 1 (Félix) = 6, needs 6: goal, 1–0 (3 in 10)".
    QString text;
    /// That the die brought it.
    RollChance chance{};
    /// Rolls and choices of the log after which it had been told.
    std::size_t entries = 0;
};

/// The dice that decided a match that was played: the lines with every roll that told its goals and
/// sendings-off, where another number of the last die would have brought none, the least likely first.
[[nodiscard]] std::vector<KeyRoll> keyRolls(const PlayedMatch &played, const Game &game);
/// The same as texts alone.
[[nodiscard]] QStringList keyDice(const PlayedMatch &played, const Game &game);

/// How many shots each player of both squads stopped, by his index there, for a game that tells it
/// (Tellings::saves).
[[nodiscard]] PerSide<std::map<int, int>> savesOf(const PlayedMatch &played, const Game &game);

/// How often each side shot on goal but for the shoot-out, for a game that tells it (Tellings::shots);
/// nothing for any other, whose report has it or which does not know.
[[nodiscard]] std::optional<PerSide<int>> shotsOf(const PlayedMatch &played, const Game &game);

/// What a summary says of both: "Possession: 54 % – 46 %", "Key dice: ...". Empty where there is nothing.
[[nodiscard]] QStringList momentLines(const PlayedMatch &played, const Game &game);

/// How much of the match each side had the ball, in whole percent that make 100; nothing where the game does
/// not say who has it.
[[nodiscard]] std::optional<PerSide<int>> possession(const PlayedMatch &played, const Game &game);

} // namespace touchline
