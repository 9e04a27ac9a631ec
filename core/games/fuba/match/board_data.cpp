// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/board_data.h"

#include "core/games/fuba/match/choices.h"
#include "core/games/fuba/match/option_names.h"
#include "core/games/fuba/rules/events.h"
#include "core/games/fuba/rules/rules.h"
#include "core/games/fuba/team/fuba_team.h"

#include <algorithm>

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

/// The areas for somebody who hears them.
constexpr std::array<const char *, areaCount> longNames{"own penalty area",
                                                        "left back wing",
                                                        "right back wing",
                                                        "central defence",
                                                        "left midfield wing, own half",
                                                        "right midfield wing, own half",
                                                        "centre area",
                                                        "left midfield wing, opponents' half",
                                                        "right midfield wing, opponents' half",
                                                        "central attack",
                                                        "left corner wing",
                                                        "right corner wing",
                                                        "opponents' penalty area"};

BoardCell cellOf(const Box &box, const QString &label, const QString &name)
{
    BoardCell cell;
    cell.label = label;
    cell.name = name;
    cell.outline = {
        {box.left, box.bottom}, {box.right, box.bottom}, {box.right, box.top}, {box.left, box.top}};
    cell.centre = {(box.left + box.right) / 2, (box.bottom + box.top) / 2};
    return cell;
}

BoardGeometry makeGeometry()
{
    BoardGeometry geometry;
    geometry.width = width;
    geometry.length = length;
    geometry.isNamedByEachSide = true;
    for (std::size_t area = 0; area < areaCount; ++area) {
        geometry.cells.push_back(
            cellOf(boxes[area], QString::fromUtf8(areaNames[area]), QString::fromUtf8(longNames[area])));
        // The wings are a little darker than the middle.
        if (area % 3 != 0)
            geometry.cells.back().ground = BoardGround::Stripe;
    }
    for (const double y : {length, 0.0}) {
        const double low = y == 0 ? -spotSize : y;
        // Left and right as the side sees it that attacks there.
        const bool turnedRound = y == 0;
        for (const bool left : {true, false}) {
            const double x = left != turnedRound ? -spotSize : width;
            BoardCell spot = cellOf({x, low, x + spotSize, low + spotSize}, QStringLiteral("K"),
                                    left ? QStringLiteral("left corner") : QStringLiteral("right corner"));
            spot.onlyWhenUsed = true;
            spot.ground = BoardGround::Surround;
            geometry.cells.push_back(std::move(spot));
        }
    }
    geometry.zones = {{QStringLiteral("defence"), {0, 1, 2, 3}},
                      {QStringLiteral("midfield"), {4, 5, 6, 7, 8}},
                      {QStringLiteral("attack"), {9, 10, 11, 12}}};
    geometry.lines = {{{{0, length / 2}, {width, length / 2}}, 0},
                      {{{width / 2, length / 2}}, 9.15},
                      {{{24.84, 0}, {24.84, 5.5}, {43.16, 5.5}, {43.16, 0}}, 0},
                      {{{24.84, length}, {24.84, length - 5.5}, {43.16, length - 5.5}, {43.16, length}}, 0},
                      {{{width / 2, 11}}, 0},
                      {{{width / 2, length - 11}}, 0},
                      {{{width / 2, length / 2}}, 0}};
    return geometry;
}

/// Of the keepers, who alone can be told apart.
int keeperId(Side side)
{
    return static_cast<int>(index(side));
}

BoardPiece alike(Side side, int cell, int count)
{
    BoardPiece piece;
    piece.side = side;
    piece.cell = cell;
    piece.count = count;
    return piece;
}

void addPieces(const State &state, Side side, BoardPosition &position)
{
    const SideState &own = state.sides[side];
    for (int area = 0; area < areaCount; ++area) {
        const int cell = seenBy(side, area);
        const int fresh = at(own.unmoved, area);
        const int moved = at(own.pieces, area) - fresh;
        if (fresh > 0)
            position.pieces.push_back(alike(side, cell, fresh));
        if (moved > 0) {
            position.pieces.push_back(alike(side, cell, moved));
            position.pieces.back().hasMoved = true;
        }
    }
    BoardPiece keeper = alike(side, seenBy(side, own.keeper), 1);
    keeper.number = 1;
    keeper.role = QStringLiteral("GK");
    keeper.hasMoved = own.keeperMoved;
    keeper.id = keeperId(side);
    if (own.keeperOut)
        keeper.signs.push_back(BoardSign::OffLine);
    position.pieces.push_back(std::move(keeper));
}

/// Cell of the corner spot beside the ball.
int spotCell(const State &state)
{
    const bool left = ballOf(state, state.holder) == area::LC;
    return (state.holder == Side::Home ? homeLeftSpot : awayLeftSpot) + (left ? 0 : 1);
}

