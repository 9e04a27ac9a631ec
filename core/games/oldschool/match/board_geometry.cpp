// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/board_data.h"
#include "core/games/oldschool/match/board_pitch.h"
#include "core/games/oldschool/match/option_names.h"

namespace touchline::oldschool {

namespace {

BoardCell squareAround(const BoardPoint &middle)
{
    BoardCell cell;
    const double left = middle.x - 0.5;
    const double low = middle.y - 0.5;
    cell.outline = {{left, low}, {left + 1, low}, {left + 1, low + 1}, {left, low + 1}};
    cell.centre = middle;
    return cell;
}

void addGoal(const Charts &charts, Side side, BoardGeometry &geometry)
{
    const int wide = charts.lastGoalColumn - charts.firstGoalColumn + 1;
    for (int height = 1; height <= charts.goalHeights; ++height)
        for (int number = 0; number < wide; ++number) {
            const int column = charts.firstGoalColumn + number;
            const Point point = at(column, side == Side::Home ? pitchRows + height : 1 - height);
            BoardCell cell = squareAround(middleOf(charts, point));
            cell.ground = BoardGround::Goal;
            // Numbered from the left of whoever shoots.
            const int seen = side == Side::Home ? number : wide - 1 - number;
            cell.label = QString::number(
                charts.goalNumbers[static_cast<std::size_t>(height - 1)][static_cast<std::size_t>(seen)]);
            cell.name = QStringLiteral("goal %1").arg(cell.label);
            geometry.cells.push_back(std::move(cell));
        }
}

/// An area of one end as a line around it, at both ends.
void addArea(const Charts &charts, const Area &area, BoardGeometry &geometry)
{
    const double left = area.low.x - 1.0;
    const double right = area.high.x;
    const double edge = charts.goalHeights;
    const double depth = area.high.y;
    const double far = edge + pitchRows;
    geometry.lines.push_back({{{left, edge}, {left, edge + depth}, {right, edge + depth}, {right, edge}}, 0});
    geometry.lines.push_back({{{left, far}, {left, far - depth}, {right, far - depth}, {right, far}}, 0});
}

void addZone(const Area &area, const char *name, BoardGeometry &geometry)
{
    BoardZone zone{QString::fromUtf8(name), {}};
    for (int cell = 0; cell < cellCount; ++cell)
        if (area.contains(pointOf(cell)) || area.contains(turned(pointOf(cell))))
            zone.cells.push_back(cell);
    geometry.zones.push_back(std::move(zone));
}

void addLines(const Charts &charts, BoardGeometry &geometry)
{
    const double low = charts.goalHeights;
    const double high = low + pitchRows;
    const double middle = low + pitchRows / 2.0;
    const double wide = pitchColumns;
    geometry.lines.push_back({{{0, low}, {wide, low}, {wide, high}, {0, high}, {0, low}}, 0});
    geometry.lines.push_back({{{0, middle}, {wide, middle}}, 0});
    const Area &circle = charts.centreCircle;
    geometry.lines.push_back(
        {{middleOf(charts, at(middleColumn, halfwayRow))}, (circle.high.x - circle.low.x + 1) / 2.0});
    addArea(charts, charts.penaltyArea, geometry);
    addArea(charts, charts.goalArea, geometry);
    geometry.lines.push_back({{middleOf(charts, charts.penaltySpot)}, 0});
    geometry.lines.push_back({{middleOf(charts, turned(charts.penaltySpot))}, 0});
}

} // namespace

BoardGeometryPtr boardGeometry(const Charts &charts)
{
    auto geometry = std::make_shared<BoardGeometry>();
    geometry->width = pitchColumns;
    geometry->length = pitchRows + 2 * charts.goalHeights;
    for (int number = 0; number < cellCount; ++number) {
        const Point point = pointOf(number);
        BoardCell cell = squareAround(middleOf(charts, point));
        cell.name = cellName(point);
        cell.ground = point.y % 2 == 0 ? BoardGround::Stripe : BoardGround::Field;
        geometry->cells.push_back(std::move(cell));
    }
    addGoal(charts, Side::Home, *geometry);
    addGoal(charts, Side::Away, *geometry);
    for (int column = 1; column <= pitchColumns; ++column)
        geometry->columns.push_back({column - 0.5, QString::number(column)});
    for (int row = 1; row <= pitchRows; ++row)
        geometry->rows.push_back({row - 0.5 + charts.goalHeights, QString::number(row)});
    addZone(charts.penaltyArea, "penalty area", *geometry);
    addZone(charts.goalArea, "goal area", *geometry);
    addLines(charts, *geometry);
    // Options are named as the side that decides sees them.
    geometry->isNamedByEachSide = true;
    return geometry;
}

} // namespace touchline::oldschool
