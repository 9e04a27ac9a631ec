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

} // namespace

template <>
inline constexpr std::array jsonFields<LateWin>{
    field<&LateWin::win>("win", nullptr, "For the winner.", 0, mostPoints),
    field<&LateWin::defeat>("defeat", nullptr, "For the loser.", 0, mostPoints),
};

template <>
inline constexpr std::array jsonFields<BonusRule>{
    field<&BonusRule::goals>("at_least", nullptr, "So many goals or more.", 1, mostBonusGoals),
    field<&BonusRule::points>("points", nullptr, "So many points.", 1, mostBonusPoints),
};

template <>
inline constexpr std::array jsonFields<ConductScheme>{
    field<&ConductScheme::yellow>("yellow", nullptr, "A yellow card.", worstConduct, 0),
    field<&ConductScheme::secondYellow>(
        "second_yellow", nullptr, "A second yellow card, in place of both yellow cards.", worstConduct, 0),
    field<&ConductScheme::red>("red", nullptr, "A red card.", worstConduct, 0),
    field<&ConductScheme::yellowAndRed>("yellow_and_red", nullptr,
                                        "A yellow card and later a direct red one.", worstConduct, 0),
};

namespace {

constexpr std::array bonusToKeys{
    field<&BonusRule::goals>("at_most", nullptr, "So many goals or fewer.", 1, mostBonusGoals),
    field<&BonusRule::points>("points", nullptr, "So many points.", 1, mostBonusPoints),
};

void readDefeatBonus(JsonReader &reader, const FileKey &key, PointsScheme &points)
{
    if (reader.has(key.name))
        readObject(
            reader, key, [](JsonReader &inner, void *rule) { readRows(inner, bonusToKeys, rule); },
            &points.defeatBonus.emplace());
}

QJsonValue defeatBonusJson(const FileKey &, const PointsScheme &points)
{
    return points.defeatBonus ? QJsonValue(writtenRows(bonusToKeys, &*points.defeatBonus))
                              : QJsonValue(QJsonValue::Undefined);
}

constexpr std::array bonusKeys{
    field<&PointsScheme::goalsBonus>("goals_scored", "none", "For many goals, whatever the result.",
                                     "bonus from"),
    field<&PointsScheme::winBonus>("win_by", "none", "For a win by many goals.", "bonus from"),
    fieldBy<readDefeatBonus, defeatBonusJson>(
        {"defeat_by", FileValue::Object, "none",
         "For a defeat by few goals; one in a shoot-out is none by goals.", 0, 0, "bonus to"}),
};

void readBonus(JsonReader &reader, const FileKey &key, PointsScheme &points)
{
    readObject(
        reader, key, [](JsonReader &inner, void *scheme) { readRows(inner, bonusKeys, scheme); }, &points);
}

QJsonValue bonusJson(const FileKey &, const PointsScheme &points)
{
    return points.hasBonus() ? QJsonValue(writtenRows(bonusKeys, &points))
                             : QJsonValue(QJsonValue::Undefined);
}

} // namespace

template <>
inline constexpr std::array jsonFields<PointsScheme>{
    field<&PointsScheme::win>("win", nullptr, "Points for a win.", 0, mostPoints),
    FileKey{"draw", FileValue::HalfPoints, nullptr, "Points for a draw; left out with needs_winner.", 0,
            mostPoints},
    field<&PointsScheme::defeat>("defeat", nullptr, "Points for a defeat.", 0, mostPoints),
    field<&PointsScheme::needsWinner>("needs_winner", "false", "Every match must have a winner."),
    field<&PointsScheme::extraTime>("extra_time", "as any win", "For a match decided in extra time.",
                                    "late win"),
    field<&PointsScheme::shootOut>("shoot_out", "the match is a draw", "For a match decided by a shoot-out.",
                                   "late win"),
    fieldBy<readBonus, bonusJson>(
        {"bonus", FileValue::Object, "none", "Points beside those of the result.", 0, 0, "bonus"}),
};

static void readFields(JsonReader &reader, PointsScheme &points)
{
    readRows(reader, jsonFields<PointsScheme>, &points);
    points.draw = points.needsWinner ? points.defeat : readPoints(reader, "draw", 0, mostPoints);
}

