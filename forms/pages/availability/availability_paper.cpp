// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/availability_paper.h"

#include "models/views/availability/availability_model.h"

namespace touchline {

namespace {

ListLine rowLine(const AvailabilityModel &model, int row, const std::function<Kit(const QUuid &)> &kitOf)
{
    const auto text = [&](int column) { return model.index(row, column).data().toString(); };
    const AvailabilityRow &one = *model.rowAt(row);
    ListLine line;
    line.cells.resize(AvailabilityModel::columns);
    for (int column = 0; column < AvailabilityModel::columns; ++column)
        line.cells[static_cast<std::size_t>(column)].text = text(column);
    line.cells[AvailabilityModel::TeamColumn].kit =
        kitOf(model.index(row, 0).data(AvailabilityModel::TeamRole).toUuid());
    line.cells[AvailabilityModel::PlayerColumn].isStrong = one.standing == Standing::Out;
    line.cells[AvailabilityModel::MarkColumn] = {{}, {}, one.marks};
    line.cells[AvailabilityModel::UntilColumn].isAside = one.standing != Standing::Out;
    return line;
}

} // namespace

ListContent availabilityPaper(const QString &title, const AvailabilityModel &model,
                              const std::function<Kit(const QUuid &)> &kitOf)
{
    ListContent content;
    content.title = title;
    content.wide = AvailabilityModel::WhyColumn;
    for (int column = 0; column < AvailabilityModel::columns; ++column)
        content.headings << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    content.lines.reserve(static_cast<std::size_t>(model.rowCount()));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex first = model.index(row, AvailabilityModel::TeamColumn);
        if (model.rowAt(row) != nullptr)
            content.lines.push_back(rowLine(model, row, kitOf));
        else if (model.isHeading(row))
            content.lines.push_back(
                {ListLine::Kind::Heading,
                 {{first.data().toString()}, {first.data(AvailabilityModel::CaptionRole).toString()}}});
        else
            content.lines.push_back({ListLine::Kind::Note, {{first.data().toString()}}});
    }
    return content;
}

} // namespace touchline
