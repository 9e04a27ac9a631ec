// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/calendar_json.h"

#include "core/base/json_fields.h"
#include "core/base/json_values.h"

#include <QRegularExpression>
#include <QTimeZone>
#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

constexpr std::array<const char *, 7> weekdayWords{"monday", "tuesday",  "wednesday", "thursday",
                                                   "friday", "saturday", "sunday"};
constexpr int mostDaysBetween = 366;
constexpr auto kickOffForm = "HH:mm";

constexpr const char *noDate = QT_TRANSLATE_NOOP("core", "This is not a date like 2026-08-15: %1");

constexpr const char *noZone = QT_TRANSLATE_NOOP("core", "This is not a time zone like Europe/Berlin: %1");

QString written(QDate date)
{
    return date.toString(Qt::ISODate);
}

void note(Problems &problems, const QString &where, const char *what, const QString &text)
{
    problems.push_back({where, {what, {text}}, {}});
}

QDate checkedDate(const QString &text, const QString &where, Problems &problems)
{
    const QDate date = dateFromText(text);
    if (!date.isValid())
        note(problems, where, noDate, text);
    return date;
}

/// Invalid where the entry is missing, or with a problem.
QDate readDate(JsonReader &reader, const char *key)
{
    return reader.has(key) ? checkedDate(reader.text(key), reader.path(key), reader.problems()) : QDate();
}

/// Dates in rising order, each once. `mayBeUnknown`: null stands for an unknown one.
std::vector<QDate> readDates(JsonReader &reader, const char *key, bool mayBeUnknown)
{
    std::vector<QDate> dates;
    const QJsonArray array = reader.arrayOr(key);
    QDate last;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString where = itemPath(reader, key, i);
        if (mayBeUnknown && array.at(i).isNull()) {
            dates.emplace_back();
            continue;
        }
        const QDate date = checkedDate(array.at(i).toString(), where, reader.problems());
        if (date.isValid() && last.isValid() && date <= last)
            note(reader.problems(), where, QT_TRANSLATE_NOOP("core", "The dates must be in order: %1"),
                 written(date));
        if (date.isValid())
            last = date;
        dates.push_back(date);
    }
    return dates;
}

std::vector<int> readWeekdays(JsonReader &reader)
{
    std::vector<int> weekdays;
    if (!reader.has("weekdays")) {
        (void)reader.arrayOr("weekdays");
        return weekdays;
    }
    for (const QString &word : readTexts(reader, "weekdays")) {
        const auto found = std::find_if(weekdayWords.begin(), weekdayWords.end(),
                                        [&word](const char *known) { return word == QLatin1String(known); });
        const auto weekday = static_cast<int>(found - weekdayWords.begin()) + 1;
        if (found == weekdayWords.end())
            note(reader.problems(), reader.path("weekdays"),
                 QT_TRANSLATE_NOOP("core", "\"%1\" is not a day of the week (monday to sunday)."), word);
        else if (std::find(weekdays.begin(), weekdays.end(), weekday) != weekdays.end())
            note(reader.problems(), reader.path("weekdays"), QT_TRANSLATE_NOOP("core", "%1 is listed twice."),
                 word);
        else
            weekdays.push_back(weekday);
    }
    return weekdays;
}

void readKickOffTime(JsonReader &reader, const FileKey &key, KickOff &kickOff)
{
    const QString text = reader.textOr(key.name, {});
    if (text.isEmpty())
        return;
    kickOff.time = QTime::fromString(text, QLatin1String(kickOffForm));
    if (kickOff.time.toString(QLatin1String(kickOffForm)) != text)
        reader.problem(key.name, {QT_TRANSLATE_NOOP("core", "This is not a time like 15:30: %1"), {text}});
}

QJsonValue kickOffTimeJson(const FileKey &, const KickOff &kickOff)
{
    return kickOff.time.isValid() ? QJsonValue(kickOff.time.toString(QLatin1String(kickOffForm)))
                                  : QJsonValue(QJsonValue::Undefined);
}

} // namespace

