// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"
#include "models/store/rows/row.h"

#include <optional>

namespace touchline::store {

/// A row that keeps a change from being made: it is there, or it is missing, or it is not what it was.
struct BlockingRow
{
    const TableSpec *table = nullptr;
    QVariantList key;

    bool operator==(const BlockingRow &) const = default;
};

/// What keeps `changes[at]` from being made, where those before it could be: the row itself, which is not as
/// the change has it before; a row that it names and that is missing; another row that has what only one may
/// have; a row that names the one to be removed. The database is as it was before the first of them. Nothing
/// where it is none of these. Errors: those of Database::rows().
[[nodiscard]] Result<std::optional<BlockingRow>> blockingRow(Database &database, const RowChanges &changes,
                                                             std::size_t at);

/// A row that names the row of `changes[at]` and that the changes do not remove; nothing where there is none.
[[nodiscard]] Result<std::optional<BlockingRow>>
remainingReference(Database &database, const RowChanges &changes, std::size_t at);

} // namespace touchline::store