BoardPlace placeOfArea(const State &state, int area)
{
    return BoardPlace{seenBy(state.decider, area)};
}

void addHighlights(const State &state, BoardPosition &position)
{
    OptionList options;
    listOptions(state, options);
    position.highlights = marksOf(state, options);
}

/// The time track with its marker.
BoardClock boardClock(const State &state)
{
    BoardClock clock;
    clock.period = state.period;
    clock.text = state.stoppage > 0 ? QStringLiteral("%1+%2'").arg(state.square).arg(state.stoppage)
                                    : QStringLiteral("%1'").arg(state.square);
    const int begin = state.period == Period::FirstHalf
                          ? 0
                          : lastSquare(static_cast<Period>(static_cast<int>(state.period) - 1));
    clock.all = std::max(0, lastSquare(state.period) - begin);
    clock.done = std::clamp(state.square - begin, 0, clock.all);
    return clock;
}

/// The two dice of the control roll.
void addDice(const State &state, BoardPosition &position)
{
    const auto die = [&](Side side, int value) {
        BoardDie shown;
        shown.name = QStringLiteral("control");
        shown.value = value;
        shown.side = side;
        shown.meaning = BoardMeaning::ControlRoll;
        position.dice.push_back(std::move(shown));
    };
    if (state.turn == 0)
        return;
    die(state.turnHolder, state.holderDie);
    die(opposite(state.turnHolder), state.otherDie);
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
    // Home chooses first.
    const bool isChosen =
        state.phase != Phase::FormationChoice || (side == Side::Home && state.decider == Side::Away);
    if (isChosen && (isOwn || state.revealed))
        note(QStringLiteral("formation"), formationName(own.formation));
    if (isChosen && state.options().condition && (isOwn || state.revealed))
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

BoardGeometryPtr boardGeometry()
{
    static const BoardGeometryPtr geometry = std::make_shared<const BoardGeometry>(makeGeometry());
    return geometry;
}

BoardHighlight markTarget(const State &state, OptionCode option)
{
    const int to = option % crossingFlag;
    return {option, BoardAct::Ball, BoardPlace{state.ball}, placeOfArea(state, to),
            QStringLiteral("value %1").arg(valueAfterPass(state, to, option >= crossingFlag))};
}

BoardHighlight markPlace(const State &state, OptionCode option)
{
    return {option, BoardAct::Place, {}, placeOfArea(state, option)};
}

BoardHighlight markRemoved(const State &state, OptionCode option)
{
    return {option, BoardAct::Pick, {}, placeOfArea(state, option)};
}

BoardHighlight markCorner(const State &state, OptionCode option)
{
    return {option, BoardAct::Ball, {}, placeOfArea(state, option)};
}

BoardHighlight markFetch(const State &state, OptionCode option)
{
    return {option, BoardAct::Move, placeOfArea(state, option % fetchKeeper), BoardPlace{state.ball}};
}

BoardHighlight markMove(const State &state, OptionCode option)
{
    if (option == doneCode || option == toggleCode)
        return {option, BoardAct::Move, {}, {}};
    const PieceMove move = PieceMove::ofCode(option);
    return {option, BoardAct::Move, placeOfArea(state, move.from), placeOfArea(state, move.to)};
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
    ball.meaning = BoardMeaning::BallValue;
    position.ball = ball;
    if (state.atSpot)
        position.pieces.push_back(alike(state.holder, ball.cell, 1));
    if (state.phase == Phase::Target || state.phase == Phase::Move)
        for (int area = 0; area < areaCount; ++area)
            if (isOffsideNow(state, state.decider, area))
                position.marks.push_back({BoardMarkKind::Offside, seenBy(state.decider, area)});
    // Whoever decides in secret does so unseen.
    if (awaits(state) == Awaits::Choice && (!viewer || *viewer == state.decider))
        addHighlights(state, position);
    position.score = state.score;
    position.clock = boardClock(state);
    addDice(state, position);
    return position;
}

BoardMotion boardMotion(const BoardPosition &before, const BoardPosition &after, std::span<const Event> since)
{
    MotionBuilder motion(before);
    for (const Event &event : since) {
        const auto area = [&event](std::size_t field) { return seenBy(event.side, event.numbers[field]); };
        if (event.kind == event::Pass) {
            motion.moveBall(BoardPlace{area(1)});
        } else if (event.kind == event::Move || event.kind == event::Fetch) {
            const bool isKeeper = event.numbers[2] != 0;
            if (isKeeper)
                motion.movePiece(keeperId(event.side), BoardPlace{area(1)});
            else
                motion.moveAlike(event.side, area(0), area(1));
            if (event.numbers[3] != 0) {
                motion.together();
                motion.moveBall(BoardPlace{area(1)});
            }
        }
    }
    return std::move(motion).upTo(after);
}

} // namespace touchline::fuba
