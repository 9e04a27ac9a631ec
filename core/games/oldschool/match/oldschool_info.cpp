// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/oldschool_info.h"

#include "core/games/oldschool/match/oldschool_options.h"
#include "core/games/oldschool/rules/events.h"
#include "core/games/oldschool/rules/phase.h"

#include <QtGlobal>

namespace touchline::oldschool {

namespace {

constexpr std::array<Die, 2> dice{d6, d10};

constexpr std::array<AgentSpec, 4> agents{
    AgentSpec{"coach", QT_TRANSLATE_NOOP("core", "Coach"),
              QT_TRANSLATE_NOOP("core", "Knows what a shot is worth from every cell, and looks for one.")},
    AgentSpec{"steady", QT_TRANSLATE_NOOP("core", "Steady coach"),
              QT_TRANSLATE_NOOP("core", "Like the coach, but misjudges things a little.")},
    AgentSpec{"novice", QT_TRANSLATE_NOOP("core", "Novice"),
              QT_TRANSLATE_NOOP("core", "Misjudges much, and does not think ahead to a better place to "
                                        "shoot from.")},
    AgentSpec{"random", QT_TRANSLATE_NOOP("core", "By chance"),
              QT_TRANSLATE_NOOP("core", "Takes any allowed choice.")}};

/// What its rolls may bring, by decision point.
constexpr std::array rollGoals{
    RollGoal{"R-CURL", event::Curl, -1, 0, QT_TRANSLATE_NOOP("core", "%1 curls the ball.")},
    RollGoal{"R-BLOCK", event::Block, -1, 0, QT_TRANSLATE_NOOP("core", "%1 blocks the ball.")},
    RollGoal{"R-INTERCEPT", event::Intercept, -1, 0, QT_TRANSLATE_NOOP("core", "%1 intercepts the ball.")},
    RollGoal{"R-DIVE", event::SaveDive, -1, 0, QT_TRANSLATE_NOOP("core", "%1 is a save.")},
    RollGoal{"R-SHOTBLOCK", event::Block, -1, 0, QT_TRANSLATE_NOOP("core", "%1 blocks the shot.")},
    RollGoal{"R-FEINT", event::Feint, 0, 1, QT_TRANSLATE_NOOP("core", "%1 succeeds.")},
    RollGoal{"R-HEAD", event::Header, -1, 0, QT_TRANSLATE_NOOP("core", "%1 heads the ball.")},
    RollGoal{"R-FEET", event::FeetControl, 0, 1, QT_TRANSLATE_NOOP("core", "%1 controls the ball.")},
    RollGoal{"R-TACKLE", event::Tackle, 1, 0, QT_TRANSLATE_NOOP("core", "%1 wins the ball.")},
    RollGoal{"R-TACKLE", event::Foul, -1, 0, QT_TRANSLATE_NOOP("core", "%1 is a foul.")},
    RollGoal{"R-PENALTY", event::PenaltyKick, 0, 1, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"R-PENSAVE", event::PenaltyKick, 0, 1, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
};

/// Those of its decision points that are rolls come first; before them stands what waits for nothing.
constexpr std::span<const RollPrompt> rollPrompts =
    std::span<const RollPrompt>(phasePrompts).subspan(1, static_cast<std::size_t>(firstChoicePhase) - 1);

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo info{
        "oldschool",
        "Old School Football",
        newestRules,
        dice,
        // About 3,500 choices; 141 in a turn at the most, and 220 turns at the most.
        40'000,
        false,
        optionSpecs(),
        levelSpecs(),
        agents,
        eventSpecs(),
        "oldschool",
        event::Turn,
        12'288,
        0,
        event::Assist,
        rollPrompts,
        rollGoals,
        nullptr,
        {},
        nullptr,
        80,
    };
    return info;
}

} // namespace touchline::oldschool
