// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_values.h"

#include <qglobal.h>

namespace touchline {

namespace {

constexpr std::uint64_t largestExact = std::uint64_t{1} << 53U;

} // namespace

QJsonValue seedToJson(std::uint64_t seed)
{
    if (seed <= largestExact)
        return QJsonValue(static_cast<qint64>(seed));
    return QJsonValue(QString::number(seed));
}

std::uint64_t readSeed(JsonReader &reader, const char *key)
{
    const QJsonValue value = reader.value(key);
    bool isNumber = false;
    std::uint64_t seed = 0;
    if (value.isString()) {
        seed = value.toString().toULongLong(&isNumber);
    } else if (value.isDouble()) {
        const qint64 number = value.toInteger(-1);
        isNumber = number >= 0;
        seed = isNumber ? static_cast<std::uint64_t>(number) : 0;
    }
    if (!isNumber)
        reader.problem(
            key,
            {QT_TRANSLATE_NOOP("core", "A seed must be a whole number from 0 to 18446744073709551615."), {}});
    return seed;
}

QStringList readTexts(JsonReader &reader, const char *key)
{
    QStringList texts;
    const QJsonArray array = reader.array(key);
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (array.at(i).isString())
            texts.append(array.at(i).toString());
        else
            reader.problems().push_back(
                {itemPath(reader, key, i),
                 {QT_TRANSLATE_NOOP("core", "This must be text in quotation marks."), {}},
                 {}});
    }
    return texts;
}

QUuid readId(JsonReader &reader, const char *key)
{
    const QString text = reader.text(key);
    const QUuid id = QUuid::fromString(text);
    if (id.isNull() || idToJson(id) != text.toLower())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is no id (a UUID without braces): %1"), {text}});
    return id;
}

QUuid readUuid(JsonReader &reader, const char *key)
{
    const QUuid id = QUuid::fromString(reader.text(key));
    if (id.isNull())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
    return id;
}

QString idToJson(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QString itemPath(const JsonReader &reader, const char *key, qsizetype index)
{
    return reader.path(key) + QLatin1Char('[') + QString::number(index) + QLatin1Char(']');
}

} // namespace touchline
