// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/dated_fixtures.h"

#include "core/base/index.h"
#include "core/competition/templates/format_builders.h"

#include <map>
#include <tuple>

namespace touchline {

namespace {

/// The entrant at home where the draw alone tells, else `unknown`.
int homeTeam(const Competition &competition, const Fixture &fixture, int unknown)
{
    const Slot &slot = fixture.slots[Side::Home];
    return slot.kind == Slot::Kind::Drawn ? competition.placement()[at(slot.group)][at(slot.number - 1)]
                                          : unknown;
}

} // namespace

Calendar calendarFor(const Competition &competition, Calendar calendar)
{
    if (!calendar.oneDay && isEvening(competition.definition().format))
        calendar.oneDay = true;
    return calendar;
}

Result<std::vector<Appointment>> datedFixtures(const Competition &competition, const Calendar &general)
{
    const Calendar calendar = calendarFor(competition, general);
    QStringList teams;
    for (const Entrant &entrant : competition.definition().entrants)
        teams.append(entrant.name);
    const auto unknown = static_cast<int>(teams.size());
    // Stands for everybody whose ground is not known yet.
    teams.append(QString());
    std::map<std::tuple<int, int, int>, std::vector<int>> fixturesOf;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const Fixture &fixture = competition.fixtures()[i];
        if (!fixture.isConditional())
            fixturesOf[{fixture.stage, fixture.round, fixture.leg}].push_back(static_cast<int>(i));
    }
    std::vector<Round> matchdays;
    for (const auto &[key, fixtures] : fixturesOf) {
        Round round;
        for (const int fixture : fixtures)
            round.push_back({homeTeam(competition, competition.fixtures()[at(fixture)], unknown), unknown});
        matchdays.push_back(std::move(round));
    }
    const auto dates = matchdayDates(calendar, static_cast<int>(matchdays.size()));
    TOUCHLINE_TRY(dates);
    const auto times = matchTimes(calendar, *dates, matchdays, teams);
    TOUCHLINE_TRY(times);
    std::vector<Appointment> appointments;
    std::size_t day = 0;
    for (const auto &[key, fixtures] : fixturesOf) {
        for (std::size_t match = 0; match < fixtures.size(); ++match) {
            const MatchTime &time = (*times)[day][match];
            Appointment appointment;
            appointment.match = competition.fixtures()[at(fixtures[match])].number;
            appointment.date = time.date;
            appointment.time = time.time;
            appointment.zone = time.timeZone;
            appointments.push_back(std::move(appointment));
        }
        ++day;
    }
    return appointments;
}

} // namespace touchline
