// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/input_file.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
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

} // namespace touchline::cli
