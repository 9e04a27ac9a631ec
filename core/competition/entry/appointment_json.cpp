// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/appointment_json.h"

#include "core/base/json_fields.h"

#include <qglobal.h>

namespace touchline {

namespace {

constexpr int largestMatch = 100000;
const QString timeForm = QStringLiteral("HH:mm");

void readTime(JsonReader &reader, const FileKey &key, Appointment &appointment)
{
    if (!reader.has(key.name))
        return;
    const QString text = reader.text(key.name);
    appointment.time = QTime::fromString(text, timeForm);
    if (!appointment.time.isValid())
        reader.problem(key.name,
                       {QT_TRANSLATE_NOOP("core", "\"%1\" is not a time. Write it like 15:00."), {text}});
}

QJsonValue timeJson(const FileKey &, const Appointment &appointment)
{
    return appointment.time.isValid() ? QJsonValue(appointment.time.toString(timeForm))
                                      : QJsonValue(QJsonValue::Undefined);
}

constexpr FileKey calendarKey{"calendar", FileValue::Objects, ""};

} // namespace

template <>
inline constexpr std::array jsonFields<Appointment>{
    field<&Appointment::match>("match", 1, largestMatch),
    optionalField<&Appointment::date>("date"),
    fieldBy<readTime, timeJson>({"time"}),
    optionalField<&Appointment::zone>("zone"),
    optionalField<&Appointment::stadium>("stadium"),
    optionalField<&Appointment::city>("city"),
    optionalField<&Appointment::country>("country"),
};

QJsonArray calendarToJson(const std::vector<Appointment> &calendar)
{
    return jsonOf(calendarKey, calendar).toArray();
}

std::vector<Appointment> readCalendar(JsonReader &reader)
{
    std::vector<Appointment> calendar;
    readValue(reader, calendarKey, calendar);
    return calendar;
}

} // namespace touchline
