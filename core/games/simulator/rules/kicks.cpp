// SPDX-License-Identifier: GPL-3.0-or-later
// PHASE 1: what is done with the ball, how it is aimed (specification 2.5, 2.7, 6.2).
#include "core/games/simulator/kick/angle_tables.h"
#include "core/games/simulator/rules/steps.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr int knockDistance = 300;

bool isStandingOpponent(const State &state, Side side, int cell)
{
    const int opponent = cell == noCellHere ? noPiece : pieceAt(state, opposite(side), cell);
    return opponent != noPiece && !state.man(opponent).lying;
}

bool mayDribble(const State &state, int piece)
{
    if (!state.options().duels)
        return false;
    const int cell = state.man(piece).cell;
    const Side side = sideOf(piece);
    if (isStandingOpponent(state, side, cell))
        return true;
    return std::ranges::any_of(pitch.next[static_cast<std::size_t>(cell)],
                               [&](int next) { return isStandingOpponent(state, side, next); });
}

void listOpenKicks(const State &state, int piece, OptionList &options)
{
    options.add(passCode);
    if (mayDribble(state, piece))
        options.add(dribbleCode);
    if (!state.turn.crossUsed && mayDeclareCross(state, piece))
        options.add(crossCode);
    if (!state.turn.shotUsed && mayDeclareShot(state, piece))
        options.add(shotCode);
    if (state.ball.inHands)
        options.add(handCode);
    options.add(holdCode);
}

void listAbilities(const State &state, OptionList &options)
{
    if ((state.turn.abilities & mayPass) != 0)
        options.add(passCode);
    if ((state.turn.abilities & mayCross) != 0)
        options.add(crossCode);
    if ((state.turn.abilities & mayShoot) != 0)
        options.add(shotCode);
    options.add(doneCode);
}

void listRestartKicks(const State &state, int piece, OptionList &options)
{
    switch (state.turn.restart) {
    case Restart::ThrowIn:
        return options.add(handCode);
    case Restart::Penalty:
        return options.add(shotCode);
    case Restart::KickOff:
    case Restart::GoalKick:
        return options.add(passCode);
    case Restart::None:
    case Restart::FreeKick:
    case Restart::Corner:
        options.add(passCode);
        if (mayDeclareCross(state, piece))
            options.add(crossCode);
        if (mayDeclareShot(state, piece))
            options.add(shotCode);
    }
}

Act actOf(OptionCode option)
{
    constexpr std::array<Act, 6> acts{Act::None, Act::Pass, Act::Dribble, Act::Cross, Act::Shot, Act::Hand};
    return acts[static_cast<std::size_t>(option)];
}

/// What has to be asked before the ball is aimed, the first on top.
void pushPreparation(State &state, Act act)
{
    const Side side = state.attacker;
    push(state, Task::AskAim);
    if (act == Act::Cross) {
        push(state, Task::Slides, opposite(side));
        push(state, Task::HeadingMoves, opposite(side));
        push(state, Task::HeadingMoves, side);
    }
    if (act == Act::Shot && !state.kick.unanswered) {
        push(state, Task::AskDribble, side);
        push(state, Task::KeeperAnswer, opposite(side));
        push(state, Task::Reflexes);
        push(state, Task::Slides, opposite(side));
    }
    push(state, Task::AskHeight, side);
}

void beginKick(State &state, Act act, int kicker)
{
    KickState &kick = state.kick;
    kick = {};
    kick.act = act;
    kick.kicker = static_cast<Piece>(kicker);
    kick.cell = state.man(kicker).cell;
    kick.from = state.ball.at;
    kick.restart = state.turn.restart;
    kick.counterFirst = state.turn.counterFirst;
    kick.firstTime = state.turn.abilities != 0;
    state.turn.restart = Restart::None;
    state.restart.kind = Restart::None;
    state.turn.counterFirst = false;
    state.turn.abilities = 0;
    ++state.turn.kicks;
    for (Man &man : state.men) {
        man.asked = false;
        man.edged = false;
    }
}

bool isLiftable(const State &state)
{
    const Restart restart = state.kick.restart;
    if (restart == Restart::None)
        return state.options().liftedPass;
    return restart == Restart::FreeKick || restart == Restart::Corner || restart == Restart::GoalKick;
}

/// The opponent whom the kick may knock over; noPiece: none is near enough (2.7).
int nearToFall(const State &state)
{
    const KickState &kick = state.kick;
    if (!state.options().knockOver || kick.restart == Restart::Penalty || state.shootOutHeld)
        return noPiece;
    const Side other = opposite(sideOf(kick.kicker));
    int best = noPiece;
    eachOn(state, other, [&](int piece) {
        const Man &man = state.man(piece);
        const bool isKeeperAtHeader = kick.aim.kind == KickKind::Head && piece == keeperOf(state, other);
        if (man.lying || isKeeperAtHeader || squared(man.at, kick.from) > knockDistance * knockDistance)
            return;
        if (best == noPiece || squared(man.at, kick.from) < squared(state.man(best).at, kick.from))
            best = piece;
    });
    return best;
}

