// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/board_data.h"

#include "core/games/champions/match/choices.h"
#include "core/games/champions/match/option_names.h"
#include "core/games/champions/rules/rules.h"
#include "core/games/champions/rules/steps.h"
#include "core/games/champions/rules/teller.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr std::array<const char *, 4> lineRoles{"GK", "DF", "MF", "FW"};

BoardCell squareOf(int number)
{
    const double left = columnOf(number);
    const double bottom = rowOf(number);
    BoardCell cell;
    cell.name = cellName(number);
    cell.outline = {{left, bottom}, {left + 1, bottom}, {left + 1, bottom + 1}, {left, bottom + 1}};
    cell.centre = {left + 0.5, bottom + 0.5};
    cell.onlyWhenUsed = isRing(number);
    cell.ground = isRing(number)           ? BoardGround::Surround
                  : isGoal(number)         ? BoardGround::Goal
                  : rowOf(number) % 2 == 0 ? BoardGround::Stripe
                                           : BoardGround::Field;
    return cell;
}

BoardGeometry makeGeometry(const Charts &charts)
{
    BoardGeometry geometry;
    geometry.width = gridColumns;
    geometry.length = gridRows;
    for (int cell = 0; cell < cellCount; ++cell)
        geometry.cells.push_back(squareOf(cell));
    for (int column = 0; column < gridColumns; ++column)
        geometry.columns.push_back({column + 0.5, QString::number(column)});
    for (int row = 0; row < gridRows; ++row)
        geometry.rows.push_back({row + 0.5, QString::number(row)});
    const auto zone = [&](const char *name, const Cells &cells) {
        BoardZone made{QString::fromUtf8(name), {}};
        for (int cell = 0; cell < cellCount; ++cell)
            if (isIn(cells, cell) || isIn(cells, turned(cell)))
                made.cells.push_back(cell);
        geometry.zones.push_back(std::move(made));
    };
    zone("goalie area", charts.goalieArea);
    zone("penalty area", charts.penaltyArea);
    const double right = gridColumns - 1;
    const double low = 0.5;
    const double high = gridRows - 0.5;
    const double middle = gridRows / 2.0;
    const auto line = [&](std::vector<BoardPoint> points) {
        geometry.lines.push_back({std::move(points), 0});
    };
    line({{1, low}, {right, low}, {right, high}, {1, high}, {1, low}});
    line({{1, middle}, {right, middle}});
    geometry.lines.push_back({{{gridColumns / 2.0, middle}}, 1.5});
    for (const auto &[goal, inwards] : {std::pair{low, 1.0}, std::pair{high, -1.0}}) {
        const double edge = goal + 0.5 * inwards;
        line({{3, goal}, {3, edge + 3 * inwards}, {9, edge + 3 * inwards}, {9, goal}});
        line({{4, goal}, {4, edge + inwards}, {8, edge + inwards}, {8, goal}});
    }
    for (int cell = 0; cell < cellCount; ++cell)
        if (isIn(charts.penaltySpots, cell) || isIn(charts.penaltySpots, turned(cell)))
            line({geometry.cells[static_cast<std::size_t>(cell)].centre});
    return geometry;
}

void addPieces(const State &state, Side side, BoardPosition &position)
{
    const SideState &team = state.sides[side];
    eachMan(menOnGrid(state, side), [&](int man) {
        const auto number = static_cast<std::size_t>(man);
        BoardPiece piece;
        piece.side = side;
        piece.number = man + 1;
        piece.role = QString::fromUtf8(team.goalie == man ? lineRoles[0]
                                                          : lineRoles[static_cast<std::size_t>(lineOf(man))]);
        piece.cell = team.cell[number];
        piece.id = pieceOf(side, man);
        if (team.yellows[number] > 0)
            piece.signs.push_back(BoardSign::Yellow);
        if (team.injuries[number] > 0)
            piece.signs.push_back(BoardSign::Injured);
        if (team.goalie == man && team.makeshift)
            piece.signs.push_back(BoardSign::Makeshift);
        position.pieces.push_back(std::move(piece));
    });
}

BoardPlace placeOfMan(const State &state, int man)
{
    return BoardPlace{cellOf(state, pieceOf(state.decider, man))};
}

BoardPoint middleOf(int cell)
{
    return {columnOf(cell) + 0.5, rowOf(cell) + 0.5};
}

