// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/choices.h"
#include "core/games/oldschool/match/option_names.h"
#include "core/games/oldschool/rules/rules.h"
#include "core/games/oldschool/rules/steps.h"

#include <QtGlobal>

namespace touchline::oldschool {

namespace {

bool hasKind(const OptionList &legal, ActKind kind)
{
    for (const OptionCode option : legal)
        if (option != noneCode && actKind(option) == kind)
            return true;
    return false;
}

Message whyNoEnd(const State &state)
{
    if (state.now.mustPlay)
        return {QT_TRANSLATE_NOOP("core", "The ball has to be brought into play first."), {}};
    if (state.ball.mode == BallMode::Hands)
        return {QT_TRANSLATE_NOOP("core", "The goalkeeper has to release the ball."), {}};
    return {
        QT_TRANSLATE_NOOP("core", "The ball lies beside an opponent: dribble away from him, pass or shoot."),
        {}};
}

Message whyNoRoll(const State &state)
{
    if (state.now.dicePlayUsed)
        return {QT_TRANSLATE_NOOP("core", "The ball was played with dice in this turn."), {}};
    if (state.now.kind == Restart::Corner)
        return {QT_TRANSLATE_NOOP("core", "A corner is crossed."), {}};
    return {QT_TRANSLATE_NOOP("core", "He has rolled in this turn."), {}};
}

Message whyNoFreePass(const State &state)
{
    const int passer = state.ball.holder;
    const Side side = sideOf(passer);
    if (state.now.dicePlayUsed)
        return {QT_TRANSLATE_NOOP("core", "The ball was played with dice in this turn."), {}};
    if (state.now.kind == Restart::Corner)
        return {QT_TRANSLATE_NOOP("core", "A corner is crossed."), {}};
    if (state.now.freePasses >= mostFreePasses)
        return {QT_TRANSLATE_NOOP("core", "There were three passes without dice in this turn."), {}};
    if (isOpponentNear(state, side, state.ball.at, 1) ||
        isOpponentNear(state, side, state.piece(passer).at, 1))
        return {QT_TRANSLATE_NOOP("core", "An opponent stands beside the ball or beside who has it."), {}};
    return {QT_TRANSLATE_NOOP("core",
                              "Nobody is free: an opponent is too near to each of the others or to the way "
                              "there, or they have moved, or are offside."),
            {}};
}

Message whyNoFeint(const State &state)
{
    const Piece &carrier = state.piece(state.ball.holder);
    if (carrier.feinted)
        return {QT_TRANSLATE_NOOP("core", "He has tried a feint in this turn."), {}};
    if (carrier.stuck)
        return {QT_TRANSLATE_NOOP("core", "He may not move any more in this turn."), {}};
    return {QT_TRANSLATE_NOOP("core", "No opponent who can still move stands beside the ball."), {}};
}

Message whyNoTackle(const State &state, int piece)
{
    const Piece &one = state.piece(piece);
    if (state.ball.mode == BallMode::Hands)
        return {QT_TRANSLATE_NOOP("core", "The goalkeeper has the ball in his hands."), {}};
    if (one.tackled)
        return {QT_TRANSLATE_NOOP("core", "He has tackled in this turn."), {}};
    if (one.stuck || one.grounded)
        return {QT_TRANSLATE_NOOP("core", "He may not move any more in this turn."), {}};
    if (one.mp < 1)
        return {QT_TRANSLATE_NOOP("core", "He has no movement point left."), {}};
    return {QT_TRANSLATE_NOOP("core", "His role does not mark this direction."), {}};
}

} // namespace

void closeActs(const State &state, ClosedOptions<State> &closed)
{
    const bool isOwn = isCarried(state) && sideOf(state.ball.holder) == state.decider;
    if (!isOwn || state.now.turnover || state.ball.mode == BallMode::Air)
        return;
    if (!closed.legal().contains(noneCode))
        closed.add(noneCode, whyNoEnd(state));
    if (!hasKind(closed.legal(), ActKind::Roll))
        closed.add(actCode(ActKind::Roll), whyNoRoll(state));
    if (!hasKind(closed.legal(), ActKind::FreePass))
        closed.add(QStringLiteral("free pass"), whyNoFreePass(state));
    if (state.ball.mode == BallMode::Held && !state.now.mustPlay && !hasKind(closed.legal(), ActKind::Feint))
        closed.add(actCode(ActKind::Feint), whyNoFeint(state));
}

void closeTackles(const State &state, ClosedOptions<State> &closed)
{
    if (!isCarried(state) || sideOf(state.ball.holder) == state.decider)
        return;
    const Point carrier = state.piece(state.ball.holder).at;
    eachPiece(state, state.decider, [&](int piece) {
        if (distance(state.piece(piece).at, carrier) == 1)
            closed.add(actCode(ActKind::TackleOn, manOf(state, piece)), whyNoTackle(state, piece));
    });
}

} // namespace touchline::oldschool
