// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/board.h"

#include "core/base/index.h"

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

/// Two points that are one.
constexpr double nearly = 1e-6;

bool isInside(const std::vector<BoardPoint> &outline, const BoardPoint &point)
{
    bool inside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const BoardPoint &a = outline[i];
        const BoardPoint &b = outline[j];
        if ((a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

} // namespace

std::optional<BoardPoint> pointOf(const BoardGeometry &geometry, const BoardPlace &place)
{
    if (place.at)
        return place.at;
    if (place.cell < 0 || place.cell >= static_cast<int>(geometry.cells.size()))
        return std::nullopt;
    return geometry.cells[at(place.cell)].centre;
}

int BoardScale::stepTo(double value) const
{
    const int nearest = static_cast<int>(std::lround((value - low) / grain));
    return std::clamp(nearest, 0, std::max(count - 1, 0));
}

int cellUnder(const BoardGeometry &geometry, const BoardPoint &point)
{
    for (std::size_t cell = 0; cell < geometry.cells.size(); ++cell)
        if (isInside(geometry.cells[cell].outline, point))
            return static_cast<int>(cell);
    return noCell;
}

BoardPoint turnedRound(const BoardGeometry &geometry, const BoardPoint &point)
{
    return {geometry.width - point.x, geometry.length - point.y};
}

BoardGeometry namedBy(const BoardGeometry &geometry, Side side)
{
    BoardGeometry result = geometry;
    if (side == Side::Home || !geometry.isNamedByEachSide)
        return result;
    const std::vector<BoardCell> &cells = geometry.cells;
    // In most lists the cell opposite to the next one is the one before: there the search begins.
    std::size_t likely = cells.size();
    for (BoardCell &cell : result.cells) {
        const BoardPoint turned = turnedRound(geometry, cell.centre);
        for (std::size_t tried = 0; tried < cells.size(); ++tried) {
            const std::size_t place = (likely + 2 * cells.size() - 1 - tried) % cells.size();
            const BoardCell &other = cells[place];
            if (std::abs(other.centre.x - turned.x) >= nearly ||
                std::abs(other.centre.y - turned.y) >= nearly)
                continue;
            cell.label = other.label;
            cell.name = other.name;
            likely = place;
            break;
        }
    }
    return result;
}

} // namespace touchline
