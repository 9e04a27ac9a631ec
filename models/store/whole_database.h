// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"
#include "models/store/rows/table_spec.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace touchline::store {

/// A table with every column that it has, versions and packed data too.
struct WholeTable
{
    QString name;
    std::vector<Column> columns;
    /// How many of them, from the first, make the key.
    std::size_t keys = 1;
};

/// All tables of a league; a table stands behind those that it refers to.
[[nodiscard]] const std::vector<WholeTable> &wholeTables();
/// Null where there is none of that name.
[[nodiscard]] const WholeTable *wholeTable(const QString &name);

/// Gives all rows in the order of their keys, a few thousand at a time. Values are as in Row. Errors: those
/// of the database and of `take`, which ends it.
[[nodiscard]] Result<void> forEachRow(Database &database, const WholeTable &table,
                                      const std::function<Result<void>(const QVariantList &row)> &take);

[[nodiscard]] Result<void> insertRow(Database &database, const WholeTable &table, const QVariantList &row);

/// No row at all in any of its tables.
[[nodiscard]] Result<bool> isEmpty(Database &database);

/// After rows of the journal were inserted with their numbers: the next entry gets a higher one.
[[nodiscard]] Result<void> continueNumbers(Database &database);

/// Copies every row into a database without any, inside the caller's transaction there.
[[nodiscard]] Result<void> copyAll(Database &from, Database &to);

/// The same for two databases exactly if every table of both holds the same rows, whatever kind they are.
[[nodiscard]] Result<QByteArray> fingerprint(Database &database);

} // namespace touchline::store
