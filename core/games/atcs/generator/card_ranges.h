// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/shot_rows.h"

namespace touchline::atcs::generator {

/// The card and injury ranges of a card, one for each row in card order (field players, then goalkeepers): a
/// partition of 1-100 by bookings and minutes, whose order is not that of the rows (team cards, section 10).
[[nodiscard]] std::vector<Range> cardRanges(const std::vector<ShotRow> &rows,
                                            const std::vector<const PlayerFacts *> &keepers);

} // namespace touchline::atcs::generator
