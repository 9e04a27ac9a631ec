// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/migrations.h"
#include "models/store/open_mode.h"
#include "models/store/sqlite/file_inspection.h"

#include <QDateTime>

#include <functional>
#include <optional>

namespace touchline::store {

struct OpenOptions
{
    OpenMode mode = OpenMode::ReadWrite;
    /// The clock that names backups; the computer's if empty.
    std::function<QDateTime()> clock = {};
    /// The steps of the schema; those of the program if empty.
    std::optional<Migrations> migrations = {};
    /// Looks at what is in a league that is to be opened for work.
    Look look = {};
};

/// Makes a new, empty league file in the newest version and opens it for work. The file appears complete or
/// not at all. Errors: Refused if something of that name is there, ReadOnly if the folder may not be written,
/// Full, Busy, System.
[[nodiscard]] Result<Database> createFile(const QString &path, const OpenOptions &options = {});

/// Opens a league file. Whatever is wrong with it is found before SQLite may write to it: by a look at the
/// locked file, or in a private copy where it has a log; a file that is refused is not written to. A log that
/// belongs to a file that stood there before is put aside. A file of an older version is backed up (backup.h)
/// and migrated (ReadOnly: in the copy alone). For work it is locked against everybody else (file_lock.h),
/// and what killed processes left beside it is removed (leftovers.h); ReadOnly reads the private copy,
/// whoever has the file open.
///
/// A file of a newer version, one that may not be written to and one in a folder that may not be written to
/// are refused for work, with a word on opening it ReadOnly; ReadOnly reads them as far as this version knows
/// them.
///
/// Errors: NotFound, BadInput (not a league file), Newer, Damaged (for work also what `look` finds),
/// ReadOnly, Busy (open elsewhere, with who and where), Full, System.
[[nodiscard]] Result<Database> openFile(const QString &path, OpenMode mode);
[[nodiscard]] Result<Database> openFile(const QString &path, const OpenOptions &options);

/// Whether the error is that an open file was removed or replaced: what is open can still be saved as a copy.
[[nodiscard]] bool isAboutMissingFile(const Error &error);

/// What is wrong with a file that was opened for reading all the same.
[[nodiscard]] const Problems &foundAtOpening(Database &database);

} // namespace touchline::store
