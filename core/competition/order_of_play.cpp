// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/order_of_play.h"

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
    const QTimeZone zone(appointment->zone.toLatin1());
    return zone.isValid() ? QDateTime(appointment->date, time, zone)
                          : QDateTime(appointment->date, time, Qt::UTC);
}

} // namespace

bool isWithoutADay(const Competition &competition, int fixture)
{
    return competition.isPutOff(fixture) && !competition.appointment(fixture)->date.isValid() &&
           competition.report(fixture) == nullptr;
}

std::vector<int> inOrderOfPlay(const Competition &competition, std::vector<int> fixtures)
{
    // Nobody knows when it comes: what has a place in the plan comes before it.
    std::stable_partition(fixtures.begin(), fixtures.end(),
                          [&competition](int fixture) { return !isWithoutADay(competition, fixture); });
    struct Timed
    {
        int fixture = 0;
        QDateTime kickOff;
    };
    std::vector<Timed> timed;
    bool isKnown = false;
    for (const int fixture : fixtures) {
        if (isWithoutADay(competition, fixture))
            break;
        QDateTime kickOff = kickOffOf(competition.appointment(fixture));
        isKnown = isKnown || kickOff.isValid();
        if (!kickOff.isValid() && !timed.empty())
            kickOff = timed.back().kickOff;
        timed.push_back({fixture, std::move(kickOff)});
    }
    if (!isKnown)
        return fixtures;
    // One before the first known day stays in front: it is earlier than every other.
    std::stable_sort(timed.begin(), timed.end(), [](const Timed &a, const Timed &b) {
        if (!a.kickOff.isValid() || !b.kickOff.isValid())
            return !a.kickOff.isValid() && b.kickOff.isValid();
        return a.kickOff < b.kickOff;
    });
    std::transform(timed.begin(), timed.end(), fixtures.begin(),
                   [](const Timed &one) { return one.fixture; });
    return fixtures;
}

} // namespace touchline
