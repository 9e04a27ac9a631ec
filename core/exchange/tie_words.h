// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/exchange/language.h"

#include <QStringList>

namespace touchline {

/// The team on one side of a tie, or where it comes from: "Winner of match 49".
[[nodiscard]] QString tieSideWords(const Competition &competition, const Progress &now, int tie, Side side,
                                   const Language &language);
/// What the side scored, match after match: "1", "2 (5)" with a shoot-out.
[[nodiscard]] QStringList tieGoals(const Competition &competition, const Progress &now, int tie, Side side);
/// How it was decided, where the goals do not say it: "after extra time", "4–3 on aggregate", "on away
/// goals", "walkover", "by lots"; empty while it is open, too.
[[nodiscard]] QString tieWords(const Competition &competition, const Progress &now, int tie,
                               const Language &language);
/// "Thu 11 Jun 2026": the day of its first match that is still to be played; empty where there is none.
[[nodiscard]] QString tieDay(const Competition &competition, const Progress &now, int tie,
                             const Language &language);

} // namespace touchline
