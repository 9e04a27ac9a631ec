// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace touchline::cli {

/// Errors: System with the computer's own reason.
[[nodiscard]] Result<QByteArray> readFile(const QString &path);
/// Errors: those of readFile, BadInput with line and column.
[[nodiscard]] Result<QJsonObject> readJsonFile(const QString &path);
/// The lines of a text file, without comments (from '#' on), spaces around and empty lines. Errors: those of
/// readFile.
[[nodiscard]] Result<QStringList> linesOfFile(const QString &path);
/// The same error with the name of the file in front of every problem; what the computer says names it
/// already.
[[nodiscard]] Error inFile(Error error, const QString &path);
/// Replaces the file as a whole or leaves it as it was. Errors: System.
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &bytes);

} // namespace touchline::cli
