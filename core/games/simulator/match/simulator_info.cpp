// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/simulator_info.h"

#include "core/games/simulator/match/conditions.h"
#include "core/games/simulator/match/simulator_options.h"
#include "core/games/simulator/rules/events.h"
#include "core/games/simulator/rules/phase.h"

#include <QtGlobal>

namespace touchline::simulator {

namespace {

constexpr std::array<Die, 4> dice{d6, d2, d100, d1000};

constexpr std::array<AgentSpec, 6> agents{
    AgentSpec{"coach", QT_TRANSLATE_NOOP("core", "Coach"),
              QT_TRANSLATE_NOOP("core",
                                "Kicks like anybody, and tries each kick once in mind: quick enough for "
                                "whole leagues."),
              true},
    AgentSpec{"careful", QT_TRANSLATE_NOOP("core", "Careful coach"),
              QT_TRANSLATE_NOOP("core", "Kicks like anybody, but weighs how each kick could go wrong."),
              true},
    AgentSpec{
        "master", QT_TRANSLATE_NOOP("core", "Master"),
        QT_TRANSLATE_NOOP("core", "Weighs like the careful coach; half the error of an ordinary finger."),
        true},
    AgentSpec{
        "expert", QT_TRANSLATE_NOOP("core", "Expert"),
        QT_TRANSLATE_NOOP("core", "Weighs like the careful coach; three quarters of the ordinary error."),
        true},
    AgentSpec{"novice", QT_TRANSLATE_NOOP("core", "Novice"),
              QT_TRANSLATE_NOOP("core", "Weighs like the careful coach; one and a half times the ordinary "
                                        "error."),
              true},
    AgentSpec{"random", QT_TRANSLATE_NOOP("core", "By chance"),
              QT_TRANSLATE_NOOP("core", "Takes any allowed choice."), true}};

/// What its rolls may bring, by decision point.
constexpr std::array conditions{ConditionSpec{"M1", "referee_type", ConditionSubject::Referee},
                                ConditionSpec{"M2", "weather", ConditionSubject::Weather}};

constexpr std::array rollGoals{
    RollGoal{"M1", event::RefereeType, 1, 1, QT_TRANSLATE_NOOP("core", "%1 is a strict referee.")},
    RollGoal{"M2", event::Weather, 1, 1, QT_TRANSLATE_NOOP("core", "%1 is bad weather.")},
    RollGoal{"GR", event::Reflexes, 1, 1, QT_TRANSLATE_NOOP("core", "%1 holds the ball.")},
    RollGoal{"KR", event::Knocked, 1, 1, QT_TRANSLATE_NOOP("core", "%1 is a foul.")},
    RollGoal{"DU", event::Duel, 7, 0, QT_TRANSLATE_NOOP("core", "%1 wins the duel for the attacker.")},
    RollGoal{"TK", event::BaseTackle, 1, 1, QT_TRANSLATE_NOOP("core", "%1 wins the ball.")},
    RollGoal{"EN", event::Entry, 1, 0, QT_TRANSLATE_NOOP("core", "%1: no foul.")},
    RollGoal{"VA", event::Var, 1, 1, QT_TRANSLATE_NOOP("core", "%1 revokes the decision.")},
    RollGoal{"IN", EventKind::Injury, -1, 0, QT_TRANSLATE_NOOP("core", "%1 is an injury.")},
};

/// Those of its decision points that are rolls come first; before them stands what waits for nothing.
constexpr std::span<const RollPrompt> rollPrompts =
    std::span<const RollPrompt>(phasePrompts).subspan(1, static_cast<std::size_t>(firstChoicePhase) - 1);

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo info{
        "simulator",
        "Simulator Soccer",
        newestRules,
        dice,
        // About 2,700 steps; by chance, with extra time and shoot-out, up to 4,000. A set-up can be changed
        // over and over, and PHASE 1 goes on while players have abilities.
        30'000,
        false,
        optionSpecs(),
        levelSpecs(),
        agents,
        eventSpecs(),
        "simulator",
        event::Turn,
        4'096,
        0,
        event::Assist,
        rollPrompts,
        rollGoals,
        nullptr,
        conditions,
        conditionOutcomes,
        40,
    };
    return info;
}

int skillOf(const QString &runBy, int person)
{
    struct Level
    {
        const char *agent;
        int skill;
    };
    static constexpr std::array<Level, 6> levels{
        {{"coach", 100}, {"careful", 100}, {"random", 100}, {"master", 50}, {"expert", 75}, {"novice", 150}}};
    for (const Level &level : levels)
        if (runBy == QLatin1String(level.agent))
            return level.skill;
    return person;
}

} // namespace touchline::simulator
