// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

namespace touchline::store {

/// Schema text with its placeholders in the words of one database; everything else in a schema is written so
/// that both understand it.
///
/// - `{blob}`: bytes
/// - `{uuid}`: a UUID, 16 bytes in SQLite; see toSql() in row_store.h
/// - `{serial}`: a whole number that counts itself, as primary key; never used twice
/// - `{bytes:column}`: how many bytes the text or the bytes in the column take
///
/// Refused: a placeholder that is none of these (it would reach the database as a riddle).
[[nodiscard]] Result<QString> inDialect(const QString &schema, Backend backend);

/// The single statements of a schema text, without comments (`-- ...`) and empty ones. A semicolon between
/// quotation marks, or in the body of a function between two `$$`, ends no statement. Functions have no
/// common language and no place in a schema: only a server has some.
[[nodiscard]] QStringList statementsOf(const QString &schema);

} // namespace touchline::store
