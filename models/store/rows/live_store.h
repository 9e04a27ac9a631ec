// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_log.h"
#include "models/store/database/database.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace touchline::store {

/// A match that is not over.
struct LiveLine
{
    QUuid fixture;
    QUuid competition;
    QString game;
    QDateTime begun;
    QString begunBy;
    /// Rolls and choices so far.
    int inputs = 0;
};

/// Matches that are being played: how they began, and every input since. Each is in the database before the
/// next is asked for.
class LiveStore
{
public:
    /// `database` outlives it.
    explicit LiveStore(Database &database) : m_database(&database) {}

    /// The oldest first.
    [[nodiscard]] Result<std::vector<LiveLine>> all();
    [[nodiscard]] Result<std::optional<LiveLine>> find(const QUuid &fixture);
    /// Begins with the setup of the log; its entries are not looked at.
    [[nodiscard]] Result<void> begin(const MatchLog &log, const Game &game, const QDateTime &now,
                                     const QString &who);
    /// The setup with all inputs. Errors: NotFound; Damaged.
    [[nodiscard]] Result<MatchLog> log(const QUuid &fixture, const Game &game);
    /// Keeps what changes in the inputs and notes. Errors: NotFound; Conflict (there are not as many inputs
    /// as `change` knows of: somebody else plays the match too).
    [[nodiscard]] Result<void> change(const QUuid &fixture, const InputChange &change);
    [[nodiscard]] Result<void> remove(const QUuid &fixture);

private:
    [[nodiscard]] Result<std::vector<LiveLine>> select(const QString &rest, const QVariantList &values);
    [[nodiscard]] Result<int> last(const QUuid &fixture);
    /// The log without its inputs, as it was begun.
    [[nodiscard]] Result<QJsonObject> start(const QUuid &fixture);
    [[nodiscard]] Result<void> setNotes(const QUuid &fixture, const LogNotes &notes);

    Database *m_database;
};

} // namespace touchline::store
