// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw_plan_json.h"

#include "core/competition/rules/spread_rule_json.h"

#include <qglobal.h>

namespace touchline {

namespace {

constexpr int largestNumber = 256;

QJsonArray textsJson(const QStringList &texts)
{
    return QJsonArray::fromStringList(texts);
}

QJsonArray listsJson(const std::vector<QStringList> &lists)
{
    QJsonArray array;
    for (const QStringList &texts : lists)
        array.append(textsJson(texts));
    return array;
}

/// The texts of a value that must be a list of texts at `where`.
QStringList textsOf(const QJsonValue &value, const QString &where, Problems &problems)
{
    QStringList texts;
    if (!value.isArray())
        problems.push_back(
            {where, {QT_TRANSLATE_NOOP("core", "This must be a list of text values."), {}}, {}});
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (array.at(i).isString())
            texts.append(array.at(i).toString());
        else
            problems.push_back({where + QStringLiteral("[%1]").arg(i),
                                {QT_TRANSLATE_NOOP("core", "This must be text in quotation marks."), {}},
                                {}});
    }
    return texts;
}

std::vector<QStringList> listsOf(const QJsonValue &value, const QString &where, Problems &problems)
{
    std::vector<QStringList> lists;
    if (!value.isArray())
        problems.push_back({where, {QT_TRANSLATE_NOOP("core", "This must be a list of lists."), {}}, {}});
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        lists.push_back(textsOf(array.at(i), where + QStringLiteral("[%1]").arg(i), problems));
    return lists;
}

std::map<QString, int> readNumbers(JsonReader &reader, const char *key)
{
    std::map<QString, int> numbers;
    const QJsonObject object = reader.object(key);
    for (auto it = object.begin(); it != object.end(); ++it) {
        const int number = it.value().toInt(0);
        if (number >= 1 && number <= largestNumber)
            numbers[it.key()] = number;
        else
            reader.problems().push_back(
                {reader.path(key) + QLatin1Char('.') + it.key(),
                 {QT_TRANSLATE_NOOP("core", "A limit must be a whole number from 1 to %1."),
                  {QString::number(largestNumber)}},
                 {}});
    }
    return numbers;
}

/// Calls `read` with name, value and place of every entry of the object under `key`, which may be missing.
template <class Read>
void eachEntry(JsonReader &reader, const char *key, Read read)
{
    if (!reader.has(key))
        return;
    const QJsonObject object = reader.object(key);
    for (auto it = object.begin(); it != object.end(); ++it)
        read(it.key(), it.value(), reader.path(key) + QLatin1Char('.') + it.key());
}

std::vector<QStringList> readLists(JsonReader &reader, const char *key)
{
    return reader.has(key) ? listsOf(reader.value(key), reader.path(key), reader.problems())
                           : std::vector<QStringList>();
}

} // namespace

QJsonObject toJson(const DrawLimits &limits)
{
    QJsonObject object;
    const auto insert = [&object](const char *key, const QJsonValue &value, bool isThere) {
        if (isThere)
            object.insert(QLatin1String(key), value);
    };
    insert("conferences", toJson(limits.conferences), !(limits.conferences == SpreadRule::off()));
    QJsonObject fewest;
    for (const auto &[conference, number] : limits.fewest)
        fewest.insert(conference, number);
    insert("fewest", fewest, !fewest.isEmpty());
    insert("same_country", limits.sameCountry.value_or(0), limits.sameCountry.has_value());
    insert("not_together", listsJson(limits.notTogether), !limits.notTogether.empty());
    QJsonObject parts;
    for (const GroupParts &one : limits.parts)
        parts.insert(one.name, listsJson(one.parts));
    insert("parts", parts, !parts.isEmpty());
    QJsonArray opposite;
    for (const OppositeTeams &one : limits.opposite)
        opposite.append(
            QJsonObject{{QStringLiteral("in"), one.parts}, {QStringLiteral("teams"), textsJson(one.teams)}});
    insert("opposite", opposite, !opposite.isEmpty());
    QJsonObject candidates;
    for (const auto &[team, conferences] : limits.candidates)
        candidates.insert(team, textsJson(conferences));
    insert("candidates", candidates, !candidates.isEmpty());
    return object;
}

DrawLimits readDrawLimits(JsonReader &reader)
{
    DrawLimits limits;
    if (reader.has("conferences"))
        limits.conferences = readSpreadRule(reader, "conferences");
    if (reader.has("fewest"))
        limits.fewest = readNumbers(reader, "fewest");
    if (reader.has("same_country"))
        limits.sameCountry = reader.integer("same_country", 1, largestNumber);
    limits.notTogether = readLists(reader, "not_together");
    eachEntry(reader, "parts", [&](const QString &name, const QJsonValue &value, const QString &where) {
        limits.parts.push_back({name, listsOf(value, where, reader.problems())});
    });
    if (reader.has("opposite"))
        reader.each("opposite", [&limits](JsonReader &one, int) {
            OppositeTeams opposite;
            opposite.parts = one.text("in");
            opposite.teams = textsOf(one.value("teams"), one.path("teams"), one.problems());
            one.refuseUnknownKeys();
            limits.opposite.push_back(std::move(opposite));
        });
    eachEntry(reader, "candidates", [&](const QString &team, const QJsonValue &value, const QString &where) {
        limits.candidates[team] = textsOf(value, where, reader.problems());
    });
    reader.refuseUnknownKeys();
    return limits;
}

QJsonObject toJson(const DrawPlan &plan)
{
    QJsonObject object{{QStringLiteral("method"), drawMethodWord(plan.method)}};
    if (!plan.pots.empty())
        object.insert(QStringLiteral("pots"), listsJson(plan.pots));
    QJsonObject fixed;
    for (const auto &[team, place] : plan.fixed)
        fixed.insert(team, place);
    if (!fixed.isEmpty())
        object.insert(QStringLiteral("fixed"), fixed);
    if (plan.seeds != 0)
        object.insert(QStringLiteral("seeds"), plan.seeds);
    if (const QJsonObject limits = toJson(plan.limits); !limits.isEmpty())
        object.insert(QStringLiteral("limits"), limits);
    return object;
}

std::vector<QStringList> readPots(JsonReader &reader)
{
    return readLists(reader, "pots");
}

DrawPlan readDrawPlan(JsonReader &reader, const char *key)
{
    DrawPlan plan;
    JsonReader object(reader.object(key), reader.problems(), reader.path(key));
    plan.method =
        static_cast<DrawMethod>(object.word("method", {"sequential", "uniform", "open", "ranking"}));
    plan.pots = readPots(object);
    eachEntry(object, "fixed", [&](const QString &team, const QJsonValue &value, const QString &where) {
        if (!value.isString())
            object.problems().push_back(
                {where, {QT_TRANSLATE_NOOP("core", "This must be text in quotation marks."), {}}, {}});
        plan.fixed[team] = value.toString();
    });
    plan.seeds = object.integerOr("seeds", 0, largestNumber, 0);
    if (object.has("limits")) {
        JsonReader limits(object.object("limits"), object.problems(), object.path("limits"));
        plan.limits = readDrawLimits(limits);
    }
    object.refuseUnknownKeys();
    return plan;
}

} // namespace touchline
