// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/csv/import_preview.h"
#include "core/squad/team.h"

#include <QStringList>
#include <QUuid>

#include <functional>
#include <vector>

namespace touchline {

/// Gives the id of each person or team that a file brings: QUuid::createUuid, or a known row of ids in tests.
using NewId = std::function<QUuid()>;

/// Reads a list of teams: name; optional code, year, country, conference, manager, kit_first, kit_second
/// (colours as #RRGGBB). A team among `existing` is known by name and year, as a search takes them for the
/// same: its row is ImportedRow::isKnown, with that team; a cell that says something else of it is a problem.
/// So is a code that another team has, and a new team that stands in the list twice.
[[nodiscard]] ImportPreview<Team> previewTeams(const CsvList &csv, const std::vector<Team> &existing,
                                               const NewId &newId = &QUuid::createUuid);

/// What a list says of a kit's colour, as "#1A2B3C": six hexadecimal digits, with or without the sign, or a
/// word of football (English or German: "red", "Sky Blue", "dunkelgrün"). Empty for anything else.
[[nodiscard]] QString kitColour(const QString &text);

/// The same list with all columns; ids are not in it.
[[nodiscard]] QByteArray teamsCsv(const std::vector<Team> &teams, CsvStyle style = {});

/// The columns that such a list may have.
[[nodiscard]] ColumnSet teamListColumns();

} // namespace touchline
