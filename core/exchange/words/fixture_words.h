// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/exchange/words/language.h"

namespace touchline {

/// What stands between the names of two teams, and behind it.
struct OutcomeWords
{
    /// "3–1"; "v" while nothing is known; "beat", "drew with", "lost to" where nobody counted goals.
    QString between;
    /// "after extra time", "4–3 on penalties", "walkover", "postponed"; empty where there is nothing to add.
    QString note;
    /// There is a result that counts.
    bool hasResult = false;
    /// The side that has won the match, a shoot-out included.
    std::optional<Side> winner{};
};

/// "2–1".
[[nodiscard]] QString scoreWords(const Score &score);

/// "Group A", or the name alone where it says what it is.
[[nodiscard]] QString tableWords(const TablePlan &table, const Language &language);

/// Who will stand in a place: "winner of match 49", "runner-up of Group A", "to be drawn".
[[nodiscard]] QString slotWords(const Slot &slot, const Competition &competition, const Language &language);

/// The team on one side of fixtures()[fixture], or where it comes from.
[[nodiscard]] QString sideWords(const Competition &competition, const Progress &now, int fixture, Side side,
                                const Language &language);

/// The same at the beginning of a line: "Winner of match 49". A name of a team stays as it is.
[[nodiscard]] QString sideTitle(const Competition &competition, const Progress &now, int fixture, Side side,
                                const Language &language);

/// What a result is called that a ruling or a withdrawal gave fixtures()[fixture]: "walkover" where nobody
/// played, "awarded" where there is a report that no longer counts, "abandoned", "lost by both". An English
/// source text, marked for translation; null where the report counts, or nothing.
[[nodiscard]] const char *awardNote(const Competition &competition, const Progress &now, int fixture);

/// What became of fixtures()[fixture].
[[nodiscard]] OutcomeWords outcomeWords(const Competition &competition, const Progress &now, int fixture,
                                        const Language &language);

/// "stadium, city, country", as far as it is known.
[[nodiscard]] QString placeWords(const Appointment &appointment);

/// "quarter-finals" -> "Quarter-finals".
[[nodiscard]] QString capitalized(const QString &words);

} // namespace touchline
