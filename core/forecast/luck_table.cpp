// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/luck_table.h"

#include "core/base/index.h"
#include "core/dice/stream.h"

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

CompetitionLuck competitionLuck(const std::vector<LoggedFixture> &matches, std::size_t teams,
                                const LuckWishes &wishes, const CompetitionLuckProgress &onProgress)
{
    CompetitionLuck all{LuckTable(teams)};
    for (std::size_t i = 0; i < matches.size() && !all.isCutShort; ++i) {
        const LoggedFixture &match = matches[i];
        LuckWishes own = wishes;
        own.seed = seedOfNumber(wishes.seed, match.fixture);
        LuckProgress progressed;
        if (onProgress)
            progressed = [&](double done) {
                all.isCutShort = !onProgress(i, done);
                return !all.isCutShort;
            };
        const auto luck = matchLuck(match.log, *match.game, own, progressed);
        if (luck)
            all.table.add(match.teams, *luck);
        else if (!all.isCutShort)
            ++all.withoutLog;
    }
    return all;
}

} // namespace touchline
