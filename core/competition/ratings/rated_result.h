// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QDate>

#include <cstddef>
#include <vector>

namespace touchline {

class Competition;
struct Appointment;
struct Progress;

/// A result that counts for ratings. Points into the competition, which outlives it.
struct RatedResult
{
    const MatchReport *report = nullptr;
    /// Place of the competition among those that were gathered.
    std::size_t competition = 0;
    /// Of the fixture.
    int number = 0;
    /// The day on which it was played; null where that is not known.
    QDate day{};
    /// Number of the rating period: a calendar month, or a competition without days. Months in which nothing
    /// was played have numbers too.
    int period = 0;
};

/// What counts for ratings: what was played to its end. Matches that are void, forfeited or awarded do not.
class RatedResults
{
public:
    /// In the order in which the league has them.
    void add(const Competition &competition, const Progress &now);
    /// In the order played: by day and hour; a match without a day after the one before it in its
    /// competition, a competition without days after those that were added before it.
    [[nodiscard]] std::vector<RatedResult> inOrder() const;

private:
    std::vector<RatedResult> m_results;
    /// When each was played; null: after the one before it.
    std::vector<const Appointment *> m_appointments;
    const Appointment *m_latest = nullptr;
    /// By competition: whether any of its matches has a day.
    std::vector<bool> m_hasDays;
};

} // namespace touchline
