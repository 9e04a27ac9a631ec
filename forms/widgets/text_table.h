// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace touchline {

/// Makes a table a list of texts: whole rows chosen one at a time, nothing edited, no grid; the column `wide`
/// takes the spare room, and its heading stays whole. Without effect on the rows.
void dressTable(QTableWidget &table, const QStringList &titles, int wide);
/// Fills a row, each cell with its text as tip: the column may have no room for it.
void fillRow(QTableWidget &table, int row, const QStringList &cells);

} // namespace touchline
