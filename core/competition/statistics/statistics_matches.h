// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QString>
#include <QUuid>

#include <span>
#include <vector>

// Statistics are derived from reports in the order played. Reports of several competitions, one after the
// other, give the figures of all of them together. What is derived points into the reports, which outlive it.

namespace touchline {

class Competition;

/// The reports of a competition that count for players, see personalReport(), by number of the fixture: the
/// order played.
[[nodiscard]] std::vector<const MatchReport *> playedReports(const Competition &competition);

enum class Outcome { Won, Drawn, Lost };

/// What the match was for that side after 90 minutes or extra time: one that a shoot-out, lots or other
/// criteria decided counts as drawn, whoever went through.
[[nodiscard]] Outcome outcomeOf(const MatchReport &report, Side side);

/// A match as one of its teams saw it.
struct TeamMatch
{
    const MatchReport *report = nullptr;
    Side side = Side::Home;

    [[nodiscard]] Outcome outcome() const { return outcomeOf(*report, side); }
    /// Without it the match is left out of everything that counts goals.
    [[nodiscard]] bool hasScore() const { return !report->withoutScore; }
    [[nodiscard]] int goalsFor() const { return report->score.of(side); }
    [[nodiscard]] int goalsAgainst() const { return report->score.of(opposite(side)); }

    bool operator==(const TeamMatch &) const = default;
};

struct TeamMatches
{
    QUuid team;
    /// As printed in the last report.
    QString name;
    /// In the order played.
    std::vector<TeamMatch> matches;
};

/// The matches of every team, by name of the team.
[[nodiscard]] std::vector<TeamMatches> teamMatches(std::span<const MatchReport *const> reports);

/// What some matches of a team add up to.
struct TeamFigures
{
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    /// Matches with a score; the figures below are theirs.
    int withScore = 0;
    int goalsFor = 0;
    int goalsAgainst = 0;
    /// Matches without a goal against, and without a goal of one's own.
    int cleanSheets = 0;
    int withoutScoring = 0;
    /// Shoot-outs of the drawn ones; won and lost by lots, too.
    int shootOutsWon = 0;
    int shootOutsLost = 0;

    bool operator==(const TeamFigures &) const = default;
};

[[nodiscard]] TeamFigures figuresOf(std::span<const TeamMatch> matches);

/// How the last matches ended, the last one at the end; fewer than `count` where there are fewer.
[[nodiscard]] std::vector<Outcome> form(std::span<const TeamMatch> matches, std::size_t count = 5);

} // namespace touchline
