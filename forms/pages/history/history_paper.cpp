// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/history/history_paper.h"

#include "models/views/history/history_model.h"

#include <QCoreApplication>

namespace touchline {

namespace {

struct HistoryPaperWords
{
    Q_DECLARE_TR_FUNCTIONS(HistoryPaper)
};

int printedRows(const HistoryModel &model)
{
    return qMin(model.rowCount(), mostPrintedEntries);
}

bool hasOlder(const HistoryModel &model)
{
    return model.rowCount() > mostPrintedEntries || model.canFetchMore({});
}

QString olderNote()
{
    return HistoryPaperWords::tr("Older entries are not shown. Search to find them.");
}

QString textAt(const HistoryModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

void readForPaper(HistoryModel &model)
{
    while (model.rowCount() < mostPrintedEntries && model.canFetchMore({}))
        model.fetchMore({});
}

ListContent historyPaper(const QString &title, const HistoryModel &model)
{
    ListContent content;
    content.title = title;
    content.wide = HistoryModel::WhatColumn;
    for (int column = 0; column < HistoryModel::columns; ++column)
        content.headings << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int rows = printedRows(model);
    content.lines.reserve(static_cast<std::size_t>(rows) + 1);
    for (int row = 0; row < rows; ++row) {
        ListLine line;
        line.cells.reserve(HistoryModel::columns);
        const bool holds = model.index(row, 0).data(HistoryModel::HoldsRole).toBool();
        for (int column = 0; column < HistoryModel::columns; ++column) {
            ListCell cell{textAt(model, row, column)};
            cell.isAside = !holds || column != HistoryModel::WhatColumn;
            line.cells.push_back(std::move(cell));
        }
        content.lines.push_back(std::move(line));
    }
    if (hasOlder(model))
        content.lines.push_back({ListLine::Kind::Note, {{olderNote()}}});
    return content;
}

QStringList historyLines(const HistoryModel &model)
{
    QStringList lines;
    for (int row = 0; row < printedRows(model); ++row) {
        const QString aside = textAt(model, row, HistoryModel::StateColumn);
        QString line = QStringLiteral("%1, %2: %3")
                           .arg(textAt(model, row, HistoryModel::WhenColumn),
                                textAt(model, row, HistoryModel::WhoColumn),
                                textAt(model, row, HistoryModel::WhatColumn));
        lines << (aside.isEmpty() ? line : QStringLiteral("%1 (%2)").arg(line, aside));
    }
    if (hasOlder(model))
        lines << olderNote();
    return lines;
}

} // namespace touchline
