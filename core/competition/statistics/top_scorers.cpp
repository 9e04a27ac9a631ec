// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/top_scorers.h"

#include "core/base/name_order.h"
#include "core/competition/statistics/statistics_key.h"
#include "core/competition/statistics/statistics_matches.h"
#include "core/match/report/report_events.h"

#include <QHash>

#include <algorithm>

namespace touchline {

namespace {

bool scoredMore(const Scorer &a, const Scorer &b)
{
    if (a.goals != b.goals)
        return a.goals > b.goals;
    if (a.name != b.name)
        return isNameBefore(a.name, b.name);
    return a.teamName != b.teamName ? isNameBefore(a.teamName, b.teamName) : a.player < b.player;
}

} // namespace

std::vector<Scorer> topScorers(std::span<const MatchReport *const> reports)
{
    std::vector<Scorer> scorers;
    QHash<StatisticsKey, std::size_t> indices;
    for (const MatchReport *report : reports) {
        for (const ReportEvent &event : report->events) {
            if ((event.kind != ReportEventKind::Goal && event.kind != ReportEventKind::PenaltyGoal) ||
                isOfUnknownScorer(event))
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
    std::vector<Scorer> scorers = topScorers(playedReports(competition));
    for (Scorer &scorer : scorers)
        if (const int team = competition.indexOfTeam(scorer.team); team >= 0)
            scorer.teamName = competition.entrant(team).name;
    std::sort(scorers.begin(), scorers.end(), scoredMore);
    return scorers;
}

} // namespace touchline
