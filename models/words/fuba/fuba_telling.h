// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_tour.h"
#include "models/words/common/telling.h"

namespace touchline {

/// Which part of docs/rulings/fuba.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> fubaRulings();
/// Its words that people who do not know it wonder about.
[[nodiscard]] std::span<const TermNote> fubaTerms();
/// A first match, explained while it is played.
[[nodiscard]] const MatchTour &fubaTour();

/// FUBA in words.
[[nodiscard]] const Tellings &fubaTellings();

/// The label of an option of a FUBA match, by decision point and name; empty for a player.
[[nodiscard]] QString fubaOptionLabel(const QString &decision, const QString &name);

/// Places that only events of FUBA have: areas, restarts, sums of goal attempts, in words.
[[nodiscard]] const EventWords &fubaWords();

} // namespace touchline
