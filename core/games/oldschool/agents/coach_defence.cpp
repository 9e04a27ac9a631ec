// SPDX-License-Identifier: GPL-3.0-or-later
// A coach without the ball, and whoever is not on it (specification 12.3, 2.8).
#include "core/games/oldschool/agents/coach.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int chasers = 3;
constexpr int mostTacklers = 2;
constexpr int keeperChase = 3;

/// The ball is there for whoever comes first.
bool isOpenBall(const State &state)
{
    return state.ball.mode == BallMode::Loose || state.ball.mode == BallMode::Air;
}

/// How many of the side are nearer to the ball; those alike by slot.
bool isAmongNearest(const State &state, int piece)
{
    const int own = distance(state.piece(piece).at, state.ball.at);
    int nearer = 0;
    eachPiece(state, sideOf(piece), [&](int other) {
        if (other == piece || isKeeper(state, other))
            return;
        const int gap = distance(state.piece(other).at, state.ball.at);
        if (gap < own || (gap == own && other < piece))
            ++nearer;
    });
    return nearer < chasers;
}

bool mayChase(const State &state, int piece)
{
    if (!isKeeper(state, piece))
        return isAmongNearest(state, piece);
    return isInAreaOf(state, sideOf(piece), state.ball.at) &&
           distance(state.piece(piece).at, state.ball.at) <= keeperChase;
}

/// The central defender who is nearest to the ball; those alike by slot.
bool isLaneGuard(const State &state, int piece)
{
    if (state.piece(piece).role != Role::CentreBack)
        return false;
    const int own = distance(state.piece(piece).at, state.ball.at);
    return !anyPiece(state, sideOf(piece), [&](int other) {
        const int gap = distance(state.piece(other).at, state.ball.at);
        return other != piece && state.piece(other).role == Role::CentreBack &&
               (gap < own || (gap == own && other < piece));
    });
}

/// Between the ball and the middle of the own goal, where he may block a shot; own frame.
Point laneBefore(Point ball)
{
    constexpr int beforeBall = 3;
    const Path lane = lineBetween(ball, at(middleColumn, 0));
    return lane[std::min(beforeBall, lane.count - 2)];
}

/// A step that brings a piece nearer.
bool canComeNearer(const State &state, int piece, Point target)
{
    const Piece &one = state.piece(piece);
    const int gap = distance(one.at, target);
    for (const Point way : directions)
        if (distance(one.at + way, target) < gap && isFree(state, one.at + way))
            return true;
    return false;
}

} // namespace

Point Coach::wantedPlace(const State &state, int piece) const
{
    if (piece == m_mover)
        return m_moverTarget;
    if (isOpenBall(state) && mayChase(state, piece))
        return state.ball.at;
    const Side side = sideOf(piece);
    const Point ball = seenBy(side, state.ball.at);
    constexpr int guardedRows = 13;
    if (side != state.poss && ball.y > 3 && ball.y <= guardedRows && isLaneGuard(state, piece))
        return seenBy(side, laneBefore(ball));
    return seenBy(side, shapePlace(state, piece, state.poss, state.ball.at));
}

/// The next piece that is not where it should be.
OptionCode Coach::shape(const State &state, const OptionList &options)
{
    for (const OptionCode option : options) {
        if (option == noneCode || actKind(option) != ActKind::Move)
            continue;
        const int piece = pieceOfMan(state, state.decider, actArgument(option));
        const Point target = wantedPlace(state, piece);
        const int close = isOpenBall(state) && target == state.ball.at ? 1 : 0;
        if (distance(state.piece(piece).at, target) > close && canComeNearer(state, piece, target))
            return option;
    }
    if (options.contains(noneCode))
        return noneCode;
    // Only where something has to be done with the ball first.
    for (const ActKind kind : {ActKind::Replay, ActKind::Roll, ActKind::CrossPlay})
        for (const OptionCode option : options)
            if (actKind(option) == kind)
                return option;
    return options[0];
}

OptionCode Coach::moveTo(const State &state, const OptionList &options)
{
    const int piece = state.chosen;
    const Side side = sideOf(piece);
    const Point target = seenBy(side, wantedPlace(state, piece));
    OptionCode best = options[0];
    int least = 1'000'000;
    for (const OptionCode option : options) {
        const Point spot = pointOfCode(option);
        const Point gap = spot - target;
        // King steps first, then straight lines.
        const int cost = 1'000 * distance(spot, target) + gap.x * gap.x + gap.y * gap.y;
        if (cost < least) {
            least = cost;
            best = option;
        }
    }
    if (piece == m_mover)
        m_mover = nobody;
    return best;
}

/// 12.3: the nearest who gets beside the carrier with a point left, goal side of him.
OptionCode Coach::tackler(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const Point carrier = state.piece(state.ball.holder).at;
    OptionCode best = noChoice;
    int least = pitchRows;
    for (const OptionCode option : options) {
        if (option == noneCode || actKind(option) != ActKind::Move)
            continue;
        const int piece = pieceOfMan(state, side, actArgument(option));
        const Piece &one = state.piece(piece);
        const int gap = distance(one.at, carrier);
        if (isKeeper(state, piece) || one.tackled || gap > one.mp || gap >= least)
            continue;
        const Reach reach(state, piece, std::min<int>(one.mp - 1, mostSteps));
        Point spot;
        reach.each([&](Point point, int /*steps*/) {
            if (distance(point, carrier) == 1 && isMarkedFrom(state, piece, point, carrier) &&
                (spot == Point{} || seenBy(side, point).y < seenBy(side, spot).y))
                spot = point;
        });
        if (spot == Point{})
            continue;
        best = option;
        least = gap;
        m_mover = piece;
        m_moverTarget = spot;
    }
    return best;
}

OptionCode Coach::defend(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    if (state.ball.mode == BallMode::Held && sideOf(state.ball.holder) != side) {
        for (const OptionCode option : options)
            if (actKind(option) == ActKind::TackleOn && m_tackles < mostTacklers &&
                !isKeeper(state, pieceOfMan(state, side, actArgument(option)))) {
                ++m_tackles;
                return option;
            }
        if (m_tackles < mostTacklers)
            if (const OptionCode option = tackler(state, options); option != noChoice)
                return option;
    }
    if (state.ball.mode == BallMode::Held && sideOf(state.ball.holder) == side &&
        !isKeeper(state, state.ball.holder)) {
        for (const OptionCode option : options)
            if (actKind(option) == ActKind::RunIn)
                return option;
        if (const OptionCode option = dribbleOn(state, options); option != noChoice)
            return option;
    }
    return shape(state, options);
}

} // namespace touchline::oldschool