template <>
inline constexpr std::array jsonFields<KickOff>{
    alwaysWritten(optionalField<&KickOff::day>("day", 0, latestKickOffDay)),
    optionalField<&KickOff::matches>("matches", 1, largestGroup / 2),
    fieldBy<readKickOffTime, kickOffTimeJson>({"time"}),
};

template <>
inline constexpr std::array jsonFields<Blackout>{
    optionalField<&Blackout::reason>("reason"),
};

static void readFields(JsonReader &reader, Blackout &blackout)
{
    blackout.from = checkedDate(reader.text("from"), reader.path("from"), reader.problems());
    blackout.to = reader.has("to") ? readDate(reader, "to") : blackout.from;
    readRows(reader, jsonFields<Blackout>, &blackout);
    if (blackout.from.isValid() && blackout.to.isValid() && blackout.to < blackout.from)
        reader.problem("to", {QT_TRANSLATE_NOOP("core", "It ends before it begins."), {}});
}

static QJsonObject writeFields(const Blackout &blackout)
{
    QJsonObject object = writtenRows(jsonFields<Blackout>, &blackout);
    object.insert(QStringLiteral("from"), written(blackout.from));
    object.insert(QStringLiteral("to"), written(blackout.to));
    return object;
}

namespace {

constexpr std::array calendarRows{
    optionalField<&Calendar::blackouts>("blackouts"),
    optionalField<&Calendar::kickOffs>("kick_offs"),
    optionalField<&Calendar::midweekKickOffs>("midweek_kick_offs"),
    optionalField<&Calendar::oneDay>("one_day"),
};

/// The id as text. Only its form is checked: which zones exist differs from computer to computer.
QString checkedZone(const QString &id, const QString &where, Problems &problems)
{
    static const QRegularExpression form(QStringLiteral("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"));
    if (!id.isEmpty() && !form.match(id).hasMatch())
        note(problems, where, noZone, id);
    return id;
}

void readTimeZones(JsonReader &reader, Calendar &calendar)
{
    calendar.timeZone =
        checkedZone(reader.textOr("time_zone", {}), reader.path("time_zone"), reader.problems());
    if (!reader.has("time_zones")) {
        (void)reader.value("time_zones");
        return;
    }
    const QJsonObject zones = reader.object("time_zones");
    for (auto it = zones.begin(); it != zones.end(); ++it) {
        const QString where = reader.path("time_zones") + u'.' + it.key();
        calendar.timeZones[it.key()] = checkedZone(it.value().toString(), where, reader.problems());
        if (it.value().toString().isEmpty())
            note(reader.problems(), where, noZone, {});
    }
}

void readHomeDays(JsonReader &reader, Calendar &calendar)
{
    if (!reader.has("home_days")) {
        (void)reader.value("home_days");
        return;
    }
    const QJsonObject days = reader.object("home_days");
    for (auto it = days.begin(); it != days.end(); ++it) {
        const QString word = it.value().toString();
        const auto found = std::find_if(weekdayWords.begin(), weekdayWords.end(),
                                        [&word](const char *known) { return word == QLatin1String(known); });
        if (found == weekdayWords.end())
            note(reader.problems(), reader.path("home_days") + u'.' + it.key(),
                 QT_TRANSLATE_NOOP("core", "\"%1\" is not a day of the week (monday to sunday)."), word);
        else
            calendar.homeDays[it.key()] = static_cast<int>(found - weekdayWords.begin()) + 1;
    }
}

/// Dates as somebody set them go without a rhythm.
void checkOneKind(JsonReader &reader)
{
    if (reader.has("dates"))
        for (const char *key : {"first", "every", "weekdays", "midweek"})
            if (reader.has(key))
                reader.problem(
                    key, {QT_TRANSLATE_NOOP("core", "This has no effect when all dates are given."), {}});
    if (reader.has("weekdays") && reader.has("every"))
        reader.problem(
            "every",
            {QT_TRANSLATE_NOOP("core", "Choose either an interval in days or days of the week."), {}});
    if (!reader.has("first"))
        for (const char *key : {"every", "weekdays", "midweek"})
            if (reader.has(key) && !reader.has("dates"))
                reader.problem(key, {QT_TRANSLATE_NOOP("core", "The first date is missing."), {}});
}

QJsonArray datesJson(const std::vector<QDate> &dates)
{
    QJsonArray array;
    for (const QDate date : dates)
        array.append(date.isValid() ? QJsonValue(written(date)) : QJsonValue());
    return array;
}

void insertRhythm(QJsonObject &object, const Calendar &calendar)
{
    object.insert(QStringLiteral("first"), written(calendar.first));
    QJsonArray weekdays;
    for (const int weekday : calendar.weekdays)
        weekdays.append(QLatin1String(weekdayWords[static_cast<std::size_t>(weekday - 1)]));
    if (weekdays.isEmpty())
        object.insert(QStringLiteral("every"), calendar.every);
    else
        object.insert(QStringLiteral("weekdays"), weekdays);
    if (!calendar.midweek.empty())
        object.insert(QStringLiteral("midweek"), datesJson(calendar.midweek));
}

} // namespace

