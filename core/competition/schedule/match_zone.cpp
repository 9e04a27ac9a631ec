// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/match_zone.h"

namespace touchline {

namespace {

/// The zone of all appointments that have one; empty where they have several.
QString commonZone(const std::vector<Appointment> &calendar)
{
    QString common;
    for (const Appointment &one : calendar) {
        if (one.zone.isEmpty() || one.zone == common)
            continue;
        if (!common.isEmpty())
            return {};
        common = one.zone;
    }
    return common;
}

} // namespace

QString calendarZone(const Competition &competition)
{
    const CompetitionDefinition &definition = competition.definition();
    const QString made = definition.days.value(QLatin1String("time_zone")).toString();
    return made.isEmpty() ? commonZone(definition.calendar) : made;
}

QString zoneOfMatch(const Competition &competition, int fixture)
{
    const Appointment *own = fixture < 0 ? nullptr : competition.appointment(fixture);
    return own == nullptr || own->zone.isEmpty() ? calendarZone(competition) : own->zone;
}

} // namespace touchline
