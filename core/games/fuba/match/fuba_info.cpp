// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/fuba_info.h"

#include "core/games/fuba/match/fuba_options.h"
#include "core/games/fuba/rules/events.h"
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
    };
    return info;
}

} // namespace touchline::fuba
