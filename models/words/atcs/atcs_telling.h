// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_tour.h"
#include "models/words/common/telling.h"

namespace touchline {

/// Which part of docs/rulings/atcs.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> atcsRulings();
/// Its words that people who do not know it wonder about.
[[nodiscard]] std::span<const TermNote> atcsTerms();
/// A first match, explained while it is played.
[[nodiscard]] const MatchTour &atcsTour();

/// All Time Championship Soccer in words.
[[nodiscard]] const Tellings &atcsTellings();

/// The label of an option of an ATCS match, by decision point and name; empty for a player.
[[nodiscard]] QString atcsOptionLabel(const QString &decision, const QString &name);

/// Places that only events of All Time Championship Soccer have: sums of rolls, what charts say, in words.
[[nodiscard]] const EventWords &atcsWords();

} // namespace touchline
