// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player with the ball (specification, section 12).
#include "core/games/simulator/agents/coach.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr int lastSteps = 4;

/// A point on the way from one place to another, so far before it.
Point before(Point from, Point to, double less)
{
    const double far = farFrom(from, to);
    if (far <= less)
        return to;
    const double part = (far - less) / far;
    return at(static_cast<int>(from.x + part * (to.x - from.x)),
              static_cast<int>(from.y + part * (to.y - from.y)));
}

bool isLosingLate(const State &state, Side side)
{
    return state.half % 2 == 0 && state.steps >= stepLimit(state) - lastSteps &&
           state.score.of(side) < state.score.of(opposite(side));
}

Aim along(KickKind kind, int elevation, int direction, int power)
{
    return {kind, static_cast<std::int8_t>(elevation), static_cast<std::int16_t>(direction),
            static_cast<std::int8_t>(power)};
}

/// The position in which the goalkeeper has answered the shot.
void answerShot(State &state, bool fast)
{
    const Side other = opposite(sideOf(state.kick.kicker));
    const int keeper = keeperOf(state, other);
    if (keeper == noPiece || !state.man(keeper).isOn())
        return;
    askReflexes(state);
    const bool isPenalty = state.kick.restart == Restart::Penalty;
    State asked = state;
    asked.chosen = static_cast<Piece>(keeper);
    asked.decider = other;
    OptionList options;
    listKeeperCells(asked, options);
    const bool mayUseRod = isPenalty || options.contains(rodCode);
    const KeeperPlan plan = mayUseRod && !isFarShot(state) ? KeeperPlan() : planKeeper(state, keeper, fast);
    if (plan.cell == noCellHere) {
        if (mayUseRod) {
            state.kick.rod = true;
            putAt(state, keeper, rodPointAt(state, other, bestRodPoint(state, other, isPenalty), isPenalty));
        }
        return;
    }
    put(state, keeper, plan.cell, plan.spot);
    if (!plan.stands)
        layDown(state, keeper, plan.axis);
}

} // namespace

bool Coach::isPlanned(const State &state) const
{
    return m_plannedTurn == state.turnNumber && m_plannedKick == state.turn.kicks &&
           m_plannedAct == state.kick.act;
}

void Coach::keep(const State &state, Act act, const WeighedKick &kick)
{
    m_plannedTurn = state.turnNumber;
    // The number that the kick will have once it is declared.
    m_plannedKick = state.turn.kicks + 1;
    m_plannedAct = act;
    m_aim = kick.aim;
}

bool Coach::shoots(const State &state, const OptionList &options)
{
    if (!options.contains(shotCode))
        return false;
    constexpr double fromBox = 0.30;
    constexpr double fromOutside = 0.14;
    constexpr double firstTime = 0.15;
    constexpr double desperate = 0.05;
    KickScale plain(state, Act::Shot);
    const bool isDesperate = isLosingLate(state, plain.side());
    if (options.size() > 1 && wayToGoal(plain.state()) > (isDesperate ? lastShotRange : shotRange))
        return false;
    const WeighedKick best = bestShot(plain.state());
    const int cell = own(state, plain.side(), state.man(state.ball.possessor).cell);
    double needed = isPenaltyArea(cell) ? fromBox : fromOutside;
    if (state.turn.abilities != 0)
        needed = std::min(needed, firstTime);
    if (isDesperate)
        needed = desperate;
    if (best.worth <= needed && options.size() > 1)
        return false;
    keep(state, Act::Shot, best);
    return true;
}

WeighedKick Coach::bestShot(const State &prepared)
{
    const auto withAnswer = [&](const State &shot, int height) {
        State answered = shot;
        answerShot(answered, m_style.fast);
        KickScale scale(answered);
        return goodShot(scale, shot.kick.act == Act::HeadShot, height, m_style.fast, m_generator);
    };
    if (!isFarShot(prepared))
        return withAnswer(prepared, -1);
    // The goalkeeper answers what he sees.
    WeighedKick best;
    for (const int height : {0, 30, 45}) {
        State shot = prepared;
        shot.kick.aim.elevation = static_cast<std::int8_t>(height);
        if (const WeighedKick kick = withAnswer(shot, height); kick.worth > best.worth)
            best = kick;
    }
    return best;
}