void addSegments(const State &state, BoardPosition &position)
{
    for (const Segment &segment : SegmentList(state, state.play)) {
        const int left = state.play.left - segment.spaces + 1;
        BoardHighlight kick{segment.code, segment.end == SegmentEnd::Shot ? BoardAct::Shot : BoardAct::Ball,
                            BoardPlace{state.play.cell}, BoardPlace{segment.last()},
                            segment.end == SegmentEnd::Touch ? QStringLiteral("%1 left").arg(left)
                                                             : QString()};
        kick.tone = segment.end == SegmentEnd::Out ? BoardTone::Bad : BoardTone::Plain;
        kick.path.push_back(middleOf(state.play.cell));
        for (int space = 0; space < segment.spaces; ++space)
            kick.path.push_back(middleOf(segment.cells[static_cast<std::size_t>(space)]));
        position.highlights.push_back(std::move(kick));
    }
}

void addHighlights(const State &state, BoardPosition &position)
{
    if (state.phase == Phase::Kick) {
        addSegments(state, position);
        return;
    }
    OptionList options;
    listOptions(state, options);
    position.highlights = marksOf(state, options);
}

QString shirtsOf(Men men)
{
    QStringList shirts;
    eachMan(men, [&](int man) { shirts << QString::number(man + 1); });
    return shirts.join(u' ');
}

void addNotes(const State &state, Side side, BoardPosition &position)
{
    const auto note = [&](const char *title, const QString &text) {
        if (!text.isEmpty())
            position.notes.push_back({side, QString::fromUtf8(title), text});
    };
    // Nobody is picked before it is chosen.
    if (state.sides[side].picked != 0)
        note("formation", formationName(state.sides[side].formation));
    note("dug-out", shirtsOf(menIn(state, side, Place::Dugout)));
    note("warming up", shirtsOf(menIn(state, side, Place::Strip)));
    if (state.options().substitutions)
        note("substitutions left", QString::number(mostSubstitutions - state.sides[side].substitutions));
}

/// The watch, by the spots that it has: one for each '1' of a half, or of extra time.
BoardClock boardClock(const State &state)
{
    constexpr int spotMinutes = 6;
    BoardClock clock;
    clock.period = state.period;
    clock.text = QStringLiteral("%1'").arg(minuteOf(state));
    const bool isExtra = state.period >= Period::ExtraTime;
    clock.all = (isExtra ? 30 : 90) / spotMinutes;
    clock.done = std::clamp((minuteOf(state) - (isExtra ? 90 : 0)) / spotMinutes, 0, clock.all);
    return clock;
}

int pieceOfPlayer(const State &state, Side side, int player)
{
    const auto &players = state.tables->teams[side].player;
    const auto man = std::find(players.begin(), players.end(), player);
    return player == Event::nobody || man == players.end()
               ? noPiece
               : pieceOf(side, static_cast<int>(man - players.begin()));
}

/// The spaces of a kick in the last flight; empty where it is not the flight of this kick any more.
std::vector<BoardPoint> wayOfKick(const Flight &flight, int from, int to)
{
    int begin = 0;
    int end = -1;
    for (int i = 0; i < flight.count; ++i) {
        if (flight[i].cell == from)
            begin = i + 1;
        else if (flight[i].cell == to)
            end = i;
    }
    std::vector<BoardPoint> way;
    if (begin > end)
        return way;
    way.push_back(middleOf(from));
    for (int i = begin; i <= end; ++i)
        way.push_back(middleOf(flight[i].cell));
    return way;
}

/// Why the rules put a man elsewhere, in their own word.
QString shiftReason(const Event &event)
{
    const EventField &why = eventSpec(event::Shift, eventSpecs())->fields[4];
    return QString::fromUtf8(why.words[static_cast<std::size_t>(event.numbers[4])]);
}

} // namespace

BoardGeometryPtr boardGeometry(const Charts &charts)
{
    return std::make_shared<const BoardGeometry>(makeGeometry(charts));
}

BoardHighlight markCell(const State & /*state*/, OptionCode option)
{
    return {option, BoardAct::Place, {}, option == restCode ? BoardPlace{} : BoardPlace{option}};
}

BoardHighlight markMan(const State &state, OptionCode option)
{
    return {option, BoardAct::Pick, {}, option == restCode ? BoardPlace{} : placeOfMan(state, option)};
}

