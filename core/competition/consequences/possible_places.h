// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/derivation.h"
#include "core/competition/standings/place_range.h"

#include <optional>
#include <vector>

namespace touchline {

/// A table with what is still to be played in it, kept together.
class OpenTable
{
public:
    OpenTable(TableMakings makings, std::vector<int> unpaired);

    [[nodiscard]] const TableRest &rest() const { return m_rest; }
    [[nodiscard]] TableRest &rest() { return m_rest; }
    OpenTable(const OpenTable &) = delete;
    OpenTable &operator=(const OpenTable &) = delete;

private:
    TableMakings m_makings;
    std::vector<int> m_unpaired;
    TableRest m_rest;
};

/// Nothing where what is to come cannot be said match by match: not all its teams are known, a match is in
/// conflict, or it is a ladder or a table that takes its teams from others by place (best thirds). `index`
/// is that of the table.
[[nodiscard]] std::unique_ptr<OpenTable> openTable(const Competition &competition, int index);

/// ranges[place]: by place in GroupTable::teams. Empty where nothing can be proven (openTable()) and where
/// the table is complete.
using PlaceRanges = std::vector<PlaceRange>;
/// By table of the competition: where every team can still end.
[[nodiscard]] std::vector<PlaceRanges> possiblePlaces(const Competition &competition);

} // namespace touchline
