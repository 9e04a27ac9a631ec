// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/atcs_info.h"

#include "core/games/atcs/match/atcs_options.h"
#include "core/games/atcs/rules/events.h"

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
    };
    return info;
}

} // namespace touchline::atcs
