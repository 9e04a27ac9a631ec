// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/outputs.h"

#include "core/base/durable_file.h"

#include <QFileInfo>
#include <QtGlobal>

#include <algorithm>
#include <set>

namespace touchline::cli {

namespace {

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

} // namespace touchline::cli
