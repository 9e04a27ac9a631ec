// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules_core.h"

namespace touchline::fuba {

/// The standard set-ups (specification, section 12).

/// Where the ten outfield pieces of `side` stand; the corner taker is not among them.
[[nodiscard]] inline Counts standardSetUp(const State &state, Side side)
{
    using namespace area;
    const auto counts = [](std::initializer_list<std::pair<int, int>> places) {
        Counts result{};
        for (const auto &[where, count] : places)
            at(result, where) = static_cast<std::int8_t>(count);
        return result;
    };
    const bool holds = side == state.holder;
    const int ball = ballOf(state, side);
    switch (state.placing.kind) {
    case SetUpKind::KickOff:
        return holds ? counts({{CC, 4}, {CD, 2}, {LB, 1}, {RB, 1}, {LM, 1}, {RM, 1}})
                     : counts({{CC, 3}, {CD, 2}, {PA, 1}, {LB, 1}, {RB, 1}, {LM, 1}, {RM, 1}});
    case SetUpKind::Corner:
        return holds ? counts({{PX, 5}, {CA, 2}, {CC, 1}, {CD, 1}}) : counts({{PA, 7}, {CD, 2}, {CC, 1}});
    case SetUpKind::Penalty:
        return holds ? counts({{PX, 1}, {CA, 4}, {LC, 1}, {RC, 1}, {CC, 2}, {CD, 1}})
                     : counts({{CD, 7}, {LB, 1}, {RB, 1}, {CC, 1}});
    case SetUpKind::FreeKick:
        break;
    }
    if (holds) {
        if (ball == CA)
            return counts({{CA, 3}, {PX, 2}, {LC, 1}, {RC, 1}, {CC, 2}, {CD, 1}});
        if (ball == LC || ball == RC)
            return counts({{ball, 2}, {CA, 2}, {PX, 3}, {CC, 2}, {CD, 1}});
        return counts({{ball, 2}, {CA, 4}, {CC, 3}, {CD, 1}});
    }
    if (ball == CD)
        return counts({{PA, 3}, {CD, 4}, {LB, 1}, {RB, 1}, {CC, 1}});
    if (ball == LB || ball == RB)
        return counts({{ball, 2}, {ball == LB ? RB : LB, 1}, {PA, 4}, {CD, 2}, {CC, 1}});
    return counts({{ball, 2}, {CD, 3}, {PA, 2}, {LB, 1}, {RB, 1}, {CC, 1}});
}

/// The fewest pieces that the rules of 6.2 ask for in an area.
[[nodiscard]] inline int fewestIn(const State &state, Side side, int area)
{
    if (side != state.holder)
        return 0;
    switch (state.placing.kind) {
    case SetUpKind::KickOff:
        return area == area::CC ? 2 : 0;
    case SetUpKind::FreeKick:
        return area == ballOf(state, side) ? 1 : 0;
    case SetUpKind::Penalty:
        return area == area::PX ? 1 : 0;
    case SetUpKind::Corner:
        break;
    }
    return 0;
}

/// Places the side as its standard plan says. Pieces that it does not have are taken one by one from the
/// fullest area.
inline void placeByPlan(State &state, Side side)
{
    SideState &own = state.sides[side];
    own.pieces = standardSetUp(state, side);
    const int taker = state.placing.kind == SetUpKind::Corner && side == state.holder ? 1 : 0;
    int count = 0;
    for (const std::int8_t pieces : own.pieces)
        count += pieces;
    for (int wanted = own.available - own.absentCount - taker; count > wanted; --count) {
        int fullest = nowhere;
        for (int area = 0; area < areaCount; ++area)
            if (at(own.pieces, area) > fewestIn(state, side, area) &&
                (fullest == nowhere || at(own.pieces, area) > at(own.pieces, fullest)))
                fullest = area;
        // With fewer pieces than the rules ask for, whoever is there.
        for (int area = 0; fullest == nowhere; ++area)
            if (at(own.pieces, area) > 0)
                fullest = area;
        --at(own.pieces, fullest);
    }
    own.keeper = area::PA;
}

} // namespace touchline::fuba
