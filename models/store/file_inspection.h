// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/migrations.h"
#include "models/store/sqlite_connection.h"

namespace touchline::store {

/// What a league file turned out to be.
struct Inspected
{
    int version = 0;
};

/// Judges a file whose name is told as `name`, by its header alone: without SQLite, without a trace. Errors:
/// NotFound, BadInput (a folder, empty, another format, another program's, nothing finished in it), System.
[[nodiscard]] Result<Inspected> inspectHeader(const QString &file, const Migrations &migrations);

/// Looks through a private copy of a file (Access::Write), or through the file itself where nobody can change
/// it meanwhile and no log belongs to it (Access::Look, which writes nothing): its tables must be exactly
/// those that the steps to its version make (of a newer version: at least those known here), every page and
/// every reference whole. Errors: BadInput (not a league file), Damaged, those of Database (what the computer
/// cannot do is no damage).
[[nodiscard]] Result<Inspected> inspectContent(const QString &file, const QString &name,
                                               const Migrations &migrations, Access access);

/// What the computer could not do with a private copy, said of the folder in which it stands.
[[nodiscard]] Error ofPrivateCopy(Error error, const QString &name);

} // namespace touchline::store
