// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be chosen and why, and whom a choice is about.
#include "core/games/champions/match/choices.h"
#include "core/games/champions/match/option_names.h"
#include "core/games/champions/rules/rules.h"
#include "core/games/champions/rules/steps.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::champions {

namespace {

/// By Line.
constexpr std::array<const char *, outfieldLines + 1> linesToPick{
    QT_TRANSLATE_NOOP("core", "a goalkeeper"), QT_TRANSLATE_NOOP("core", "a defender"),
    QT_TRANSLATE_NOOP("core", "a midfielder"), QT_TRANSLATE_NOOP("core", "a forward")};

QString figure(int number)
{
    return QString::number(number);
}

Message whyNoEntry(const State &state, int distance)
{
    if (distance >= farAway)
        return {QT_TRANSLATE_NOOP("core", "No way leads to the ball."), {}};
    if (distance > state.roll)
        return {QT_TRANSLATE_NOOP("core", "Steps to the ball: %1; the roll is %2."),
                {figure(distance), figure(state.roll)}};
    if (!state.freeKickTurn && !keepsLimits(state, state.chosen, state.ball))
        return {QT_TRANSLATE_NOOP("core", "Too many players in the penalty area or in a chain."), {}};
    return {QT_TRANSLATE_NOOP("core", "The kick could not cover exactly the spaces that are left."), {}};
}

} // namespace

void closeMovers(const State &state, ClosedOptions<State> &closed)
{
    eachMan(menOnGrid(state, state.decider), [&](int man) {
        closed.add(
            man, state.freeKickTurn
                     ? Message{QT_TRANSLATE_NOOP("core", "Cannot reach the ball of the free kick."), {}}
                     : Message{QT_TRANSLATE_NOOP("core",
                                                 "No free space can be reached with exactly the roll of %1."),
                               {figure(state.roll)}});
    });
}

void closeMoves(const State &state, ClosedOptions<State> &closed)
{
    const int distance = stepsOf(state, state.chosen)[static_cast<std::size_t>(state.ball)];
    const bool canEnter = std::any_of(closed.legal().begin(), closed.legal().end(),
                                      [](OptionCode one) { return one >= ballCode && one < chargeCode; });
    if (!canEnter)
        closed.add(ballCode + std::min(distance, int{state.roll}), whyNoEntry(state, distance));
}

void closePasses(const State &state, ClosedOptions<State> &closed)
{
    const Side side = state.play.side;
    const Men offside = offsideMen(state, side, state.play.cell);
    eachMan(menOnGrid(state, side), [&](int man) {
        const Piece piece = pieceOf(side, man);
        if (cellOf(state, piece) == state.play.cell)
            return;
        const bool hasTouched = has(state.play.touched, man);
        if (hasTouched || has(offside, man))
            closed.add(
                pieceName(closed.setup(), piece),
                hasTouched
                    ? Message{QT_TRANSLATE_NOOP("core", "Has touched the ball in this turn already."), {}}
                    : Message{QT_TRANSLATE_NOOP("core", "Offside."), {}});
    });
}

void closeSaves(const State &state, ClosedOptions<State> &closed)
{
    const Flight &flight = state.flight;
    for (int number = flight.lastFrom; number < flight.count; ++number)
        if (const int cell = flight[number].cell; isFree(state, cell))
            closed.add(cell, QT_TRANSLATE_NOOP("core", "Too far from the goalie, or the shot is too fast."));
}

Message aboutPlaced(const State &state, const FixtureSetup &setup)
{
    return {QT_TRANSLATE_NOOP("core", "%1; %2 left"),
            {pieceName(setup, pieceOf(state.decider, nextToPlace(state, state.decider))),
             figure(countOf(state.sides[state.decider].picked & ~menOnGrid(state, state.decider)))}};
}

Message aboutPick(const State &state, const FixtureSetup & /*setup*/)
{
    OptionList men;
    listOptions(state, men);
    return {linesToPick.at(static_cast<std::size_t>(lineOf(men[men.size() - 1]))), {}};
}

Message aboutRoll(const State &state, const FixtureSetup & /*setup*/)
{
    if (state.roll == 1)
        return {QT_TRANSLATE_NOOP("core", "1 step"), {}};
    return {QT_TRANSLATE_NOOP("core", "%1 steps, fewer only onto the ball"), {figure(state.roll)}};
}

Message aboutMover(const State &state, const FixtureSetup &setup)
{
    return {QT_TRANSLATE_NOOP("core", "%1, with a roll of %2"),
            {pieceName(setup, state.chosen), figure(state.roll)}};
}

Message aboutKick(const State &state, const FixtureSetup &setup)
{
    return {QT_TRANSLATE_NOOP("core", "%1; spaces: %2"),
            {pieceName(setup, occupantOf(state, state.play.cell)), figure(state.play.left)}};
}

Message aboutFlight(const State &state, const FixtureSetup & /*setup*/)
{
    return {QT_TRANSLATE_NOOP("core", "the ball passes %1"), {cellName(state.flight[state.flight.at].cell)}};
}

Message aboutInjured(const State &state, const FixtureSetup &setup)
{
    return {QT_TRANSLATE_NOOP("core", "%1"), {pieceName(setup, state.foul.victim)}};
}

Message aboutPartner(const State &state, const FixtureSetup &setup)
{
    return {QT_TRANSLATE_NOOP("core", "for %1"), {pieceName(setup, substituteDue(state))}};
}

Message aboutSubstitute(const State &state, const FixtureSetup &setup)
{
    const Piece piece = substituteDue(state);
    return piece == noPiece ? Message{} : Message{QT_TRANSLATE_NOOP("core", "%1"), {pieceName(setup, piece)}};
}

} // namespace touchline::champions
