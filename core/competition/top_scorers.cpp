// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/top_scorers.h"

#include "core/competition/statistics_matches.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace touchline {

namespace {

/// A person of a team; by name where the report has no id.
QString keyOf(const ReportEvent &event, const TeamOnTheDay &team)
{
    const QString person = event.player.isNull() ? event.playerName : event.player.toString();
    return team.team.toString() + person;
}

bool isBefore(const Scorer &a, const Scorer &b)
{
    const auto key = [](const Scorer &s) { return std::tie(s.name, s.teamName, s.player); };
    return a.goals != b.goals ? a.goals > b.goals : key(a) < key(b);
}

} // namespace

std::vector<Scorer> topScorers(std::span<const MatchReport *const> reports)
{
    std::vector<Scorer> scorers;
    QHash<QString, std::size_t> indices;
    for (const MatchReport *report : reports) {
        for (const ReportEvent &event : report->events) {
            if (event.kind != ReportEventKind::Goal && event.kind != ReportEventKind::PenaltyGoal)
                continue;
            const TeamOnTheDay &team = report->teams[event.side];
            const QString key = keyOf(event, team);
            if (!indices.contains(key)) {
                indices.insert(key, scorers.size());
                scorers.push_back({event.player, {}, team.team, {}, 0, 0});
            }
            Scorer &scorer = scorers[indices.value(key)];
            scorer.name = event.playerName;
            scorer.teamName = team.name;
            ++scorer.goals;
            scorer.penalties += event.kind == ReportEventKind::PenaltyGoal ? 1 : 0;
        }
    }
    std::sort(scorers.begin(), scorers.end(), isBefore);
    return scorers;
}

std::vector<Scorer> topScorers(const Competition &competition)
{
    return topScorers(playedReports(competition));
}

} // namespace touchline