void afterAimRolls(State &state)
{
    if (state.kick.rod && state.phase != Phase::ReactionRoll && state.kick.reaction == 0)
        return awaitRoll(state, Phase::ReactionRoll, opposite(sideOf(state.kick.kicker)));
    if (nearToFall(state) != noPiece)
        return awaitRoll(state, Phase::KnockOverRoll, sideOf(state.kick.kicker));
    push(state, Task::Fly);
}

} // namespace

bool mayDeclareShot(const State &state, int piece)
{
    const Side side = sideOf(piece);
    const int cell = state.man(piece).cell;
    if (isShootingZone(own(state, side, cell)))
        return true;
    const int keeper = keeperOf(state, opposite(side));
    return isMidfield(cell) &&
           (keeper == noPiece || !isPenaltyArea(own(state, side, state.man(keeper).cell)));
}

bool mayDeclareCross(const State &state, int piece)
{
    const int cell = own(state, sideOf(piece), state.man(piece).cell);
    if (isCrossingZone(cell))
        return true;
    if (!state.options().levels || count(state, piece, Colour::Green) < 2)
        return false;
    return std::ranges::any_of(pitch.next[static_cast<std::size_t>(cell)],
                               [](int next) { return next != noCellHere && isCrossingZone(next); });
}

void askKick(State &state)
{
    ask(state, Phase::Kick, state.attacker);
}

void listKicks(const State &state, OptionList &options)
{
    const int piece = state.ball.possessor;
    if (state.turn.abilities != 0)
        return listAbilities(state, options);
    if (state.turn.restart != Restart::None)
        return listRestartKicks(state, piece, options);
    listOpenKicks(state, piece, options);
}

void chooseKick(State &state, OptionCode option, const Teller &teller)
{
    if (option == holdCode || option == doneCode) {
        state.turn.abilities = 0;
        state.turn.counterFirst = false;
        return push(state, Task::Phase2);
    }
    const Act act = actOf(option);
    const Piece kicker = state.ball.possessor;
    if (act == Act::Pass && state.turn.abilities != 0)
        state.turn.touchPassed |= bitOf(kicker);
    declareKick(state, act, false, teller);
}

void declareKick(State &state, Act act, bool unanswered, const Teller &teller)
{
    const int kicker = state.ball.possessor;
    beginKick(state, act, kicker);
    state.kick.unanswered = unanswered;
    for (Man &man : state.men)
        man.headed = false;
    state.turn.crossUsed = state.turn.crossUsed || act == Act::Cross;
    state.turn.shotUsed = state.turn.shotUsed || act == Act::Shot;
    if (act != Act::Pass)
        teller.of(state, event::Declare, kicker, static_cast<int>(act));
    pushPreparation(state, act);
}

void askHeight(State &state)
{
    ask(state, Phase::KickHeight, sideOf(state.kick.kicker));
}

void listHeights(const State &state, OptionList &options)
{
    const auto addAll = [&](std::initializer_list<OptionCode> heights) {
        for (const OptionCode height : heights)
            options.add(height);
    };
    switch (state.kick.act) {
    case Act::Hand:
        return addAll({0, 20, 40});
    case Act::HeadPass:
    case Act::HeadShot:
        return addAll({0, 20});
    case Act::Cross:
    case Act::Shot:
        return addAll({0, 30, 45, 60});
    case Act::None:
    case Act::Pass:
    case Act::Dribble:
    case Act::DribbleKeeper:
        if (state.kick.act == Act::Pass && isLiftable(state))
            return addAll({0, 30, 45, 60});
        options.add(0);
    }
}

void chooseHeight(State &state, OptionCode option)
{
    Aim &aim = state.kick.aim;
    const Act act = state.kick.act;
    aim.elevation = static_cast<std::int8_t>(option);
    aim.kind = act == Act::Hand                               ? KickKind::Hand
               : act == Act::HeadPass || act == Act::HeadShot ? KickKind::Head
               : option > 0                                   ? KickKind::Lift
               : act == Act::Shot                             ? KickKind::Shot
                                                              : KickKind::Low;
}

void askAim(State &state)
{
    ask(state, Phase::Direction, sideOf(state.kick.kicker));
}

void chooseDirection(State &state, OptionCode option)
{
    state.kick.aim.direction = static_cast<std::int16_t>(turnedDirection(option, state.homeAlong));
    ask(state, Phase::Power, sideOf(state.kick.kicker));
}

void choosePower(State &state, OptionCode option)
{
    state.kick.aim.power = static_cast<std::int8_t>(option);
    awaitRoll(state, Phase::AimDirectionRoll, sideOf(state.kick.kicker));
}

void rollAim(State &state, Phase phase, int die)
{
    const auto place = static_cast<std::size_t>(phase) - static_cast<std::size_t>(Phase::AimDirectionRoll);
    state.kick.error[place] = static_cast<std::int16_t>(die);
    if (phase == Phase::AimHeightRoll)
        return afterAimRolls(state);
    awaitRoll(state, phase == Phase::AimDirectionRoll ? Phase::AimSpeedRoll : Phase::AimHeightRoll,
              sideOf(state.kick.kicker));
}

