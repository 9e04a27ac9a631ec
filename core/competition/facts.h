// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace touchline {

/// Lots that were drawn, first drawn first. A fact: it is kept, whatever becomes of the table.
struct Lot
{
    /// Index of the table; -1 for the lot of a tie.
    int table = -1;
    /// Indices of entrants.
    std::vector<int> order;
    /// Number of the tie, 0 for the lot of a table. The first drawn wins it.
    int tie = 0;

    bool operator==(const Lot &) const = default;
};

/// The pairings of a round that were drawn, or made by the pairing rules, when it was reached. A fact: a
/// result corrected later does not change who was drawn against whom.
struct RoundDraw
{
    /// Index in FixturePlan::drawnRounds.
    int round = 0;
    /// Indices in DrawnRound::pot: home and away of the first pairing, of the second, ...; who is left over
    /// has a bye.
    std::vector<int> order;

    bool operator==(const RoundDraw &) const = default;
};

/// Points taken away from a team in a table.
struct Deduction
{
    int table = 0;
    int team = 0;
    /// 1 and up.
    int points = 0;
    QString reason;

    bool operator==(const Deduction &) const = default;
};

/// The conduct score of all matches of a team in a table, as the organisers counted it. It counts where the
/// reports do not record cards, and the scores of all teams of the table are noted.
struct NotedConduct
{
    int table = 0;
    int team = 0;
    /// 0 and down.
    int score = 0;

    bool operator==(const NotedConduct &) const = default;
};

} // namespace touchline
