// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/entrant_json.h"

#include "core/base/json_values.h"

namespace touchline {

namespace {

constexpr int largestRanking = 1000000;

} // namespace

QJsonObject toJson(const Entrant &entrant)
{
    QJsonObject object{{QStringLiteral("id"), idToJson(entrant.id)},
                       {QStringLiteral("code"), entrant.code},
                       {QStringLiteral("name"), entrant.name},
                       {QStringLiteral("conference"), entrant.conference},
                       {QStringLiteral("ranking"), entrant.ranking}};
    if (!entrant.lineage.isEmpty())
        object.insert(QStringLiteral("lineage"), entrant.lineage);
    if (!entrant.document.isEmpty())
        object.insert(QStringLiteral("document"), entrant.document);
    if (!entrant.agent.isEmpty())
        object.insert(QStringLiteral("agent"), entrant.agent);
    if (entrant.division > 0)
        object.insert(QStringLiteral("division"), entrant.division);
    return object;
}

Entrant readEntrant(JsonReader &reader)
{
    Entrant entrant{readId(reader, "id"),
                    reader.text("code"),
                    reader.text("name"),
                    reader.text("conference"),
                    reader.integer("ranking", 0, largestRanking),
                    reader.textOr("lineage", {})};
    if (reader.has("document"))
        entrant.document = reader.object("document");
    entrant.agent = reader.textOr("agent", {});
    entrant.division = reader.integerOr("division", 0, lowestDivision, 0);
    reader.refuseUnknownKeys();
    return entrant;
}

} // namespace touchline