WeighedKick Coach::bestCross(const State &state)
{
    KickScale scale(state, Act::Cross);
    WeighedKick best;
    best.worth = 0;
    const Point from = state.ball.at;
    eachOn(state, scale.side(), [&](int mate) {
        if (mate == state.ball.possessor || !isPenaltyArea(own(state, scale.side(), state.man(mate).cell)) ||
            state.man(mate).lying)
            return;
        const double far = farFrom(from, state.man(mate).at);
        const int direction = directionTo(from, state.man(mate).at);
        const double weight =
            1 + 0.2 * (2 * count(state, mate, Colour::Black) + count(state, mate, Colour::Red));
        const auto weigh = [&](const Aim &aim) {
            const double worth = weight * scale.crossShare(aim, passErrors(false));
            if (worth > best.worth)
                best = {aim, worth};
        };
        weigh(along(KickKind::Low, 0, direction, powerFor(far + 200)));
        // In the air it comes down on him; the range of a throw is v * v * sin(2e) / g.
        for (const int elevation : {30, 45}) {
            const double doubled = elevation == 30 ? 0.8660254037844386 : 1.0;
            const double speed = std::sqrt(gravity * (far / 100) / doubled);
            const int power =
                static_cast<int>(std::floor(100 * speed / kickForm(KickKind::Lift).topSpeed + 0.5));
            weigh(along(KickKind::Lift, elevation, direction, std::clamp(power, 1, 100)));
        }
    });
    return best;
}

bool Coach::crosses(const State &state, const OptionList &options)
{
    if (!options.contains(crossCode))
        return false;
    const bool isCorner = state.turn.restart == Restart::Corner;
    if (!isCorner && m_generator.below(2) == 0)
        return false;
    const WeighedKick best = bestCross(state);
    if (best.worth <= (isCorner ? 0.0 : 0.25))
        return false;
    keep(state, Act::Cross, best);
    return true;
}