BoardHighlight markSave(const State &state, OptionCode option)
{
    if (option == restCode)
        return {option, BoardAct::Save, {}, {}};
    const Piece goalie = goalieOf(state, state.decider);
    const int quarters = quartersAt(state, state.decider, option, stepsOf(state, goalie));
    BoardHighlight save{option, BoardAct::Save, BoardPlace{cellOf(state, goalie)}, BoardPlace{option}};
    save.chance = QStringLiteral("%1/4").arg(quarters);
    return save;
}

BoardHighlight markInterception(const State &state, OptionCode option)
{
    if (option == restCode)
        return {option, BoardAct::Save, {}, {}};
    BoardHighlight attempt{option, BoardAct::Save, placeOfMan(state, option),
                           BoardPlace{state.flight[state.flight.at].cell}};
    attempt.chance = QStringLiteral("1/3");
    return attempt;
}

BoardHighlight markMove(const State &state, OptionCode option)
{
    const BoardPlace from{cellOf(state, state.chosen)};
    if (option == backCode)
        return {option, BoardAct::Move, from, {}};
    if (option < ballCode)
        return {option, BoardAct::Move, from, BoardPlace{option}};
    if (option >= chargeCode)
        return {option, BoardAct::Duel, from, BoardPlace{nextCell(from.cell, option - chargeCode)},
                QStringLiteral("charge")};
    return {option, BoardAct::Move, from, BoardPlace{state.ball},
            QStringLiteral("%1, then %2")
                .arg(option - ballCode)
                .arg(state.roll - (option - ballCode) + 1 - state.shortened)};
}

BoardHighlight markRun(const State &state, OptionCode option)
{
    if (option == noRun)
        return {option, BoardAct::Move, {}, {}};
    return {option, BoardAct::Move, placeOfMan(state, option / runBase), BoardPlace{option % runBase}};
}

BoardHighlight markFoul(const State &state, OptionCode option)
{
    return {option, BoardAct::Duel, BoardPlace{cellOf(state, option / pairBase)},
            BoardPlace{cellOf(state, option % pairBase)}};
}

BoardPosition boardPosition(const State &state, std::optional<Side> viewer)
{
    BoardPosition position;
    for (const Side side : bothSides) {
        addPieces(state, side, position);
        addNotes(state, side, position);
        if (state.ball == noCellHere)
            continue;
        eachMan(offsideMen(state, side, state.ball), [&](int man) {
            position.marks.push_back(
                {BoardMarkKind::Offside, state.sides[side].cell[static_cast<std::size_t>(man)]});
        });
    }
    if (state.ball != noCellHere) {
        BoardBall ball;
        ball.cell = state.ball;
        position.ball = ball;
    }
    if (awaits(state) == Awaits::Choice && (!viewer || *viewer == state.decider))
        addHighlights(state, position);
    if (state.phase == Phase::MoveTo) {
        const Cells closed = closedFor(state, state.chosen);
        for (int cell = 0; cell < cellCount; ++cell)
            if (isIn(closed, cell))
                position.marks.push_back({BoardMarkKind::Closed, cell});
    }
    position.score = state.score;
    position.clock = boardClock(state);
    BoardDie die;
    die.name = QStringLiteral("turn");
    die.value = state.roll;
    die.side = state.turnSide;
    die.meaning = BoardMeaning::StepsOfTurn;
    position.dice.push_back(std::move(die));
    return position;
}

BoardMotion boardMotion(const State &state, const BoardPosition &before, const BoardPosition &after,
                        std::span<const Event> since)
{
    MotionBuilder motion(before);
    for (const Event &event : since) {
        const auto cell = [&event](std::size_t field) {
            return BoardPlace{cellAt(event.numbers[field], event.numbers[field + 1])};
        };
        const int piece = event.hasSide ? pieceOfPlayer(state, event.side, event.player) : noPiece;
        const auto isOneOf = [&event](auto... kinds) { return ((event.kind == kinds) || ...); };
        if (isOneOf(event::Move, event::Run, event::Charge))
            motion.movePiece(piece, cell(2));
        else if (isOneOf(event::Shift))
            motion.movePiece(piece, cell(2), shiftReason(event));
        else if (isOneOf(event::Placed, event::InterceptTry, event::SaveTry))
            motion.movePiece(piece, cell(0));
        else if (isOneOf(event::Kick, event::Pass))
            motion.moveBall(cell(2), wayOfKick(state.flight, cell(0).cell, cell(2).cell));
        else if (isOneOf(event::Deflection, event::Rebound))
            motion.moveBall(cell(0));
    }
    return std::move(motion).upTo(after);
}

} // namespace touchline::champions
