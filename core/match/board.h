// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/question.h"

#include <QString>
#include <QStringList>

#include <array>
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
    /// 0: a line through the points; else a circle of this radius round the first one.
    double radius = 0;
};

struct BoardGeometry
{
    double width = 0;
    double length = 0;
    std::vector<BoardCell> cells;
    std::vector<BoardZone> zones;
    std::vector<BoardLine> lines;
};

inline constexpr int noCell = -1;

struct BoardPiece
{
    Side side = Side::Home;
    /// On its shirt; 0 for a piece without one.
    int number = 0;
    /// "GK", "CB", ...; empty where a piece has none.
    QString role;
    /// Cell it stands in, or noCell and `at`.
    int cell = noCell;
    std::optional<BoardPoint> at;
    /// How many alike pieces this stands for.
    int count = 1;
    /// It has had its move.
    bool hasMoved = false;
    /// Small signs on it: "yellow", "lying", "out".
    QStringList signs;

    bool operator==(const BoardPiece &) const = default;
};

struct BoardBall
{
    int cell = noCell;
    std::optional<BoardPoint> at;
    /// Where the ball is a die: what it shows; 0 = it is a ball.
    int value = 0;
    /// The side that has it; nothing for a loose ball.
    std::optional<Side> holder;

    bool operator==(const BoardBall &) const = default;
};

/// Something that a cell or a stretch of the board is marked with: "offside", "closed", "target".
struct BoardMark
{
    QString kind;
    int cell = noCell;
    std::vector<BoardPoint> points;

    bool operator==(const BoardMark &) const = default;
};

/// A legal option of the choice that is due, where it can be pointed at.
struct BoardHighlight
{
    OptionCode option = 0;
    /// The piece's cell, where a piece is chosen with its way.
    int from = noCell;
    int to = noCell;
    /// What it would come to: "value 3".
    QString text;

    bool operator==(const BoardHighlight &) const = default;
};

/// A line beside the board: "Condition: 4 4 2".
struct BoardNote
{
    /// Nothing: it belongs to both.
    std::optional<Side> side;
    QString title;
    QString text;

    bool operator==(const BoardNote &) const = default;
};

struct BoardPosition
{
    std::vector<BoardPiece> pieces;
    std::optional<BoardBall> ball;
    std::vector<BoardMark> marks;
    std::vector<BoardHighlight> highlights;
    std::vector<BoardNote> notes;

    bool operator==(const BoardPosition &) const = default;
};

} // namespace touchline
