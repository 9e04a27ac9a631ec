// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/shot_rows.h"

namespace touchline::atcs::generator {

/// Who holds a one-timer, for each row in card order (field players, then goalkeepers): the goalkeeper, the
/// captain, the first three, the one the referee knows best, then whoever played longest until the power's
/// number is reached (team cards, section 10).
[[nodiscard]] std::vector<bool> oneTimers(const std::vector<ShotRow> &rows,
                                          const std::vector<const PlayerFacts *> &keepers, int power);

} // namespace touchline::atcs::generator
