// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/day_clashes.h"

#include "core/base/index.h"
#include "core/competition/entry/skipped_hour.h"
#include "core/competition/progress.h"
#include "core/competition/templates/format_builders.h"

#include <algorithm>

namespace touchline {

namespace {

bool isStillToCome(const FixtureStatus &status)
{
    return (status.state == FixtureState::Ready || status.state == FixtureState::Waiting) && status.award < 0;
}

bool isMoved(const Competition &before, const Competition &after, int fixture)
{
    const Appointment *was = before.appointment(fixture);
    const Appointment *is = after.appointment(fixture);
    if (is == nullptr || !is->date.isValid())
        return false;
    return was == nullptr || !(*was == *is);
}

/// The team of the first that is in the second too; -1 where there is none.
int sharedTeam(const PerSide<int> &teams, const PerSide<int> &others)
{
    for (const Side side : bothSides)
        if (teams[side] >= 0 && (teams[side] == others[Side::Home] || teams[side] == others[Side::Away]))
            return teams[side];
    return -1;
}

/// Everything is played on one day: a team plays several times on it, but not at one hour.
bool isOfOneDay(const Competition &competition)
{
    const QJsonValue said = competition.definition().days.value(QLatin1String("one_day"));
    return said.toBool(isEvening(competition.definition().format));
}

bool shareGround(const Appointment &one, const Appointment &other)
{
    return !one.stadium.isEmpty() && one.stadium.compare(other.stadium, Qt::CaseInsensitive) == 0 &&
           one.city == other.city && one.time.isValid() && one.time == other.time;
}

} // namespace

std::vector<DayClash> dayClashes(const Competition &before, const Competition &after)
{
    const Progress now = progress(after);
    const auto count = static_cast<int>(std::min(before.fixtures().size(), after.fixtures().size()));
    std::vector<bool> isOfMoved(at(count), false);
    for (int i = 0; i < count; ++i)
        isOfMoved[at(i)] = isStillToCome(now.fixtures[at(i)]) && isMoved(before, after, i);
    const bool isOneDay = isOfOneDay(after);
    std::vector<DayClash> clashes;
    for (int fixture = 0; fixture < count; ++fixture) {
        if (!isOfMoved[at(fixture)])
            continue;
        const Appointment &day = *after.appointment(fixture);
        for (int other = 0; other < count; ++other) {
            const Appointment *taken = after.appointment(other);
            const bool isOnce = isOfMoved[at(other)] && other <= fixture;
            if (other == fixture || isOnce || taken == nullptr || taken->date != day.date ||
                !(isStillToCome(now.fixtures[at(other)]) || after.report(other) != nullptr))
                continue;
            const bool isOneHour = day.time.isValid() && day.time == taken->time;
            const int team = isOneDay && !isOneHour
                                 ? -1
                                 : sharedTeam(now.fixtures[at(fixture)].teams, now.fixtures[at(other)].teams);
            if (team >= 0 || shareGround(day, *taken))
                clashes.push_back({fixture, other, team});
        }
    }
    return clashes;
}

std::vector<std::pair<int, Message>> skippedHours(const Competition &before, const Competition &after)
{
    std::vector<std::pair<int, Message>> hours;
    for (int i = 0; i < static_cast<int>(std::min(before.fixtures().size(), after.fixtures().size())); ++i)
        if (isMoved(before, after, i))
            if (auto hour = skippedHour(*after.appointment(i)))
                hours.emplace_back(after.fixtures()[at(i)].number, std::move(*hour));
    return hours;
}

} // namespace touchline
