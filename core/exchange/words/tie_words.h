// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/exchange/words/language.h"

#include <QStringList>

#include <vector>

namespace touchline {

/// The team on one side of a tie, or where it comes from: "Winner of match 49".
[[nodiscard]] QString tieSideWords(const Competition &competition, const Progress &now, int tie, Side side,
                                   const Language &language);
/// Indices of the matches of a tie that count, in the order of play.
[[nodiscard]] std::vector<int> tieMatches(const Competition &competition, const Progress &now, int tie);
/// What the side scored, match after match of tieMatches(): "1", "2 (5)" with a shoot-out. Of a match that
/// was awarded the goals that were awarded.
[[nodiscard]] QStringList tieGoals(const Competition &competition, const Progress &now, int tie, Side side);
/// What a tie that was not decided on the pitch is called: "walkover" where the match that was given to one
/// side was not played, "awarded" where it was. An English source text, marked for translation.
[[nodiscard]] const char *tieAwardNote(const Competition &competition, int tie);
/// How it was decided, where the goals do not say it: "after extra time", "4–3 on aggregate", "on away
/// goals", "walkover", "awarded", "by lots"; empty while it is open, too.
[[nodiscard]] QString tieWords(const Competition &competition, const Progress &now, int tie,
                               const Language &language);
/// "Thu 11 Jun 2026": the day of its first match that is still to be played; empty where there is none.
[[nodiscard]] QString tieDay(const Competition &competition, const Progress &now, int tie,
                             const Language &language);

} // namespace touchline
