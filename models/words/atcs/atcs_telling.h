// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/atcs/atcs_rulings.h"
#include "models/words/parts/telling.h"

namespace touchline {

/// All Time Championship Soccer: the result with its goals, cards and injuries.
[[nodiscard]] const Telling &atcsShortTelling();
/// Every attempt and every card check with its dice, and the choices that were asked.
[[nodiscard]] const Telling &atcsNarration();
/// How each number came about.
[[nodiscard]] const Telling &atcsExplanation();

[[nodiscard]] inline Tellings atcsTellings()
{
    return {atcsShortTelling(), atcsNarration(), atcsExplanation(), atcsRulings()};
}

} // namespace touchline
