// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/unsure_note.h"

#include "core/base/durable_file.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace touchline::store {

namespace {

const QString entryKey = QStringLiteral("entry");
const QString atKey = QStringLiteral("at");
const QString wordsKey = QStringLiteral("words");

QString noteBeside(const QString &file)
{
    return realPath(file) + QStringLiteral(".unsure");
}

} // namespace

void keepUnsure(const QString &file, const UnsureChange &change)
{
    const QJsonObject object{{entryKey, change.entry.toString(QUuid::WithoutBraces)},
                             {atKey, change.at.toUTC().toString(Qt::ISODate)},
                             {wordsKey, change.words}};
    QFile note(noteBeside(file));
    if (!note.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return;
    note.write(QJsonDocument(object).toJson());
    if (note.flush())
        static_cast<void>(syncFile(note.handle(), note.fileName()));
}

std::optional<UnsureChange> unsureChange(const QString &file)
{
    constexpr qint64 mostBytes = qint64{64} * 1024;
    QFile note(noteBeside(file));
    if (!note.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(note.read(mostBytes)).object();
    UnsureChange change{QUuid::fromString(object.value(entryKey).toString()),
                        QDateTime::fromString(object.value(atKey).toString(), Qt::ISODate),
                        object.value(wordsKey).toString()};
    return change.entry.isNull() ? std::nullopt : std::optional(change);
}

void forgetUnsure(const QString &file)
{
    QFile::remove(noteBeside(file));
}

} // namespace touchline::store
