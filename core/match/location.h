// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// Where a competition is held: drawn by the rules of a game, or named by the organiser.
struct Location
{
    /// As the game's chart names it: "Mexico".
    QString country;
    /// Compared with Team::lineage: whose team is at home there.
    QString lineage;
    /// The number rolled; 0 where nobody rolled for it.
    int roll = 0;

    bool operator==(const Location &) const = default;
};

} // namespace touchline
