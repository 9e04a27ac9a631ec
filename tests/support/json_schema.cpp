// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/json_schema.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace touchline::testing {

namespace {

bool isOfType(const QJsonValue &value, const QString &type)
{
    if (type == QLatin1String("null"))
        return value.isNull();
    if (type == QLatin1String("boolean"))
        return value.isBool();
    if (type == QLatin1String("string"))
        return value.isString();
    if (type == QLatin1String("array"))
        return value.isArray();
    if (type == QLatin1String("object"))
        return value.isObject();
    if (type == QLatin1String("number"))
        return value.isDouble();
    return type == QLatin1String("integer") && value.isDouble() &&
           std::floor(value.toDouble()) == value.toDouble();
}

QString described(const QString &place, const QString &what)
{
    return (place.isEmpty() ? QStringLiteral("(top)") : place) + QStringLiteral(": ") + what;
}

QStringList objectProblems(const QJsonObject &object, const QJsonObject &schema, const QString &place)
{
    QStringList problems;
    for (const QJsonValue key : schema.value(QStringLiteral("required")).toArray())
        if (!object.contains(key.toString()))
            problems << described(place, QStringLiteral("no key %1").arg(key.toString()));
    const QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    const QJsonValue others = schema.value(QStringLiteral("additionalProperties"));
    for (auto one = object.begin(); one != object.end(); ++one) {
        const QString below = place.isEmpty() ? one.key() : place + u'.' + one.key();
        if (properties.contains(one.key()))
            problems += schemaProblems(one.value(), properties.value(one.key()).toObject(), below);
        else if (others.isObject())
            problems += schemaProblems(one.value(), others.toObject(), below);
        else if (!others.toBool())
            problems << described(below, QStringLiteral("the schema does not name this key"));
    }
    return problems;
}

} // namespace

QStringList schemaProblems(const QJsonValue &value, const QJsonObject &schema, const QString &place)
{
    static const QStringList known{
        QStringLiteral("$schema"),    QStringLiteral("title"),    QStringLiteral("description"),
        QStringLiteral("type"),       QStringLiteral("enum"),     QStringLiteral("items"),
        QStringLiteral("properties"), QStringLiteral("required"), QStringLiteral("additionalProperties")};
    QStringList problems;
    for (const QString &keyword : schema.keys())
        if (!known.contains(keyword))
            problems << described(place, QStringLiteral("unknown keyword %1 in the schema").arg(keyword));
    const QJsonValue type = schema.value(QStringLiteral("type"));
    const QJsonArray types = type.isArray() ? type.toArray() : QJsonArray{type};
    const bool isTyped = !type.isUndefined();
    const auto fits = [&value](const QJsonValue &one) { return isOfType(value, one.toString()); };
    if (isTyped && std::none_of(types.begin(), types.end(), fits))
        problems << described(place, QStringLiteral("another type than the schema has"));
    const QJsonValue words = schema.value(QStringLiteral("enum"));
    if (words.isArray() && !words.toArray().contains(value))
        problems << described(place,
                              QStringLiteral("%1 is not in the enum").arg(value.toVariant().toString()));
    if (value.isObject())
        problems += objectProblems(value.toObject(), schema, place);
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        const QJsonObject items = schema.value(QStringLiteral("items")).toObject();
        for (qsizetype i = 0; i < array.size(); ++i)
            problems += schemaProblems(array.at(i), items, QStringLiteral("%1[%2]").arg(place).arg(i));
    }
    return problems;
}

} // namespace touchline::testing
