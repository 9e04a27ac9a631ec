// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of a kick: the trace, headers, goals, balls out of the field (specification 6.2, 6.5).
#include "core/games/simulator/kick/angle_tables.h"
#include "core/games/simulator/rules/steps.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr int throwInset = 50;

bool isDeclared(Act act)
{
    return act == Act::Shot || act == Act::HeadShot;
}

void takeTouches(State &state, const Trace &trace)
{
    KickState &kick = state.kick;
    kick.touchCount = 0;
    for (int i = 0; i < trace.touchCount; ++i)
        if (const std::int8_t touch = trace.touches[static_cast<std::size_t>(i)]; touch >= 0)
            kick.touches[static_cast<std::size_t>(kick.touchCount++)] = touch;
    kick.end = trace.end;
    kick.to = at(hundredths(trace.at.x), hundredths(trace.at.y));
}

void tellPath(const State &state, const Trace &trace, const Teller &teller)
{
    const auto point = [&](int number) {
        return trace.path[static_cast<std::size_t>(std::min<int>(number, trace.pathCount - 1))];
    };
    const auto time = [](const PathPoint &one) { return static_cast<int>(one.time * 1000); };
    for (int first = 1; first < trace.pathCount; first += 3) {
        const PathPoint a = point(first);
        const PathPoint b = point(first + 1);
        const PathPoint c = point(first + 2);
        teller.of(state, event::Path, state.kick.kicker, hundredths(a.at.x), hundredths(a.at.y),
                  hundredths(a.height), time(a), hundredths(b.at.x), hundredths(b.at.y), hundredths(b.height),
                  time(b), hundredths(c.at.x), hundredths(c.at.y), hundredths(c.height), time(c));
    }
}

void tellKick(const State &state, const Launch &launch, const Trace &trace, const Teller &teller)
{
    if (!teller.records())
        return;
    const KickState &kick = state.kick;
    const Spot2 start = startOf(state);
    teller.of(state, event::Kick, kick.kicker, static_cast<int>(kick.act), kick.aim.elevation,
              kick.aim.direction, kick.aim.power, launch.direction,
              static_cast<int>(std::floor(launch.speed * 10 + 0.5)), hundredths(start.x), hundredths(start.y),
              static_cast<int>(kick.end), kick.to.x, kick.to.y);
    tellPath(state, trace, teller);
    for (int i = 0; i < trace.touchCount; ++i) {
        const int touch = trace.touches[static_cast<std::size_t>(i)];
        if (touch >= 0)
            teller.of(state, event::Touch, touch);
        else
            teller.all(state, event::Woodwork, touch == barTouch ? 1 : 0);
    }
}

void traceNow(State &state, const Teller &teller)
{
    KickState &kick = state.kick;
    const Side side = sideOf(kick.kicker);
    const int skill = state.tables->teams[side].skill;
    const Launch launch = launchOf(
        kick.aim, skill,
        {deviationUnits(kick.error[0]), deviationUnits(kick.error[1]), deviationUnits(kick.error[2])});
    const int keeper = keeperOf(state, opposite(side));
    TraceWish wish;
    if (kick.rod)
        putAt(state, keeper, rodAnswer(state, launch, state.man(keeper).at, deviationUnits(kick.reaction)));
    if (kick.act == Act::DribbleKeeper)
        wish.watchX = state.man(keeper).at.x / 100.0;
    Trace trace;
    traceKick(startOf(state), launch, obstaclesOf(state), wish, trace);
    takeTouches(state, trace);
    if (kick.act == Act::DribbleKeeper) {
        const double off = state.man(keeper).at.y / 100.0 - goalCentre;
        const double ball = trace.crossY - goalCentre;
        kick.passedKeeper =
            trace.crossed && std::fabs(ball) > std::fabs(off) && (off == 0 || (ball > 0) == (off > 0));
    }
    tellKick(state, launch, trace, teller);
}

void snapshot(State &state)
{
    const bool along = state.along(sideOf(state.kick.kicker));
    for (int piece = 0; piece < pieceCount; ++piece)
        state.kick.offsideX[static_cast<std::size_t>(piece)] = seen(state.man(piece).at, along).x;
}

bool touched(const State &state, int piece)
{
    const auto begin = state.kick.touches.begin();
    return std::find(begin, begin + state.kick.touchCount, piece) != begin + state.kick.touchCount;
}

