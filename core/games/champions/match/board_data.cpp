// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/board_data.h"

#include "core/games/champions/rules/rules.h"
#include "core/games/champions/rules/steps.h"

namespace touchline::champions {

namespace {

constexpr std::array<const char *, 4> lineRoles{"GK", "DF", "MF", "FW"};

BoardGeometry makeGeometry()
{
    BoardGeometry geometry;
    geometry.width = gridColumns;
    geometry.length = gridRows;
    for (int cell = 0; cell < cellCount; ++cell) {
        const double left = columnOf(cell);
        const double bottom = rowOf(cell);
        geometry.cells.push_back(
            {{},
             {{left, bottom}, {left + 1, bottom}, {left + 1, bottom + 1}, {left, bottom + 1}},
             {left + 0.5, bottom + 0.5},
             isRing(cell)});
    }
    const Charts &charts = shippedCharts();
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
        if (team.yellows[number] > 0)
            piece.signs << QStringLiteral("yellow");
        if (team.injuries[number] > 0)
            piece.signs << QStringLiteral("bandage");
        if (team.goalie == man && team.makeshift)
            piece.signs << QStringLiteral("makeshift");
        position.pieces.push_back(std::move(piece));
    });
}

/// The option as a place of the board, where it is one.
std::optional<BoardHighlight> highlightOf(const State &state, OptionCode option)
{
    const auto manAt = [&](int man) { return cellOf(state, pieceOf(state.decider, man)); };
    if (option == restCode || option == backCode)
        return std::nullopt;
    switch (state.phase) {
    case Phase::Place:
    case Phase::SubCell:
    case Phase::GoalieCell:
    case Phase::Spot:
    case Phase::ShootOutSpot:
    case Phase::ShootOutGoalie:
        return BoardHighlight{option, noCell, option, {}};
    case Phase::SaveSpot: {
        const Piece goalie = goalieOf(state, state.decider);
        const int quarters = quartersAt(state, state.decider, option, stepsOf(state, goalie));
        return BoardHighlight{option, cellOf(state, goalie), option, QStringLiteral("%1/4").arg(quarters)};
    }
    case Phase::Kicker:
    case Phase::MovePiece:
    case Phase::SubOff:
    case Phase::Taker:
    case Phase::Wall:
    case Phase::NewKeeper:
        return BoardHighlight{option, noCell, manAt(option), {}};
    case Phase::Intercept:
        return BoardHighlight{option, manAt(option), state.flight[state.flight.at].cell,
                              QStringLiteral("1/3")};
    case Phase::MoveTo: {
        const int from = cellOf(state, state.chosen);
        if (option < ballCode)
            return BoardHighlight{option, from, option, {}};
        if (option >= chargeCode)
            return BoardHighlight{option, from, nextCell(from, option - chargeCode),
                                  QStringLiteral("charge")};
        return BoardHighlight{option, from, state.ball,
                              QStringLiteral("%1, then %2")
                                  .arg(option - ballCode)
                                  .arg(state.roll - (option - ballCode) + 1 - state.shortened)};
    }
    case Phase::Run:
        if (option == noRun)
            return std::nullopt;
        return BoardHighlight{option, manAt(option / runBase), option % runBase, {}};
    case Phase::FoulChoice:
        return BoardHighlight{option, cellOf(state, option / pairBase), cellOf(state, option % pairBase), {}};
    default:
        return std::nullopt;
    }
}

void addHighlights(const State &state, BoardPosition &position)
{
    if (state.phase == Phase::Kick) {
        for (const Segment &segment : SegmentList(state, state.play)) {
            const int left = state.play.left - segment.spaces + 1;
            position.highlights.push_back(
                {segment.code, state.play.cell, segment.last(),
                 segment.end == SegmentEnd::Touch ? QStringLiteral("%1 left").arg(left) : QString()});
        }
        return;
    }
    OptionList options;
    listOptions(state, options);
    for (const OptionCode option : options)
        if (auto highlight = highlightOf(state, option); highlight && highlight->to != noCell)
            position.highlights.push_back(std::move(*highlight));
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
    note("formation", formationName(state.sides[side].formation));
    note("dug-out", shirtsOf(menIn(state, side, Place::Dugout)));
    note("warming up", shirtsOf(menIn(state, side, Place::Strip)));
    if (state.options().substitutions)
        note("substitutions left", QString::number(mostSubstitutions - state.sides[side].substitutions));
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
        addNotes(state, side, position);
        if (state.ball == noCellHere)
            continue;
        eachMan(offsideMen(state, side, state.ball), [&](int man) {
            position.marks.push_back(
                {QStringLiteral("offside"), state.sides[side].cell[static_cast<std::size_t>(man)], {}});
        });
    }
    if (state.ball != noCellHere) {
        BoardBall ball;
        ball.cell = state.ball;
        position.ball = ball;
    }
    if (awaits(state) == Awaits::Choice && (!viewer || *viewer == state.decider))
        addHighlights(state, position);
    return position;
}

} // namespace touchline::champions
