// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/change_in_doubt.h"

#include "core/base/durable_file.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace touchline::store {

namespace {

const QString entryKey = QStringLiteral("entry");
const QString atKey = QStringLiteral("at");
const QString wordsKey = QStringLiteral("words");

QString notePathFor(const QString &file)
{
    return realPath(file) + QStringLiteral(".unsure");
}

} // namespace

void keepChangeInDoubt(const QString &file, const ChangeInDoubt &change)
{
    const QJsonObject object{{entryKey, change.entry.toString(QUuid::WithoutBraces)},
                             {atKey, change.at.toUTC().toString(Qt::ISODate)},
                             {wordsKey, change.words}};
    QFile note(notePathFor(file));
    if (!note.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return;
    note.write(QJsonDocument(object).toJson());
    if (note.flush())
        static_cast<void>(syncFile(note.handle(), note.fileName()));
}

std::optional<ChangeInDoubt> changeInDoubt(const QString &file)
{
    constexpr qint64 mostBytes = qint64{64} * 1024;
    QFile note(notePathFor(file));
    if (!note.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(note.read(mostBytes)).object();
    ChangeInDoubt change{QUuid::fromString(object.value(entryKey).toString()),
                         QDateTime::fromString(object.value(atKey).toString(), Qt::ISODate),
                         object.value(wordsKey).toString()};
    return change.entry.isNull() ? std::nullopt : std::optional(change);
}

void forgetChangeInDoubt(const QString &file)
{
    QFile::remove(notePathFor(file));
}

} // namespace touchline::store