WeighedKick Coach::bestPass(const State &state, Act act)
{
    KickScale scale(state, act);
    const bool isHeader = act == Act::HeadPass;
    const KickKind kind = isHeader ? KickKind::Head : KickKind::Low;
    const bool isKeeper = scale.state().kick.kicker == keeperOf(state, scale.side());
    // A pass that the goalkeeper loses meets an empty goal.
    const Errors errors = passErrors(m_style.fast && !isKeeper);
    WeighedKick best;
    const Point from = state.ball.at;
    const auto weigh = [&](int direction, int power) {
        const Aim aim = along(kind, 0, direction, power);
        const double worth = scale.passWorth(aim, errors) + 0.03 * m_generator.below(1'000) / 1'000.0;
        if (worth > best.worth)
            best = {aim, worth};
    };
    eachOn(state, scale.side(), [&](int mate) {
        if (mate == scale.state().kick.kicker)
            return;
        const Point there = state.man(mate).at;
        const int direction = directionTo(from, there);
        // A header flies its first 8 cm.
        weigh(direction, powerFor(farFrom(from, there) + 200));
        weigh(direction, powerFor(farFrom(from, before(from, there, 500))));
    });
    // The goalkeeper would leave his goal with an advance.
    if (isHeader || isKeeper || state.turn.restart != Restart::None)
        return best;
    for (int eighth = 0; eighth < 8; ++eighth)
        for (const int way : {1'000, 2'000, 3'000})
            weigh(45 * eighth, powerFor(way));
    return best;
}

WeighedKick Coach::bestThrow(const State &state)
{
    KickScale scale(state, Act::Hand);
    const bool isKeeper = state.ball.possessor == keeperOf(state, scale.side());
    WeighedKick best;
    const Point from =
        state.turn.restart == Restart::ThrowIn ? state.ball.at : state.man(state.ball.possessor).at;
    eachOn(state, scale.side(), [&](int mate) {
        if (mate == state.ball.possessor)
            return;
        const int direction = directionTo(from, state.man(mate).at);
        for (const int power : {12, 20, 28, 36, 46}) {
            const Aim aim = along(KickKind::Hand, 0, direction, power);
            const double worth = scale.passWorth(aim, passErrors(m_style.fast && !isKeeper));
            if (worth > best.worth)
                best = {aim, worth};
        }
    });
    return best;
}

/// 6.7: past the opponent before him, where that is likely and worth it.
bool Coach::dribbles(const State &state, const OptionList &options, double pass)
{
    if (!options.contains(dribbleCode))
        return false;
    constexpr double likely = 0.55;
    constexpr double gain = 0.1;
    const int piece = state.ball.possessor;
    const Side side = sideOf(piece);
    const bool isAlong = state.along(side);
    const int cell = state.man(piece).cell;
    for (int number = 0; number < frontCells; ++number) {
        const int next = nextCell(cell, number, isAlong);
        const int behind = next == noCellHere ? noCellHere : nextCell(next, number, isAlong);
        if (behind == noCellHere)
            continue;
        const int direction = directionTo(state.ball.at, centreOf(behind));
        std::array<Piece, 2> blockers{noPiece, noPiece};
        if (blockersOf(state, piece, direction, blockers) != 1)
            continue;
        const double chance = duelChance(duelValue(state, piece, DuelValue::Dribbling),
                                         duelValue(state, blockers[0], DuelValue::Defence));
        const bool isKeeper = blockers[0] == keeperOf(state, opposite(side));
        if (chance <= likely || isKeeper || worthOf(own(state, side, behind)) <= pass + gain ||
            pieceAt(state, opposite(side), behind) != noPiece)
            continue;
        keep(state, Act::Dribble,
             {along(KickKind::Low, 0, direction, powerFor(farFrom(state.ball.at, centreOf(behind)))), 0});
        return true;
    }
    return false;
}

OptionCode Coach::kick(const State &state, const OptionList &options)
{
    if (shoots(state, options))
        return shotCode;
    if (crosses(state, options))
        return crossCode;
    if (!options.contains(passCode)) {
        if (options.contains(handCode))
            return handCode;
        return options.contains(doneCode) ? doneCode : options[0];
    }
    const WeighedKick pass = bestPass(state, Act::Pass);
    if (dribbles(state, options, pass.worth))
        return dribbleCode;
    // An ability that leads nowhere is given up.
    if (options.contains(doneCode) &&
        pass.worth < worthOf(own(state, state.decider, state.man(state.ball.possessor).cell)) - 0.05)
        return doneCode;
    keep(state, Act::Pass, pass);
    return passCode;
}

OptionCode Coach::header(const State &state, const OptionList &options)
{
    constexpr double worthIt = 0.15;
    if (options.contains(shotCode)) {
        KickScale plain(state, Act::HeadShot);
        plain.state().kick.aim.kind = KickKind::Head;
        const WeighedKick best = bestShot(plain.state());
        if (best.worth > worthIt) {
            keep(state, Act::HeadShot, best);
            return shotCode;
        }
    }
    keep(state, Act::HeadPass, bestPass(state, Act::HeadPass));
    return passCode;
}

void Coach::planKick(const State &state)
{
    if (isPlanned(state))
        return;
    WeighedKick best;
    // The declared kick from the position as it was before.
    State before = state;
    before.ball.possessor = state.kick.kicker;
    before.turn.restart = state.kick.restart;
    before.turn.counterFirst = state.kick.counterFirst;
    switch (state.kick.act) {
    case Act::Hand:
        best = bestThrow(before);
        break;
    case Act::Cross:
        best = bestCross(before);
        break;
    case Act::Shot:
    case Act::HeadShot:
        best = bestShot(state);
        break;
    case Act::None:
    case Act::Pass:
    case Act::Dribble:
    case Act::HeadPass:
    case Act::DribbleKeeper:
        best = bestPass(before, state.kick.act == Act::HeadPass ? Act::HeadPass : Act::Pass);
    }
    m_plannedTurn = state.turnNumber;
    m_plannedKick = state.turn.kicks;
    m_plannedAct = state.kick.act;
    m_aim = best.aim;
}

OptionCode Coach::height(const State &state, const OptionList &options)
{
    planKick(state);
    return options.contains(m_aim.elevation) ? m_aim.elevation : options[0];
}

OptionCode Coach::direction(const State &state)
{
    const Act act = state.kick.act;
    if (act == Act::DribbleKeeper) {
        const int keeper = keeperOf(state, opposite(sideOf(state.kick.kicker)));
        const Point place = state.man(keeper).at;
        const Point past = at(place.x, place.y + (place.y < middleY ? -220 : 220));
        m_aim.direction = static_cast<std::int16_t>(directionTo(state.kick.from, past));
        m_aim.power = static_cast<std::int8_t>(powerFor(farFrom(state.kick.from, past) + 400));
    } else if (act == Act::Shot || act == Act::HeadShot) {
        // The goalkeeper has answered: once more, at the height that was chosen.
        KickScale scale(state);
        m_aim =
            goodShot(scale, act == Act::HeadShot, state.kick.aim.elevation, m_style.fast, m_generator).aim;
    } else {
        planKick(state);
    }
    return turnedDirection(m_aim.direction, state.homeAlong);
}

OptionCode Coach::dribbleKeeper(const State &state)
{
    constexpr double hopeless = 0.15;
    constexpr double likely = 0.5;
    const int keeper = keeperOf(state, opposite(sideOf(state.kick.kicker)));
    const double chance = duelChance(duelValue(state, state.kick.kicker, DuelValue::Dribbling),
                                     duelValue(state, keeper, DuelValue::Keeper));
    if (chance <= likely)
        return shotCode;
    KickScale scale(state);
    return goodShot(scale, false, state.kick.aim.elevation, m_style.fast, m_generator).worth < hopeless
               ? dribbleCode
               : shotCode;
}

/// Who of those that are level can do most with the ball.
OptionCode Coach::winner(const State &state, const OptionList &options)
{
    return *std::ranges::max_element(options.all(), {}, [&](OptionCode option) {
        const int piece = pieceOf(state.decider, option);
        const bool isKeeper = piece == keeperOf(state, state.decider);
        const bool isMate = state.decider == sideOf(state.kick.kicker) && piece != state.kick.kicker;
        const bool isOff = isMate && isOffside(state, piece);
        return stickerOf(state, piece).size - (isKeeper ? 5 : 0) - (isOff ? 20 : 0);
    });
}

} // namespace touchline::simulator
