// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/board_data.h"
#include "core/games/simulator/match/board_points.h"
#include "core/games/simulator/match/option_names.h"
#include "core/games/simulator/rules/steps.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr double circleRadius = 9.60;

BoardPoint clipped(const BoardPoint &point)
{
    return {std::clamp(point.x, boardMargin, boardMargin + fieldWidth),
            std::clamp(point.y, boardMargin, boardMargin + fieldLength)};
}

/// A hexagon with two sides across the field; cut off at its lines.
BoardCell hexagon(int cell)
{
    constexpr double half = 5;
    constexpr double near = 2.887;
    constexpr double far = 5.774;
    const BoardPoint middle = boardPoint(true, centreOf(cell));
    BoardCell made;
    made.name = cellName(cell);
    made.centre = middle;
    constexpr std::array<std::array<double, 2>, 6> corners{
        {{near, half}, {far, 0}, {near, -half}, {-near, -half}, {-far, 0}, {-near, half}}};
    for (const auto &[across, along] : corners)
        made.outline.push_back(clipped({middle.x + across, middle.y + along}));
    made.ground = rowOf(cell) % 2 == 0 ? BoardGround::Stripe : BoardGround::Field;
    return made;
}

template <class Is>
void addZone(BoardGeometry &geometry, const char *name, const Is &is)
{
    BoardZone zone{QString::fromUtf8(name), {}};
    for (int cell = 0; cell < cellCount; ++cell)
        if (is(cell) || is(turned(cell)))
            zone.cells.push_back(cell);
    geometry.zones.push_back(std::move(zone));
}

BoardPoint inCm(double x, double y)
{
    return {boardMargin + fieldWidth - y, boardMargin + x};
}

/// What the rules tell cells apart by: the third of the field, the flank, penalty area and goal area.
int zoneOf(int cell)
{
    constexpr int lastOfDefence = 7;
    constexpr int lastOfMidfield = 14;
    const int column = columnOf(cell);
    const bool isMiddle = column > lastOfDefence && column <= lastOfMidfield;
    const int third = isMiddle ? 1 : column > lastOfMidfield ? 2 : 0;
    const bool isWide = !isMiddle && (isCrossingZone(cell) || isCrossingZone(turned(cell)));
    const bool isBox = isPenaltyArea(cell) || isPenaltyArea(turned(cell));
    const bool isGoal = isGoalArea(cell) || isGoalArea(turned(cell));
    return 8 * third + (isWide ? 1 : 0) + (isBox ? 2 : 0) + (isGoal ? 4 : 0);
}

/// The borders of the zones follow the cells (2.3).
void addBorders(BoardGeometry &geometry)
{
    const auto cellAround = [&](const BoardPoint &centre) {
        const auto found = std::ranges::find_if(geometry.cells, [&](const BoardCell &cell) {
            return std::abs(cell.centre.x - centre.x) < 1 && std::abs(cell.centre.y - centre.y) < 1;
        });
        return static_cast<int>(found - geometry.cells.begin());
    };
    for (int cell = 0; cell < cellCount; ++cell) {
        const BoardCell &one = geometry.cells[static_cast<std::size_t>(cell)];
        for (std::size_t corner = 0; corner < one.outline.size(); ++corner) {
            const BoardPoint &from = one.outline[corner];
            const BoardPoint &to = one.outline[(corner + 1) % one.outline.size()];
            const int other = cellAround({from.x + to.x - one.centre.x, from.y + to.y - one.centre.y});
            if (other > cell && other < cellCount && zoneOf(other) != zoneOf(cell)) {
                BoardLine border{{from, to}, 0};
                border.isThick = true;
                geometry.lines.push_back(std::move(border));
            }
        }
    }
}

void addGoals(BoardGeometry &geometry)
{
    constexpr double depth = 2.5;
    for (const double line : {0.0, fieldLength}) {
        const double net = line > 0 ? line + depth : -depth;
        BoardLine goal{{inCm(line, goalCentre - goalHalf), inCm(net, goalCentre - goalHalf),
                        inCm(net, goalCentre + goalHalf), inCm(line, goalCentre + goalHalf)},
                       0};
        goal.isThick = true;
        geometry.lines.push_back(std::move(goal));
    }
}

void addLines(BoardGeometry &geometry)
{
    geometry.lines.push_back(
        {{inCm(0, 0), inCm(fieldLength, 0), inCm(fieldLength, fieldWidth), inCm(0, fieldWidth), inCm(0, 0)},
         0});
    geometry.lines.push_back({{inCm(fieldLength / 2, 0), inCm(fieldLength / 2, fieldWidth)}, 0});
    geometry.lines.push_back({{inCm(fieldLength / 2, goalCentre)}, circleRadius});
    geometry.lines.push_back({{boardPoint(true, penaltySpot)}, 0});
    geometry.lines.push_back({{boardPoint(false, penaltySpot)}, 0});
    addGoals(geometry);
}

/// Columns lie along the field, rows across it.
void addNames(BoardGeometry &geometry)
{
    for (int row = 0; row < rowCount; ++row)
        geometry.columns.push_back(
            {boardPoint(true, centreOf(cellAt(row % 2 == 0 ? 1 : 0, row))).x, QString::number(row)});
    for (int column = 0; column <= lastColumn; ++column)
        geometry.rows.push_back(
            {boardPoint(true, centreOf(cellAt(column, column % 2 == 0 ? 1 : 0))).y, QString::number(column)});
}

} // namespace

BoardGeometryPtr boardGeometry()
{
    auto geometry = std::make_shared<BoardGeometry>();
    geometry->width = fieldWidth + 2 * boardMargin;
    geometry->length = fieldLength + 2 * boardMargin;
    for (int cell = 0; cell < cellCount; ++cell)
        geometry->cells.push_back(hexagon(cell));
    addZone(*geometry, "crossing zone", isCrossingZone);
    addZone(*geometry, "shooting zone", isShootingZone);
    addZone(*geometry, "penalty area", isPenaltyArea);
    addZone(*geometry, "goal area", isGoalArea);
    addLines(*geometry);
    addBorders(*geometry);
    addNames(*geometry);
    geometry->isNamedByEachSide = true;
    // A token of its own size could not be told from another on the smallest screen.
    constexpr double drawnSize = 5.2;
    geometry->pieceSize = drawnSize;
    geometry->pieceFoot = 2 * tokenRadius;
    geometry->lyingLength = tokenHeight;
    return geometry;
}

} // namespace touchline::simulator
