// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw_json.h"

#include "core/base/json_values.h"
#include "core/competition/draws/draw_plan_json.h"
#include "core/competition/rules/spread_rule_json.h"

#include <qglobal.h>

namespace touchline {

namespace {

/// The pool of an open draw has one for every team of the first round.
constexpr int mostPlaces = 256;

} // namespace

int teamFromHandle(const QString &handle, std::span<const Entrant> entrants, const QString &where,
                   Problems &problems)
{
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (entrants[i].handle() == handle)
            return static_cast<int>(i);
    }
    problems.push_back(
        {where, {QT_TRANSLATE_NOOP("core", "There is no team %1 in this competition."), {handle}}, {}});
    return -1;
}

int readGroupName(JsonReader &reader, const char *key, const QStringList &groupNames)
{
    const QString name = reader.text(key);
    const auto group = static_cast<int>(groupNames.indexOf(name));
    if (group < 0)
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "There is no group %1."), {name}});
    return group;
}

QJsonObject toJson(const Draw &draw, std::span<const Entrant> entrants, const QStringList &groupNames)
{
    QJsonArray steps;
    for (const DrawStep &step : draw.steps)
        steps.append(
            QJsonObject{{QStringLiteral("team"), entrants[static_cast<std::size_t>(step.team)].handle()},
                        {QStringLiteral("pot"), step.pot + 1},
                        {QStringLiteral("group"), groupNames.at(step.group)},
                        {QStringLiteral("place"), step.place + 1}});
    QJsonObject object{{QStringLiteral("kind"), drawKindWord(draw.kind)},
                       {QStringLiteral("source"), draw.source},
                       {QStringLiteral("seed"), seedToJson(draw.seed)},
                       {QStringLiteral("limits"), toJson(draw.limits)},
                       {QStringLiteral("steps"), steps}};
    if (draw.plan)
        object.insert(QStringLiteral("plan"), toJson(*draw.plan));
    return object;
}

Draw readDraw(JsonReader &reader, const char *key, std::span<const Entrant> entrants,
              const QStringList &groupNames)
{
    Draw draw;
    JsonReader object(reader.object(key), reader.problems(), reader.path(key));
    draw.kind =
        static_cast<DrawKind>(object.word("kind", {"free", "serpentine", "fixed", "uniform", "open"}));
    draw.source = object.text("source");
    draw.seed = readSeed(object, "seed");
    draw.limits = readSpreadRule(object, "limits");
    object.each("steps", [&draw, entrants, &groupNames](JsonReader &step, int) {
        DrawStep read;
        read.team = teamFromHandle(step.text("team"), entrants, step.path("team"), step.problems());
        read.pot = step.integer("pot", 1, mostPlaces) - 1;
        read.group = readGroupName(step, "group", groupNames);
        read.place = step.integer("place", 1, mostPlaces) - 1;
        step.refuseUnknownKeys();
        draw.steps.push_back(read);
    });
    if (object.has("plan"))
        draw.plan = readDrawPlan(object, "plan");
    object.refuseUnknownKeys();
    return draw;
}

} // namespace touchline
