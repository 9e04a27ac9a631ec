// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/decision.h"
#include "core/play/discipline/availability_changes.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// "Kane (England) would have missed match 49: sent off v Iran (played: the result stands)".
[[nodiscard]] QString availabilityText(const Competition &competition, const AvailabilityChange &change,
                                       const Language &language);

/// What the organiser decided: "banned for 2 matches in all competitions", "injured, out until Sat 12 Dec
/// 2026", "ban extended by 1 match", "ban lifted".
[[nodiscard]] QString organiserDecisionText(const Decision &decision, const Language &language);

/// How long somebody is out: "this match", "3 matches", "until Sat 12 Dec 2026" where matches are no measure,
/// "to the end" where no day is known either.
[[nodiscard]] QString absenceLength(std::optional<int> matches, QDate until, const Language &language);

/// That nobody misses a match; "so far" while that is not settled: what is played before may keep
/// somebody out.
[[nodiscard]] QString nobodyOutText(bool isSettled, const Language &language);
/// Said beside a match that is not settled: "earlier matches still to be played".
[[nodiscard]] QString notSettledText(const Language &language);

/// English with days as they are typed at the terminal: 2026-11-28.
[[nodiscard]] const Language &typedDays();

} // namespace touchline
