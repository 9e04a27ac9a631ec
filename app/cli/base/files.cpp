// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/files.h"

#include "core/base/durable_file.h"
#include "core/base/json_reader.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <set>

namespace touchline::cli {

namespace {

/// More than any list of teams, rolls or choices has.
constexpr qsizetype mostLines = 1'000'000;

/// The number of standard input, which every C library gives it.
constexpr int numberOfInput = 0;

/// What came through pipes, by their names.
QHash<QString, QByteArray> &pipedBytes()
{
    static QHash<QString, QByteArray> bytes;
    return bytes;
}

Result<QByteArray> readStandardInput(qint64 most)
{
    QFile file;
    if (!file.open(numberOfInput, QIODevice::ReadOnly | QIODevice::Unbuffered))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {standardStream, file.errorString()});
    return readOpened(file, standardStream, most);
}

bool isStandard(const QString &path)
{
    return path == standardStream;
}

/// How many inputs are to come from standard input; NAME=- is one too.
qsizetype standardInputs(const QCommandLineParser &parser, const QStringList &outputs)
{
    QStringList values = parser.positionalArguments();
    QStringList names = parser.optionNames();
    names.removeDuplicates();
    for (const QString &name : names)
        values << parser.values(name);
    const auto inputs = std::count_if(values.cbegin(), values.cend(), [](const QString &value) {
        return isStandard(value) || value.endsWith("=-"_L1);
    });
    return inputs - std::count_if(outputs.cbegin(), outputs.cend(), isStandard);
}

Result<void> alreadyExistsError(const QString &path)
{
    return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 already exists. Add --force to overwrite it."),
                {path});
}

Result<void> writeTo(QTextStream &stream, const QByteArray &bytes)
{
    stream.flush();
    if (stream.device() == nullptr) {
        stream << QString::fromUtf8(bytes);
        return {};
    }
    // The bytes as they are: a stream of text would lose a byte order mark.
    if (stream.device()->write(bytes) == bytes.size()) {
        auto *file = qobject_cast<QFileDevice *>(stream.device());
        if (file == nullptr || file->flush())
            return {};
    }
    return fail(Fault::System, QT_TRANSLATE_NOOP("core", "Standard output cannot be written: %1."),
                {stream.device()->errorString()});
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

QStringList valuesOf(const QCommandLineParser &parser, const QStringList &options)
{
    QStringList values;
    for (const QString &option : options)
        if (parser.isSet(option))
            values << parser.value(option);
    return values;
}

bool readsStandardInput(const QCommandLineParser &parser)
{
    return standardInputs(parser, {}) > 0;
}

QString wrongStreams(const QCommandLineParser &parser, const QStringList &outputs)
{
    if (standardInputs(parser, outputs) > 1)
        return u"Only one input can be \"-\" (standard input)."_s;
    if (std::count_if(outputs.cbegin(), outputs.cend(), isStandard) > 1)
        return u"Only one output can be \"-\" (standard output)."_s;
    if (outputs.contains(standardStream) && parser.optionNames().contains(u"json"_s))
        return u"--json and \"-\" both need standard output."_s;
    std::set<QString> places;
    for (const QString &path : outputs)
        if (!places.insert(realPath(path)).second)
            return u"%1 is named for two outputs."_s.arg(path);
    return {};
}

Result<void> checkFile(const QString &path, const Streams &streams, Output output)
{
    if (path.startsWith("/dev/"_L1) && output == Output::File && !checkOutputName(path))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is a device or a pipe, not a file. For standard output "
                                              "write \"-\"."),
                    {path});
    TOUCHLINE_TRY(checkOutput(path, Existing::Replace, output));
    return streams.existing == Existing::Keep && QFileInfo::exists(path) ? alreadyExistsError(path)
                                                                         : Result<void>();
}

Result<void> checkFiles(const QString &folder, const std::vector<NamedBytes> &files, const Streams &streams)
{
    const QStringList there = existingOutputs(folder, files);
    if (streams.existing == Existing::Replace || there.isEmpty())
        return {};
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "%1 has files of that name already (%2). Add --force to overwrite "
                                          "them."),
                {folder, there.size() > 3 ? there.mid(0, 3).join(u", "_s) + u", …"_s : there.join(u", "_s)});
}

Result<void> writeFile(const QString &path, const QByteArray &bytes, Streams &streams)
{
    if (isStandard(path))
        return writeTo(streams.file != nullptr ? *streams.file : streams.exactOut(), bytes);
    return writeOutput(path, bytes, streams.existing);
}

Result<NamedColumns> namedColumns(const QCommandLineParser &parser, const QStringList &known)
{
    NamedColumns named;
    QStringList pairs;
    for (const QString &value : parser.values(u"columns"_s)) {
        const bool isOne = value.count(u'=') == 1;
        pairs << (isOne ? QStringList{value} : value.split(u','));
    }
    for (const QString &pair : pairs) {
        const QString name = pair.section(u'=', 0, 0).trimmed().toLower();
        const QString heading = pair.section(u'=', 1).trimmed();
        if (name.isEmpty() || !pair.contains(u'='))
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "\"%1\" isn't COLUMN=HEADING. Try name=Player."), {pair});
        if (!known.contains(name))
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "This kind of list has no column %1. Columns: %2."),
                        {name, known.join(u", "_s)});
        if (!named.emplace(name, heading).second)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--columns names %1 twice."), {name});
    }
    return named;
}

} // namespace touchline::cli
