// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/fuba/fuba_rulings.h"
#include "models/words/parts/telling.h"

namespace touchline {

/// FUBA in words: goals, cards, injuries.
[[nodiscard]] const Telling &fubaShortTelling();
/// Every turn with its dice, actions and choices.
[[nodiscard]] const Telling &fubaNarration();
/// How each value and each attempt came about.
[[nodiscard]] const Telling &fubaExplanation();

[[nodiscard]] inline Tellings fubaTellings()
{
    return {fubaShortTelling(), fubaNarration(), fubaExplanation(), fubaRulings(), "turn"};
}

} // namespace touchline
