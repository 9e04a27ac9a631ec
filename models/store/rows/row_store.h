// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"
#include "models/store/rows/row.h"

namespace touchline::store {

/// A value of a column as the database takes it: a UUID is 16 bytes in SQLite and a text for PostgreSQL.
[[nodiscard]] QVariant toSql(Backend backend, const QVariant &value);
[[nodiscard]] QVariantList toSql(Backend backend, const QVariantList &values);
/// What the database gave, as Row::values has it.
[[nodiscard]] QVariant fromSql(const QVariant &value, ColumnType type);

/// The same; nothing where the database holds a value of another kind ("abc" for a number).
[[nodiscard]] std::optional<QVariant> strictlyTaken(const QVariant &value, ColumnType type);

/// The rows of a table. `rest`: what follows "FROM table", with '?' for `values` (which may hold a QUuid):
/// "WHERE competition = ? ORDER BY number". Errors: Damaged (a value of another kind than its column); those
/// of Database::rows().
[[nodiscard]] Result<std::vector<Row>> readRows(Database &database, const TableSpec &table,
                                                const QString &rest = {}, const QVariantList &values = {});

/// The row of that key; nothing where there is none.
[[nodiscard]] Result<std::optional<Row>> readRow(Database &database, const TableSpec &table,
                                                 const QVariantList &key);

/// Errors: Constraint (its key is there already), those of Database::change().
[[nodiscard]] Result<void> insert(Database &database, const Row &row);

/// Makes the changes, in their order, inside the caller's transaction. Every row must be as the change has it
/// before. A shared row (TableSpec::sharedBy) to be inserted may be there already: then the change is noted
/// as one that leaves it as it is, so that taking it back does not remove what was there before, and making
/// it again still brings the row where it is missing; so it is for one that may not go. Errors: Conflict (a
/// row is not as before: somebody else changed it), those of Database::change(); `failed` is then the index
/// of the change that could not be made (blockingRow() finds out why).
[[nodiscard]] Result<void> apply(Database &database, RowChanges &changes, std::size_t *failed = nullptr);

/// Adds the insertion of each row whose key is not there yet to `changes`: persons and teams that the league
/// does not know; the others stay out of the history.
[[nodiscard]] Result<void> appendUnknown(Database &database, std::vector<Row> rows, RowChanges &changes);

/// Inserts rows that are not there yet; those that are stay as they are. Gives the number of new ones.
[[nodiscard]] Result<qint64> ensure(Database &database, const std::vector<Row> &rows);

} // namespace touchline::store
