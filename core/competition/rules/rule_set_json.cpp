// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/rule_set_json.h"

#include "core/base/json_values.h"
#include "core/competition/rules/bonus_text.h"
#include "core/competition/rules/named_rules.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

constexpr int mostPoints = 100;

constexpr int worstConduct = -100;

std::optional<LateWin> readLateWin(JsonReader &scheme, const char *key)
{
    if (!scheme.has(key))
        return std::nullopt;
    JsonReader reader(scheme.object(key), scheme.problems(), scheme.path(key));
    const TablePoints win = readPoints(reader, "win", 0, mostPoints);
    const LateWin late{win, readPoints(reader, "defeat", 0, mostPoints)};
    reader.refuseUnknownKeys();
    return late;
}

std::optional<BonusRule> readBonusRule(JsonReader &bonus, const char *key, const char *goals)
{
    if (!bonus.has(key))
        return std::nullopt;
    JsonReader reader(bonus.object(key), bonus.problems(), bonus.path(key));
    const int number = reader.integer(goals, 1, mostBonusGoals);
    const BonusRule rule{number, readPoints(reader, "points", leastBonusPoints, mostBonusPoints)};
    reader.refuseUnknownKeys();
    return rule;
}

void readBonus(JsonReader &scheme, PointsScheme &points)
{
    if (!scheme.has("bonus"))
        return;
    JsonReader reader(scheme.object("bonus"), scheme.problems(), scheme.path("bonus"));
    points.goalsBonus = readBonusRule(reader, "goals_scored", "at_least");
    points.winBonus = readBonusRule(reader, "win_by", "at_least");
    points.defeatBonus = readBonusRule(reader, "defeat_by", "at_most");
    reader.refuseUnknownKeys();
}

PointsScheme readScheme(JsonReader &reader)
{
    PointsScheme points;
    const QJsonObject object = reader.object("points");
    if (!reader.has("points"))
        return points;
    JsonReader scheme(object, reader.problems(), reader.path("points"));
    points.win = readPoints(scheme, "win", 0, mostPoints);
    points.needsWinner = scheme.flagOr("needs_winner", false);
    points.defeat = readPoints(scheme, "defeat", 0, mostPoints);
    points.draw = points.needsWinner ? points.defeat : readPoints(scheme, "draw", 0, mostPoints);
    points.extraTime = readLateWin(scheme, "extra_time");
    points.shootOut = readLateWin(scheme, "shoot_out");
    readBonus(scheme, points);
    scheme.refuseUnknownKeys();
    return points;
}

ConductScheme readConduct(JsonReader &reader)
{
    ConductScheme conduct;
    if (!reader.has("conduct"))
        return conduct;
    JsonReader scheme(reader.object("conduct"), reader.problems(), reader.path("conduct"));
    conduct.yellow = scheme.integer("yellow", worstConduct, 0);
    conduct.secondYellow = scheme.integer("second_yellow", worstConduct, 0);
    conduct.red = scheme.integer("red", worstConduct, 0);
    conduct.yellowAndRed = scheme.integer("yellow_and_red", worstConduct, 0);
    scheme.refuseUnknownKeys();
    return conduct;
}

QJsonObject toJson(const LateWin &late)
{
    return {{QStringLiteral("win"), pointsJson(late.win)},
            {QStringLiteral("defeat"), pointsJson(late.defeat)}};
}

QJsonObject bonusJson(const PointsScheme &points)
{
    QJsonObject bonus;
    const auto add = [&bonus](const char *key, const char *goals, const std::optional<BonusRule> &rule) {
        if (rule)
            bonus.insert(QLatin1String(key),
                         QJsonObject{{QLatin1String(goals), rule->goals},
                                     {QStringLiteral("points"), pointsJson(rule->points)}});
    };
    add("goals_scored", "at_least", points.goalsBonus);
    add("win_by", "at_least", points.winBonus);
    add("defeat_by", "at_most", points.defeatBonus);
    return bonus;
}

QJsonObject toJson(const PointsScheme &points)
{
    QJsonObject object{{QStringLiteral("win"), pointsJson(points.win)},
                       {QStringLiteral("defeat"), pointsJson(points.defeat)}};
    if (points.needsWinner)
        object.insert(QStringLiteral("needs_winner"), true);
    else
        object.insert(QStringLiteral("draw"), pointsJson(points.draw));
    if (points.extraTime)
        object.insert(QStringLiteral("extra_time"), toJson(*points.extraTime));
    if (points.shootOut)
        object.insert(QStringLiteral("shoot_out"), toJson(*points.shootOut));
    if (points.hasBonus())
        object.insert(QStringLiteral("bonus"), bonusJson(points));
    return object;
}

