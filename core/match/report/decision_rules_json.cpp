// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/decision_rules_json.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

/// In the order of DecisionRules::ExtraTime.
constexpr std::array extraTimeWords{"none", "full", "golden_goal", "silver_goal"};

constexpr int mostFirstLegGoals = 999;

std::optional<Score> readFirstLeg(JsonReader &reader, const char *key)
{
    const QJsonArray goals = reader.value(key).toArray();
    const Score score{goals.at(0).toInt(-1), goals.at(1).toInt(-1)};
    const auto isPossible = [](int side) { return side >= 0 && side <= mostFirstLegGoals; };
    if (goals.size() == 2 && isPossible(score.home) && isPossible(score.away))
        return score;
    reader.problem(key, {QT_TRANSLATE_NOOP("core", "A score is two whole numbers from 0 to %1: [2, 1]."),
                         {QString::number(mostFirstLegGoals)}});
    return std::nullopt;
}

} // namespace

QJsonObject toJson(const DecisionRules &rules)
{
    const DecisionRules usual;
    QJsonObject object;
    if (rules.extraTime != usual.extraTime)
        object.insert(QStringLiteral("extra_time"),
                      QString::fromUtf8(extraTimeWords[static_cast<std::size_t>(rules.extraTime)]));
    if (rules.shootOut != usual.shootOut)
        object.insert(QStringLiteral("shoot_out"), rules.shootOut);
    if (rules.firstLeg)
        object.insert(QStringLiteral("first_leg"), QJsonArray{rules.firstLeg->home, rules.firstLeg->away});
    if (rules.awayGoals != usual.awayGoals)
        object.insert(QStringLiteral("away_goals"), rules.awayGoals);
    if (rules.awayGoalsInExtraTime != usual.awayGoalsInExtraTime)
        object.insert(QStringLiteral("away_goals_in_extra_time"), rules.awayGoalsInExtraTime);
    return object;
}

DecisionRules readDecisionRules(JsonReader &reader, bool needsWinner)
{
    DecisionRules rules;
    rules.needsWinner = needsWinner;
    if (reader.has("extra_time"))
        rules.extraTime =
            static_cast<DecisionRules::ExtraTime>(reader.word("extra_time", std::span(extraTimeWords)));
    rules.shootOut = reader.flagOr("shoot_out", rules.shootOut);
    if (reader.has("first_leg"))
        rules.firstLeg = readFirstLeg(reader, "first_leg");
    rules.awayGoals = reader.flagOr("away_goals", rules.awayGoals);
    rules.awayGoalsInExtraTime = reader.flagOr("away_goals_in_extra_time", rules.awayGoalsInExtraTime);
    reader.refuseUnknownKeys();
    return rules;
}

} // namespace touchline
