// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/ratings/rating_list.h"

#include "core/base/name_order.h"
#include "core/competition/statistics/statistics_key.h"
#include "core/competition/statistics/statistics_matches.h"

#include <algorithm>

namespace touchline {

namespace {

double resultOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Won:
        return 1;
    case Outcome::Drawn:
        return 0.5;
    case Outcome::Lost:
        break;
    }
    return 0;
}

/// Counts results one after the other, Elo's at once, Glicko's at the end of each period.
class Rater
{
public:
    void count(const RatedResult &match)
    {
        if (match.period != m_period)
            endPeriod(match.period);
        const PerSide<std::size_t> teams{indexOf(match, Side::Home), indexOf(match, Side::Away)};
        const PerSide<double> before{m_teams[teams[Side::Home]].elo.rating,
                                     m_teams[teams[Side::Away]].elo.rating};
        countMatch(m_teams[teams[Side::Home]].elo, m_teams[teams[Side::Away]].elo,
                   resultOf(outcomeOf(*match.report, Side::Home)));
        for (const Side side : bothSides) {
            TeamRating &team = m_teams[teams[side]];
            const Outcome outcome = outcomeOf(*match.report, side);
            ++(outcome == Outcome::Won ? team.won : outcome == Outcome::Drawn ? team.drawn : team.lost);
            team.history.push_back({match, side, team.elo.rating, team.elo.rating - before[side]});
            m_results[teams[side]].push_back({m_teams[teams[opposite(side)]].glicko, resultOf(outcome)});
        }
    }

    [[nodiscard]] std::vector<TeamRating> rated()
    {
        endPeriod(m_period + 1);
        std::sort(m_teams.begin(), m_teams.end(), [](const TeamRating &a, const TeamRating &b) {
            if (a.elo.rating < b.elo.rating || b.elo.rating < a.elo.rating)
                return a.elo.rating > b.elo.rating;
            return a.name != b.name ? isNameBefore(a.name, b.name) : a.team < b.team;
        });
        return std::move(m_teams);
    }

private:
    std::size_t indexOf(const RatedResult &match, Side side)
    {
        const TeamOnTheDay &team = match.report->teams[side];
        const std::size_t index = insertedAt(m_indices, keyOf(team), m_teams.size());
        if (index == m_teams.size()) {
            m_teams.push_back({team.team, {}, {}, {}, 0, 0, 0, {}});
            m_results.emplace_back();
        }
        m_teams[index].name = team.name;
        return index;
    }

    void endPeriod(int next)
    {
        for (std::size_t i = 0; i < m_teams.size(); ++i) {
            m_teams[i].glicko =
                afterIdlePeriods(afterPeriod(m_teams[i].glicko, m_results[i]), next - m_period - 1);
            m_results[i].clear();
        }
        m_period = next;
    }

    std::vector<TeamRating> m_teams;
    /// Of the period, by team.
    std::vector<std::vector<GlickoResult>> m_results;
    QHash<StatisticsKey, std::size_t> m_indices;
    int m_period = 0;
};

} // namespace

std::vector<TeamRating> ratings(const std::vector<RatedResult> &results)
{
    Rater rater;
    for (const RatedResult &result : results)
        rater.count(result);
    return rater.rated();
}

} // namespace touchline
