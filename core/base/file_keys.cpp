// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_keys.h"

namespace touchline {

namespace {

using enum FileValue;

QString toText(const char *text)
{
    return QString::fromUtf8(text);
}

QJsonObject typed(const char *type)
{
    return {{QStringLiteral("type"), toText(type)}};
}

QJsonObject listOf(const QJsonObject &item)
{
    return {{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), item}};
}

QJsonObject oneOfWords(const char *words)
{
    return {{QStringLiteral("enum"), QJsonArray::fromStringList(toText(words).split(u' '))}};
}

QJsonObject mapOf(const QJsonObject &value)
{
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("additionalProperties"), value}};
}

QJsonObject wholeNumberSchema(int minimum, int maximum)
{
    return {{QStringLiteral("type"), QStringLiteral("integer")},
            {QStringLiteral("minimum"), minimum},
            {QStringLiteral("maximum"), maximum}};
}

/// A list of so many numbers from 1 on.
QJsonObject numbersOf(int count)
{
    QJsonObject list =
        listOf({{QStringLiteral("type"), QStringLiteral("integer")}, {QStringLiteral("minimum"), 1}});
    list.insert(QStringLiteral("minItems"), count);
    list.insert(QStringLiteral("maxItems"), count);
    return list;
}

QJsonObject valueSchema(const FileKey &key)
{
    switch (key.value) {
    case Text:
    case Place:
        return typed("string");
    case Number:
        return wholeNumberSchema(key.minimum, key.maximum);
    case HalfPoints:
        return {{QStringLiteral("type"), QStringLiteral("number")},
                {QStringLiteral("minimum"), key.minimum == 0 ? 0.0 : 0.5},
                {QStringLiteral("maximum"), key.maximum},
                {QStringLiteral("multipleOf"), 0.5}};
    case NumberOr:
        return {{QStringLiteral("anyOf"),
                 QJsonArray{wholeNumberSchema(key.minimum, key.maximum), oneOfWords(key.words)}}};
    case Flag:
        return typed("boolean");
    case Word:
        return oneOfWords(key.words);
    case Words:
        return listOf(oneOfWords(key.words));
    case Texts:
    case Places:
        return listOf(typed("string"));
    case Object:
        return schemaReference(key.words);
    case Objects:
        return listOf(schemaReference(key.words));
    case Rules:
        return {{QStringLiteral("anyOf"), QJsonArray{typed("string"), schemaReference(key.words)}}};
    case Numbers:
        return listOf(wholeNumberSchema(1, key.maximum));
    case Schedule:
        return listOf(listOf(numbersOf(2)));
    case Fixtures:
        return listOf(listOf(numbersOf(3)));
    case Limits:
        return mapOf(wholeNumberSchema(1, 64));
    case TextsByName:
        return mapOf(typed("string"));
    case Options:
        return typed("object");
    case Amount:
        return {{QStringLiteral("anyOf"),
                 QJsonArray{
                     wholeNumberSchema(0, key.maximum),
                     QJsonObject{{QStringLiteral("type"), QStringLiteral("string")},
                                 {QStringLiteral("pattern"), QStringLiteral("^[0-9]{1,7}[.][0-9]{2}$")}}}}};
    }
    return {};
}

