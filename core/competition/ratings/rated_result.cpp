// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/ratings/rated_result.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/competition/progress.h"

#include <algorithm>
#include <tuple>

namespace touchline {

namespace {

bool isRated(const Competition &competition, const Progress &now, int fixture)
{
    const MatchReport *report = personalReport(competition, now, fixture);
    return report != nullptr && now.fixtures[at(fixture)].state == FixtureState::Played &&
           report->decidedBy != DecidedBy::Forfeit && now.fixtures[at(fixture)].award < 0;
}

bool isLater(const Appointment &one, const Appointment &other)
{
    return std::tie(one.date, one.time) > std::tie(other.date, other.time);
}

/// Counts the periods of results that come in the order played.
class PeriodCount
{
public:
    /// A match without a day belongs to the period before it, unless its whole competition has none.
    int of(const RatedResult &result, bool hasCompetitionDays)
    {
        if (result.day.isValid())
            enterMonth(result.day.year() * monthsOfYear + result.day.month());
        else if (!hasCompetitionDays && m_undated != result.competition)
            enterUndated(result.competition);
        return m_period;
    }

private:
    static constexpr int monthsOfYear = 12;

    void enterMonth(int month)
    {
        if (month == m_month && !m_undated)
            return;
        const int gone = m_month == 0 ? 1 : month - m_month;
        m_period = std::max(m_period + 1, m_periodOfMonth + gone);
        m_periodOfMonth = m_period;
        m_month = month;
        m_undated.reset();
    }

    void enterUndated(std::size_t competition)
    {
        ++m_period;
        m_undated = competition;
    }

    int m_period = 0;
    /// The last month with a match; 0 for none.
    int m_month = 0;
    int m_periodOfMonth = 0;
    /// The competition without days that was the last one.
    std::optional<std::size_t> m_undated;
};

} // namespace

void RatedResults::add(const Competition &competition, const Progress &now)
{
    const std::size_t index = m_hasDays.size();
    m_hasDays.push_back(false);
    const Appointment *latest = m_latest;
    bool isFirst = true;
    for (int fixture = 0; at(fixture) < competition.fixtures().size(); ++fixture) {
        if (!isRated(competition, now, fixture))
            continue;
        const Appointment *when = competition.appointment(fixture);
        const QDate day = when == nullptr ? QDate() : when->date;
        m_results.push_back(
            {competition.report(fixture), index, competition.fixtures()[at(fixture)].number, day});
        if (day.isValid())
            m_hasDays.back() = true;
        if (day.isValid() && (m_latest == nullptr || isLater(*when, *m_latest)))
            m_latest = when;
        m_appointments.push_back(!day.isValid() && isFirst ? latest : when);
        isFirst = false;
    }
}

std::vector<RatedResult> RatedResults::inOrder() const
{
    std::vector<RatedResult> results;
    PeriodCount periods;
    for (const std::size_t place : orderOfPlay(m_appointments)) {
        results.push_back(m_results[place]);
        results.back().period = periods.of(results.back(), m_hasDays[results.back().competition]);
    }
    return results;
}

} // namespace touchline
