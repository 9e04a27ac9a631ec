// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/skipped_hour.h"

#include <QTimeZone>
#include <QtGlobal>

namespace touchline {

std::optional<Message> skippedHour(const Appointment &appointment)
{
    const QTimeZone zone(appointment.zone.toUtf8());
    if (!appointment.date.isValid() || !appointment.time.isValid() || !zone.isValid())
        return std::nullopt;
    // Where the local hour exists, an offset from the day around it leads there and is the one that holds
    // then.
    const QDateTime asUtc(appointment.date, appointment.time, Qt::UTC);
    for (const int day : {-1, 1}) {
        const int offset = zone.offsetFromUtc(asUtc.addDays(day));
        if (zone.offsetFromUtc(asUtc.addSecs(-offset)) == offset)
            return std::nullopt;
    }
    return Message{QT_TRANSLATE_NOOP("core", "There is no %1 on %2 in %3: the clocks go forward."),
                   {appointment.time.toString(QStringLiteral("HH:mm")),
                    appointment.date.toString(Qt::ISODate), appointment.zone}};
}

} // namespace touchline