void rollReaction(State &state, int die)
{
    state.kick.reaction = static_cast<std::int16_t>(die);
    afterAimRolls(state);
}

void rollKnockOver(State &state, int die, const Teller &teller)
{
    const int victim = nearToFall(state);
    const KickKind kind = state.kick.aim.kind;
    const int risk = kind == KickKind::Lift ? 5 : kind == KickKind::Head ? 4 : 3;
    teller.of(state, event::Knocked, state.kick.kicker, die, die <= risk ? 1 : 0);
    if (die > risk)
        return push(state, Task::Fly);
    commitFoul(state, FoulKind::KnockOver, state.kick.kicker, victim, state.man(victim).cell, Card::None,
               teller);
}

int blockersOf(const State &state, int piece, int direction, std::array<Piece, 2> &blockers)
{
    const Side side = sideOf(piece);
    const int cell = state.man(piece).cell;
    int number = 0;
    if (isStandingOpponent(state, side, cell))
        blockers[static_cast<std::size_t>(number++)] =
            static_cast<Piece>(pieceAt(state, opposite(side), cell));
    const Point centre = centreOf(cell);
    const Point ball = state.ball.at;
    int entered = noCellHere;
    double least = 0;
    for (int next = 0; next < cellCount; ++next) {
        if (distance(cell, next) != 1)
            continue;
        const Point there = centreOf(next);
        const double way =
            cosine(10 * direction) * (there.x - centre.x) + sine(10 * direction) * (there.y - centre.y);
        if (way <= 0)
            continue;
        const double far = (squared(ball, there) - squared(ball, centre)) / 2.0 / way;
        if (entered == noCellHere || far < least) {
            entered = next;
            least = far;
        }
    }
    if (isStandingOpponent(state, side, entered))
        blockers[static_cast<std::size_t>(number++)] =
            static_cast<Piece>(pieceAt(state, opposite(side), entered));
    return number;
}

bool isPressed(const State &state)
{
    const KickState &kick = state.kick;
    if (!state.options().pressing || !isMidfield(kick.cell) ||
        (kick.act != Act::Pass && kick.act != Act::Hand))
        return false;
    return isStandingOpponent(state, sideOf(kick.kicker), kick.cell);
}

Obstacles obstaclesOf(const State &state, int without)
{
    Obstacles obstacles;
    eachOn(state, [&](int piece) {
        if (piece == state.kick.kicker || piece == without)
            return;
        const Man &man = state.man(piece);
        obstacles.add({{man.at.x / 100.0, man.at.y / 100.0},
                       man.lying,
                       static_cast<std::int16_t>(man.axis * axisDegrees),
                       static_cast<std::int8_t>(piece)});
    });
    return obstacles;
}

Spot2 startOf(const State &state)
{
    // Header and hands: from the middle of the token; a throw-in: from the line.
    const bool isFromToken =
        state.kick.aim.kind == KickKind::Head ||
        (state.kick.aim.kind == KickKind::Hand && state.kick.restart != Restart::ThrowIn);
    const Point start = isFromToken ? state.man(state.kick.kicker).at : state.kick.from;
    return {start.x / 100.0, start.y / 100.0};
}

Point rodAnswer(const State &state, const Launch &launch, Point keeper, int reaction)
{
    constexpr double usualReaction = 0.12;
    constexpr double sigmaReaction = 0.04;
    constexpr double handSpeed = 40;
    constexpr double longest = 2.9;
    Trace trace;
    traceKick(startOf(state), launch,
              obstaclesOf(state, keeperOf(state, opposite(sideOf(state.kick.kicker)))), {keeper.x / 100.0},
              trace);
    if (!trace.crossed)
        return keeper;
    const double delay = usualReaction + sigmaReaction * (reaction / 1000.0);
    const double reach = std::min(longest, handSpeed * std::max(0.0, trace.crossTime - delay));
    const double from = keeper.y / 100.0;
    return at(keeper.x, hundredths(from + std::clamp(trace.crossY - from, -reach, reach)));
}

void listHeader(const State &state, OptionList &options)
{
    options.add(passCode);
    if (state.decider == state.attacker && !state.turn.shotUsed)
        options.add(shotCode);
}

void chooseHeader(State &state, OptionCode option, const Teller &teller)
{
    const int header = state.ball.possessor;
    const bool isShot = option == shotCode;
    beginKick(state, isShot ? Act::HeadShot : Act::HeadPass, header);
    state.turn.shotUsed = state.turn.shotUsed || isShot;
    teller.of(state, event::Header, header, isShot ? 1 : 0);
    const Side side = sideOf(header);
    push(state, Task::AskAim);
    if (isShot) {
        push(state, Task::KeeperAnswer, opposite(side));
        push(state, Task::Reflexes);
    }
    push(state, Task::AskHeight, side);
}

} // namespace touchline::simulator
