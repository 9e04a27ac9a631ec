// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/board_data.h"

#include "core/games/fuba/rules/option_names.h"
#include "core/games/fuba/rules/rules.h"
#include "core/games/fuba/team/fuba_team.h"

namespace touchline::fuba {

namespace {

constexpr double width = 68;
constexpr double length = 105;
constexpr double leftCut = 13.84;
constexpr double rightCut = 54.16;
/// Depth of a corner spot as it is drawn.
constexpr double spotSize = 3;

struct Box
{
    double left;
    double bottom;
    double right;
    double top;
};

/// The 13 areas, by number.
constexpr std::array<Box, areaCount> boxes{{{leftCut, 0, rightCut, 16.5},
                                            {0, 0, leftCut, 26.25},
                                            {rightCut, 0, width, 26.25},
                                            {leftCut, 16.5, rightCut, 37},
                                            {0, 26.25, leftCut, 52.5},
                                            {rightCut, 26.25, width, 52.5},
                                            {leftCut, 37, rightCut, 68},
                                            {0, 52.5, leftCut, 78.75},
                                            {rightCut, 52.5, width, 78.75},
                                            {leftCut, 68, rightCut, 88.5},
                                            {0, 78.75, leftCut, length},
                                            {rightCut, 78.75, width, length},
                                            {leftCut, 88.5, rightCut, length}}};

BoardCell cellOf(const Box &box, const QString &label, bool onlyWhenUsed)
{
    return {label,
            {{box.left, box.bottom}, {box.right, box.bottom}, {box.right, box.top}, {box.left, box.top}},
            {(box.left + box.right) / 2, (box.bottom + box.top) / 2},
            onlyWhenUsed};
}

BoardGeometry makeGeometry()
{
    BoardGeometry geometry;
    geometry.width = width;
    geometry.length = length;
    for (std::size_t area = 0; area < areaCount; ++area)
        geometry.cells.push_back(cellOf(boxes[area], QString::fromUtf8(areaNames[area]), false));
    for (const double y : {length, 0.0}) {
        const double low = y == 0 ? -spotSize : y;
        // Left and right as the side sees it that attacks there.
        const bool turnedRound = y == 0;
        for (const bool left : {true, false}) {
            const double x = left != turnedRound ? -spotSize : width;
            geometry.cells.push_back(
                cellOf({x, low, x + spotSize, low + spotSize}, QStringLiteral("K"), true));
        }
    }
    geometry.zones = {{QStringLiteral("defence"), {0, 1, 2, 3}},
                      {QStringLiteral("midfield"), {4, 5, 6, 7, 8}},
                      {QStringLiteral("attack"), {9, 10, 11, 12}}};
    geometry.lines = {{{{0, length / 2}, {width, length / 2}}, 0},
                      {{{width / 2, length / 2}}, 9.15},
                      {{{24.84, 0}, {24.84, 5.5}, {43.16, 5.5}, {43.16, 0}}, 0},
                      {{{24.84, length}, {24.84, length - 5.5}, {43.16, length - 5.5}, {43.16, length}}, 0}};
    return geometry;
}

void addPieces(const State &state, Side side, BoardPosition &position)
{
    const SideState &own = state.sides[side];
    for (int area = 0; area < areaCount; ++area) {
        const int cell = seenBy(side, area);
        const int fresh = at(own.unmoved, area);
        const int moved = at(own.pieces, area) - fresh;
        if (fresh > 0)
            position.pieces.push_back({side, 0, {}, cell, std::nullopt, fresh, false, {}});
        if (moved > 0)
            position.pieces.push_back({side, 0, {}, cell, std::nullopt, moved, true, {}});
    }
    BoardPiece keeper{side,         1, QStringLiteral("GK"), seenBy(side, own.keeper),
                      std::nullopt, 1, own.keeperMoved,      {}};
    if (own.keeperOut)
        keeper.signs << QStringLiteral("out");
    position.pieces.push_back(std::move(keeper));
}

/// Cell of the corner spot beside the ball.
int spotCell(const State &state)
{
    const bool left = ballOf(state, state.holder) == area::LC;
    return (state.holder == Side::Home ? homeLeftSpot : awayLeftSpot) + (left ? 0 : 1);
}

/// The option as a place of the board, where it is one.
std::optional<BoardHighlight> highlightOf(const State &state, OptionCode option)
{
    const auto cell = [&](int area) { return seenBy(state.decider, area); };
    switch (state.phase) {
    case Phase::Target:
        return BoardHighlight{option, state.ball, cell(option % crossingFlag),
                              QStringLiteral("value %1")
                                  .arg(valueAfterPass(state, option % crossingFlag, option >= crossingFlag))};
    case Phase::SetUpPlace:
    case Phase::SetUpKeeper:
    case Phase::Remove:
    case Phase::CreativeMove:
    case Phase::CornerSide:
        return BoardHighlight{option, noCell, cell(option), {}};
    case Phase::Fetch:
        return BoardHighlight{option, cell(option % fetchKeeper), state.ball, {}};
    case Phase::SetUpAdjust:
    case Phase::EventMove:
    case Phase::QuickMove:
    case Phase::Move:
    case Phase::GoalLine: {
        if (option == doneCode || option == toggleCode)
            return std::nullopt;
        const PieceMove move = PieceMove::ofCode(option);
        return BoardHighlight{option, cell(move.from), cell(move.to), {}};
    }
    default:
        return std::nullopt;
    }
}

void addHighlights(const State &state, BoardPosition &position)
{
    OptionList options;
    listOptions(state, options);
    for (const OptionCode option : options)
        if (auto highlight = highlightOf(state, option))
            position.highlights.push_back(std::move(*highlight));
}

QString three(const std::array<std::int8_t, lineCount> &numbers)
{
    return QStringLiteral("%1 %2 %3").arg(numbers[0]).arg(numbers[1]).arg(numbers[2]);
}

void addNotes(const State &state, Side side, std::optional<Side> viewer, BoardPosition &position)
{
    const SideState &own = state.sides[side];
    const auto note = [&](const QString &title, const QString &text) {
        position.notes.push_back({side, title, text});
    };
    const bool isOwn = !viewer || *viewer == side;
    if (isOwn || state.revealed)
        note(QStringLiteral("formation"), formationName(own.formation));
    if (state.options().condition && (isOwn || state.revealed))
        note(QStringLiteral("condition"),
             three(own.condition) + (own.tired ? QStringLiteral(", tired") : QString()));
    if (state.options().substitutions)
        note(QStringLiteral("substitutions"), QString::number(own.substitutions));
    note(QStringLiteral("cards"), QStringLiteral("%1 yellow, %2 red").arg(own.yellowsHeld).arg(own.reds));
    QStringList skills;
    for (int skill = 0; skill < skillCount; ++skill)
        if (((isOwn ? own.skills : own.revealed) >> static_cast<unsigned>(skill) & 1U) != 0)
            skills << skillName(skill);
    if (!skills.isEmpty())
        note(QStringLiteral("skills"), skills.join(QStringLiteral(", ")));
}

} // namespace

const BoardGeometry &boardGeometry()
{
    static const BoardGeometry geometry = makeGeometry();
    return geometry;
}

BoardPosition boardPosition(const State &state, std::optional<Side> viewer)
{
    BoardPosition position;
    for (const Side side : bothSides) {
        addPieces(state, side, position);
        addNotes(state, side, viewer, position);
    }
    BoardBall ball;
    ball.cell = state.atSpot ? spotCell(state) : state.ball;
    ball.value = state.value;
    ball.holder = state.holder;
    position.ball = ball;
    if (state.atSpot)
        position.pieces.push_back({state.holder, 0, {}, ball.cell, std::nullopt, 1, false, {}});
    if (state.phase == Phase::Target || state.phase == Phase::Move)
        for (int area = 0; area < areaCount; ++area)
            if (isOffsideNow(state, state.decider, area))
                position.marks.push_back({QStringLiteral("offside"), seenBy(state.decider, area), {}});
    // Whoever decides in secret does so unseen.
    if (awaits(state) == Awaits::Choice && (!viewer || *viewer == state.decider))
        addHighlights(state, position);
    return position;
}

} // namespace touchline::fuba
