// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/choices.h"
#include "core/games/simulator/match/option_names.h"
#include "core/games/simulator/rules/rules.h"
#include "core/games/simulator/rules/steps.h"

#include <QtGlobal>

namespace touchline::simulator {

namespace {

using Closed = ClosedOptions<State>;

const char *whyNoKick(const State &state)
{
    if (state.turn.abilities != 0)
        return QT_TRANSLATE_NOOP("core", "Only what the skill allows can be played at once.");
    if (state.turn.restart != Restart::None)
        return QT_TRANSLATE_NOOP("core", "Not from this restart.");
    return nullptr;
}

const char *whyNoMove(const State &state, int piece)
{
    if (piece == state.ball.possessor)
        return QT_TRANSLATE_NOOP("core", "Has the ball.");
    return state.man(piece).moved ? QT_TRANSLATE_NOOP("core", "Has moved in this turn.")
                                  : QT_TRANSLATE_NOOP("core", "No free cell is in reach.");
}

const char *whyNoDefence(const State &state, int piece)
{
    if (state.man(piece).moved)
        return QT_TRANSLATE_NOOP("core", "Has moved in this turn.");
    if (allowance(state) == 0 && piece != keeperOf(state, state.decider))
        return QT_TRANSLATE_NOOP("core",
                                 "The attackers moved nobody: the goalkeeper and one other may move.");
    return QT_TRANSLATE_NOOP("core", "No free cell is in reach.");
}

const char *whyNoEntry(const State &state)
{
    const int cell = state.man(state.ball.possessor).cell;
    if (state.restart.kind == Restart::ThrowIn)
        return QT_TRANSLATE_NOOP("core", "Nobody goes to a throw-in.");
    if (state.turn.firstDone)
        return QT_TRANSLATE_NOOP("core", "Only the first player who moves may enter the ball's cell.");
    if (pieceAt(state, state.decider, cell) != noPiece)
        return QT_TRANSLATE_NOOP("core", "A teammate is in the ball's cell.");
    return QT_TRANSLATE_NOOP("core", "The ball's cell is too far away.");
}

/// 2.6: the rod is for shots from outside the penalty area, against a goalkeeper in his goal area.
const char *whyNoRod(const State &state)
{
    const Side side = sideOf(state.kick.kicker);
    if (isPenaltyArea(own(state, side, state.kick.cell)))
        return QT_TRANSLATE_NOOP("core", "The shot comes from inside the penalty area.");
    return QT_TRANSLATE_NOOP("core", "The goalkeeper is not in the goal area.");
}

const char *whyNotStanding(const State &state)
{
    const int from = state.man(state.chosen).cell;
    const int cells = distance(from, state.chosenCell);
    if (cells > 1)
        return QT_TRANSLATE_NOOP("core", "After two cells the goalkeeper can only lie.");
    if (cells == 1 && !isFrontOf(state.chosenCell, from, state.along(state.decider)))
        return QT_TRANSLATE_NOOP("core", "After a step back the goalkeeper can only lie.");
    return QT_TRANSLATE_NOOP("core", "Against a goal scorer the goalkeeper may stand in the goal area only.");
}

} // namespace

void closeKicks(const State &state, Closed &closed)
{
    const char *general = whyNoKick(state);
    const auto why = [general](const char *reason) { return general == nullptr ? reason : general; };
    closed.add(passCode, general);
    closed.add(dribbleCode, why(state.options().duels
                                    ? QT_TRANSLATE_NOOP("core", "No standing opponent is in this cell or "
                                                                "beside it.")
                                    : QT_TRANSLATE_NOOP("core", "There are no duels by these rules.")));
    closed.add(crossCode, why(state.turn.crossUsed
                                  ? QT_TRANSLATE_NOOP("core", "One cross a turn.")
                                  : QT_TRANSLATE_NOOP("core", "The ball is not in the crossing zone.")));
    closed.add(shotCode,
               why(state.turn.shotUsed ? QT_TRANSLATE_NOOP("core", "One shot a turn.")
                                       : QT_TRANSLATE_NOOP("core", "The ball is not in the shooting zone.")));
    if (state.ball.possessor == keeperOf(state, state.decider))
        closed.add(handCode, why(QT_TRANSLATE_NOOP("core", "The ball is not in the goalkeeper's hands.")));
}

void closeSetUps(const State &state, Closed &closed)
{
    const SideState &side = state.sides[state.decider];
    closed.add(subCode, side.substitutions >= mostSubstitutions
                            ? QT_TRANSLATE_NOOP("core", "All five substitutions have been made.")
                            : QT_TRANSLATE_NOOP("core", "Nobody is left on the bench."));
    const char *enough = side.setUpMoves >= mostSetUpMoves
                             ? QT_TRANSLATE_NOOP("core", "Enough has been changed before this restart.")
                             : nullptr;
    closed.add(moveCode, enough);
    if (state.decider == state.restart.side)
        closed.add(takerCode, enough);
    else if (state.restart.kind == Restart::FreeKick)
        closed.add(wallCode,
                   side.wall != noCellHere
                       ? QT_TRANSLATE_NOOP("core", "The wall is up.")
                       : QT_TRANSLATE_NOOP("core", "Walls are for free kicks in the defence zone."));
}

void closeEntries(const State &state, Closed &closed)
{
    const int cell = state.man(state.ball.possessor).cell;
    if (state.man(state.chosen).cell == cell)
        closed.add(tackleCode, state.turn.firstDone
                                   ? QT_TRANSLATE_NOOP("core", "Only the first player who moves may tackle.")
                                   : nullptr);
    else
        closed.add(codeOfCell(state, state.decider, cell), whyNoEntry(state));
}

void closeMoves(const State &state, Closed &closed)
{
    eachOn(state, state.decider, [&](int piece) { closed.add(manOf(piece), whyNoMove(state, piece)); });
}

void closeDefenders(const State &state, Closed &closed)
{
    eachOn(state, state.decider, [&](int piece) { closed.add(manOf(piece), whyNoDefence(state, piece)); });
}

void closeKeeperCells(const State &state, Closed &closed)
{
    closed.add(rodCode, whyNoRod(state));
}

void closePoses(const State &state, Closed &closed)
{
    closed.add(standCode, whyNotStanding(state));
}

} // namespace touchline::simulator
