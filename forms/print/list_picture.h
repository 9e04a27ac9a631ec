// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "models/views/availability/player_mark.h"
#include "models/views/badge.h"

#include <optional>

namespace touchline {

struct ListCell
{
    QString text;
    /// What stands before the name of a team.
    std::optional<Badge> kit{};
    /// Cards instead of a text.
    PlayerMarks marks{};
    bool isStrong = false;
    /// In secondary text.
    bool isAside = false;
};

struct ListLine
{
    enum class Kind {
        Row,     ///< a cell for each column
        Heading, ///< one or two cells: what comes below, and its caption
        Note     ///< one cell: a sentence in the place of rows
    };
    Kind kind = Kind::Row;
    std::vector<ListCell> cells;
};

/// A list for a notice board.
struct ListContent
{
    /// On top of every sheet.
    QString title;
    /// Of the columns.
    QStringList headings;
    /// The column that has the room that the others leave.
    std::size_t wide = 0;
    std::vector<ListLine> lines;
};

/// As wide as a sheet; what is too long for its column goes on in the next line of it. No row is cut by the
/// end of a sheet, and every sheet shows again what its columns are and under which heading its rows stand.
[[nodiscard]] Picture listPicture(const ListContent &content);

} // namespace touchline
