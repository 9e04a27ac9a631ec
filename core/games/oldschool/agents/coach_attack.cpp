// SPDX-License-Identifier: GPL-3.0-or-later
// A coach with the ball (specification 12.2).
#include "core/games/oldschool/agents/coach.h"
#include "core/games/oldschool/agents/shot_table.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int shootingDistance = 10;
constexpr int shootingWidth = 11;

OptionCode firstOf(const OptionList &options, ActKind kind)
{
    for (const OptionCode option : options)
        if (option != noneCode && actKind(option) == kind)
            return option;
    return noChoice;
}

bool isInRange(Point own)
{
    return farLine - own.y <= shootingDistance && magnitude(own.x - middleColumn) <= shootingWidth;
}

/// Where the ball is after a step, seen by the side; the rule without its consequences (6.4).
Point ballAfter(const State &state, int direction)
{
    constexpr std::array<int, directionCount> turns{0, 1, -1, 2, -2, 3, -3, 4};
    const int carrier = state.ball.holder;
    const Side side = sideOf(carrier);
    const Point way = directions[static_cast<std::size_t>(direction)];
    const Point there = ownPlace(state, carrier) + way;
    for (const int turn : turns) {
        const Point spot = there + turnedBy(way, turn);
        const int who = pieceAt(state, seenBy(side, spot));
        if (isOnPitch(spot) && (who == nobody || who == carrier))
            return spot;
    }
    return there;
}

int adjacentOpponents(const State &state, Side side, Point own)
{
    int count = 0;
    const Point place = seenBy(side, own);
    eachPiece(state, opposite(side),
              [&](int piece) { count += distance(state.piece(piece).at, place) <= 1 ? 1 : 0; });
    return count;
}

/// Mean worth of a shot from here, in 1/1024; lower where somebody stands before the goal.
int shotWorth(const State &state, Side side, Point ball)
{
    if (!isInRange(ball))
        return 0;
    const int keeper = keeperOf(state, opposite(side));
    if (keeper == nobody || state.piece(keeper).grounded)
        return certain;
    const Piece &one = state.piece(keeper);
    const int worth = shotTable(state.charts()).expected(ball, seenBy(side, one.at), one.stuck ? 0 : one.mp);
    const bool isCovered = anyPiece(state, opposite(side), [&](int piece) {
        const Point spot = seenBy(side, state.piece(piece).at);
        return !isKeeper(state, piece) && isNear(ball, at(middleColumn, farLine), spot, 1) &&
               isAhead(ball, at(middleColumn, farLine), spot);
    });
    return isCovered ? 6 * worth / 10 : worth;
}

/// What the opposing keeper's hands would do there, in tenths (12.2 item 7).
int keeperDanger(const State &state, Side side, Point ball)
{
    const int keeper = keeperOf(state, opposite(side));
    if (!hasHandsAt(state, keeper, seenBy(side, ball)))
        return 0;
    const int gap = distance(seenBy(side, state.piece(keeper).at), ball);
    return gap <= 1 ? 300 : gap == 2 ? 60 : 0;
}

} // namespace

OptionCode Coach::fromHands(const State &state, const OptionList &options)
{
    constexpr int farAway = 3;
    OptionCode best = noChoice;
    int most = 0;
    if (chance(60))
        for (const OptionCode option : options) {
            if (option == noneCode || actKind(option) != ActKind::FreePass)
                continue;
            const int piece = pieceOfMan(state, state.decider, actArgument(option));
            if (isOpponentNear(state, state.decider, state.piece(piece).at, farAway))
                continue;
            const int score = static_cast<int>(m_generator.below(60)) + 3 * ownPlace(state, piece).y;
            if (best == noChoice || score > most) {
                most = score;
                best = option;
            }
        }
    return best != noChoice ? best : firstOf(options, ActKind::Roll);
}

