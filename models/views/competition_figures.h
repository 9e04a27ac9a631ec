// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/statistics_matches.h"
#include "core/competition/statistics/statistics_records.h"
#include "core/competition/statistics/statistics_runs.h"
#include "core/competition/statistics/statistics_totals.h"
#include "core/competition/statistics/top_scorers.h"
#include "models/views/competition_state.h"

namespace touchline {

/// The matches of one round (of all its groups), or of one round of a knockout.
struct RoundFigures
{
    /// Index of its first fixture, which says what it is called.
    int fixture = 0;
    /// Matches with a score, and their goals.
    int matches = 0;
    int goals = 0;

    bool operator==(const RoundFigures &) const = default;
};

/// A team over the whole competition.
struct TeamStatistics
{
    QUuid team;
    QString name;
    TeamFigures all;
    /// On its own ground and on that of the opponent; a match on neutral ground is in neither.
    TeamFigures home;
    TeamFigures away;
    /// The last matches, the latest at the end.
    std::vector<Outcome> form;
    CardCount cards;

    bool operator==(const TeamStatistics &) const = default;
};

/// How the matches ended that one of the teams played at home.
struct GroundFigures
{
    int homeWins = 0;
    int draws = 0;
    int awayWins = 0;
    /// Matches at which nobody was at home.
    int neutral = 0;

    [[nodiscard]] int matches() const { return homeWins + draws + awayWins; }
    bool operator==(const GroundFigures &) const = default;
};

/// Everything that the reports of a competition say about it, of those that count for players (see
/// personalReport()). Points into `state`.
struct CompetitionFigures
{
    CompetitionStatePtr state;
    /// In the order of play.
    std::vector<const MatchReport *> reports;
    MatchTotals totals;
    /// In the order of play; rounds without a score are left out.
    std::vector<RoundFigures> rounds;
    std::vector<Scorer> scorers;
    std::vector<TeamMatches> matches;
    /// As `matches`: by name.
    std::vector<TeamStatistics> teams;
    GroundFigures grounds;
    std::vector<Booked> playersBooked;
};

/// `state` is not null.
[[nodiscard]] CompetitionFigures competitionFigures(CompetitionStatePtr state);

/// The points of a team of a table, matchday after matchday.
struct PointsLine
{
    /// Index of the entrant.
    int team = 0;
    /// points[0]: what it had before the first match (deductions, points carried over, byes); points[n]:
    /// after its match of matchday n, whenever that was played. The last one is what the table shows.
    std::vector<TablePoints> points;

    bool operator==(const PointsLine &) const = default;
};

/// Of all known teams, in the order of the table, as far as matches are played. Empty while none is, and
/// for tables that have no matches of their own.
[[nodiscard]] std::vector<PointsLine> pointsOverTime(const CompetitionState &state, int table);

/// Indices of the tables with matches of their own.
[[nodiscard]] std::vector<int> tablesWithMatches(const Competition &competition);

} // namespace touchline
