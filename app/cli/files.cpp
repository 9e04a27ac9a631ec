// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include "app/cli/outputs.h"
#include "core/base/json_reader.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QtGlobal>

#include <unistd.h>

namespace touchline::cli {

namespace {

constexpr qint64 mostBytes = qint64{1} << 30;

/// What came through pipes, by their names.
QHash<QString, QByteArray> &pipedBytes()
{
    static QHash<QString, QByteArray> bytes;
    return bytes;
}

Result<QByteArray> readOpened(QFile &file, const QString &path)
{
    // As long as there is something: a pipe has no size.
    constexpr qint64 atOnce = qint64{1} << 20;
    QByteArray bytes;
    for (QByteArray part = file.read(atOnce); !part.isEmpty() && bytes.size() <= mostBytes;
         part = file.read(atOnce))
        bytes += part;
    if (file.error() != QFileDevice::NoError)
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {path, file.errorString()});
    if (bytes.size() > mostBytes)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 is too long: more than 1 GiB."), {path});
    return bytes;
}

Result<QByteArray> readPipe(const QString &path)
{
    QFile file(path);
    const bool isOpen = path == standardStream
                            ? file.open(STDIN_FILENO, QIODevice::ReadOnly | QIODevice::Unbuffered)
                            : file.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    if (!isOpen)
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {path, file.errorString()});
    return readOpened(file, path);
}

} // namespace

bool isPipe(const QString &path)
{
    const QFileInfo info(path);
    return path == standardStream || (info.exists() && !info.isFile() && !info.isDir());
}

Result<QByteArray> readFile(const QString &path)
{
    if (isPipe(path)) {
        if (!pipedBytes().contains(path)) {
            auto bytes = readPipe(path);
            if (!bytes)
                return bytes;
            pipedBytes().insert(path, *std::move(bytes));
        }
        const QByteArray bytes = pipedBytes().value(path);
        if (!bytes.startsWith("SQLite format 3"))
            return bytes;
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "%1 brings a league file. Leagues cannot be read from a pipe: "
                                              "give the name of the file."),
                    {path});
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {path, file.errorString()});
    return readOpened(file, path);
}

bool isPipedJson(const QString &path)
{
    if (!isPipe(path))
        return false;
    const auto bytes = readFile(path);
    return !bytes || bytes->trimmed().startsWith('{');
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

} // namespace touchline::cli
