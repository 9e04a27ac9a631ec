// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_head_to_head.h"

#include "core/competition/statistics/statistics_key.h"

namespace touchline {

HeadToHead headToHead(const TeamMatches &team, const TeamOnTheDay &opponent)
{
    HeadToHead both;
    for (const TeamMatch &match : team.matches)
        if (keyOf(match.report->teams[opposite(match.side)]) == keyOf(opponent))
            both.matches.push_back(match);
    both.figures = figuresOf(both.matches);
    return both;
}

} // namespace touchline
