// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/fixtures_paper.h"

#include "models/views/fixture_model.h"

namespace touchline {

namespace {

/// Without those that would be empty.
std::vector<int> columnsOf(const FixtureModel &model)
{
    std::vector<int> columns;
    for (int column = 0; column < FixtureModel::columns; ++column)
        if (model.hasColumn(static_cast<FixtureModel::Column>(column)))
            columns.push_back(column);
    return columns;
}

ListLine rowLine(const FixtureModel &model, int row, const std::vector<int> &columns,
                 const std::function<Kit(const QUuid &)> &kitOf)
{
    ListLine line;
    for (const int column : columns) {
        const QModelIndex index = model.index(row, column);
        ListCell cell{index.data().toString()};
        const QUuid team = index.data(FixtureModel::TeamRole).toUuid();
        if (!team.isNull())
            cell.kit = kitOf(team);
        cell.isStrong =
            column == FixtureModel::ScoreColumn || index.data(FixtureModel::IsWinnerRole).toBool();
        cell.isAside = column == FixtureModel::NumberColumn || column == FixtureModel::WhereColumn ||
                       column == FixtureModel::MarkColumn;
        line.cells.push_back(std::move(cell));
    }
    return line;
}

} // namespace

ListContent fixturesPaper(const QString &title, const FixtureModel &model,
                          const std::function<Kit(const QUuid &)> &kitOf)
{
    const std::vector<int> columns = columnsOf(model);
    ListContent content;
    content.title = title;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        content.headings << model.headerData(columns[i], Qt::Horizontal, Qt::DisplayRole).toString();
        if (columns[i] == FixtureModel::MarkColumn)
            content.wide = i;
    }
    content.lines.reserve(static_cast<std::size_t>(model.rowCount()));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex first = model.index(row, 0);
        if (model.isHeading(row))
            content.lines.push_back(
                {ListLine::Kind::Heading,
                 {{first.data().toString()}, {first.data(FixtureModel::ProgressRole).toString()}}});
        else
            content.lines.push_back(rowLine(model, row, columns, kitOf));
    }
    return content;
}

} // namespace touchline
