// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

namespace touchline {

/// "2–1".
[[nodiscard]] QString figuresText(const Score &score);

/// Over two legs: "3–3 on aggregate, away goals 2–1" after a score of today; empty in any other match.
[[nodiscard]] QString aggregateText(const DecisionRules &rules, const Score &score, const Score &after90);

/// What the result alone does not say: who wins the tie, and by what ("France 1998 win 4–3 on aggregate",
/// "3–3 on aggregate, away goals decide: France 1998 win"), or that nobody does. Empty where it says
/// everything.
[[nodiscard]] QString tieText(const MatchReport &report, const DecisionRules &rules);

} // namespace touchline
