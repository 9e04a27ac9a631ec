// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"
#include "models/words/parts/telling.h"

#include <QString>

#include <span>

namespace touchline {

/// Which part of docs/rulings/simulator.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> simulatorRulings();

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

/// The label of an option of a Simulator match, by decision point and name; empty for a player or a cell.
[[nodiscard]] QString simulatorOptionLabel(const QString &decision, const QString &name);

/// Places that only events of Simulator Soccer have: cells, kicks, duels.
[[nodiscard]] const EventWords &simulatorWords();

} // namespace touchline