QString valueText(const FileKey &key)
{
    switch (key.value) {
    case Text:
        return QStringLiteral("text");
    case Number:
        return QStringLiteral("%1 to %2").arg(key.minimum).arg(key.maximum);
    case HalfPoints:
        return QStringLiteral("%1 to %2, also with .5")
            .arg(key.minimum == 0 ? QStringLiteral("0") : QStringLiteral("0.5"))
            .arg(key.maximum);
    case NumberOr:
        return QStringLiteral("%1 to %2, or ").arg(key.minimum).arg(key.maximum) +
               toText(key.words).split(u' ').join(QStringLiteral(", "));
    case Flag:
        return QStringLiteral("true or false");
    case Word:
        return toText(key.words).split(u' ').join(QStringLiteral(", "));
    case Words:
        return QStringLiteral("list of: ") + toText(key.words).split(u' ').join(QStringLiteral(", "));
    case Texts:
        return QStringLiteral("list of texts");
    case Place:
        return QStringLiteral("place");
    case Places:
        return QStringLiteral("list of places");
    case Object:
        return toText(key.words);
    case Objects:
        return QStringLiteral("list: ") + toText(key.words);
    case Rules:
        return QStringLiteral("rules, or the name of published rules");
    case Numbers:
        return QStringLiteral("list of numbers from 1");
    case Schedule:
    case Fixtures:
        return QStringLiteral("list of rounds");
    case Limits:
        return QStringLiteral("1 to 64 for each");
    case TextsByName:
        return QStringLiteral("texts by name");
    case Options:
        return QStringLiteral("options of the game");
    case Amount:
        return QStringLiteral("0 to %1, or a text with two decimals: \"12.50\"").arg(key.maximum);
    }
    return {};
}

} // namespace

QString definitionName(const char *object)
{
    return toText(object).replace(u' ', u'_');
}

QJsonObject schemaReference(const char *object)
{
    return {{QStringLiteral("$ref"), QStringLiteral("#/$defs/") + definitionName(object)}};
}

void addKeySchemas(std::span<const FileKey> keys, QJsonObject &properties, QJsonArray &required)
{
    for (const FileKey &key : keys) {
        QJsonObject schema = valueSchema(key);
        QString meaning = toText(key.meaning);
        if (key.usual == nullptr)
            required.append(toText(key.name));
        else
            meaning += QStringLiteral(" Default: %1.").arg(toText(key.usual));
        schema.insert(QStringLiteral("description"), meaning);
        properties.insert(toText(key.name), schema);
    }
}

QJsonObject objectSchema(const char *meaning, const QJsonObject &properties, const QJsonArray &required)
{
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("description"), toText(meaning)},
            {QStringLiteral("properties"), properties},
            {QStringLiteral("required"), required},
            {QStringLiteral("additionalProperties"), false}};
}

void letDrawsBeMissing(QJsonObject &definitions)
{
    QJsonObject points = definitions.value(QStringLiteral("points")).toObject();
    points.insert(QStringLiteral("required"), QJsonArray{QStringLiteral("win"), QStringLiteral("defeat")});
    definitions.insert(QStringLiteral("points"), points);
}

QJsonObject fileSchema(const QString &title, std::span<const FileObject> objects)
{
    QJsonObject definitions;
    QJsonObject schema;
    for (const FileObject &object : objects) {
        QJsonObject properties;
        QJsonArray required;
        addKeySchemas(object.keys, properties, required);
        const QJsonObject one = objectSchema(object.meaning, properties, required);
        if (schema.isEmpty())
            schema = one;
        else
            definitions.insert(definitionName(object.name), one);
    }
    if (definitions.contains(QStringLiteral("points")))
        letDrawsBeMissing(definitions);
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(QStringLiteral("title"), title);
    schema.insert(QStringLiteral("$defs"), definitions);
    return schema;
}

QString keysTable(std::span<const FileKey> keys)
{
    QString text = QStringLiteral("| Key | Value | Default | Meaning |\n| --- | --- | --- | --- |\n");
    for (const FileKey &key : keys)
        text += QStringLiteral("| `%1` | %2 | %3 | %4 |\n")
                    .arg(toText(key.name), valueText(key),
                         key.usual == nullptr ? QStringLiteral("required") : toText(key.usual),
                         toText(key.meaning));
    return text;
}

QString fileKeysText(std::span<const FileObject> objects)
{
    QString text;
    for (const FileObject &object : objects)
        text += QStringLiteral("### %1\n\n%2\n\n").arg(toText(object.name), toText(object.meaning)) +
                keysTable(object.keys) + u'\n';
    return text.trimmed() + u'\n';
}

} // namespace touchline
