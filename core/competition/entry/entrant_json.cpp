// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/entrant_json.h"

#include "core/base/json_values.h"

#include <QJsonArray>
#include <qglobal.h>

namespace touchline {

namespace {

constexpr int largestRanking = 1000000;

QDate readUntil(JsonReader &reader)
{
    const QString text = reader.textOr("until", {});
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!text.isEmpty() && !day.isValid())
        reader.problem(
            "until", {QT_TRANSLATE_NOOP("core", "\"%1\" is not a date. Write it like 2026-06-11."), {text}});
    return day;
}

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
    QJsonArray former;
    for (const FormerName &one : entrant.formerNames) {
        QJsonObject item{{QStringLiteral("name"), one.name}};
        if (one.until.isValid())
            item.insert(QStringLiteral("until"), one.until.toString(Qt::ISODate));
        former.append(item);
    }
    if (!former.isEmpty())
        object.insert(QStringLiteral("former_names"), former);
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
    if (reader.has("former_names"))
        reader.each("former_names", [&entrant](JsonReader &item, int) {
            entrant.formerNames.push_back({item.text("name"), readUntil(item)});
            item.refuseUnknownKeys();
        });
    reader.refuseUnknownKeys();
    return entrant;
}

} // namespace touchline
