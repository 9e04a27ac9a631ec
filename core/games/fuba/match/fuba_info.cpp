// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/fuba_info.h"

#include "core/games/fuba/match/fuba_match.h"
#include "core/games/fuba/match/fuba_options.h"
#include "core/games/fuba/rules/events.h"
#include "core/games/fuba/rules/phase.h"
#include "core/games/fuba/team/rule_options.h"

#include <QtGlobal>

namespace touchline::fuba {

namespace {

constexpr std::array<Die, 1> dice{d6};

constexpr std::array<AgentSpec, 2> agents{
    AgentSpec{"coach", QT_TRANSLATE_NOOP("core", "Coach"),
              QT_TRANSLATE_NOOP("core", "Looks for chances, keeps its shape, presses where it pays.")},
    AgentSpec{"random", QT_TRANSLATE_NOOP("core", "By chance"),
              QT_TRANSLATE_NOOP("core", "Takes any allowed choice.")}};

/// What its rolls may bring, by decision point.
constexpr std::array rollGoals{
    RollGoal{"T2", event::Control, 3, 0, QT_TRANSLATE_NOOP("core", "%1 keeps the ball.")},
    RollGoal{"T3", event::TirednessTest, 3, 1, QT_TRANSLATE_NOOP("core", "%1 passes.")},
    RollGoal{"N5", event::Press, 3, 0, QT_TRANSLATE_NOOP("core", "%1 wins the ball.")},
    RollGoal{"N5", event::Press, 3, 3, QT_TRANSLATE_NOOP("core", "%1 is a foul.")},
    RollGoal{"N6", event::Shot, 10, 0, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"N6", event::Shot, 10, 1, QT_TRANSLATE_NOOP("core", "%1 is a corner.")},
    RollGoal{"N6", event::Shot, 10, 2, QT_TRANSLATE_NOOP("core", "%1 is a rebound.")},
    RollGoal{"N6", event::DifficultShot, 2, 0, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"N6", event::Rebound, 4, 0, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"PK3", event::PenaltyKick, 4, 1, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"T4b", event::RedTest, 2, 0, QT_TRANSLATE_NOOP("core", "%1: no red card.")},
    RollGoal{"T4d", EventKind::Injury, 0, 0, QT_TRANSLATE_NOOP("core", "%1: the player returns later.")},
};

/// Those of its decision points that are rolls come first; before them stands what waits for nothing.
constexpr std::span<const RollPrompt> rollPrompts =
    std::span<const RollPrompt>(phasePrompts).subspan(1, static_cast<std::size_t>(firstChoicePhase) - 1);

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo info{
        "fuba",
        "FUBA",
        newestRules,
        dice,
        // At most 50 turns in each of four halves, and in each no piece moves twice.
        20'000,
        true,
        optionSpecs(),
        levelSpecs(),
        agents,
        eventSpecs(),
        "fuba",
        event::TurnBegin,
        2'048,
        1,
        event::Assist,
        rollPrompts,
        rollGoals,
        cardOption,
        {},
        nullptr,
        200,
    };
    return info;
}

} // namespace touchline::fuba
