// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule_season.h"

namespace touchline {

SeasonLookUp::SeasonLookUp(const SeasonShape &shape, const TableLayout &layout)
    : m_teams(at(shape.teams))
    , m_homes(at(matchdayCount(shape)))
    , m_aways(m_homes.size())
    , m_opponents(m_homes.size() * m_teams, -1)
{
    const std::vector<Round> table = seasonTable(shape, layout);
    for (std::size_t matchday = 0; matchday < table.size(); ++matchday) {
        for (const Pairing &pairing : table[matchday]) {
            m_homes[matchday].insert(pairing.home);
            m_aways[matchday].insert(pairing.away);
            m_opponents[matchday * m_teams + at(pairing.home)] = static_cast<std::int16_t>(pairing.away);
            m_opponents[matchday * m_teams + at(pairing.away)] = static_cast<std::int16_t>(pairing.home);
        }
    }
}

} // namespace touchline
