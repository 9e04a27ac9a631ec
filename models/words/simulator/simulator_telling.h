// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_tour.h"
#include "models/words/common/telling.h"

namespace touchline {

/// Which part of docs/rulings/simulator.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> simulatorRulings();
/// Its words that people who do not know it wonder about.
[[nodiscard]] std::span<const TermNote> simulatorTerms();
/// A first match, explained while it is played.
[[nodiscard]] const MatchTour &simulatorTour();

/// Simulator Soccer in words.
[[nodiscard]] const Tellings &simulatorTellings();

/// The label of an option of a Simulator match, by decision point and name; empty for a player or a cell.
[[nodiscard]] QString simulatorOptionLabel(const QString &decision, const QString &name);

/// Places that only events of Simulator Soccer have: cells, kicks, duels.
[[nodiscard]] const EventWords &simulatorWords();

} // namespace touchline
