// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/oldschool_info.h"

#include "core/games/oldschool/match/oldschool_options.h"
#include "core/games/oldschool/rules/events.h"
#include "core/games/oldschool/rules/prompts.h"

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
    };
    return info;
}

} // namespace touchline::oldschool
