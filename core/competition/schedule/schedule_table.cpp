// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule_table.h"

#include <algorithm>
#include <utility>

namespace touchline {

std::vector<Round> seasonTable(const SeasonShape &shape, const TableLayout &layout)
{
    std::vector<Round> table = bergerSchedule(shape.teams);
    std::rotate(table.begin(), table.begin() + layout.firstRound, table.end());
    if (layout.exchanged)
        for (Round &round : table)
            for (Pairing &pairing : round)
                std::swap(pairing.home, pairing.away);
    return inLegs(table, shape.legs, shape.order);
}

std::vector<TableLayout> tableLayouts(const SeasonShape &shape)
{
    // Without the highest number the table is a circle: beginning elsewhere only gives everybody another
    // number. With it, a beginning at the third, fifth ... round would cost two breaks.
    const int beginnings = shape.teams % 2 == 0 ? roundsPerLeg(shape.teams) : 1;
    std::vector<TableLayout> layouts{{0, false}, {0, true}};
    for (int first = 1; first < beginnings; first += 2) {
        // Where the table is cut there, exchanging the last two rounds makes three in a row.
        if (shape.order == LegOrder::Handbook && shape.legs > 1 && beginnings > 3 &&
            (first == 1 || first == 3))
            continue;
        layouts.push_back({first, false});
        layouts.push_back({first, true});
    }
    return layouts;
}

} // namespace touchline
