// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/words/language.h"
#include "core/match/report/match_report.h"

#include <QStringList>

namespace touchline {

/// Who scored for a side, each with all minutes: "Pelé 55′, 90′", "Zagallo 68′ (pen.)"; an own goal with the
/// name of the player whose it was: "Holland 12′ (o.g.)". In the order of the first goals. Empty where goals
/// are not listed.
[[nodiscard]] QStringList goalWords(const MatchReport &report, Side side, const Language &language);

} // namespace touchline
