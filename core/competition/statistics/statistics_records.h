// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <span>
#include <vector>

namespace touchline {

/// The matches won by the most goals, the ones with more goals first. A shoot-out wins by none.
[[nodiscard]] std::vector<const MatchReport *> biggestWins(std::span<const MatchReport *const> reports);

/// The matches with the most goals of both teams together, in the order played; none where no goal fell.
[[nodiscard]] std::vector<const MatchReport *> highestScores(std::span<const MatchReport *const> reports);

/// The matches that most spectators saw, in the order played; none where nobody counted them.
[[nodiscard]] std::vector<const MatchReport *>
highestAttendances(std::span<const MatchReport *const> reports);

/// What one player scored in one match.
struct Haul
{
    const MatchReport *report = nullptr;
    Side side = Side::Home;
    QUuid player;
    QString name;
    int goals = 0;
    /// How many of the goals were penalties during play.
    int penalties = 0;

    bool operator==(const Haul &) const = default;
};

/// Players with at least that many goals in a match (3: hat-tricks), most goals first, then in the order
/// played. Own goals and kicks of a shoot-out do not count.
[[nodiscard]] std::vector<Haul> hauls(std::span<const MatchReport *const> reports, int atLeast = 3);

/// A goal of a match: report->events[event].
struct GoalOfMatch
{
    const MatchReport *report = nullptr;
    std::size_t event = 0;

    [[nodiscard]] const ReportEvent &reportEvent() const { return report->events[event]; }
    bool operator==(const GoalOfMatch &) const = default;
};

/// The goals (own goals too) of the earliest minute of all, in the order played; goals without a minute are
/// left out.
[[nodiscard]] std::vector<GoalOfMatch> fastestGoals(std::span<const MatchReport *const> reports);

} // namespace touchline
