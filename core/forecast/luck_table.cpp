// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/luck_table.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

void LuckTable::add(const PerSide<int> &teams, const MatchLuck &luck)
{
    for (const Side side : bothSides) {
        TeamLuck &team = m_teams[at(teams[side])];
        ++team.matches;
        team.result += luck.points.back().expected(side);
        team.luck += luck.luck(side);
        team.luckVariance += luck.luckError * luck.luckError;
        team.decisions += luck.decisions(side);
    }
}

std::vector<int> LuckTable::order() const
{
    std::vector<int> all;
    for (std::size_t team = 0; team < m_teams.size(); ++team)
        if (m_teams[team].matches > 0)
            all.push_back(static_cast<int>(team));
    std::stable_sort(all.begin(), all.end(), [this](int one, int other) {
        return m_teams[at(one)].withoutLuck() > m_teams[at(other)].withoutLuck();
    });
    return all;
}

} // namespace touchline
