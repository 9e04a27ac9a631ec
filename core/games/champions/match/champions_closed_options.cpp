// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be chosen and why, and whom a choice is about.
#include "core/games/champions/match/champions_option_facts.h"
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

void closeMovers(const State &state, const OptionList &legal, const FixtureSetup &setup,
                 std::vector<ClosedOption> &closed)
{
    eachMan(menOnGrid(state, state.decider), [&](int man) {
        if (legal.contains(man))
            return;
        const QString name = optionName(promptDue(state), man, state.decider, setup);
        closed.push_back(
            {name, state.freeKickTurn
                       ? Message{QT_TRANSLATE_NOOP("core", "Cannot reach the ball of the free kick."), {}}
                       : Message{QT_TRANSLATE_NOOP(
                                     "core", "No free space can be reached with exactly the roll of %1."),
                                 {figure(state.roll)}}});
    });
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

void closeMoves(const State &state, const OptionList &legal, const FixtureSetup &setup,
                std::vector<ClosedOption> &closed)
{
    const int distance = stepsOf(state, state.chosen)[static_cast<std::size_t>(state.ball)];
    const bool canEnter = std::any_of(legal.begin(), legal.end(),
                                      [](OptionCode one) { return one >= ballCode && one < chargeCode; });
    if (!canEnter)
        closed.push_back({optionName(promptDue(state), ballCode + std::min(distance, int{state.roll}),
                                     state.decider, setup),
                          whyNoEntry(state, distance)});
}

void closePasses(const State &state, const FixtureSetup &setup, std::vector<ClosedOption> &closed)
{
    const Side side = state.play.side;
    const Men offside = offsideMen(state, side, state.play.cell);
    eachMan(menOnGrid(state, side), [&](int man) {
        const Piece piece = pieceOf(side, man);
        if (cellOf(state, piece) == state.play.cell)
            return;
        const bool hasTouched = has(state.play.touched, man);
        if (hasTouched || has(offside, man))
            closed.push_back(
                {pieceName(setup, piece),
                 hasTouched
                     ? Message{QT_TRANSLATE_NOOP("core", "Has touched the ball in this turn already."), {}}
                     : Message{QT_TRANSLATE_NOOP("core", "Offside."), {}}});
    });
}

void closeSaves(const State &state, const OptionList &legal, const FixtureSetup &setup,
                std::vector<ClosedOption> &closed)
{
    const Flight &flight = state.flight;
    for (int number = flight.lastFrom; number < flight.count; ++number)
        if (const int cell = flight[number].cell; !legal.contains(cell) && isFree(state, cell))
            closed.push_back({optionName(promptDue(state), cell, state.decider, setup),
                              {QT_TRANSLATE_NOOP("core", "Too far from the goalie, or the shot is too "
                                                         "fast."),
                               {}}});
}

} // namespace

std::vector<ClosedOption> closedOptions(const State &state, const FixtureSetup &setup)
{
    std::vector<ClosedOption> closed;
    if (awaits(state) != Awaits::Choice)
        return closed;
    OptionList legal;
    listOptions(state, legal);
    switch (state.phase) {
    case Phase::MovePiece:
        closeMovers(state, legal, setup, closed);
        break;
    case Phase::MoveTo:
        closeMoves(state, legal, setup, closed);
        break;
    case Phase::Kick:
        closePasses(state, setup, closed);
        break;
    case Phase::SaveSpot:
        closeSaves(state, legal, setup, closed);
        break;
    default:
        break;
    }
    return closed;
}

Message choiceSubject(const State &state, const FixtureSetup &setup)
{
    switch (state.phase) {
    case Phase::Place:
        return {QT_TRANSLATE_NOOP("core", "%1; %2 left"),
                {pieceName(setup, pieceOf(state.decider, nextToPlace(state, state.decider))),
                 figure(countOf(state.sides[state.decider].picked & ~menOnGrid(state, state.decider)))}};
    case Phase::Pick: {
        OptionList men;
        listOptions(state, men);
        return {linesToPick.at(static_cast<std::size_t>(lineOf(men[men.size() - 1]))), {}};
    }
    case Phase::MovePiece:
        return {QT_TRANSLATE_NOOP("core", "roll %1; fewer steps only onto the ball"), {figure(state.roll)}};
    case Phase::MoveTo:
        return {QT_TRANSLATE_NOOP("core", "%1, with a roll of %2"),
                {pieceName(setup, state.chosen), figure(state.roll)}};
    case Phase::Kick:
        return {QT_TRANSLATE_NOOP("core", "%1; spaces: %2"),
                {pieceName(setup, occupantOf(state, state.play.cell)), figure(state.play.left)}};
    case Phase::Intercept:
        return {QT_TRANSLATE_NOOP("core", "the ball passes %1"),
                {cellName(state.flight[state.flight.at].cell)}};
    case Phase::InjurySub:
        return {QT_TRANSLATE_NOOP("core", "%1"), {pieceName(setup, state.foul.victim)}};
    case Phase::SubOff:
        return {QT_TRANSLATE_NOOP("core", "for %1"), {pieceName(setup, substituteDue(state))}};
    case Phase::SubBack:
    case Phase::SubCell:
        if (const Piece piece = substituteDue(state); piece != noPiece)
            return {QT_TRANSLATE_NOOP("core", "%1"), {pieceName(setup, piece)}};
        return {};
    default:
        return {};
    }
}

} // namespace touchline::champions
