// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace touchline {

class League;

/// Replaces the file as a whole or leaves it as it was. Errors: System.
[[nodiscard]] Result<void> replaceFile(const QString &path, const QByteArray &bytes);

/// Writes a whole league as JSON (exportLeague()); the file is replaced as a whole. Errors: System; those of
/// exportLeague().
[[nodiscard]] Result<void> writeWholeLeague(League &league, const QString &path);

} // namespace touchline
