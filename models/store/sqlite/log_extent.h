// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace touchline::store {

/// How much of a write-ahead log holds (https://www.sqlite.org/fileformat.html, 4).
struct LogExtent
{
    /// Drawn anew each time that the log begins at its start again.
    QByteArray salt;
    /// Pages up to the end of the last change.
    qlonglong frames = 0;
};

/// What SQLite would read of a log: it stops where a sum is wrong, without a word, since that is how a change
/// looks that was never ended. Nothing if the log cannot be read at all.
[[nodiscard]] std::optional<LogExtent> readableLog(const QString &log);

/// The salt of a log; empty if it has none.
[[nodiscard]] QByteArray saltOfLog(const QString &log);

} // namespace touchline::store
