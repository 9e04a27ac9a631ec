// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/choices.h"

namespace touchline::atcs {

/// The opponent of the solo game (specification 12.2): the plan of its card, every one-timer at its holder's
/// first opportunity, the first on the card at every kick, and no tactics at all.
struct Solo
{
    /// The choice that is due, for the side that decides; one of `options`, which are legalOptions(state).
    [[nodiscard]] OptionCode choose(const State &state, const LegalOptions &options) const;
};

} // namespace touchline::atcs
