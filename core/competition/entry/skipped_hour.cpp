// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/skipped_hour.h"

#include <QTimeZone>
#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

/// How often the local hour comes that day, 0 to 2; 1 where day, hour or zone are not known.
int timesOfHour(const Appointment &appointment)
{
    const QTimeZone zone(appointment.zone.toUtf8());
    if (!appointment.date.isValid() || !appointment.time.isValid() || !zone.isValid())
        return 1;
    // An offset from the day around the hour leads to it where it is the one that holds then.
    const QDateTime asUtc(appointment.date, appointment.time, Qt::UTC);
    const std::array offsets{zone.offsetFromUtc(asUtc.addDays(-1)), zone.offsetFromUtc(asUtc.addDays(1))};
    const auto holds = [&](int offset) { return zone.offsetFromUtc(asUtc.addSecs(-offset)) == offset; };
    const int before = holds(offsets[0]) ? 1 : 0;
    return offsets[0] == offsets[1] ? before : before + (holds(offsets[1]) ? 1 : 0);
}

Message hourMessage(const char *text, const Appointment &appointment)
{
    return {text,
            {appointment.time.toString(QStringLiteral("HH:mm")), appointment.date.toString(Qt::ISODate),
             appointment.zone}};
}

} // namespace

std::optional<Message> skippedHour(const Appointment &appointment)
{
    if (timesOfHour(appointment) != 0)
        return std::nullopt;
    return hourMessage(QT_TRANSLATE_NOOP("core", "There is no %1 on %2 in %3: the clocks go forward."),
                       appointment);
}

std::optional<Message> doubledHour(const Appointment &appointment)
{
    if (timesOfHour(appointment) != 2)
        return std::nullopt;
    return hourMessage(QT_TRANSLATE_NOOP("core", "%1 comes twice on %2 in %3: the clocks go back."),
                       appointment);
}

} // namespace touchline
