// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_matches.h"

#include "core/base/name_order.h"
#include "core/competition/progress.h"
#include "core/competition/statistics/statistics_key.h"

#include <QHash>

#include <algorithm>

namespace touchline {

std::vector<const MatchReport *> playedReports(const Competition &competition)
{
    std::vector<const MatchReport *> reports = personalReports(competition);
    reports.erase(std::remove(reports.begin(), reports.end(), nullptr), reports.end());
    return reports;
}

Outcome outcomeOf(const MatchReport &report, Side side)
{
    const bool wasLevel = report.shootOut || report.decidedBy == DecidedBy::Criteria;
    const std::optional<Side> ahead = wasLevel              ? std::nullopt
                                      : report.withoutScore ? report.winner
                                                            : report.score.leader();
    if (!ahead)
        return Outcome::Drawn;
    return *ahead == side ? Outcome::Won : Outcome::Lost;
}

std::vector<TeamMatches> teamMatches(std::span<const MatchReport *const> reports)
{
    std::vector<TeamMatches> teams;
    QHash<StatisticsKey, std::size_t> indices;
    for (const MatchReport *report : reports)
        for (const Side side : bothSides) {
            const TeamOnTheDay &team = report->teams[side];
            const std::size_t index = insertedAt(indices, keyOf(team), teams.size());
            if (index == teams.size())
                teams.push_back({team.team, {}, {}});
            TeamMatches &own = teams[index];
            own.name = team.name;
            own.matches.push_back({report, side});
        }
    std::sort(teams.begin(), teams.end(), [](const TeamMatches &a, const TeamMatches &b) {
        return a.name != b.name ? isNameBefore(a.name, b.name) : a.team < b.team;
    });
    return teams;
}

TeamFigures figuresOf(std::span<const TeamMatch> matches)
{
    TeamFigures figures;
    for (const TeamMatch &match : matches) {
        const Outcome outcome = match.outcome();
        ++figures.played;
        figures.won += outcome == Outcome::Won ? 1 : 0;
        figures.drawn += outcome == Outcome::Drawn ? 1 : 0;
        figures.lost += outcome == Outcome::Lost ? 1 : 0;
        if (match.report->shootOut && match.report->winner)
            ++(*match.report->winner == match.side ? figures.shootOutsWon : figures.shootOutsLost);
        if (!match.hasScore())
            continue;
        ++figures.withScore;
        figures.goalsFor += match.goalsFor();
        figures.goalsAgainst += match.goalsAgainst();
        figures.cleanSheets += match.goalsAgainst() == 0 ? 1 : 0;
        figures.withoutScoring += match.goalsFor() == 0 ? 1 : 0;
    }
    return figures;
}

std::vector<Outcome> form(std::span<const TeamMatch> matches, std::size_t count)
{
    std::vector<Outcome> outcomes;
    for (const TeamMatch &match : matches.last(std::min(count, matches.size())))
        outcomes.push_back(match.outcome());
    return outcomes;
}

} // namespace touchline
