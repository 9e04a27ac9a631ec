// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/standings_figures.h"

namespace touchline {

namespace {

/// What comes from elsewhere than from matches.
void addFacts(MoreFigures &figures, std::size_t team, const Tally &tally, const GroupInput &input)
{
    figures.unroundedPoints =
        2 * tally.points.halves() + (input.roundedOff.empty() ? 0 : input.roundedOff[team]);
    figures.ranking = input.ranking.empty() ? 0 : input.ranking[team];
    figures.isRanked = figures.ranking > 0;
}

} // namespace

std::vector<MoreFigures> moreFigures(std::span<const Tally> tallies, const GroupInput &input)
{
    std::vector<MoreFigures> more(tallies.size());
    MoreFigures outsider;
    const auto isIn = [&more](int team) { return static_cast<std::size_t>(team) < more.size(); };
    const auto of = [&](int team) -> MoreFigures & {
        return isIn(team) ? more[static_cast<std::size_t>(team)] : outsider;
    };
    const auto meets = [&](int team, int opponent) {
        if (!isIn(opponent))
            return;
        const Tally &other = tallies[static_cast<std::size_t>(opponent)];
        of(team).opponentsPoints += other.points.halves();
        of(team).opponentsGoalDifference += other.goalDifference();
        of(team).opponentsGoals += other.goalsFor;
    };
    for (const GroupResult &result : input.results) {
        meets(result.home, result.away);
        meets(result.away, result.home);
        addMore(of(result.home), of(result.away), result, input.rules->points);
    }
    for (std::size_t team = 0; team < more.size(); ++team)
        addFacts(more[team], team, tallies[team], input);
    return more;
}

} // namespace touchline
