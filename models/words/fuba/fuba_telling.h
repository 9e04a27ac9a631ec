// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"
#include "models/words/parts/telling.h"

#include <QString>

#include <span>

namespace touchline {

/// Which part of docs/rulings/fuba.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> fubaRulings();

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

/// The label of an option of a FUBA match, by decision point and name; empty for a player.
[[nodiscard]] QString fubaOptionLabel(const QString &decision, const QString &name);

/// Places that only events of FUBA have: areas, restarts, sums of goal attempts, in words.
[[nodiscard]] const EventWords &fubaWords();

} // namespace touchline
