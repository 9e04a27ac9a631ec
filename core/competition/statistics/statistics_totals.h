// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/statistics_cards.h"

#include <cstdint>
#include <optional>

namespace touchline {

/// What all matches come to, and what that is a match.
struct MatchTotals
{
    int matches = 0;
    /// Level after 90 minutes or extra time, whatever decided them then.
    int draws = 0;
    int extraTimes = 0;
    int shootOuts = 0;
    /// Matches with a score, and their goals (those of shoot-outs do not count).
    int withScore = 0;
    int goals = 0;
    /// Matches whose goals are listed, and what they list. Missed penalties are in no report.
    int withScorers = 0;
    int penaltyGoals = 0;
    int ownGoals = 0;
    /// Matches whose cards are listed, and what they list.
    int withCards = 0;
    CardCount cards;
    /// Matches whose spectators were counted, and all of them together.
    int withAttendance = 0;
    std::int64_t attendance = 0;

    /// Averages; nothing where there is nothing to divide by. `drawShare` is 0 to 1.
    [[nodiscard]] std::optional<double> goalsPerMatch() const;
    [[nodiscard]] std::optional<double> drawShare() const;
    [[nodiscard]] std::optional<double> penaltyGoalsPerMatch() const;
    [[nodiscard]] std::optional<double> yellowsPerMatch() const;
    [[nodiscard]] std::optional<double> sendingsOffPerMatch() const;
    [[nodiscard]] std::optional<double> attendancePerMatch() const;

    bool operator==(const MatchTotals &) const = default;
};

[[nodiscard]] MatchTotals totalsOf(std::span<const MatchReport *const> reports);

} // namespace touchline
