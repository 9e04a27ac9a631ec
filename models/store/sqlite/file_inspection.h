// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/migrations.h"
#include "models/store/sqlite/sqlite_connection.h"

#include <functional>

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

/// What speaks against working with a league whose pages and references are whole; for those who know what is
/// in it. Errors: those of the database.
using Look = std::function<Result<Problems>(Database &)>;

/// The same of a private copy (Access::Read), or of the file itself (Access::Look, as for inspectContent());
/// nothing where there is no look.
[[nodiscard]] Result<Problems> lookAt(const QString &file, Access access, const Look &look);

/// What to do instead of opening a damaged file: the newest backup that is whole is named.
[[nodiscard]] Message insteadOf(const QString &name, const Migrations &migrations, const Look &look);

/// Why a league cannot be worked with, the first problems of many.
[[nodiscard]] Error notWorkable(const QString &name, Problems problems);

} // namespace touchline::store
