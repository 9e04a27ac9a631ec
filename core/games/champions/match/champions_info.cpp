// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/champions_info.h"

#include "core/games/champions/match/champions_options.h"
#include "core/games/champions/rules/events.h"
#include "core/games/champions/rules/phase.h"

#include <QtGlobal>

namespace touchline::champions {

namespace {

constexpr std::array<Die, 3> dice{d6, d4, d3};

constexpr std::array<AgentSpec, 4> agents{
    AgentSpec{"coach", QT_TRANSLATE_NOOP("core", "Coach"),
              QT_TRANSLATE_NOOP("core",
                                "Weighs its own chances of a goal against those it leaves to the other "
                                "side.")},
    AgentSpec{"planner", QT_TRANSLATE_NOOP("core", "Planner"),
              QT_TRANSLATE_NOOP("core", "Like the coach, and thinks of the other side's answer to each roll: "
                                        "stronger, and slower.")},
    AgentSpec{"novice", QT_TRANSLATE_NOOP("core", "Novice"),
              QT_TRANSLATE_NOOP("core", "Goes by how far the ball is from the goals and from the players.")},
    AgentSpec{"random", QT_TRANSLATE_NOOP("core", "By chance"),
              QT_TRANSLATE_NOOP("core", "Takes any allowed choice.")}};

/// What its rolls may bring, by decision point.
constexpr std::array rollGoals{
    RollGoal{"R-SAVE", event::SaveTry, 4, 0, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"R-SAVE", event::SaveTry, 4, 2, QT_TRANSLATE_NOOP("core", "%1 is a catch.")},
    RollGoal{"R-INT", event::Deflection, -1, 0, QT_TRANSLATE_NOOP("core", "%1 intercepts the ball.")},
    RollGoal{"R-SHOOT", EventKind::ShootOutKick, 0, 1, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    rolledAgain("R-KO"),
    rolledAgain("R-CATCH"),
    rolledAgain("R-RESTART"),
    rolledAgain("R-SHOOT"),
    rolledAgain("R-LOTS"),
};

/// Those of its decision points that are rolls come first; before them stands what waits for nothing.
constexpr std::span<const RollPrompt> rollPrompts =
    std::span<const RollPrompt>(phasePrompts).subspan(1, static_cast<std::size_t>(firstChoicePhase) - 1);

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo info{
        "champions",
        "Champions 2020",
        newestRules,
        dice,
        // About 130 rolls, and a handful of choices for each; with dice that show no 1 it would not end.
        20'000,
        false,
        optionSpecs(),
        levelSpecs(),
        agents,
        eventSpecs(),
        "champions-2020",
        event::Turn,
        1'536,
        0,
        event::Assist,
        rollPrompts,
        rollGoals,
        nullptr,
        {},
        nullptr,
        40,
    };
    return info;
}

} // namespace touchline::champions
