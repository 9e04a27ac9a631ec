// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/choices.h"

namespace touchline::atcs {

/// The coach's decisions about one player: one-timers, marking, and who takes a kick (specification 12.3).

/// The period after which no other can follow; a shoot-out is none.
[[nodiscard]] bool isLastPeriod(const State &state);
/// How many marks the coach wants in this period, by its strategy and what the match still holds.
[[nodiscard]] int mostMarks(const State &state, Side side);

/// D50, D50' and D72.
[[nodiscard]] OptionCode coachScorerOneTimer(const State &state);
/// D51: marking and the keeper's one-timer.
[[nodiscard]] OptionCode coachDefenceAnswer(const State &state);
/// D51': penalty or corner.
[[nodiscard]] OptionCode coachKickKeeperOneTimer(const State &state);
/// D73.
[[nodiscard]] OptionCode coachShootOutKeeperOneTimer(const State &state);
/// D61.
[[nodiscard]] OptionCode coachFocusOneTimer(const State &state);

/// D63, D71: the best chance among `rows`; of equal ones a holder of a one-timer, then the higher on the
/// card.
[[nodiscard]] OptionCode coachTaker(const State &state, std::uint64_t rows);

} // namespace touchline::atcs
