// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_tour.h"
#include "models/words/common/telling.h"

namespace touchline {

/// Which part of docs/rulings/oldschool.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> oldschoolRulings();
/// Its words that people who do not know it wonder about.
[[nodiscard]] std::span<const TermNote> oldschoolTerms();
/// A first match, explained while it is played.
[[nodiscard]] const MatchTour &oldschoolTour();

/// Old School Football in words.
[[nodiscard]] const Tellings &oldschoolTellings();

/// The label of an option of an Old School match, by decision point and name; empty for a player or a cell.
[[nodiscard]] QString oldschoolOptionLabel(const QString &decision, const QString &name);

/// Places that only events of Old School Football have: cells, dice, how a goal came about.
[[nodiscard]] const EventWords &oldschoolWords();

} // namespace touchline
