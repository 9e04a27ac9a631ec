// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_fields.h"

#include "core/base/json_values.h"
#include "core/base/to_qstring.h"

#include <qglobal.h>

#include <string_view>

namespace touchline {

namespace {

bool mustBeThere(const FileKey &key)
{
    return key.usual == nullptr;
}

QStringList wordsOf(const FileKey &key)
{
    return QString::fromLatin1(key.words).split(u' ');
}

} // namespace

void readValue(JsonReader &reader, const FileKey &key, int &value)
{
    value = mustBeThere(key) ? reader.integer(key.name, key.minimum, key.maximum)
                             : reader.integerOr(key.name, key.minimum, key.maximum, value);
}

void readValue(JsonReader &reader, const FileKey &key, bool &value)
{
    value = mustBeThere(key) ? reader.flag(key.name) : reader.flagOr(key.name, value);
}

void readValue(JsonReader &reader, const FileKey &key, QString &value)
{
    value = mustBeThere(key) ? reader.text(key.name) : reader.textOr(key.name, value);
}

void readValue(JsonReader &reader, const FileKey &key, QStringList &value)
{
    if (mustBeThere(key) || reader.has(key.name))
        value = readTexts(reader, key.name);
}

void readValue(JsonReader &reader, const FileKey &key, QUuid &value)
{
    if (mustBeThere(key) || reader.has(key.name))
        value = readUuid(reader, key.name);
}

void readValue(JsonReader &reader, const FileKey &key, QJsonObject &value)
{
    if (mustBeThere(key) || reader.has(key.name))
        value = reader.object(key.name);
}

void readValue(JsonReader &reader, const FileKey &key, QDate &value)
{
    if (!reader.has(key.name))
        return;
    const QString text = reader.text(key.name);
    value = QDate::fromString(text, Qt::ISODate);
    if (!value.isValid())
        reader.problem(
            key.name, {QT_TRANSLATE_NOOP("core", "\"%1\" is not a date. Write it like 2026-06-11."), {text}});
}

void readValue(JsonReader &reader, const FileKey &key, TablePoints &value)
{
    const TablePoints least = key.minimum == 0 ? TablePoints() : TablePoints::ofHalves(1);
    value = mustBeThere(key) ? readPoints(reader, key.name, least, key.maximum)
                             : readPointsOr(reader, key.name, least, key.maximum, value);
}

QJsonValue jsonOf(const FileKey &, const QStringList &value)
{
    return QJsonArray::fromStringList(value);
}

QJsonValue jsonOf(const FileKey &, const QUuid &value)
{
    return idToJson(value);
}

QJsonValue jsonOf(const FileKey &, const QDate &value)
{
    return value.toString(Qt::ISODate);
}

QJsonValue jsonOf(const FileKey &, TablePoints value)
{
    return pointsJson(value);
}

void readWord(JsonReader &reader, const FileKey &key, int &index)
{
    if (mustBeThere(key) || reader.has(key.name))
        index = reader.wordIn(key.name, wordsOf(key));
}

QString wordAt(const char *words, int index)
{
    std::string_view rest(words);
    for (; index > 0; --index)
        rest.remove_prefix(rest.find(' ') + 1);
    return toQString(rest.substr(0, rest.find(' ')));
}

void readRows(JsonReader &reader, std::span<const FileKey> rows, void *object)
{
    for (const FileKey &key : rows)
        if (key.access != nullptr)
            key.access->read(reader, key, object);
}

QJsonObject writtenRows(std::span<const FileKey> rows, const void *object)
{
    QJsonObject written;
    addRows(rows, object, written);
    return written;
}

void addRows(std::span<const FileKey> rows, const void *object, QJsonObject &written)
{
    for (const FileKey &key : rows) {
        const QJsonValue value =
            key.access == nullptr ? QJsonValue::Undefined : key.access->write(key, object);
        if (!value.isUndefined())
            written.insert(QLatin1String(key.name), value);
    }
}

void readObject(JsonReader &parent, const FileKey &key, void (*read)(JsonReader &reader, void *object),
                void *object)
{
    if (!mustBeThere(key) && !parent.has(key.name))
        return;
    const QJsonObject json = parent.object(key.name);
    if (!parent.has(key.name))
        return;
    JsonReader reader(json, parent.problems(), parent.path(key.name));
    read(reader, object);
    reader.refuseUnknownKeys();
}

} // namespace touchline
