// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include "core/base/json_reader.h"

#include <QFile>
#include <QSaveFile>
#include <QtGlobal>

namespace touchline::cli {

Result<QByteArray> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {path, file.errorString()});
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {path, file.errorString()});
    return bytes;
}

Result<QJsonObject> readJsonFile(const QString &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return fail(bytes.error());
    return parseJsonObject(*bytes);
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be written: %2."),
                    {path, file.errorString()});
    return {};
}

} // namespace touchline::cli
