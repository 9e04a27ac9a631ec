// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/appointment_json.h"

#include <qglobal.h>

namespace touchline {

namespace {

constexpr int largestMatch = 100000;
const QString timeForm = QStringLiteral("HH:mm");

void insertText(QJsonObject &object, const char *key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(QLatin1String(key), text);
}

QTime readTime(JsonReader &reader)
{
    if (!reader.has("time"))
        return {};
    const QString text = reader.text("time");
    const QTime time = QTime::fromString(text, timeForm);
    if (!time.isValid())
        reader.problem("time",
                       {QT_TRANSLATE_NOOP("core", "\"%1\" is not a time. Write it like 15:00."), {text}});
    return time;
}

} // namespace

QJsonArray calendarToJson(const std::vector<Appointment> &calendar)
{
    QJsonArray array;
    for (const Appointment &one : calendar) {
        QJsonObject object{{QStringLiteral("match"), one.match}};
        insertText(object, "date", one.date.toString(Qt::ISODate));
        insertText(object, "time", one.time.toString(timeForm));
        insertText(object, "zone", one.zone);
        insertText(object, "stadium", one.stadium);
        insertText(object, "city", one.city);
        insertText(object, "country", one.country);
        array.append(object);
    }
    return array;
}

QDate readDate(JsonReader &reader, const char *key)
{
    if (!reader.has(key))
        return {};
    const QString text = reader.text(key);
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        reader.problem(
            key, {QT_TRANSLATE_NOOP("core", "\"%1\" is not a date. Write it like 2026-06-11."), {text}});
    return date;
}

std::vector<Appointment> readCalendar(JsonReader &reader)
{
    std::vector<Appointment> calendar;
    if (!reader.has("calendar"))
        return calendar;
    reader.each("calendar", [&calendar](JsonReader &read, int) {
        Appointment one;
        one.match = read.integer("match", 1, largestMatch);
        one.date = readDate(read);
        one.time = readTime(read);
        one.zone = read.textOr("zone", {});
        one.stadium = read.textOr("stadium", {});
        one.city = read.textOr("city", {});
        one.country = read.textOr("country", {});
        read.refuseUnknownKeys();
        calendar.push_back(std::move(one));
    });
    return calendar;
}

} // namespace touchline
