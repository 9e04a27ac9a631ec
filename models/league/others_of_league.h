// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/other_competitions.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"

#include <utility>
#include <vector>

namespace touchline {

/// Competitions before and after one step (`before` and `after` of each): beside each of them stand the
/// others of the league, those of the same step as they are at the same time.
template <class Pair>
void setOthersOfLeague(League &league, std::vector<Pair> &pairs)
{
    std::vector<Competition> was;
    std::vector<Competition> is;
    for (const Pair &one : pairs) {
        was.push_back(one.before);
        is.push_back(one.after);
    }
    for (Pair &one : pairs) {
        one.before = withOthersReplaced(league.competitions().withOthersOfLeague(std::move(one.before)), was);
        one.after = withOthersReplaced(league.competitions().withOthersOfLeague(std::move(one.after)), is);
    }
}

} // namespace touchline
