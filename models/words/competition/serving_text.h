// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/discipline/discipline_rules.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// "League", "Cup", "Friendly".
[[nodiscard]] QString kindText(CompetitionKind kind, const Language &language);
/// "First team", "Reserves", "Youth", or the organiser's own word.
[[nodiscard]] QString categoryText(const QString &category, const Language &language);
/// "This competition only", "All competitive matches".
[[nodiscard]] QString servedInText(ServedIn served, const Language &language);
/// Where bans for red cards and for yellow cards are served, in one line.
[[nodiscard]] QString servedText(const ServingRules &served, const Language &language);

} // namespace touchline
