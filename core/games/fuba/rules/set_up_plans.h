// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_core.h"

#include <initializer_list>
#include <utility>

namespace touchline::fuba {

/// Set-ups that need no hand (specification, sections 5 and 12): the standard one of each situation, one with
/// more players ahead of the ball, one with more behind it. Each keeps 6.2 with the ten outfield pieces.

enum class SetUpPlan : std::uint8_t { Standard, Attacking, Defensive };

using PlannedPlaces = std::initializer_list<std::pair<int, int>>;

/// One of the three ways to set up: areas in the side's own view with their outfield pieces.
[[nodiscard]] inline Counts planned(SetUpPlan plan, PlannedPlaces standard, PlannedPlaces attacking,
                                    PlannedPlaces defensive)
{
    const PlannedPlaces &places = plan == SetUpPlan::Attacking   ? attacking
                                  : plan == SetUpPlan::Defensive ? defensive
                                                                 : standard;
    Counts result{};
    for (const auto &[where, count] : places)
        at(result, where) = static_cast<std::int8_t>(count);
    return result;
}

[[nodiscard]] inline Counts kickOffPlan(SetUpPlan plan, bool holds)
{
    using namespace area;
    if (holds)
        return planned(plan, {{CC, 4}, {CD, 2}, {LB, 1}, {RB, 1}, {LM, 1}, {RM, 1}},
                       {{CC, 5}, {LM, 2}, {RM, 2}, {CD, 1}},
                       {{CC, 2}, {CD, 3}, {PA, 1}, {LB, 1}, {RB, 1}, {LM, 1}, {RM, 1}});
    return planned(plan, {{CC, 3}, {CD, 2}, {PA, 1}, {LB, 1}, {RB, 1}, {LM, 1}, {RM, 1}},
                   {{CC, 4}, {CD, 2}, {LM, 2}, {RM, 2}}, {{CC, 2}, {CD, 4}, {PA, 2}, {LB, 1}, {RB, 1}});
}

/// The corner taker is not among them.
[[nodiscard]] inline Counts cornerPlan(SetUpPlan plan, bool holds)
{
    using namespace area;
    if (holds)
        return planned(plan, {{PX, 5}, {CA, 2}, {CC, 1}, {CD, 1}}, {{PX, 6}, {CA, 2}, {CC, 1}},
                       {{PX, 3}, {CA, 2}, {CC, 2}, {CD, 2}});
    return planned(plan, {{PA, 7}, {CD, 2}, {CC, 1}}, {{PA, 5}, {CD, 1}, {CC, 2}, {LM, 1}, {RM, 1}},
                   {{PA, 8}, {CD, 2}});
}

[[nodiscard]] inline Counts penaltyPlan(SetUpPlan plan, bool holds)
{
    using namespace area;
    if (holds)
        return planned(plan, {{PX, 1}, {CA, 4}, {LC, 1}, {RC, 1}, {CC, 2}, {CD, 1}},
                       {{PX, 1}, {CA, 5}, {LC, 1}, {RC, 1}, {CC, 2}},
                       {{PX, 1}, {CA, 2}, {CC, 3}, {CD, 2}, {LB, 1}, {RB, 1}});
    return planned(plan, {{CD, 7}, {LB, 1}, {RB, 1}, {CC, 1}},
                   {{CD, 4}, {LB, 1}, {RB, 1}, {LM, 1}, {RM, 1}, {CC, 2}}, {{CD, 8}, {LB, 1}, {RB, 1}});
}

/// A free kick of the side, from central attack, a corner wing, or a wing beside the centre.
[[nodiscard]] inline Counts ownFreeKickPlan(SetUpPlan plan, int ball)
{
    using namespace area;
    if (ball == CA)
        return planned(plan, {{CA, 3}, {PX, 2}, {LC, 1}, {RC, 1}, {CC, 2}, {CD, 1}},
                       {{CA, 3}, {PX, 4}, {LC, 1}, {RC, 1}, {CC, 1}},
                       {{CA, 3}, {PX, 1}, {LM, 1}, {RM, 1}, {CC, 2}, {CD, 2}});
    if (ball == LC || ball == RC)
        return planned(plan, {{ball, 2}, {CA, 2}, {PX, 3}, {CC, 2}, {CD, 1}},
                       {{ball, 2}, {CA, 3}, {PX, 4}, {CC, 1}},
                       {{ball, 2}, {CA, 1}, {PX, 1}, {CC, 3}, {CD, 3}});
    return planned(plan, {{ball, 2}, {CA, 4}, {CC, 3}, {CD, 1}}, {{ball, 2}, {CA, 4}, {PX, 2}, {CC, 2}},
                   {{ball, 3}, {CA, 1}, {CC, 3}, {CD, 3}});
}
/// A free kick of the opponents.
[[nodiscard]] inline Counts otherFreeKickPlan(SetUpPlan plan, int ball)
{
    using namespace area;
    if (ball == CD)
        return planned(plan, {{PA, 3}, {CD, 4}, {LB, 1}, {RB, 1}, {CC, 1}},
                       {{PA, 2}, {CD, 3}, {LB, 1}, {RB, 1}, {LM, 1}, {RM, 1}, {CC, 1}},
                       {{PA, 4}, {CD, 4}, {LB, 1}, {RB, 1}});
    if (ball == LB || ball == RB) {
        const int across = ball == LB ? RB : LB;
        return planned(plan, {{ball, 2}, {across, 1}, {PA, 4}, {CD, 2}, {CC, 1}},
                       {{ball, 2}, {across, 1}, {PA, 2}, {CD, 2}, {CC, 3}},
                       {{ball, 3}, {across, 1}, {PA, 4}, {CD, 2}});
    }
    return planned(plan, {{ball, 2}, {CD, 3}, {PA, 2}, {LB, 1}, {RB, 1}, {CC, 1}},
                   {{ball, 2}, {CD, 2}, {PA, 1}, {LB, 1}, {RB, 1}, {CC, 3}},
                   {{ball, 2}, {CD, 4}, {PA, 2}, {LB, 1}, {RB, 1}});
}

/// Where the ten outfield pieces of `side` stand in the set-up that is due; the corner taker is not among
/// them.
[[nodiscard]] inline Counts plannedSetUp(const State &state, Side side, SetUpPlan plan)
{
    const bool holds = side == state.holder;
    switch (state.placing.kind) {
    case SetUpKind::KickOff:
        return kickOffPlan(plan, holds);
    case SetUpKind::Corner:
        return cornerPlan(plan, holds);
    case SetUpKind::Penalty:
        return penaltyPlan(plan, holds);
    case SetUpKind::FreeKick:
        break;
    }
    const int ball = ballOf(state, side);
    return holds ? ownFreeKickPlan(plan, ball) : otherFreeKickPlan(plan, ball);
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

/// Places the side by a plan. Pieces that it does not have are taken one by one from the fullest area.
inline void placeByPlan(State &state, Side side, SetUpPlan plan)
{
    SideState &own = state.sides[side];
    own.pieces = plannedSetUp(state, side, plan);
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
