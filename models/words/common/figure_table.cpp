// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/figure_table.h"

#include "models/words/common/text_table.h"

namespace touchline {

QString terminalTable(const FigureTable &table)
{
    std::vector<TextTable::Align> columns;
    QStringList headings;
    for (const FigureColumn &column : table.columns) {
        columns.push_back(column.isFigure ? TextTable::Align::Right : TextTable::Align::Left);
        headings << column.text;
    }
    TextTable text(columns);
    text.add(headings);
    for (const FigureRow &row : table.rows)
        text.add(row.cells);
    return text.text();
}

} // namespace touchline
