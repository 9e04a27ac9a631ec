// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/standings/standings.h"
#include "core/exchange/words/language.h"

#include <map>

namespace touchline {

/// What it means to end in a place of a table.
struct PlaceMeaning
{
    enum class Kind { Nothing, Champions, GoesOn, MayGoOn, GoesUp, GoesDown };
    Kind kind = Kind::Nothing;
    /// "Round of 16", "May go on as one of Best thirds", "Relegated to Second Division"; empty for nothing.
    QString words;

    bool operator==(const PlaceMeaning &) const = default;
};

/// meanings[table][place], place from 1; only places that mean something. What a place is for stands in the
/// format: whoever takes his teams from there.
using PlaceMeanings = std::vector<std::map<int, PlaceMeaning>>;
[[nodiscard]] PlaceMeanings placeMeanings(const Competition &competition, const Language &language);

/// What the place of a row means now, null for nothing: nobody has qualified, or gone down, before a match is
/// played, nor while the rules leave teams level that would share other places among them.
[[nodiscard]] const PlaceMeaning *meaningOfRow(const std::map<int, PlaceMeaning> &meanings,
                                               const Table &table, std::size_t row);

/// The place of a row as people read it: "3", or "3=" for all teams that the rules leave level from the third
/// place on; "–" before the first match of the table.
[[nodiscard]] QString positionWords(const Table &table, std::size_t row);

} // namespace touchline