/// 12.2 item 2: to the better of the next cells, then the dice.
OptionCode Coach::nearGoal(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const Point ball = seenBy(side, state.ball.at);
    if (const OptionCode run = firstOf(options, ActKind::RunIn); run != noChoice)
        return run;
    constexpr int cap = 6 * certain / 10;
    const auto score = [&](Point spot) {
        return 400 * std::min(cap, shotWorth(state, side, spot)) / certain -
               10 * adjacentOpponents(state, side, spot) - keeperDanger(state, side, spot);
    };
    constexpr int mostDribbles = 2;
    if (m_style.looksAhead && m_dribbles < mostDribbles) {
        OptionCode best = noChoice;
        int most = score(ball) + 5;
        for (const OptionCode option : options)
            if (option != noneCode && actKind(option) == ActKind::Dribble)
                if (const int one = score(ballAfter(state, actArgument(option))) + noise(); one > most) {
                    most = one;
                    best = option;
                }
        if (best != noChoice) {
            ++m_dribbles;
            return best;
        }
    }
    return firstOf(options, ActKind::Roll);
}

OptionCode Coach::bestFreePass(const State &state, const OptionList &options, int least)
{
    OptionCode best = noChoice;
    int most = least;
    for (const OptionCode option : options) {
        if (option == noneCode || actKind(option) != ActKind::FreePass)
            continue;
        const int piece = pieceOfMan(state, state.decider, actArgument(option));
        const Point spot = receivingSpot(state, piece, state.ball.at);
        if (const int value = valueOf(state, state.decider, seenBy(state.decider, spot)) + noise();
            value > most) {
            most = value;
            best = option;
        }
    }
    return best;
}

/// 12.2 item 7: with all points to the best cell.
OptionCode Coach::dribbleOn(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const auto score = [&](Point carrier, Point ball) {
        return valueOf(state, side, ball) - 30 * adjacentOpponents(state, side, carrier) -
               20 * adjacentOpponents(state, side, ball) - keeperDanger(state, side, ball);
    };
    const Point here = ownPlace(state, state.ball.holder);
    OptionCode best = noChoice;
    int most = score(here, seenBy(side, state.ball.at));
    for (const OptionCode option : options) {
        if (option == noneCode || actKind(option) != ActKind::Dribble)
            continue;
        const int direction = actArgument(option);
        const Point there = here + directions[static_cast<std::size_t>(direction)];
        if (const int one = score(there, ballAfter(state, direction)) + noise(); one > most) {
            most = one;
            best = option;
        }
    }
    return best;
}

/// 12.2 item 6: away from whoever stands beside the ball, else the dice.
OptionCode Coach::outOfContest(const State &state, const OptionList &options)
{
    OptionCode best = noChoice;
    int most = 0;
    for (const OptionCode option : options) {
        if (option == noneCode || actKind(option) != ActKind::Dribble)
            continue;
        const Point spot = ballAfter(state, actArgument(option));
        if (adjacentOpponents(state, state.decider, spot) > 0 || keeperDanger(state, state.decider, spot) > 0)
            continue;
        if (const int value = valueOf(state, state.decider, spot) + noise();
            best == noChoice || value > most) {
            most = value;
            best = option;
        }
    }
    if (best != noChoice)
        return best;
    if (const OptionCode roll = firstOf(options, ActKind::Roll); roll != noChoice)
        return roll;
    return firstOf(options, ActKind::Replay);
}

/// 12.2 item 7: a cell ahead of a runner, out of everybody's reach.
bool Coach::planThrough(const State &state)
{
    const Side side = state.decider;
    const Point ball = seenBy(side, state.ball.at);
    const int line = offsideRow(state, side, ball.y);
    constexpr int usualRange = 11;
    int most = valueOf(state, side, ball) + 30;
    bool found = false;
    eachPiece(state, side, [&](int piece) {
        const Piece &one = state.piece(piece);
        const Point own = ownPlace(state, piece);
        if (piece == state.ball.holder || one.moved || one.stuck || one.line == Line::Defence ||
            isKeeper(state, piece) || own.y > line)
            return;
        for (int ahead = 1; ahead <= one.mp + 1; ++ahead) {
            const Point spot = own + at(0, ahead);
            if (!isOnPitch(spot) || spot.y < ball.y || distance(ball, spot) > usualRange ||
                !isFree(state, seenBy(side, spot)))
                continue;
            const bool isClear = !anyPiece(state, opposite(side), [&](int other) {
                const Point place = seenBy(side, state.piece(other).at);
                return isNear(ball, spot, place, 1) || distance(place, spot) <= 2;
            });
            if (!isClear || keeperDanger(state, side, spot) > 0)
                continue;
            if (const int value = valueOf(state, side, spot) + noise(); value > most) {
                most = value;
                m_target = spot;
                found = true;
            }
        }
    });
    return found;
}

