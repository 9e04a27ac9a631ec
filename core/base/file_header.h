// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace touchline {

/// In every league file, at byte 68: "TLNE". docs/league-files.md registers it.
constexpr quint32 applicationId = 0x544C4E45;
/// SQLite's header, the first bytes of a file.
constexpr int headerSize = 100;

enum class FileKind {
    Empty,        ///< no byte in it
    TooShort,     ///< begins like SQLite and ends within the header
    NotSqlite,    ///< something else
    OtherProgram, ///< a SQLite file, not of Touchline
    League,       ///< a league file of a version that this program knows
    Newer         ///< a league file of a later version
};

struct FileHeader
{
    FileKind kind = FileKind::Empty;
    /// Of the league file; 0 for others.
    int version = 0;
};

/// What the first bytes of a file say (https://www.sqlite.org/fileformat.html, section 1.3); `newest` is the
/// newest version that is known. It is said before SQLite opens the file.
[[nodiscard]] FileHeader judgeHeader(const QByteArray &start, int newest);

} // namespace touchline
