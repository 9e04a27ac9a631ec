// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

namespace touchline::atcs {

/// A problem of a card together with the entry of the card file that it is about.
struct Finding
{
    /// Path in the card file: "attempts_1h", "players[3].shot", or "players" for what concerns several rows.
    QString key;
    Problem problem;
};

/// What validate() gives, before the entries are forgotten: the reader drops findings about entries that it
/// could not even read, so that one slip of the pen is not told twice.
[[nodiscard]] std::vector<Finding> findings(const TeamCard &card);

/// Part of findings(): both partitions of 1-100 and the order of the shot ranges.
void checkPartitions(const TeamCard &card, std::vector<Finding> &found);

/// "players[3]".
[[nodiscard]] QString rowKey(std::size_t row);
/// "players[3] Henry".
[[nodiscard]] QString rowName(const TeamCard &card, std::size_t row);

} // namespace touchline::atcs
