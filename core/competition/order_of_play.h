// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <vector>

namespace touchline {

/// The match was put off, nobody has said yet to which day, and it has not been played.
[[nodiscard]] bool isWithoutADay(const Competition &competition, int fixture);

/// Fixtures of one team (indices, in the order of the plan) in the order in which they are played: by
/// kick-off where the calendar gives one. A match without a date is taken to follow the one before it in the
/// plan, but one that was put off to a day not known yet comes last; a day without a time begins at midnight;
/// clocks without a zone are compared as they stand.
[[nodiscard]] std::vector<int> inOrderOfPlay(const Competition &competition, std::vector<int> fixtures);

/// The same for any list of appointments, null where nothing is known: their places in it.
[[nodiscard]] std::vector<std::size_t> orderOfPlay(const std::vector<const Appointment *> &appointments);

/// By entrant: number of the last match that it has played or was given, in the order of play; 0 for none.
[[nodiscard]] std::vector<int> lastPlayedMatches(const Competition &competition);

} // namespace touchline
