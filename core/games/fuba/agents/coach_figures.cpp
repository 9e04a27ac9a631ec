// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/coach_figures.h"

#include "core/games/fuba/rules/shot_chances.h"

namespace touchline::fuba {

namespace {

constexpr std::array<int, 9> positionValue{0, 100, 200, 300, 500, 700, 1000, 900, 600};
/// Of the second, third, ... piece in an area.
constexpr std::array<int, 10> decline{1000, 720, 518, 373, 269, 193, 139, 100, 72, 52};

int upToTwo(int number)
{
    return std::clamp(number, 0, 2);
}

/// Mean worth of an attempt from `to` in this turn, over the values that the ball may have there.
int expectedShot(const State &state, int to, int own, int others, bool first)
{
    const Side side = state.holder;
    int sum = 0;
    for (int value = 1; value <= 6; ++value) {
        if (first) {
            const int better = std::max(1, value - upToTwo(own - others));
            sum +=
                std::max(shotValue(state, side, to, value, false), shotValue(state, side, to, better, true));
            continue;
        }
        // The opponents come first: half of the time they press, half of the time they make it harder.
        const int survives = others >= own ? 6 - (value - 1) : 6;
        sum += survives * shotValue(state, side, to, value, false) / 12;
        sum += shotValue(state, side, to, std::min(6, value + upToTwo(others + 1 - own)), false) / 2;
    }
    return sum / 6;
}

Wishes defending(int ball)
{
    Wishes wishes{};
    const int level = levelOf(ball);
    for (int area = 0; area < areaCount; ++area) {
        const bool isBehind = levelOf(area) <= level;
        wishes[static_cast<std::size_t>(area)] = !isBehind ? 250 : distance(area, ball) <= 1 ? 600 : 350;
    }
    wishes[area::CC] += 300;
    wishes[area::CD] += level > 6 ? 500 : 900;
    wishes[area::PA] += level >= 4 ? 200 : level >= 2 ? 900 : 1200;
    wishes[static_cast<std::size_t>(ball)] += level <= 4 ? 1000 : 600;
    wishes[area::CA] += 150;
    return wishes;
}

Wishes attacking(int ball)
{
    Wishes wishes{};
    const int level = levelOf(ball);
    for (int area = 0; area < areaCount; ++area) {
        const bool isBehind = levelOf(area) < level;
        int &wish = wishes[static_cast<std::size_t>(area)];
        wish = isBehind ? 350 : 500;
        if (!isBehind && has(besides(ball), area))
            wish += 350;
    }
    wishes[static_cast<std::size_t>(ball)] += 900;
    wishes[area::CD] += 450;
    wishes[area::CA] += level >= 5 ? 1100 : 700;
    wishes[area::CC] += 300;
    wishes[area::PX] += level >= 5 ? 1000 : 0;
    return wishes;
}

constexpr int lateMinute = 75;

int leadOf(const State &state, Side side)
{
    return state.score.of(side) - state.score.of(opposite(side));
}

} // namespace

int valueAt(int level)
{
    return positionValue[static_cast<std::size_t>(level)];
}

bool isLateBehind(const State &state, Side side)
{
    return clockOf(state) >= lateMinute && leadOf(state, side) < 0;
}

bool isLateAhead(const State &state, Side side)
{
    return clockOf(state) >= lateMinute && leadOf(state, side) > 0;
}

std::optional<Line> lineAskedFor(const State &state, Side side)
{
    const int lead = leadOf(state, side);
    if (clockOf(state) < lastSquare(Period::FirstHalf) || lead == 0)
        return std::nullopt;
    if (lead < 0)
        return Line::Attack;
    return lead >= 2 || isLateAhead(state, side) ? std::optional(Line::Defence) : std::nullopt;
}

bool wantsOtherFormation(const State &state, Side side)
{
    const auto line = lineAskedFor(state, side);
    return line && state.sides[side].pending.of(*line) < (*line == Line::Attack ? 3 : 5);
}

int shotValue(const State &state, Side side, int from, int value, bool secondary)
{
    if (!mayShootFrom(state, side, from))
        return 0;
    const ShotChances chances = shotChances(state, side, from, value, secondary);
    return (10'000 * chances.goal + 1'200 * chances.corner) / 1296;
}

int targetValue(const State &state, int to, int value)
{
    const Side side = state.holder;
    const int own = std::max(1, countIn(state.sides[side], to));
    const int others = countSeen(state, opposite(side), side, to);
    const bool first = countIn(state.sides[side], to) > others;
    // Kept by a higher die; some special events keep it too.
    const int keep = 10'000 * (6 - value) / 6 + 10'000 * 29 / 216;
    const int level = levelOf(to);
    const int good =
        valueAt(level) + expectedShot(state, to, own, others, first) * 6 / 5 + 150 * (own - others);
    const int bad = valueAt(8 - level) + 200 * (others - own);
    return static_cast<int>((std::int64_t{keep} * good - std::int64_t{10'000 - keep} * bad) / 10'000);
}

Wishes wishesOf(const State &state, Side side)
{
    const int ball = ballOf(state, side);
    Wishes wishes = side == state.holder ? attacking(ball) : defending(ball);
    if (isLateBehind(state, side)) {
        wishes[area::CA] += 300;
        wishes[area::PX] += 300;
    } else if (isLateAhead(state, side)) {
        wishes[area::CD] += 300;
        wishes[area::PA] += 300;
    }
    return wishes;
}

int worthOf(const Wishes &wishes, int area, int there)
{
    const auto rank = static_cast<std::size_t>(std::clamp(there, 0, 9));
    return wishes[static_cast<std::size_t>(area)] * decline[rank] / 1000;
}

int moveGain(const State &state, Side side, const Wishes &wishes, const PieceMove &move)
{
    const SideState &own = state.sides[side];
    return worthOf(wishes, move.to, at(own.pieces, move.to)) -
           worthOf(wishes, move.from, at(own.pieces, move.from) - 1);
}

int adjustedValue(const State &state, Side side, bool secondary, int boost)
{
    const int own = weightAtBall(state, side) - (secondary ? 1 : 0) + boost;
    const int lead = side == state.holder ? own - weightAtBall(state, opposite(side))
                                          : weightAtBall(state, opposite(side)) - own;
    return std::clamp(state.value - std::clamp(lead, -2, 2), 1, 6);
}

} // namespace touchline::fuba
