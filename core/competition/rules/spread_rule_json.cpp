// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/spread_rule_json.h"

#include <qglobal.h>

namespace touchline {

namespace {

constexpr auto othersKey = "others";
constexpr int largestLimit = 64;

} // namespace

QJsonObject toJson(const SpreadRule &rule)
{
    QJsonObject object;
    for (const auto &[conference, limit] : rule.limits)
        object.insert(conference, limit);
    if (rule.otherwise)
        object.insert(QLatin1String(othersKey), *rule.otherwise);
    return object;
}

SpreadRule readSpreadRule(JsonReader &reader, const char *key)
{
    SpreadRule rule;
    const QJsonObject object = reader.object(key);
    for (auto it = object.begin(); it != object.end(); ++it) {
        const int limit = it.value().toInt(0);
        if (limit < 1 || limit > largestLimit)
            reader.problems().push_back(
                {reader.path(key) + QLatin1Char('.') + it.key(),
                 {QT_TRANSLATE_NOOP("core", "A limit must be a whole number from 1 to %1."),
                  {QString::number(largestLimit)}},
                 {}});
        else if (it.key() == QLatin1String(othersKey))
            rule.otherwise = limit;
        else
            rule.limits[it.key()] = limit;
    }
    return rule;
}

} // namespace touchline
