// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/timetable_notes.h"

#include "core/base/index.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline {

namespace {

constexpr int usualSlot = 20;

QJsonValue hourNote(QTime time)
{
    return time.isValid() ? QJsonValue(time.toString(QStringLiteral("HH:mm"))) : QJsonValue::Undefined;
}

QTime notedHour(const QJsonObject &note, const char *key)
{
    return QTime::fromString(note.value(QLatin1String(key)).toString(), QStringLiteral("HH:mm"));
}

/// A number that is not between them comes from somebody who wrote the file by hand.
int notedNumber(const QJsonObject &note, const char *key, int usual, int least, int most)
{
    return std::clamp(note.value(QLatin1String(key)).toInt(usual), least, most);
}

int entrantIndex(const std::vector<Entrant> &teams, const QUuid &id)
{
    const auto found =
        std::find_if(teams.begin(), teams.end(), [&id](const Entrant &one) { return one.id == id; });
    return found == teams.end() ? -1 : static_cast<int>(found - teams.begin());
}

} // namespace

QJsonObject timetableNote(const DayPlan &plan, const std::vector<Entrant> &teams)
{
    const TimetableRules &rules = plan.rules;
    QJsonObject note{{QStringLiteral("day"), plan.day.toString(Qt::ISODate)},
                     {QStringLiteral("tables"), QJsonArray::fromStringList(rules.tables)},
                     {QStringLiteral("start"), hourNote(rules.start)},
                     {QStringLiteral("minutes"), rules.minutes}};
    const auto add = [&note](const char *key, const QJsonValue &value, bool isUsual) {
        if (!isUsual)
            note.insert(QLatin1String(key), value);
    };
    add("end", hourNote(rules.end), !rules.end.isValid());
    add("change_over", rules.changeOver, rules.changeOver == 0);
    add("rest", rules.rest, rules.rest == 0);
    add("referees", rules.referees, !rules.referees);
    add("final_last", rules.finalLast, !rules.finalLast);
    QJsonArray breaks;
    for (const TimetableBreak &one : rules.breaks)
        breaks.append(QJsonObject{{QStringLiteral("from"), hourNote(one.from)},
                                  {QStringLiteral("to"), hourNote(one.to)}});
    add("breaks", breaks, breaks.isEmpty());
    QJsonArray hours;
    for (const TeamHours &one : plan.teams) {
        QJsonObject team{{QStringLiteral("team"), teams[at(one.team)].id.toString(QUuid::WithoutBraces)}};
        if (one.arrives.isValid())
            team.insert(QStringLiteral("arrives"), hourNote(one.arrives));
        if (one.leaves.isValid())
            team.insert(QStringLiteral("leaves"), hourNote(one.leaves));
        hours.append(team);
    }
    add("teams", hours, hours.isEmpty());
    return note;
}

std::optional<DayPlan> notedTimetable(const CompetitionDefinition &definition)
{
    const QJsonObject note = definition.days.value(timetableKey).toObject();
    DayPlan plan;
    plan.day = QDate::fromString(note.value(QLatin1String("day")).toString(), Qt::ISODate);
    plan.rules.start = notedHour(note, "start");
    for (const auto &table : note.value(QLatin1String("tables")).toArray())
        if (const QString name = table.toString(); !name.isEmpty() && !plan.rules.tables.contains(name))
            plan.rules.tables << name;
    if (!plan.day.isValid() || !plan.rules.start.isValid() || plan.rules.tables.isEmpty() ||
        plan.rules.tables.size() > mostTables)
        return std::nullopt;
    plan.rules.end = notedHour(note, "end");
    plan.rules.minutes = notedNumber(note, "minutes", usualSlot, 1, longestSlot);
    plan.rules.changeOver = notedNumber(note, "change_over", 0, 0, longestSlot);
    plan.rules.rest = notedNumber(note, "rest", 0, 0, longestRest);
    plan.rules.referees = note.value(QLatin1String("referees")).toBool();
    plan.rules.finalLast = note.value(QLatin1String("final_last")).toBool();
    for (const auto &one : note.value(QLatin1String("breaks")).toArray())
        if (const TimetableBreak times{notedHour(one.toObject(), "from"), notedHour(one.toObject(), "to")};
            times.from.isValid() && times.to.isValid())
            plan.rules.breaks.push_back(times);
    for (const auto &one : note.value(QLatin1String("teams")).toArray()) {
        const QJsonObject hours = one.toObject();
        const int team = entrantIndex(definition.entrants,
                                      QUuid::fromString(hours.value(QLatin1String("team")).toString()));
        if (team >= 0)
            plan.teams.push_back({team, notedHour(hours, "arrives"), notedHour(hours, "leaves")});
    }
    return plan;
}

DayPlan dayPlanOf(const Competition &competition, const DayGrid &grid)
{
    if (auto noted = notedTimetable(competition.definition()); noted && noted->day == grid.day)
        return std::move(*noted);
    DayPlan plan{grid.day, {}, {}};
    plan.rules.tables = grid.tables;
    plan.rules.start = grid.hours.front();
    plan.rules.minutes = grid.hours.size() < 2 ? usualSlot : longestSlot;
    for (std::size_t hour = 1; hour < grid.hours.size(); ++hour)
        plan.rules.minutes = std::clamp(grid.hours[hour - 1].secsTo(grid.hours[hour]) / secondsOfMinute, 1,
                                        plan.rules.minutes);
    return plan;
}

} // namespace touchline
