// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/top_scorers.h"

#include "core/competition/statistics/statistics_key.h"
#include "core/competition/statistics/statistics_matches.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace touchline {

namespace {

bool scoredMore(const Scorer &a, const Scorer &b)
{
    const auto key = [](const Scorer &s) { return std::tie(s.name, s.teamName, s.player); };
    return a.goals != b.goals ? a.goals > b.goals : key(a) < key(b);
}

} // namespace

std::vector<Scorer> topScorers(std::span<const MatchReport *const> reports)
{
    std::vector<Scorer> scorers;
    QHash<StatisticsKey, std::size_t> indices;
    for (const MatchReport *report : reports) {
        for (const ReportEvent &event : report->events) {
            if (event.kind != ReportEventKind::Goal && event.kind != ReportEventKind::PenaltyGoal)
                continue;
            const TeamOnTheDay &team = report->teams[event.side];
            const std::size_t index = insertedAt(indices, keyOf(team, event), scorers.size());
            if (index == scorers.size())
                scorers.push_back({event.player, {}, team.team, {}, 0, 0});
            Scorer &scorer = scorers[index];
            scorer.name = event.playerName;
            scorer.teamName = team.name;
            ++scorer.goals;
            scorer.penalties += event.kind == ReportEventKind::PenaltyGoal ? 1 : 0;
        }
    }
    std::sort(scorers.begin(), scorers.end(), scoredMore);
    return scorers;
}

std::vector<Scorer> topScorers(const Competition &competition)
{
    return topScorers(playedReports(competition));
}

} // namespace touchline
