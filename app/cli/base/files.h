// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/argument_parser.h"
#include "app/cli/base/streams.h"
#include "core/base/input_file.h"
#include "core/exchange/csv/named_columns.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace touchline::cli {

/// Standard input ("-"), or something else that can be read once alone: a pipe, /dev/fd/3.
[[nodiscard]] bool isPipe(const QString &path);
/// A file, a pipe, or "-" for standard input. What can be read once alone is kept, and read again from
/// memory. Errors: System with the computer's own reason, or longer than `most`, which the message names;
/// BadInput (a league through a pipe).
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qint64 most = mostInputBytes);
/// What a pipe or "-" brings begins like a JSON object, or cannot be read, which whoever reads it next is
/// told; false for files.
[[nodiscard]] bool isPipedJson(const QString &path);
/// A competition at most (mostCompetitionBytes). Errors: those of readFile, BadInput with line and column.
[[nodiscard]] Result<QJsonObject> readJsonFile(const QString &path);
/// The lines of a text file, without comments (from '#' on), spaces around and empty lines. Errors: those of
/// readFile.
[[nodiscard]] Result<QStringList> linesOfFile(const QString &path);
/// The same error with the name of the file in front of every problem; what the computer says names it
/// already.
[[nodiscard]] Error inFile(Error error, const QString &path);
template <class T>
[[nodiscard]] Result<T> inFile(Result<T> result, const QString &path)
{
    return result ? std::move(result) : fail(inFile(std::move(result.error()), path));
}

/// What stands for standard input and standard output.
inline constexpr QLatin1String standardStream("-");

/// --force, for every verb that writes files.
inline constexpr OptionRow forceRow{"force",
                                    "Overwrites a file that exists. A league file is never overwritten."};
/// The values of those of the options that are set.
[[nodiscard]] QStringList valuesOf(const QCommandLineParser &parser, const QStringList &options);

/// One of the inputs is "-".
[[nodiscard]] bool readsStandardInput(const QCommandLineParser &parser);
/// What speaks against the files that a verb is asked to read and write, as far as the command line says it:
/// one standard input or output for two things, a name twice. Empty = nothing.
[[nodiscard]] QString wrongStreams(const QCommandLineParser &parser, const QStringList &outputs);
/// checkOutput() for a file, before any work is done; with a word on --force. Errors: those of checkOutput().
[[nodiscard]] Result<void> checkFile(const QString &path, const Streams &streams,
                                     Output output = Output::File);
/// The same for the files below a folder.
[[nodiscard]] Result<void> checkFiles(const QString &folder, const std::vector<NamedBytes> &files,
                                      const Streams &streams);
/// Writes a file as a whole, or leaves what was there; "-" is standard output. Errors: those of
/// writeOutput().
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &bytes, Streams &streams);

/// --columns: what the headings of a list are.
inline constexpr OptionRow columnsRow{
    "columns <list>", "Which heading of the list is which column, where it has others: "
                      "name=Player,shirt=No.; \"captain=\" = none. Several times for headings "
                      "with commas."};
/// What --columns says of a list that may have the columns `known`. Errors: Usage.
[[nodiscard]] Result<NamedColumns> namedColumns(const QCommandLineParser &parser, const QStringList &known);

} // namespace touchline::cli
