// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_log.h"
#include "models/store/rows/content_store.h"

#include <optional>
#include <vector>

namespace touchline::store {

/// A match log as it is kept, before a game has read it.
struct StoredLog
{
    QUuid report;
    QString game;
    int rulesVersion = 0;
    /// The JSON form of a match log without its report.
    QJsonObject log;
};

/// The logs of matches that engines played, by report. A log is never changed or removed: the match was
/// played like that, whatever became of its result.
class LogStore
{
public:
    /// Both outlive it.
    LogStore(Database &database, ContentStore &contents) : m_database(&database), m_contents(&contents) {}

    /// Keeps the log of a report, inside the caller's transaction, and gives what seals it (sealOfLog()); one
    /// that is there already stays, and gives nothing.
    [[nodiscard]] Result<std::optional<QByteArray>> add(const MatchLog &log, const Game &game);
    /// Nothing where there is none.
    [[nodiscard]] Result<std::optional<StoredLog>> find(const QUuid &report);
    /// The reports that count, or that are kept, and have a log; in the order of their ids.
    [[nodiscard]] Result<std::vector<QUuid>> reportsWithLog();

private:
    Database *m_database;
    ContentStore *m_contents;
};

} // namespace touchline::store
