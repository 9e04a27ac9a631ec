// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/referee_fact.h"

#include "core/base/json_fields.h"
#include "core/base/json_values.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr int largestRefereedMatch = 1000000;

/// The club is left out where there is none, "listed" where it is true.
constexpr std::array refereeRows{
    field<&RefereeEntry::name>("name"),
    optionalField<&RefereeEntry::club>("club"),
    optionalField<&RefereeEntry::isListed>("listed"),
};
constexpr std::array appointmentRows{
    field<&RefereeAppointment::match>("match", 1, largestRefereedMatch),
    optionalField<&RefereeAppointment::isDrawn>("drawn"),
    optionalField<&RefereeAppointment::reason>("reason"),
};

} // namespace

QJsonObject toJson(const RefereeEntry &entry)
{
    QJsonObject object = writtenRows(refereeRows, &entry);
    object.insert(QStringLiteral("decision"), QStringLiteral("referee"));
    object.insert(QStringLiteral("referee"), idToJson(entry.id));
    return object;
}

QJsonObject toJson(const RefereeAppointment &appointment)
{
    QJsonObject object = writtenRows(appointmentRows, &appointment);
    object.insert(QStringLiteral("decision"), QStringLiteral("appointment"));
    if (!appointment.referee.isNull())
        object.insert(QStringLiteral("referee"), idToJson(appointment.referee));
    return object;
}

RefereeEntry readRefereeEntry(JsonReader &reader)
{
    (void)reader.word("decision", {"referee"});
    RefereeEntry entry;
    readRows(reader, refereeRows, &entry);
    entry.id = readId(reader, "referee");
    if (reader.has("name") && entry.name.trimmed().isEmpty())
        reader.problem("name", {QT_TRANSLATE_NOOP("core", "A referee needs a name."), {}});
    reader.refuseUnknownKeys();
    return entry;
}

RefereeAppointment readRefereeAppointment(JsonReader &reader)
{
    (void)reader.word("decision", {"appointment"});
    RefereeAppointment appointment;
    readRows(reader, appointmentRows, &appointment);
    if (reader.has("referee"))
        appointment.referee = readId(reader, "referee");
    reader.refuseUnknownKeys();
    return appointment;
}

} // namespace touchline
