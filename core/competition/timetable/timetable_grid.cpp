// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/timetable_grid.h"

#include <algorithm>

namespace touchline {

namespace {

constexpr int minutesOfDay = 24 * 60;

int minuteOf(QTime time)
{
    return time.msecsSinceStartOfDay() / (1000 * secondsOfMinute);
}

} // namespace

TimetableGrid::TimetableGrid(const TimetableRules &rules) : m_minutes(rules.minutes)
{
    std::vector<TimetableBreak> breaks = rules.breaks;
    std::sort(breaks.begin(), breaks.end(),
              [](const TimetableBreak &one, const TimetableBreak &other) { return one.from < other.from; });
    const int pace = rules.minutes + rules.changeOver;
    for (int minute = minuteOf(rules.start); minute < minutesOfDay; minute += pace) {
        for (const TimetableBreak &one : breaks)
            if (minute < minuteOf(one.to) && minute + rules.minutes > minuteOf(one.from))
                minute = minuteOf(one.to);
        if (minute < minutesOfDay)
            m_begins.push_back(minute);
    }
    const int apart = pace * (rules.rest + 1);
    for (const int begin : m_begins)
        m_next.push_back(static_cast<int>(std::lower_bound(m_begins.begin(), m_begins.end(), begin + apart) -
                                          m_begins.begin()));
}

int TimetableGrid::previous(int slot) const
{
    return static_cast<int>(std::upper_bound(m_next.begin(), m_next.end(), slot) - m_next.begin()) - 1;
}

int TimetableGrid::firstFrom(QTime time) const
{
    return static_cast<int>(std::lower_bound(m_begins.begin(), m_begins.end(), minuteOf(time)) -
                            m_begins.begin());
}

int TimetableGrid::lastUntil(QTime time) const
{
    return static_cast<int>(std::upper_bound(m_begins.begin(), m_begins.end(), minuteOf(time) - m_minutes) -
                            m_begins.begin()) -
           1;
}

} // namespace touchline
