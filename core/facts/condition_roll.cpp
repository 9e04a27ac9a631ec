// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/condition_roll.h"

#include "core/base/json_fields.h"

#include <QtGlobal>

namespace touchline {

namespace {

constexpr int largestDrawnMatch = 1000000;
/// No die on a table has more faces.
constexpr int largestConditionNumber = 100;

constexpr std::array conditionRows{
    field<&ConditionRoll::match>("match", 1, largestDrawnMatch),
    field<&ConditionRoll::roll>("roll"),
    optionalField<&ConditionRoll::number>("number", 1, largestConditionNumber),
    optionalField<&ConditionRoll::reason>("reason"),
};

} // namespace

QJsonObject toJson(const ConditionRoll &roll)
{
    QJsonObject object = writtenRows(conditionRows, &roll);
    object.insert(QStringLiteral("decision"), QStringLiteral("condition"));
    object.insert(QStringLiteral("source"),
                  QLatin1String(conditionSourceWords[static_cast<std::size_t>(roll.source)]));
    return object;
}

ConditionRoll readConditionRoll(JsonReader &reader)
{
    (void)reader.word("decision", {"condition"});
    ConditionRoll roll;
    readRows(reader, conditionRows, &roll);
    roll.source = static_cast<ConditionRoll::Source>(reader.word("source", conditionSourceWords));
    if (reader.has("roll") && roll.roll.trimmed().isEmpty())
        reader.problem(
            "roll", {QT_TRANSLATE_NOOP("core", "A roll before kick-off needs its place in the rules."), {}});
    reader.refuseUnknownKeys();
    return roll;
}

} // namespace touchline
