// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/calendar/calendar_zone.h"

#include <QDateTime>

#include <cstdlib>

namespace touchline {

namespace {

/// The clocks go from one distance to Greenwich to another.
struct ClockChange
{
    QDateTime atUtc;
    /// Seconds east.
    int before = 0;
    int after = 0;
    QString abbreviation;
    bool isSummer = false;
};

/// "+0100", "-033020": seconds are written only where there are some.
QByteArray offsetText(int seconds)
{
    const int size = std::abs(seconds);
    const auto two = [](int number) { return QByteArray::number(number).rightJustified(2, '0'); };
    QByteArray text = (seconds < 0 ? "-" : "+") + two(size / 3600) + two(size / 60 % 60);
    if (size % 60 != 0)
        text += two(size % 60);
    return text;
}

ClockChange changeAt(const QTimeZone &zone, const QDateTime &utc)
{
    return {utc, zone.offsetFromUtc(utc.addSecs(-1)), zone.offsetFromUtc(utc), zone.abbreviation(utc),
            zone.isDaylightTime(utc)};
}

void addChange(const ClockChange &change, CalendarLines &lines)
{
    const char *component = change.isSummer ? "DAYLIGHT" : "STANDARD";
    // The moment of a change is told by the clock that it ends.
    const QDateTime local = change.atUtc.addSecs(change.before);
    lines.begin(component);
    lines.plain("DTSTART", calendarDateTime(local.date(), local.time()));
    lines.plain("TZOFFSETFROM", offsetText(change.before));
    lines.plain("TZOFFSETTO", offsetText(change.after));
    if (!change.abbreviation.isEmpty())
        lines.text("TZNAME", change.abbreviation);
    lines.end(component);
}

} // namespace

QByteArray calendarDateTime(QDate date, QTime time)
{
    // Not by way of a QDateTime: it would move an hour that the clocks of this computer leave out.
    return (date.toString(QStringLiteral("yyyyMMdd")) + u'T' + time.toString(QStringLiteral("HHmmss")))
        .toLatin1();
}

void addTimeZone(const QTimeZone &zone, QDate from, QDate to, CalendarLines &lines)
{
    // A day more on both sides: the dates are local ones.
    const QDateTime first(from.addDays(-1), QTime(0, 0), Qt::UTC);
    const QDateTime last(to.addDays(2), QTime(0, 0), Qt::UTC);
    lines.begin("VTIMEZONE");
    lines.text("TZID", QString::fromLatin1(zone.id()));
    const QTimeZone::OffsetData inForce = zone.previousTransition(first);
    if (inForce.atUtc.isValid()) {
        addChange(changeAt(zone, inForce.atUtc), lines);
    } else {
        // The clocks never changed before: what is in force has always been.
        ClockChange always = changeAt(zone, first);
        always.before = always.after;
        addChange(always, lines);
    }
    for (const QTimeZone::OffsetData &change : zone.transitions(first, last))
        addChange(changeAt(zone, change.atUtc), lines);
    lines.end("VTIMEZONE");
}

} // namespace touchline