/// The side that touched the ball last.
Side lastToucher(const State &state)
{
    const KickState &kick = state.kick;
    return sideOf(kick.touchCount > 0 ? kick.touches[static_cast<std::size_t>(kick.touchCount - 1)]
                                      : kick.kicker);
}

/// Whose goal is at that end.
Side defenderOf(const State &state, int x)
{
    const bool isFarEnd = x > pitchLength / 2;
    return state.along(Side::Home) == isFarEnd ? Side::Away : Side::Home;
}

Point goalKickSpot(const State &state, Side side)
{
    return seen(at(goalKickX, middleY), state.along(side));
}

void ballOut(State &state, const Teller &teller)
{
    const Point out = state.kick.to;
    const Side last = lastToucher(state);
    if (state.kick.end == KickEnd::Side) {
        const int y = out.y < middleY ? throwInset : pitchWidth - throwInset;
        return award(state, Restart::ThrowIn, opposite(last),
                     at(std::clamp<int>(out.x, lineInset, pitchLength - lineInset), y), teller);
    }
    const Side defender = defenderOf(state, out.x);
    if (last != defender)
        return award(state, Restart::GoalKick, defender, goalKickSpot(state, defender), teller);
    award(state, Restart::Corner, opposite(defender),
          at(out.x > pitchLength / 2 ? pitchLength - lineInset : lineInset,
             out.y > middleY ? pitchWidth - lineInset : lineInset),
          teller);
}

void ballInGoal(State &state, const Teller &teller)
{
    const int kicker = state.kick.kicker;
    const Side defender = defenderOf(state, state.kick.to.x);
    if (sideOf(kicker) == defender)
        return scoreGoal(state, opposite(defender), kicker, true, teller);
    if (isDeclared(state.kick.act))
        return scoreGoal(state, sideOf(kicker), kicker, false, teller);
    // R14
    award(state, Restart::GoalKick, defender, goalKickSpot(state, defender), teller);
}

// Crosses.

bool standsInBox(const State &state, int piece)
{
    return !state.man(piece).lying &&
           isPenaltyArea(own(state, sideOf(state.kick.kicker), state.man(piece).cell));
}

void startHeader(State &state, int header, const Teller &teller)
{
    const Side side = sideOf(header);
    if (side == sideOf(state.kick.kicker)) {
        if (isOffside(state, header) && !state.man(header).headed)
            return awardOffside(state, header, teller);
        state.passer = state.kick.kicker;
    }
    setBall(state, state.man(header).at);
    state.ball.possessor = static_cast<Piece>(header);
    state.ball.onHead = true;
    state.ball.inHands = false;
    ask(state, Phase::Header, side);
}

void meetCross(State &state, int piece, const Teller &teller)
{
    const Side crossing = sideOf(state.kick.kicker);
    if (sideOf(piece) != crossing && piece == keeperOf(state, sideOf(piece))) {
        teller.of(state, event::Catch, piece);
        return loseBallTo(state, piece, teller);
    }
    startHeader(state, piece, teller);
}

/// The first who is touched in the box heads the ball, wherever it would have gone; false: nobody is.
bool meetsSomebody(State &state, const Teller &teller)
{
    for (int i = 0; i < state.kick.touchCount; ++i) {
        const int piece = state.kick.touches[static_cast<std::size_t>(i)];
        if (standsInBox(state, piece)) {
            meetCross(state, piece, teller);
            return true;
        }
    }
    return false;
}

/// Teammates in whose cell an untouched precise cross lies.
Bits preciseReceivers(const State &state)
{
    const KickState &kick = state.kick;
    Bits receivers = 0;
    if (kick.act != Act::Cross || kick.end != KickEnd::Rest || kick.touchCount > 0 ||
        !state.options().levels || count(state, kick.kicker, Colour::Green) < 3)
        return 0;
    eachOn(state, sideOf(kick.kicker), [&](int piece) {
        if (piece != kick.kicker && standsInBox(state, piece) && state.ball.cells.has(state.man(piece).cell))
            receivers |= bitOf(piece);
    });
    return receivers;
}

bool isLoose(const State &state)
{
    bool isLoose = true;
    eachOn(state,
           [&](int piece) { isLoose = isLoose && state.ball.cells.distanceFrom(state.man(piece).cell) > 1; });
    return isLoose;
}

