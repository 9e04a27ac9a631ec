// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_tour.h"
#include "models/words/common/telling.h"

namespace touchline {

/// Which part of docs/rulings/champions.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> championsRulings();
/// Its words that people who do not know it wonder about.
[[nodiscard]] std::span<const TermNote> championsTerms();
/// A first match, explained while it is played.
[[nodiscard]] const MatchTour &championsTour();

/// Champions 2020 in words.
[[nodiscard]] const Tellings &championsTellings();

/// The label of an option of a Champions match, by decision point and name; empty for a player, a space or a
/// direction, whose names say it.
[[nodiscard]] QString championsOptionLabel(const QString &decision, const QString &name);

/// Places that only events of Champions 2020 have: spaces of the field, saves, why somebody is shifted.
[[nodiscard]] const EventWords &championsWords();
/// For Telling::memory.
[[nodiscard]] std::unique_ptr<StoryMemory> makeChampionsMemory();

} // namespace touchline
