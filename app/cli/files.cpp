// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include "core/base/json_reader.h"
#include "models/league/written_file.h"

#include <QFile>
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

Result<QStringList> linesOfFile(const QString &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return fail(bytes.error());
    QStringList lines;
    for (const QString &line : QString::fromUtf8(*bytes).split(u'\n'))
        if (const QString bare = line.section(u'#', 0, 0).trimmed(); !bare.isEmpty())
            lines << bare;
    return lines;
}

Error inFile(Error error, const QString &path)
{
    if (error.fault == Fault::System)
        return error;
    if (error.problems.empty())
        error.problems.push_back({{}, error.message, {}});
    for (Problem &problem : error.problems)
        problem.where = problem.where.isEmpty() ? path : path + QStringLiteral(": ") + problem.where;
    return error;
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    return replaceFile(path, bytes);
}

} // namespace touchline::cli
