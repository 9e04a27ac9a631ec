// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/migrations.h"

namespace touchline::store {

/// What a league file turned out to be.
struct Inspected
{
    int version = 0;
};

/// Judges a file whose name is told as `name`, by its header alone: without SQLite, without a trace. Errors:
/// NotFound, BadInput (a folder, empty, another format, another program's, nothing finished in it), System.
[[nodiscard]] Result<Inspected> inspectHeader(const QString &file, const Migrations &migrations);

/// Looks through a private copy of a file: its tables must be exactly those that the steps to its version
/// make (of a newer version: at least those known here), every page and every reference whole. Errors:
/// BadInput (not a league file), Damaged, those of Database.
[[nodiscard]] Result<Inspected> inspectCopy(const QString &copy, const QString &name,
                                            const Migrations &migrations);

} // namespace touchline::store
