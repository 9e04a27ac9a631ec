// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/draft.h"

#include <vector>

namespace touchline::atcs::generator {

/// Finds goal ratings and defence attempts with which the drafts score against each other, on average, what
/// the targets want (team cards, section 9). Only drafts of kind Card count as opponents. Gives the number of
/// rounds.
int calibrate(std::vector<Draft> &drafts, const Targets &targets);

/// The same for a card that is nobody's opponent: one step each against the finished cards (section 16, point
/// 5).
void calibrateAgainst(const std::vector<Draft> &finished, const Targets &targets, Draft &draft);

} // namespace touchline::atcs::generator