QJsonObject toJson(const ConductScheme &conduct)
{
    return {{QStringLiteral("yellow"), conduct.yellow},
            {QStringLiteral("second_yellow"), conduct.secondYellow},
            {QStringLiteral("red"), conduct.red},
            {QStringLiteral("yellow_and_red"), conduct.yellowAndRed}};
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
                  {words.at(i), tieBreakWords().join(QStringLiteral(", "))}},
                 {}});
    }
    return tieBreaks;
}

RuleSet namedRuleSet(JsonReader &reader, const char *key, const QString &name)
{
    const auto found = ruleSet(name);
    if (!found)
        reader.problem(key, noRuleSet(name).message);
    return found.value_or(RuleSet{});
}

} // namespace

QJsonObject toJson(const RuleSet &rules)
{
    QJsonArray words;
    for (const TieBreak tieBreak : rules.tieBreaks)
        words.append(tieBreakWord(tieBreak));
    QJsonObject object{{QStringLiteral("name"), rules.name},
                       {QStringLiteral("points"), toJson(rules.points)},
                       {QStringLiteral("tie_breaks"), words},
                       {QStringLiteral("head_to_head_again"), rules.headToHeadAgain}};
    if (rules.headToHeadWhenComplete)
        object.insert(QStringLiteral("head_to_head_when_complete"), true);
    if (rules.headToHeadOfTwo)
        object.insert(QStringLiteral("head_to_head_of_two"), true);
    if (rules.conduct != ConductScheme{})
        object.insert(QStringLiteral("conduct"), toJson(rules.conduct));
    return object;
}

RuleSet readRuleSet(JsonReader &object)
{
    RuleSet rules;
    rules.points = readScheme(object);
    rules.tieBreaks = readTieBreaks(object);
    rules.headToHeadAgain = object.flagOr("head_to_head_again", true);
    rules.headToHeadWhenComplete = object.flagOr("head_to_head_when_complete", false);
    rules.headToHeadOfTwo = object.flagOr("head_to_head_of_two", false);
    rules.conduct = readConduct(object);
    return rules;
}

RuleSet readRuleSet(JsonReader &reader, const char *key)
{
    if (const QJsonValue name = reader.value(key); name.isString())
        return namedRuleSet(reader, key, name.toString());
    JsonReader object(reader.object(key), reader.problems(), reader.path(key));
    const QString name = object.textOr("name", {});
    RuleSet rules = readRuleSet(object);
    rules.name = name;
    object.refuseUnknownKeys();
    return rules;
}

Result<RuleSet> ruleSetFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    const QString name = reader.textOr("name", {});
    RuleSet rules = readRuleSet(reader);
    rules.name = name;
    reader.refuseUnknownKeys();
    if (problems.empty())
        problems = validate(rules, {});
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The rules cannot be read."), {},
                    std::move(problems));
    return rules;
}

Problems validate(const RuleSet &rules, const QString &where)
{
    Problems problems;
    const auto note = [&problems, &where](const char *key, Message what) {
        const QString before = where.isEmpty() ? QString() : where + QLatin1Char('.');
        problems.push_back({before + QLatin1String(key), std::move(what), {}});
    };
    const std::vector<TieBreak> &order = rules.tieBreaks;
    if (order.empty() || (order.front() != TieBreak::Points && order.front() != TieBreak::PointsPerGame))
        note("tie_breaks", {QT_TRANSLATE_NOOP("core", "The first criterion must be points."), {}});
    for (auto it = order.begin(); it != order.end(); ++it) {
        if (std::find(order.begin(), it, *it) != it)
            note("tie_breaks",
                 {QT_TRANSLATE_NOOP("core", "The criterion \"%1\" is listed twice."), {tieBreakWord(*it)}});
        if (*it == TieBreak::Lots && it + 1 != order.end())
            note("tie_breaks", {QT_TRANSLATE_NOOP("core", "Lots must come last."), {}});
    }
    const PointsScheme &points = rules.points;
    const auto rewardsLosing = [](const std::optional<LateWin> &late) {
        return late && late->win < late->defeat;
    };
    if (points.win < points.draw || points.draw < points.defeat || points.defeat < 0 ||
        rewardsLosing(points.extraTime) || rewardsLosing(points.shootOut))
        note("points",
             {QT_TRANSLATE_NOOP("core",
                                "A win must bring at least as much as a draw, a draw as much as a defeat."),
              {}});
    if (points.defeatBonus &&
        points.defeat + points.defeatBonus->points > (points.needsWinner ? points.win : points.draw))
        note("points.bonus",
             {QT_TRANSLATE_NOOP("core", "A defeat with its bonus cannot bring more than a better result."),
              {}});
    const ConductScheme &conduct = rules.conduct;
    if (std::max({conduct.yellow, conduct.secondYellow, conduct.red, conduct.yellowAndRed}) > 0)
        note("conduct", {QT_TRANSLATE_NOOP("core", "A card cannot improve a conduct score."), {}});
    return problems;
}

} // namespace touchline
