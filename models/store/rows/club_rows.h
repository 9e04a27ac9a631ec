// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/club.h"
#include "models/store/database/database.h"
#include "models/store/rows/content_store.h"
#include "models/store/rows/row.h"

#include <optional>

namespace touchline::store {

/// A club with the row that holds it.
struct StoredClub
{
    Club club;
    /// Nothing where the league has none of that team.
    std::optional<Row> row;
};

/// With the contacts that this copy of the league has and that its login may read. Errors: Damaged; those of
/// the database.
[[nodiscard]] Result<StoredClub> readClub(Database &database, ContentStore &contents, const QUuid &team);

/// Keeps picture and contacts of a club inside the caller's transaction and gives its row; nothing where it
/// tells nothing of itself. Contacts that are as in `before` keep their name.
[[nodiscard]] Result<std::optional<Row>> keepClub(Database &database, ContentStore &contents,
                                                  const Club &club, const StoredClub &before);

/// The picture of that name. Errors: Damaged.
[[nodiscard]] Result<QByteArray> readPicture(ContentStore &contents, const QByteArray &name);

/// Texts that are never given away unless asked for stand in a table of their own, which the readers of a
/// shared league may not read and an export leaves empty: the history knows no more of them than their names.
[[nodiscard]] Result<bool> mayReadPrivate(Database &database);
/// Errors: ReadOnly.
[[nodiscard]] Result<void> checkMayReadPrivate(Database &database);

} // namespace touchline::store
