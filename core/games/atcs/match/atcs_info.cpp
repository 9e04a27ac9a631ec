// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/atcs_info.h"

#include "core/games/atcs/match/atcs_match.h"
#include "core/games/atcs/match/atcs_options.h"
#include "core/games/atcs/match/referee_outcomes.h"
#include "core/games/atcs/rules/events.h"
#include "core/games/atcs/rules/rules.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

constexpr std::array<Die, 2> dice{d10, d100};

constexpr std::array<AgentSpec, 3> agents{
    AgentSpec{"coach", QT_TRANSLATE_NOOP("core", "Coach"),
              QT_TRANSLATE_NOOP("core", "Uses every tactic sensibly and varies its play.")},
    AgentSpec{"solo", QT_TRANSLATE_NOOP("core", "Solo opponent"),
              QT_TRANSLATE_NOOP("core", "Follows the fixed procedure for playing alone."), true},
    AgentSpec{"random", QT_TRANSLATE_NOOP("core", "By chance"),
              QT_TRANSLATE_NOOP("core", "Takes any allowed choice.")}};

/// What its rolls may bring, by decision point.
constexpr std::array rollGoals{
    RollGoal{"D32", event::Miss, -1, 0, QT_TRANSLATE_NOOP("core", "%1 is a shot on goal."),
             RollGoal::Brings::Other},
    RollGoal{"D42", event::ShotLost, -1, 0, QT_TRANSLATE_NOOP("core", "%1 loses the shot.")},
    RollGoal{"D52", EventKind::Goal, -1, 0, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"D52'", EventKind::Goal, -1, 0, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"D74", EventKind::ShootOutKick, 0, 1, QT_TRANSLATE_NOOP("core", "%1 is a goal.")},
    RollGoal{"D53", event::GoalCheck, 3, 0, QT_TRANSLATE_NOOP("core", "%1: the goal stands.")},
};

/// Those of its decision points that are rolls come first.
constexpr std::span<const RollPrompt> rollPrompts =
    std::span<const RollPrompt>(phasePrompts).first(static_cast<std::size_t>(firstChoicePhase));

constexpr std::array conditions{ConditionSpec{"D01", "referee", ConditionSubject::Referee},
                                ConditionSpec{"D02", "referee_type", ConditionSubject::Referee}};

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo info{
        "atcs",
        "All Time Championship Soccer",
        1,
        dice,
        // 2,500 rolls at most (specification, section 11), and with tactics up to three choices for each.
        10'000,
        true,
        optionSpecs(),
        levelSpecs(),
        agents,
        eventSpecs(),
        "atcs",
        std::nullopt,
        768,
        0,
        std::nullopt,
        rollPrompts,
        rollGoals,
        cardOption,
        conditions,
        conditionOutcomes,
    };
    return info;
}

} // namespace touchline::atcs
