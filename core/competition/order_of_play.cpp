// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/order_of_play.h"

#include "core/base/index.h"
#include "core/competition/progress.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace touchline {

namespace {

/// Invalid where the day is not known.
QDateTime kickOffOf(const Appointment *appointment)
{
    if (appointment == nullptr || !appointment->date.isValid())
        return {};
    const QTime time = appointment->time.isValid() ? appointment->time : QTime(0, 0);
    // Looking a zone up is slow, and most matches name none.
    if (appointment->zone.isEmpty())
        return {appointment->date, time, Qt::UTC};
    const QTimeZone zone(appointment->zone.toLatin1());
    return zone.isValid() ? QDateTime(appointment->date, time, zone)
                          : QDateTime(appointment->date, time, Qt::UTC);
}

} // namespace

std::vector<std::size_t> orderOfPlay(const std::vector<const Appointment *> &appointments)
{
    struct Timed
    {
        std::size_t place = 0;
        QDateTime kickOff;
    };
    std::vector<Timed> timed;
    for (std::size_t place = 0; place < appointments.size(); ++place) {
        QDateTime kickOff = kickOffOf(appointments[place]);
        if (!kickOff.isValid() && !timed.empty())
            kickOff = timed.back().kickOff;
        timed.push_back({place, std::move(kickOff)});
    }
    // One before the first known day stays in front: it is earlier than every other.
    std::stable_sort(timed.begin(), timed.end(), [](const Timed &a, const Timed &b) {
        if (!a.kickOff.isValid() || !b.kickOff.isValid())
            return !a.kickOff.isValid() && b.kickOff.isValid();
        return a.kickOff < b.kickOff;
    });
    std::vector<std::size_t> order(timed.size());
    std::transform(timed.begin(), timed.end(), order.begin(), [](const Timed &one) { return one.place; });
    return order;
}

bool isWithoutADay(const Competition &competition, int fixture)
{
    return competition.isPostponed(fixture) && !competition.appointment(fixture)->date.isValid() &&
           competition.report(fixture) == nullptr;
}

std::vector<int> inOrderOfPlay(const Competition &competition, std::vector<int> fixtures)
{
    // Nobody knows when it comes: what has a place in the plan comes before it.
    const auto undated = std::stable_partition(fixtures.begin(), fixtures.end(), [&competition](int fixture) {
        return !isWithoutADay(competition, fixture);
    });
    std::vector<const Appointment *> appointments;
    for (auto fixture = fixtures.begin(); fixture != undated; ++fixture)
        appointments.push_back(competition.appointment(*fixture));
    std::vector<int> ordered;
    ordered.reserve(fixtures.size());
    for (const std::size_t place : orderOfPlay(appointments))
        ordered.push_back(fixtures[place]);
    ordered.insert(ordered.end(), undated, fixtures.end());
    return ordered;
}

std::vector<int> lastPlayedMatches(const Competition &competition)
{
    const Progress now = progress(competition);
    std::vector<int> played;
    for (int i = 0; i < static_cast<int>(now.fixtures.size()); ++i)
        if (competition.report(i) != nullptr || now.fixtures[at(i)].award >= 0)
            played.push_back(i);
    std::vector<int> last(competition.definition().entrants.size(), 0);
    for (const int fixture : inOrderOfPlay(competition, std::move(played)))
        for (const Side side : bothSides) {
            // After a correction a match may have other teams than those who played it.
            const MatchReport *report = competition.report(fixture);
            const int team = report == nullptr ? now.fixtures[at(fixture)].teams[side]
                                               : competition.indexOfTeam(report->teams[side].team);
            if (team >= 0)
                last[at(team)] = competition.fixtures()[at(fixture)].number;
        }
    return last;
}

} // namespace touchline