OptionCode Coach::withBall(const State &state, const OptionList &options)
{
    const int carrier = state.ball.holder;
    const Side side = state.decider;
    const Point ball = seenBy(side, state.ball.at);
    const Piece &one = state.piece(carrier);
    if (state.ball.mode == BallMode::Hands)
        return fromHands(state, options);
    if (isInRange(ball) && (one.rolls == 0 || !state.now.mustPlay))
        if (const OptionCode option = nearGoal(state, options); option != noChoice)
            return option;
    const bool isPressed = isContested(state);
    if (isPressed && !m_askedFeint && ball.y > 22) {
        m_askedFeint = true;
        if (const OptionCode feint = firstOf(options, ActKind::Feint); feint != noChoice && chance(40))
            return feint;
    }
    constexpr int better = 15;
    const int least = state.now.mustPlay ? -1'000 : valueOf(state, side, ball) + better;
    if (const OptionCode pass = bestFreePass(state, options, least); pass != noChoice)
        return pass;
    const bool isWide = ball.x <= 6 || ball.x >= 20;
    const bool isCrosser = one.role == Role::Winger || one.role == Role::FullBack;
    const OptionCode cross = firstOf(options, ActKind::CrossPlay);
    if (cross != noChoice && state.now.kind == Restart::Corner)
        return cross;
    if (cross != noChoice && isCrosser && isWide && ball.y >= 30 && !m_askedCross) {
        m_askedCross = true;
        if (chance(70))
            return cross;
    }
    if (isPressed || state.now.mustPlay)
        return outOfContest(state, options);
    const OptionCode roll = firstOf(options, ActKind::Roll);
    if (roll != noChoice && !m_askedThrough) {
        m_askedThrough = true;
        if (chance(35) && planThrough(state)) {
            m_plan = Plan::Through;
            return roll;
        }
    }
    if (const OptionCode dribble = dribbleOn(state, options); dribble != noChoice)
        return dribble;
    // Both sides content with where they stand would wait for each other to the end of the half: after some
    // turns the ball is played with dice.
    // With the legend whoever stands beside the ball often cannot tackle: waiting for him brings nothing.
    const int patience = state.options().markingLegend ? 2 : 6;
    if (m_idleTurn != m_turn)
        m_idle = m_idleBall == ball ? m_idle + 1 : 0;
    m_idleBall = ball;
    m_idleTurn = m_turn;
    if (roll == noChoice || m_idle < patience)
        return noChoice;
    m_plan = Plan::Pass;
    return roll;
}

OptionCode Coach::act(const State &state, const OptionList &options)
{
    const bool isOwn = isCarried(state) && sideOf(state.ball.holder) == state.decider && !state.now.turnover;
    // A keeper on the ball never dribbles.
    const bool isKeeperOnFoot =
        isOwn && isKeeper(state, state.ball.holder) && state.ball.mode == BallMode::Held;
    if (isOwn && !isKeeperOnFoot)
        if (const OptionCode option = withBall(state, options); option != noChoice)
            return option;
    if (isKeeperOnFoot) {
        if (const OptionCode pass = bestFreePass(state, options, -1'000); pass != noChoice)
            return pass;
        if (const OptionCode roll = firstOf(options, ActKind::Roll); roll != noChoice)
            return roll;
    }
    return shape(state, options);
}

} // namespace touchline::oldschool
