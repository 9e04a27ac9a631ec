// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/files.h"

#include "app/cli/base/outputs.h"
#include "core/base/json_reader.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <unistd.h>

namespace touchline::cli {

namespace {

/// More than any list of teams, rolls or choices has.
constexpr qsizetype mostLines = 1'000'000;

/// What came through pipes, by their names.
QHash<QString, QByteArray> &pipedBytes()
{
    static QHash<QString, QByteArray> bytes;
    return bytes;
}

Result<QByteArray> readStandardInput(qint64 most)
{
    QFile file;
    if (!file.open(STDIN_FILENO, QIODevice::ReadOnly | QIODevice::Unbuffered))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {standardStream, file.errorString()});
    return readOpened(file, standardStream, most);
}

} // namespace

bool isPipe(const QString &path)
{
    const QFileInfo info(path);
    return path == standardStream || (info.exists() && !info.isFile() && !info.isDir());
}

Result<QByteArray> readFile(const QString &path, qint64 most)
{
    if (isPipe(path)) {
        if (!pipedBytes().contains(path)) {
            auto bytes = path == standardStream ? readStandardInput(most) : readPipe(path, most);
            TOUCHLINE_TRY(bytes);
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
    auto bytes = readInput(path, most);
    // Nothing of that name is as much the computer's word as any other.
    if (!bytes && bytes.error().fault == Fault::NotFound)
        bytes.error().fault = Fault::System;
    return bytes;
}

bool isPipedJson(const QString &path)
{
    if (!isPipe(path))
        return false;
    const auto bytes = readFile(path, mostLeagueBytes);
    if (!bytes)
        return true;
    const auto isSpace = [](char one) { return one == ' ' || one == '\t' || one == '\n' || one == '\r'; };
    const auto first = std::find_if_not(bytes->begin(), bytes->end(), isSpace);
    return first != bytes->end() && *first == '{';
}

Result<QJsonObject> readJsonFile(const QString &path)
{
    const auto bytes = readFile(path, mostCompetitionBytes);
    TOUCHLINE_TRY(bytes);
    return parseJsonObject(*bytes);
}

Result<QStringList> linesOfFile(const QString &path)
{
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    QStringList lines;
    for (qsizetype begin = 0; begin < bytes->size();) {
        const qsizetype found = bytes->indexOf('\n', begin);
        const qsizetype end = found < 0 ? bytes->size() : found;
        const QString line = QString::fromUtf8(bytes->constData() + begin, end - begin);
        begin = end + 1;
        if (const QString bare = line.section(u'#', 0, 0).trimmed(); !bare.isEmpty())
            lines << bare;
        // Of many short lines the texts would take thirty times the room of the file.
        if (lines.size() > mostLines)
            return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 is too long: more than %2 lines."),
                        {path, QString::number(mostLines)});
    }
    return lines;
}

Error inFile(Error error, const QString &path)
{
    if (error.fault == Fault::System)
        return error;
    if (error.problems.empty())
        error.problems.push_back({{}, error.message, {}});
    for (Problem &problem : error.problems)
        problem.where = problem.where.isEmpty() ? path : path + u": "_s + problem.where;
    return error;
}

} // namespace touchline::cli
