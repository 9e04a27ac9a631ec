// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/die.h"
#include "core/games/oldschool/rules/phase.h"

#include <array>

namespace touchline::oldschool {

/// Decision points by Phase (specification, section 5.4).
inline constexpr std::array<RollPrompt, phaseCount> phasePrompts{
    RollPrompt{"", "", {}},
    RollPrompt{"R-TOSS", "toss, White", d6},
    RollPrompt{"R-DICE", "Dark Blue", d10},
    RollPrompt{"R-DICE", "Red", d10},
    RollPrompt{"R-CURL", "curl, White", d6},
    RollPrompt{"R-BLOCK", "block, White", d6},
    RollPrompt{"R-INTERCEPT", "interception, White", d6},
    RollPrompt{"R-DIVE", "dive, White", d6},
    RollPrompt{"R-SHOTBLOCK", "block of a shot, White", d6},
    RollPrompt{"R-TURN", "answer to the turned ball, White", d6},
    RollPrompt{"R-FEINT", "feint, White", d6},
    RollPrompt{"R-HEAD", "header, White", d6},
    RollPrompt{"R-FEET", "control by feet, White", d6},
    RollPrompt{"R-TACKLE", "tackle, White", d6},
    RollPrompt{"R-REFEREE", "referee, Light Blue", d6},
    RollPrompt{"R-CARD", "card, White", d6},
    RollPrompt{"R-PENALTY", "penalty, shooter, White", d6},
    RollPrompt{"R-PENSAVE", "penalty, goalkeeper, White", d6},
    RollPrompt{"C-FORMATION", "formation", {}},
    RollPrompt{"C-PICK", "who plays", {}},
    RollPrompt{"C-CAPTAIN", "captain", {}},
    RollPrompt{"C-TOSS", "ball or goal", {}},
    RollPrompt{"C-SUB", "who goes off", {}},
    RollPrompt{"C-SUBON", "who comes on", {}},
    RollPrompt{"C-TAKER", "who takes it", {}},
    RollPrompt{"C-PLACE", "who is placed", {}},
    RollPrompt{"C-PLACEROW", "row of his place", {}},
    RollPrompt{"C-PLACECOL", "column of his place", {}},
    RollPrompt{"C-ACT", "what the attackers do", {}},
    RollPrompt{"C-MOVETO", "where he moves", {}},
    RollPrompt{"C-TURNREACT", "who goes for the turned ball", {}},
    RollPrompt{"C-HEAD", "the same dice or new ones", {}},
    RollPrompt{"C-CROSSV", "rows of the cross", {}},
    RollPrompt{"C-PLAY", "how the ball is played", {}},
    RollPrompt{"C-THROUGHROW", "row of the through pass", {}},
    RollPrompt{"C-THROUGHCOL", "column of the through pass", {}},
    RollPrompt{"C-CURL", "curl", {}},
    RollPrompt{"C-FEINT", "whom he feints", {}},
    RollPrompt{"C-SWITCH", "past him or not", {}},
    RollPrompt{"C-BLOCKDIR", "which way it bounces off", {}},
    RollPrompt{"C-DIVE", "dive or not", {}},
    RollPrompt{"C-BLOCKER", "who blocks the shot", {}},
    RollPrompt{"C-GKREACT", "where the goalkeeper goes", {}},
    RollPrompt{"C-SAVE", "corner or back into play", {}},
    RollPrompt{"C-DEF", "what the defenders do", {}},
    RollPrompt{"C-JOKER", "joker or referee", {}},
    RollPrompt{"C-AIR", "head, feet or leave it", {}},
    RollPrompt{"C-HEADBY", "who heads", {}},
    RollPrompt{"C-GKWALK", "where the goalkeeper walks", {}},
    RollPrompt{"", "", {}}};

} // namespace touchline::oldschool
