// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/champions/champions_rulings.h"
#include "models/words/parts/telling.h"

namespace touchline {

/// Champions 2020 in words: goals, cards, injuries.
[[nodiscard]] const Telling &championsShortTelling();
/// Every turn with its die, moves, kicks, and what became of them.
[[nodiscard]] const Telling &championsNarration();
/// The same with shifts and chances.
[[nodiscard]] const Telling &championsExplanation();

[[nodiscard]] inline Tellings championsTellings()
{
    return {championsShortTelling(), championsNarration(), championsExplanation(), championsRulings()};
}

} // namespace touchline
