// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/side.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace touchline {

/// A board as data: one widget, one text drawing show every game. Squares, hexagons, large areas and free
/// positions are all cells with an outline; what lies between the cells or beside them has a point of its
/// own.

/// In the board's own unit (metres, centimetres, squares): x from the home side's left touchline, y from its
/// goal line. The home side plays upwards.
struct BoardPoint
{
    double x = 0;
    double y = 0;

    bool operator==(const BoardPoint &) const = default;
};

inline constexpr int noCell = -1;

/// A cell, or a point that may lie in one.
struct BoardPlace
{
    int cell = noCell;
    /// Where exactly; nothing: the middle of the cell.
    std::optional<BoardPoint> at{};

    [[nodiscard]] bool isNowhere() const { return cell == noCell && !at; }
    bool operator==(const BoardPlace &) const = default;
};

/// What a cell is part of: the field, one of its darker stripes, a goal, or what lies around.
enum class BoardGround : std::uint8_t { Field, Stripe, Goal, Surround };

struct BoardCell
{
    /// As options and logs name it, seen by the home side; may be empty (a grid is named by its edges).
    QString label;
    /// At least three points, in order around the cell.
    std::vector<BoardPoint> outline;
    /// Where its label and its pieces are drawn.
    BoardPoint centre;
    /// Drawn only while something is on it (a corner spot, places beside the pitch).
    bool onlyWhenUsed = false;
    /// For somebody who hears it: "left back wing"; empty: the label says enough.
    QString name{};
    BoardGround ground = BoardGround::Field;
};

/// Cells that the rules name together, as the home side sees them: "attack", "penalty area".
struct BoardZone
{
    QString name;
    std::vector<int> cells;
};

/// Painted on the pitch; no cell ends at it.
struct BoardLine
{
    std::vector<BoardPoint> points;
    /// 0: a line through the points, or a spot where there is one alone; else round the first one.
    double radius = 0;
    /// Of an arc, in degrees, against the clock from the direction of x; a span of 360 is a circle.
    double start = 0;
    double span = 360;
    /// The edge of a zone.
    bool isThick = false;
};

/// The name of a column or row of a grid, at the edge of the board.
struct BoardEdge
{
    double at = 0;
    QString label;
};

/// Made for one match: a rulebook's owner may have replaced its pitch.
struct BoardGeometry
{
    double width = 0;
    double length = 0;
    std::vector<BoardCell> cells;
    std::vector<BoardZone> zones;
    std::vector<BoardLine> lines;
    /// By their x, and by their y.
    std::vector<BoardEdge> columns{};
    std::vector<BoardEdge> rows{};
    /// Each side names the cells from its own end: the visitors' left wing is the home side's right one.
    bool isNamedByEachSide = false;
    /// Of a piece as it is; 0: as large as the cells have room for.
    double pieceSize = 0;
    /// What a piece takes up, where `pieceSize` draws it larger so that its number can be read: pieces that
    /// would lie on each other are drawn side by side. 0: it is as large as it is drawn.
    double pieceFoot = 0;
    /// Of one that lies, along its front; 0: it takes the room of one that stands.
    double lyingLength = 0;
};
using BoardGeometryPtr = std::shared_ptr<const BoardGeometry>;

/// Where a place is; nothing for one that is nowhere.
[[nodiscard]] std::optional<BoardPoint> pointOf(const BoardGeometry &geometry, const BoardPlace &place);
/// The cell with this point in it; noCell beside the board.
[[nodiscard]] int cellUnder(const BoardGeometry &geometry, const BoardPoint &point);
/// Half a turn round the middle of the board.
[[nodiscard]] BoardPoint turnedRound(const BoardGeometry &geometry, const BoardPoint &point);
/// The cells as `side` names them: where each side names them from its own end, for the visitors each has the
/// names of the one in whose place it lies for them. Nothing moves.
[[nodiscard]] BoardGeometry namedBy(const BoardGeometry &geometry, Side side);

} // namespace touchline
