// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rule_set_json.h"

#include "core/competition/json_values.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

constexpr int mostPoints = 100;

PointsScheme readPoints(JsonReader &reader)
{
    PointsScheme points;
    JsonReader scheme(reader.object("points"), reader.problems(), reader.path("points"));
    points.win = scheme.integer("win", 0, mostPoints);
    points.draw = scheme.integer("draw", 0, mostPoints);
    points.defeat = scheme.integer("defeat", 0, mostPoints);
    scheme.refuseUnknownKeys();
    return points;
}

QString allWords()
{
    QStringList words;
    for (const TieBreak tieBreak : allTieBreaks)
        words.append(tieBreakWord(tieBreak));
    return words.join(QStringLiteral(", "));
}

std::vector<TieBreak> readTieBreaks(JsonReader &reader)
{
    std::vector<TieBreak> tieBreaks;
    const QStringList words = readTexts(reader, "tie_breaks");
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (const auto tieBreak = tieBreakFromWord(words.at(i)))
            tieBreaks.push_back(*tieBreak);
        else
            reader.problems().push_back(
                {itemPath(reader, "tie_breaks", i),
                 {QT_TRANSLATE_NOOP("core", "No tie-break is called \"%1\". There are: %2."),
                  {words.at(i), allWords()}},
                 {}});
    }
    return tieBreaks;
}

RuleSet namedRuleSet(JsonReader &reader, const char *key, const QString &name)
{
    const auto found = ruleSet(name);
    if (!found)
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "No rules are called \"%1\". There are: %2."),
                             {name, ruleSetNames().join(QStringLiteral(", "))}});
    return found.value_or(RuleSet{});
}

} // namespace

QJsonObject toJson(const RuleSet &rules)
{
    QJsonArray words;
    for (const TieBreak tieBreak : rules.tieBreaks)
        words.append(tieBreakWord(tieBreak));
    return {{QStringLiteral("name"), rules.name},
            {QStringLiteral("points"), QJsonObject{{QStringLiteral("win"), rules.points.win},
                                                   {QStringLiteral("draw"), rules.points.draw},
                                                   {QStringLiteral("defeat"), rules.points.defeat}}},
            {QStringLiteral("tie_breaks"), words},
            {QStringLiteral("head_to_head_again"), rules.headToHeadAgain}};
}

RuleSet readRuleSet(JsonReader &reader, const char *key)
{
    if (const QJsonValue name = reader.value(key); name.isString())
        return namedRuleSet(reader, key, name.toString());
    RuleSet rules;
    JsonReader object(reader.object(key), reader.problems(), reader.path(key));
    rules.name = object.textOr("name", {});
    rules.points = readPoints(object);
    rules.tieBreaks = readTieBreaks(object);
    rules.headToHeadAgain = object.flagOr("head_to_head_again", true);
    object.refuseUnknownKeys();
    return rules;
}

Problems validate(const RuleSet &rules, const QString &where)
{
    Problems problems;
    const auto note = [&problems, &where](const char *key, Message what) {
        problems.push_back({where + QLatin1Char('.') + QLatin1String(key), std::move(what), {}});
    };
    const std::vector<TieBreak> &order = rules.tieBreaks;
    if (order.empty() || order.front() != TieBreak::Points)
        note("tie_breaks", {QT_TRANSLATE_NOOP("core", "The first criterion must be points."), {}});
    for (auto it = order.begin(); it != order.end(); ++it) {
        if (std::find(order.begin(), it, *it) != it)
            note("tie_breaks", {QT_TRANSLATE_NOOP("core", "The criterion \"%1\" stands there twice."),
                                {tieBreakWord(*it)}});
        if (*it == TieBreak::Lots && it + 1 != order.end())
            note("tie_breaks", {QT_TRANSLATE_NOOP("core", "After lots nothing is left to decide."), {}});
    }
    const PointsScheme &points = rules.points;
    if (points.win < points.draw || points.draw < points.defeat || points.defeat < 0)
        note("points",
             {QT_TRANSLATE_NOOP("core",
                                "A win must bring at least as much as a draw, a draw as much as a defeat."),
              {}});
    return problems;
}

} // namespace touchline
