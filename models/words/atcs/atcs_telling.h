// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"
#include "models/words/parts/telling.h"

#include <QString>

#include <span>

namespace touchline {

/// Which part of docs/rulings/atcs.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> atcsRulings();

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

/// The label of an option of an ATCS match, by decision point and name; empty for a player.
[[nodiscard]] QString atcsOptionLabel(const QString &decision, const QString &name);

/// Places that only events of All Time Championship Soccer have: sums of rolls, what charts say, in words.
[[nodiscard]] const EventWords &atcsWords();

} // namespace touchline
