// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/board_data.h"
#include "core/games/simulator/match/board_points.h"
#include "core/games/simulator/match/option_names.h"
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

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

/// A rectangle before one goal, and the same before the other one.
void addBox(BoardGeometry &geometry, double depth, double halfWidth)
{
    for (const bool isFar : {false, true}) {
        const auto x = [&](double from) { return isFar ? fieldLength - from : from; };
        geometry.lines.push_back(
            {{inCm(x(0), goalCentre - halfWidth), inCm(x(depth), goalCentre - halfWidth),
              inCm(x(depth), goalCentre + halfWidth), inCm(x(0), goalCentre + halfWidth)},
             0});
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
    constexpr double penaltyDepth = 17;
    constexpr double penaltyHalf = 21;
    constexpr double goalDepth = 6;
    constexpr double goalAreaHalf = 9.5;
    addBox(geometry, penaltyDepth, penaltyHalf);
    addBox(geometry, goalDepth, goalAreaHalf);
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
