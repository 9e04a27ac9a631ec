// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"
#include "core/base/output_file.h"

#include "app/cli/base/argument_parser.h"

namespace touchline::cli {

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

} // namespace touchline::cli
