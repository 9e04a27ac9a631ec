// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_log.h"
#include "models/store/database/database.h"
#include "models/store/rows/friendly_rows.h"

#include <QDateTime>

#include <optional>
#include <span>
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
    int rulesVersion = 0;
};

/// A match under way as it stands in the database: no two histories of it are the same.
struct KeptMatch
{
    /// When it was begun; it may have been discarded and begun anew since.
    QString begun;
    /// All inputs, one a line.
    QString inputs;

    bool operator==(const KeptMatch &) const = default;
};

/// What somebody is told who is not the only one that plays a match.
[[nodiscard]] tl::unexpected<Error> playedElsewhere();

/// The inputs as KeptMatch::inputs has them.
[[nodiscard]] QString keptInputs(std::span<const LogEntry> entries);

/// One that belongs to no competition.
struct LiveFriendly
{
    QUuid id;
    QString name;
    std::optional<ForkedFrom> from;
    QString game;
    QDateTime begun;
    QString begunBy;
    int inputs = 0;
    int rulesVersion = 0;
};

/// Matches that are being played: how they began, and every input since. Each is in the database before the
/// next is asked for. A match is named by the id of its fixture, or by its own where it has none.
class LiveStore
{
public:
    /// Fixtures of competitions, or matches that belong to none; each have their tables.
    enum class Of { Fixtures, Friendlies };

    /// `database` outlives it.
    explicit LiveStore(Database &database, Of of = Of::Fixtures) : m_database(&database), m_of(of) {}

    /// Of fixtures, the oldest first.
    [[nodiscard]] Result<std::vector<LiveLine>> all();
    [[nodiscard]] Result<std::optional<LiveLine>> find(const QUuid &fixture);
    /// Matches that belong to no competition, the oldest first.
    [[nodiscard]] Result<std::vector<LiveFriendly>> friendlies();
    [[nodiscard]] Result<std::optional<LiveFriendly>> friendly(const QUuid &id);
    /// As begin(), under that name.
    [[nodiscard]] Result<void> beginFriendly(const MatchLog &log, const Game &game, const LiveFriendly &line);
    /// Errors: NotFound.
    [[nodiscard]] Result<void> renameFriendly(const QUuid &id, const QString &name);
    /// Begins with the setup of the log; its entries are not looked at.
    [[nodiscard]] Result<void> begin(const MatchLog &log, const Game &game, const QDateTime &now,
                                     const QString &who);
    /// The setup with all inputs. Errors: NotFound; Damaged.
    [[nodiscard]] Result<MatchLog> log(const QUuid &fixture, const Game &game);
    /// Whether what its row says of it is what it was begun with. Errors: NotFound; Damaged, with what
    /// differs.
    [[nodiscard]] Result<void> checkStart(const QUuid &match);
    /// As it stands. Errors: NotFound (it is not being played).
    [[nodiscard]] Result<KeptMatch> kept(const QUuid &fixture);
    /// Keeps what changes in the inputs and notes of the match that stands as `known`. Gives how it stands
    /// then. Errors: NotFound; Conflict (it stands otherwise: somebody else plays the match too).
    [[nodiscard]] Result<KeptMatch> change(const QUuid &fixture, const InputChange &change,
                                           const KeptMatch &known);
    [[nodiscard]] Result<void> remove(const QUuid &fixture);

private:
    [[nodiscard]] Result<std::vector<LiveLine>> select(const QString &rest, const QVariantList &values);
    [[nodiscard]] Result<std::vector<LiveFriendly>> selectFriendlies(const QString &rest,
                                                                     const QVariantList &values);
    /// Puts the names of the tables, and of the column that names a match, into a statement.
    [[nodiscard]] QString named(const char *sql) const;
    /// The log without its inputs, as it was begun.
    [[nodiscard]] Result<QJsonObject> start(const QUuid &fixture);
    [[nodiscard]] Result<void> setNotes(const QUuid &fixture, const LogNotes &notes);

    Database *m_database;
    Of m_of;
};

} // namespace touchline::store
