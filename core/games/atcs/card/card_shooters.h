// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <vector>

namespace touchline::atcs {

/// Shares of a hundred in proportion to the weights (above 0, a hundred of them at most), at least 1 each:
/// who has more weight never has less. Weights that are such shares already stay as they are.
[[nodiscard]] std::vector<int> sharesOfHundred(const std::vector<int> &weights);

/// The field players of a card that is made from strengths, in its order: who shoots most stands first, of
/// equals who stands first in the squad; with their shot ranges, a partition of 1-100. `weights`: one for
/// each of the squad, 0 = not on the card; between one and a hundred field players have more.
[[nodiscard]] std::vector<CardPlayer> shootersOf(const Squad &squad, const std::vector<int> &weights);

/// Gives the shooters their goal ratings: forwards better ones than defenders, who shoots much better ones
/// than who shoots little, and all together so many goals of their shots, in hundredths of a percent against
/// the usual goalkeeper, as can be had with whole numbers.
void rateShooters(std::vector<CardPlayer> &shooters, int goalsOfShots);

} // namespace touchline::atcs
