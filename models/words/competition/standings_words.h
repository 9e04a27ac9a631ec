// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/standings.h"
#include "models/words/fixtures/language.h"

#include <span>
#include <vector>

namespace touchline {

/// Why rows[row] stands where it stands, in sentences:
/// - against each neighbour that only a tie-break separates from it: "above Mexico on goals scored (5-4)
/// after level
///   points and goal difference", "below Norway on ...";
/// - else against the next one on points: "above Chile on points (9-6)" (the last row: "below ...");
/// - and, where the rules leave teams level: "level with Mexico: no criterion separates them", once one of
///   them has played.
/// `names[team]` is the name of a team. `rules` are those the table was made with.
[[nodiscard]] QStringList why(const Table &table, std::size_t row, const RuleSet &rules,
                              std::span<const QString> names, const Language &language);

/// What shownFigure() gave, as text: "+3", "2½", "0.667".
[[nodiscard]] QString figureText(int shown, TieBreak tieBreak, const Language &language);
/// "1.467".
[[nodiscard]] QString pointsPerGameText(const Tally &tally, const Language &language);

} // namespace touchline
