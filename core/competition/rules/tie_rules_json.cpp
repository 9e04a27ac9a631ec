// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/tie_rules_json.h"

#include <initializer_list>

namespace touchline {

namespace {

constexpr std::initializer_list<const char *> extraTimeWords{"none", "full", "golden_goal", "silver_goal"};
constexpr std::initializer_list<const char *> lastResortWords{"shoot_out", "lots", "table"};

QString wordOf(std::initializer_list<const char *> words, int index)
{
    return QString::fromLatin1(words.begin()[index]);
}

} // namespace

TieRules readTieRules(JsonReader &parent, const char *key)
{
    TieRules rules;
    if (!parent.has(key))
        return rules;
    JsonReader reader(parent.object(key), parent.problems(), parent.path(key));
    rules.legs = reader.integerOr("legs", 1, 2, 1);
    rules.awayGoals = reader.flagOr("away_goals", false);
    rules.awayGoalsInExtraTime = reader.flagOr("away_goals_in_extra_time", true);
    if (reader.has("extra_time"))
        rules.extraTime = static_cast<DecisionRules::ExtraTime>(reader.word("extra_time", extraTimeWords));
    rules.replays = reader.integerOr("replays", 0, mostReplays, 0);
    rules.replaysChangeGround = reader.flagOr("replays_change_ground", true);
    if (reader.has("last_resort"))
        rules.lastResort = static_cast<TieRules::LastResort>(reader.word("last_resort", lastResortWords));
    rules.lowerDivisionAtHome = reader.flagOr("lower_division_at_home", false);
    reader.refuseUnknownKeys();
    return rules;
}

QJsonObject toJson(const TieRules &rules)
{
    const TieRules usual;
    QJsonObject object;
    if (rules.legs != usual.legs)
        object.insert(QStringLiteral("legs"), rules.legs);
    if (rules.awayGoals)
        object.insert(QStringLiteral("away_goals"), true);
    if (!rules.awayGoalsInExtraTime)
        object.insert(QStringLiteral("away_goals_in_extra_time"), false);
    if (rules.extraTime != usual.extraTime)
        object.insert(QStringLiteral("extra_time"),
                      wordOf(extraTimeWords, static_cast<int>(rules.extraTime)));
    if (rules.replays != 0)
        object.insert(QStringLiteral("replays"), rules.replays);
    if (!rules.replaysChangeGround)
        object.insert(QStringLiteral("replays_change_ground"), false);
    if (rules.lastResort != usual.lastResort)
        object.insert(QStringLiteral("last_resort"),
                      wordOf(lastResortWords, static_cast<int>(rules.lastResort)));
    if (rules.lowerDivisionAtHome)
        object.insert(QStringLiteral("lower_division_at_home"), true);
    return object;
}

} // namespace touchline
