// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/decision_rules_json.h"

#include "core/base/json_fields.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr int mostFirstLegGoals = 999;

void readFirstLeg(JsonReader &reader, const FileKey &key, DecisionRules &rules)
{
    if (!reader.has(key.name))
        return;
    const QJsonArray goals = reader.value(key.name).toArray();
    const Score score{goals.at(0).toInt(-1), goals.at(1).toInt(-1)};
    const auto isPossible = [](int side) { return side >= 0 && side <= mostFirstLegGoals; };
    if (goals.size() == 2 && isPossible(score.home) && isPossible(score.away))
        rules.firstLeg = score;
    else
        reader.problem(key.name,
                       {QT_TRANSLATE_NOOP("core", "A score is two whole numbers from 0 to %1: [2, 1]."),
                        {QString::number(mostFirstLegGoals)}});
}

QJsonValue firstLegJson(const FileKey &, const DecisionRules &rules)
{
    return rules.firstLeg ? QJsonValue(QJsonArray{rules.firstLeg->home, rules.firstLeg->away})
                          : QJsonValue(QJsonValue::Undefined);
}

constexpr std::array decisionRows{
    optionalWordField<&DecisionRules::extraTime>("extra_time", extraTimeWords),
    optionalField<&DecisionRules::shootOut>("shoot_out"),
    fieldBy<readFirstLeg, firstLegJson>({"first_leg"}),
    optionalField<&DecisionRules::awayGoals>("away_goals"),
    optionalField<&DecisionRules::awayGoalsInExtraTime>("away_goals_in_extra_time"),
};

} // namespace

QJsonObject toJson(const DecisionRules &rules)
{
    return writtenRows(decisionRows, &rules);
}

DecisionRules readDecisionRules(JsonReader &reader, bool needsWinner)
{
    DecisionRules rules;
    rules.needsWinner = needsWinner;
    readRows(reader, decisionRows, &rules);
    reader.refuseUnknownKeys();
    return rules;
}

} // namespace touchline
