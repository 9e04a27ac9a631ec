// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

class QFileDevice;

namespace touchline {

/// More than any list, card, format, chart or competition has.
inline constexpr qint64 mostInputBytes = qint64{64} << 20;
/// A competition with all its matches, as JSON.
inline constexpr qint64 mostCompetitionBytes = qint64{256} << 20;
/// A whole league with its history, as JSON.
inline constexpr qint64 mostLeagueBytes = qint64{512} << 20;

// The one way in for what people and other programs give: no more than a limit is taken, nothing is waited
// for that nobody writes, and devices that never end are refused.

/// All that a file has in it. What is longer is refused before it is read, and the message names the limit.
/// Errors: NotFound; System with the computer's own reason (also: not a file, too long).
[[nodiscard]] Result<QByteArray> readInput(const QString &path, qint64 most = mostInputBytes);

/// All that comes through a named pipe. Errors: System (also: a device, too long, nobody writes to it).
[[nodiscard]] Result<QByteArray> readPipe(const QString &path, qint64 most = mostInputBytes);

/// The same for what is open already, standard input for example: no more than the limit is taken out of it.
/// `path` is for the message.
[[nodiscard]] Result<QByteArray> readOpened(QFileDevice &file, const QString &path,
                                            qint64 most = mostInputBytes);

} // namespace touchline
