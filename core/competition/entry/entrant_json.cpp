// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/entrant_json.h"

#include "core/base/json_fields.h"
#include "core/base/json_values.h"

#include <qglobal.h>

namespace touchline {

namespace {

constexpr int largestRanking = 1000000;

void readUntil(JsonReader &reader, const FileKey &key, FormerName &former)
{
    const QString text = reader.textOr(key.name, {});
    former.until = QDate::fromString(text, Qt::ISODate);
    if (!text.isEmpty() && !former.until.isValid())
        reader.problem(
            key.name, {QT_TRANSLATE_NOOP("core", "\"%1\" is not a date. Write it like 2026-06-11."), {text}});
}

QJsonValue untilJson(const FileKey &key, const FormerName &former)
{
    return former.until.isValid() ? jsonOf(key, former.until) : QJsonValue(QJsonValue::Undefined);
}

} // namespace

template <>
inline constexpr std::array jsonFields<FormerName>{
    field<&FormerName::name>("name"),
    fieldBy<readUntil, untilJson>({"until"}),
};

namespace {

constexpr std::array entrantRows{
    field<&Entrant::code>("code"),
    field<&Entrant::name>("name"),
    field<&Entrant::conference>("conference"),
    field<&Entrant::ranking>("ranking", 0, largestRanking),
    optionalField<&Entrant::lineage>("lineage"),
    optionalField<&Entrant::document>("document"),
    optionalField<&Entrant::agent>("agent"),
    optionalField<&Entrant::division>("division", 0, lowestDivision),
    optionalField<&Entrant::formerNames>("former_names"),
};

} // namespace

QJsonObject toJson(const Entrant &entrant)
{
    QJsonObject object = writtenRows(entrantRows, &entrant);
    object.insert(QStringLiteral("id"), idToJson(entrant.id));
    return object;
}

Entrant readEntrant(JsonReader &reader)
{
    Entrant entrant;
    entrant.id = readId(reader, "id");
    readRows(reader, entrantRows, &entrant);
    reader.refuseUnknownKeys();
    return entrant;
}

} // namespace touchline
