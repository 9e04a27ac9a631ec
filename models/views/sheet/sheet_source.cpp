// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/sheet/sheet_source.h"

#include "models/league/players/listed_players.h"

namespace touchline {

Result<TableMatch> tableMatchOf(OpenLeague &league, const CompetitionState &state, int fixture)
{
    PerSide<std::optional<Squad>> squads;
    for (const Side side : bothSides) {
        const int team = state.now.fixtures[static_cast<std::size_t>(fixture)].teams[side];
        if (team < 0)
            continue;
        const QUuid id = state.competition.entrant(team).id;
        auto list = listedSquad(league.league(), id, state.id());
        TOUCHLINE_TRY(list);
        if (!list->entries.empty())
            squads[side] = std::move(*list);
    }
    return tableMatch(state.competition, fixture, squads);
}

} // namespace touchline
