// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QUuid>

#include <vector>

namespace touchline {

struct FigureColumn
{
    /// The heading, and what it stands for where it is short.
    QString text;
    QString name{};
    /// Figures stand right.
    bool isFigure = true;
};

struct FigureRow
{
    /// As many as there are columns.
    QStringList cells;
    QUuid team{};
    QUuid fixture{};
    /// What is heard for a cell in place of its text, by column; empty where the text is heard.
    QStringList spoken{};
};

/// Figures as text, for a terminal, a window and the site. Empty while there are none.
struct FigureTable
{
    std::vector<FigureColumn> columns;
    std::vector<FigureRow> rows;
    /// The column with the name of the row's team; -1 for none.
    int teamColumn = -1;
    /// So many rows are left out, since they would say nothing.
    int leftOut = 0;
};

/// For a terminal: headings and rows.
[[nodiscard]] QString terminalTable(const FigureTable &table);

} // namespace touchline
