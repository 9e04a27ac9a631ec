// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/oldschool/oldschool_rulings.h"
#include "models/words/parts/telling.h"

namespace touchline {

/// Old School Football in words: goals, cards, penalties.
[[nodiscard]] const Telling &oldschoolShortTelling();
/// Every turn with its dice and plays, and what became of them.
[[nodiscard]] const Telling &oldschoolNarration();
/// The same with all the moves.
[[nodiscard]] const Telling &oldschoolExplanation();

[[nodiscard]] inline Tellings oldschoolTellings()
{
    return {oldschoolShortTelling(), oldschoolNarration(), oldschoolExplanation(), oldschoolRulings(),
            "turn"};
}

} // namespace touchline
