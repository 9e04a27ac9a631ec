// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/standings.h"

#include <vector>

namespace touchline {

/// Where a team can still end in its table: places from 1, both ends included. Everything outside is proven
/// to be impossible; inside, the ends may not be reached (see placeRanges()).
struct PlaceRange
{
    int best = 1;
    int worst = 1;

    /// In the first `places` whatever comes.
    [[nodiscard]] constexpr bool isCertain(int places) const { return worst <= places; }
    /// Not in the first `places` whatever comes.
    [[nodiscard]] constexpr bool isImpossible(int places) const { return best > places; }
    bool operator==(const PlaceRange &) const = default;
};

/// A table and what is still to be played in it.
struct TableRest
{
    /// Its teams, rules and what is played; GroupInput::open is not looked at.
    GroupInput now;
    /// Matches to come whose two teams are known.
    std::span<const OpenMatch> open;
    /// unpaired[team]: rounds to come in which its opponent is not known yet; empty = none.
    std::span<const int> unpaired = {};
    /// The most that a round without an opponent brings (a bye).
    TablePoints byePoints = 0;
    /// A match is a best of: who wins it does not follow from its goals.
    bool byMatchesWon = false;
    /// A match to come may be played without a score, so criteria that count goals may be passed over.
    bool goalsMayBeMissing = false;
};

/// By team. Every result that the points scheme knows is thought of, and every score. Exact where few
/// matches of the rest matter for a team; else bounds by points: then it may be narrower than said, never
/// wider. Level teams stay open where cards, lots or play-offs to come would part them. Not thought of:
/// what the organiser may still decide (deductions, annulments, withdrawals).
[[nodiscard]] std::vector<PlaceRange> placeRanges(const TableRest &rest);

} // namespace touchline
