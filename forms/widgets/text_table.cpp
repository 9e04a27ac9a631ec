// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/text_table.h"

#include <QHeaderView>

namespace touchline {

void dressTable(QTableWidget &table, const QStringList &titles, int wide)
{
    table.setColumnCount(static_cast<int>(titles.size()));
    table.setHorizontalHeaderLabels(titles);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    // What is longer than its column goes on below, and the row grows with it.
    table.setWordWrap(true);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setSectionResizeMode(wide, QHeaderView::Stretch);
    for (int column = 0; column < table.columnCount(); ++column)
        table.horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // Where the others take all the room its heading stays whole, and the table scrolls.
    table.horizontalHeader()->setMinimumSectionSize(table.horizontalHeader()->sectionSizeHint(wide));
}

void fillRow(QTableWidget &table, int row, const QStringList &cells)
{
    for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
        auto *item = new QTableWidgetItem(cells[column]);
        item->setToolTip(cells[column]);
        table.setItem(row, column, item);
    }
}

} // namespace touchline