QDate dateFromText(const QString &text)
{
    const QDate date = QDate::fromString(text, Qt::ISODate);
    return date.isValid() && written(date) == text ? date : QDate();
}

QJsonObject toJson(const Calendar &calendar)
{
    QJsonObject object = writtenRows(calendarRows, &calendar);
    if (!calendar.dates.empty())
        object.insert(QStringLiteral("dates"), datesJson(calendar.dates));
    else if (calendar.first.isValid())
        insertRhythm(object, calendar);
    if (calendar.last.isValid())
        object.insert(QStringLiteral("last"), written(calendar.last));
    if (!calendar.timeZone.isEmpty())
        object.insert(QStringLiteral("time_zone"), calendar.timeZone);
    QJsonObject zones;
    for (const auto &[team, zone] : calendar.timeZones)
        zones.insert(team, zone);
    if (!zones.isEmpty())
        object.insert(QStringLiteral("time_zones"), zones);
    QJsonObject homeDays;
    for (const auto &[team, day] : calendar.homeDays)
        homeDays.insert(team, QLatin1String(weekdayWords[static_cast<std::size_t>(day - 1)]));
    if (!homeDays.isEmpty())
        object.insert(QStringLiteral("home_days"), homeDays);
    return object;
}

Result<Calendar> readCalendar(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    checkOneKind(reader);
    Calendar calendar;
    calendar.dates = readDates(reader, "dates", true);
    calendar.first = readDate(reader, "first");
    calendar.every = reader.integerOr("every", 1, mostDaysBetween, calendar.every);
    calendar.weekdays = readWeekdays(reader);
    calendar.midweek = readDates(reader, "midweek", false);
    calendar.last = readDate(reader, "last");
    readRows(reader, calendarRows, &calendar);
    readTimeZones(reader, calendar);
    readHomeDays(reader, calendar);
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The calendar cannot be read."), {},
                    std::move(problems));
    return calendar;
}

Result<void> checkZones(const Calendar &calendar)
{
    Problems problems;
    const auto check = [&problems](const QString &id, const QString &where) {
        if (!id.isEmpty() && !QTimeZone::isTimeZoneIdAvailable(id.toUtf8()))
            note(problems, where, noZone, id);
    };
    check(calendar.timeZone, QStringLiteral("time_zone"));
    for (const auto &[team, zone] : calendar.timeZones)
        check(zone, QStringLiteral("time_zones.") + team);
    if (problems.empty())
        return {};
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The calendar has problems."), {},
                std::move(problems));
}

} // namespace touchline
