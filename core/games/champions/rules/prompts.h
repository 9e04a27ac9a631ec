// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/die.h"
#include "core/games/champions/rules/phase.h"

#include <array>

namespace touchline::champions {

inline constexpr Die d3{3};
inline constexpr Die d4{4};

/// Decision points by Phase (specification, section 5).
inline constexpr std::array<RollPrompt, phaseCount> phasePrompts{
    RollPrompt{"", "", {}},
    RollPrompt{"R-KO", "kick-off, away", d6},
    RollPrompt{"R-KO", "kick-off, home", d6},
    RollPrompt{"R-TURN", "turn", d6},
    RollPrompt{"R-INT", "interception", d3},
    RollPrompt{"R-SAVE", "save", d4},
    RollPrompt{"R-CATCH", "goalie with the ball", d6},
    RollPrompt{"R-RESTART", "re-start", d6},
    RollPrompt{"R-RESTART", "throw-in", d4},
    RollPrompt{"R-SHOOT", "shoot-out kick", d6},
    RollPrompt{"R-LOTS", "lots, away", d6},
    RollPrompt{"R-LOTS", "lots, home", d6},
    RollPrompt{"D-FORM", "formation", {}},
    RollPrompt{"D-PICK", "line-up", {}},
    RollPrompt{"D-PLACE", "where he starts", {}},
    RollPrompt{"D-KICKER", "who kicks off", {}},
    RollPrompt{"D-WARM", "warm up", {}},
    RollPrompt{"D-FOUL", "who fouls whom", {}},
    RollPrompt{"D-MOVE", "who moves", {}},
    RollPrompt{"D-DEST", "where he moves", {}},
    RollPrompt{"D-PICKUP", "hands or feet", {}},
    RollPrompt{"D-KICK", "way of the ball", {}},
    RollPrompt{"D-RUN", "run to the ball", {}},
    RollPrompt{"D-SAVE", "where the goalie meets the shot", {}},
    RollPrompt{"D-INT", "who intercepts", {}},
    RollPrompt{"D-SUBBACK", "on or back to the dug-out", {}},
    RollPrompt{"D-SUBOFF", "who comes off", {}},
    RollPrompt{"D-SUBCELL", "where he comes on", {}},
    RollPrompt{"D-INJSUB", "who replaces the injured man", {}},
    RollPrompt{"D-NEWGK", "outfielder for the goalie", {}},
    RollPrompt{"D-GOALIE", "space of the goalie", {}},
    RollPrompt{"D-TAKER", "who takes it", {}},
    RollPrompt{"D-WALL", "who is the wall", {}},
    RollPrompt{"D-SPOT", "space", {}},
    RollPrompt{"D-SOTAKER", "who takes the kick", {}},
    RollPrompt{"D-SOSPOT", "spot of the kick", {}},
    RollPrompt{"D-SOGOALIE", "space of the goalie at the kick", {}},
    RollPrompt{"", "", {}}};

} // namespace touchline::champions
