// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/named_columns.h"

#include <span>

namespace touchline {

/// What a reader of a shape is given.
struct ShapeFile
{
    const QByteArray &bytes;
    /// Decoded; lines end with LF.
    const QString &text;
};

/// A form in which other programs and sites write their matches. One that is CSV needs no row here: its
/// headings are in csv/list_headings.h.
struct ListShape
{
    /// As people know it: "football.json".
    const char *name;
    bool (*isOne)(const ShapeFile &file);
    CsvSheet (*read)(const ShapeFile &file);
};

/// In the order in which a file is tried.
[[nodiscard]] std::span<const ListShape> listShapes();

/// The list of a file of any shape: a workbook or one of listShapes() has its table, with a note that names
/// the shape or the sheet; all others are CSV. `encoding`: as somebody says that it is written.
[[nodiscard]] CsvList listFrom(QByteArray bytes, std::optional<TextEncoding> encoding = {});

/// Takes the sheet of that name for the list; an empty name is the first with a table. Nothing for a file
/// that is no workbook.
void chooseSheet(CsvList &list, const QString &name);

} // namespace touchline