static QJsonObject writeFields(const PointsScheme &points)
{
    QJsonObject object = writtenRows(jsonFields<PointsScheme>, &points);
    if (!points.needsWinner)
        object.insert(QStringLiteral("draw"), pointsJson(points.draw));
    return object;
}

template <>
inline constexpr FileValue fileValueOf<std::vector<TieBreak>> = FileValue::Words;

static void readValue(JsonReader &reader, const FileKey &key, std::vector<TieBreak> &tieBreaks)
{
    const QStringList words = readTexts(reader, key.name);
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (const auto tieBreak = tieBreakFromWord(words.at(i)))
            tieBreaks.push_back(*tieBreak);
        else
            reader.problems().push_back(
                {itemPath(reader, key.name, i),
                 {QT_TRANSLATE_NOOP("core", "No tie-break is called \"%1\". There are: %2."),
                  {words.at(i), tieBreakWords().join(QStringLiteral(", "))}},
                 {}});
    }
}

static QJsonValue jsonOf(const FileKey &, const std::vector<TieBreak> &tieBreaks)
{
    QJsonArray words;
    for (const TieBreak tieBreak : tieBreaks)
        words.append(tieBreakWord(tieBreak));
    return words;
}

namespace {

constexpr std::array rulesKeys{
    alwaysWritten(field<&RuleSet::name>("name", "none", "A name for them.")),
    field<&RuleSet::points>("points", nullptr, "What a match brings.", "points"),
    field<&RuleSet::tieBreaks>("tie_breaks", nullptr,
                               "The criteria in the order in which they are asked; the first is points."),
    alwaysWritten(field<&RuleSet::headToHeadAgain>(
        "head_to_head_again", "true",
        "When head-to-head criteria have split the level teams, ask them again among those still level.")),
    field<&RuleSet::headToHeadWhenComplete>("head_to_head_when_complete", "false",
                                            "Head-to-head criteria are asked only once the level teams have "
                                            "played all their matches against each other."),
    field<&RuleSet::headToHeadOfTwo>(
        "head_to_head_of_two", "false",
        "Head-to-head criteria are asked only between two level teams, not among three or more."),
    field<&RuleSet::conduct>("conduct", "as FIFA has it", "What cards cost.", "conduct"),
};

/// With the words of the tie-breaks, which are known by tie_break.cpp alone.
std::span<const FileKey> rulesKeysWithWords()
{
    static const QByteArray words = tieBreakWords().join(u' ').toLatin1();
    static const auto keys = [] {
        auto all = rulesKeys;
        for (FileKey &key : all)
            if (key.value == FileValue::Words)
                key.words = words.constData();
        return all;
    }();
    return keys;
}

RuleSet namedRuleSet(JsonReader &reader, const char *key, const QString &name)
{
    const auto found = ruleSet(name);
    if (!found)
        reader.problem(key, noRuleSet(name).message);
    return found.value_or(RuleSet{});
}

} // namespace

std::span<const FileObject> rulesFileObjects()
{
    static const std::array objects{
        FileObject{"rules", "Points and tie-breaks of a table.", rulesKeysWithWords()},
        FileObject{"points", "What a match brings.", jsonFields<PointsScheme>},
        FileObject{"late win", "Points for a match that was decided later than in 90 minutes.",
                   jsonFields<LateWin>},
        FileObject{"bonus", "Points beside those of the result, in every match with a score.", bonusKeys},
        FileObject{"bonus from", "A bonus for many goals.", jsonFields<BonusRule>},
        FileObject{"bonus to", "A bonus for few goals.", bonusToKeys},
        FileObject{"conduct", "What the cards of one player in one match cost, 0 and down.",
                   jsonFields<ConductScheme>},
    };
    return objects;
}

QJsonObject toJson(const RuleSet &rules)
{
    return writtenRows(rulesKeys, &rules);
}

RuleSet readRuleSet(JsonReader &object)
{
    RuleSet rules;
    readRows(object, rulesKeys, &rules);
    return rules;
}

RuleSet readRuleSet(JsonReader &reader, const char *key)
{
    if (const QJsonValue name = reader.value(key); name.isString())
        return namedRuleSet(reader, key, name.toString());
    JsonReader object(reader.object(key), reader.problems(), reader.path(key));
    RuleSet rules = readRuleSet(object);
    object.refuseUnknownKeys();
    return rules;
}

Result<RuleSet> ruleSetFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    const RuleSet rules = readRuleSet(reader);
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
