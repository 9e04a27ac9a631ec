// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// What all matches of a cup brought together.
struct CupTotals
{
    /// Those of shoot-outs do not count (ATCS 9.3).
    int goals = 0;
    /// Every yellow card that was shown, the second ones too.
    int yellows = 0;
    /// Sendings-off, those for a second yellow card too.
    int reds = 0;
    /// Injuries that keep somebody out of later matches.
    int injuredOut = 0;

    /// There were cards or injuries: a level without them has none.
    [[nodiscard]] bool hasDiscipline() const { return yellows + reds + injuredOut > 0; }
};

[[nodiscard]] CupTotals cupTotals(const Competition &competition);

} // namespace touchline