void noteBlockers(State &state)
{
    const int number = blockersOf(state, state.kick.kicker, state.kick.aim.direction, state.duel.blockers);
    if (number < 2)
        state.duel.blockers[1] = noPiece;
    if (number < 1)
        state.duel.blockers[0] = noPiece;
    state.duel.next = 0;
}

void tryPassKeeper(State &state, const Teller &teller)
{
    const int keeper = keeperOf(state, opposite(sideOf(state.kick.kicker)));
    if (!state.kick.passedKeeper || touched(state, keeper)) {
        keeperRecovers(state);
        return loseBallTo(state, keeper, teller);
    }
    beginDuel(state, DuelKind::Keeper, state.kick.kicker, keeper);
}

void comeToRest(State &state, const Teller &teller)
{
    KickState &kick = state.kick;
    if (kick.act == Act::Dribble) {
        kick.loose = state.options().speed && isLoose(state);
        return push(state, Task::NextDuel);
    }
    if (kick.act == Act::DribbleKeeper)
        return tryPassKeeper(state, teller);
    if (const Bits receivers = preciseReceivers(state); receivers != 0) {
        state.tied = receivers;
        return ask(state, Phase::PreciseCross, sideOf(kick.kicker));
    }
    kick.loose = state.options().speed && isLoose(state);
    pushContest(state);
}

void noteSave(State &state, const Teller &teller)
{
    const int keeper = keeperOf(state, opposite(sideOf(state.kick.kicker)));
    if (keeper != noPiece && touched(state, keeper))
        teller.of(state, event::Save, keeper);
}

} // namespace

void pushContest(State &state)
{
    const Side side = sideOf(state.kick.kicker);
    push(state, Task::Contest);
    if (!state.kick.loose)
        return;
    push(state, Task::SpeedMoves, opposite(side));
    push(state, Task::SpeedMoves, side);
}

void fly(State &state, const Teller &teller)
{
    KickState &kick = state.kick;
    snapshot(state);
    // Where the blockers stand is judged from where the ball was kicked.
    if (kick.act == Act::Dribble)
        noteBlockers(state);
    std::array<Piece, 2> blockers{noPiece, noPiece};
    const bool isOpenPass = kick.act == Act::Pass && kick.restart == Restart::None;
    kick.blocked = state.options().duels && isOpenPass &&
                   blockersOf(state, kick.kicker, kick.aim.direction, blockers) > 0;
    kick.pressed = isPressed(state);
    traceNow(state, teller);
    state.ball.possessor = noPiece;
    state.ball.onHead = false;
    state.ball.inHands = false;
    if (state.shootOutHeld)
        return endShootOutKick(state, kick.end == KickEnd::Goal, teller);
    if (kick.act == Act::Cross && meetsSomebody(state, teller))
        return;
    if (kick.end == KickEnd::Rest)
        setBall(state, kick.to);
    if (isDeclared(kick.act)) {
        if (kick.end != KickEnd::Goal)
            noteSave(state, teller);
        keeperRecovers(state);
    }
    if (kick.end == KickEnd::Goal)
        return ballInGoal(state, teller);
    if (kick.end != KickEnd::Rest)
        return ballOut(state, teller);
    comeToRest(state, teller);
}

void listPrecise(const State &state, OptionList &options)
{
    for (int piece = 0; piece < pieceCount; ++piece)
        if (has(state.tied, piece))
            options.add(manOf(piece));
}

void choosePrecise(State &state, OptionCode option, const Teller &teller)
{
    startHeader(state, pieceOf(state.decider, option), teller);
}

void awardOffside(State &state, int piece, const Teller &teller)
{
    const Side side = sideOf(piece);
    const int cell = state.man(piece).cell;
    const int seenCell = own(state, side, cell);
    teller.of(state, event::Offside, piece, columnOf(seenCell), rowOf(seenCell));
    const Point centre = centreOf(cell);
    award(state, Restart::FreeKick, opposite(side),
          at(std::clamp<int>(centre.x, lineInset, pitchLength - lineInset),
             std::clamp<int>(centre.y, lineInset, pitchWidth - lineInset)),
          teller);
}

} // namespace touchline::simulator
