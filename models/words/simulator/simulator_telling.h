// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/telling.h"
#include "models/words/simulator/simulator_rulings.h"

namespace touchline {

/// Simulator Soccer in words: goals, cards, injuries.
[[nodiscard]] const Telling &simulatorShortTelling();
/// Every kick and duel, and what became of them.
[[nodiscard]] const Telling &simulatorNarration();
/// The same with all the moves.
[[nodiscard]] const Telling &simulatorExplanation();

[[nodiscard]] inline Tellings simulatorTellings()
{
    return {simulatorShortTelling(), simulatorNarration(), simulatorExplanation(), simulatorRulings(),
            "turn"};
}

} // namespace touchline
