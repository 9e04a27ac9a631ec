// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/phase.h"
#include "core/match/question.h"

#include <array>

namespace touchline::simulator {

inline constexpr Die d1000{1'000};
inline constexpr Die d2{2};

/// Decision points by Phase (specification, section 5).
inline constexpr std::array<RollPrompt, phaseCount> phasePrompts{
    RollPrompt{"", "", {}},
    RollPrompt{"M1", "referee", d6},
    RollPrompt{"M2", "weather", d6},
    RollPrompt{"M3", "coin", d2},
    RollPrompt{"KR", "aim, direction", d1000},
    RollPrompt{"KR", "aim, speed", d1000},
    RollPrompt{"KR", "aim, height", d1000},
    RollPrompt{"KR", "keeper reaction", d1000},
    RollPrompt{"KR", "knock over", d100},
    RollPrompt{"GR", "reflexes", d6},
    RollPrompt{"DU", "dribbling", d6},
    RollPrompt{"DU", "1v1 defence", d6},
    RollPrompt{"DU", "tackle", d6},
    RollPrompt{"DU", "ball defence", d6},
    RollPrompt{"TK", "tackle", d6},
    RollPrompt{"EN", "entry", d6},
    RollPrompt{"VA", "VAR", d6},
    RollPrompt{"IN", "injury", d6},
    RollPrompt{"S1", "line-up on the field", {}},
    RollPrompt{"S2", "changes before play goes on", {}},
    RollPrompt{"S2a", "who goes off", {}},
    RollPrompt{"S2b", "who comes on", {}},
    RollPrompt{"S2t", "who takes it", {}},
    RollPrompt{"S3a", "player to move", {}},
    RollPrompt{"S3b", "cell to stand in", {}},
    RollPrompt{"S3c", "place in the cell", {}},
    RollPrompt{"S5w", "cell of the wall", {}},
    RollPrompt{"S5m", "who stands in the wall", {}},
    RollPrompt{"S0", "who keeps goal", {}},
    RollPrompt{"S0r", "for whom the reserve goalkeeper comes on", {}},
    RollPrompt{"S0f", "who goes in goal", {}},
    RollPrompt{"TH", "who throws in", {}},
    RollPrompt{"RE", "throw at once or set up first", {}},
    RollPrompt{"P1", "what is done with the ball", {}},
    RollPrompt{"KK", "how high it is played", {}},
    RollPrompt{"HM", "heading move", {}},
    RollPrompt{"HMs", "spot of the heading move", {}},
    RollPrompt{"SL", "who slides", {}},
    RollPrompt{"SLc", "cell of the slide", {}},
    RollPrompt{"SLs", "spot of the slide", {}},
    RollPrompt{"SLa", "how the slider lies", {}},
    RollPrompt{"GK1", "what the goalkeeper does", {}},
    RollPrompt{"GK2", "spot of the goalkeeper", {}},
    RollPrompt{"GK2r", "place of the goalkeeper with the rod", {}},
    RollPrompt{"GK3", "stand or lie", {}},
    RollPrompt{"DK", "shoot or dribble past the goalkeeper", {}},
    RollPrompt{"DE", "shoot or keep the ball", {}},
    RollPrompt{"KA1", "direction", {}},
    RollPrompt{"KA3", "power", {}},
    RollPrompt{"SP", "speed move", {}},
    RollPrompt{"SPs", "spot of the speed move", {}},
    RollPrompt{"OE", "offside edge", {}},
    RollPrompt{"PC", "who heads the precise cross", {}},
    RollPrompt{"COD", "who takes the ball", {}},
    RollPrompt{"CODc", "in which cell", {}},
    RollPrompt{"CODs", "on which spot", {}},
    RollPrompt{"RP", "where the kicker stands now", {}},
    RollPrompt{"DB", "home bonus", {}},
    RollPrompt{"VF", "voluntary foul", {}},
    RollPrompt{"HD", "header", {}},
    RollPrompt{"P2a", "attacker to move", {}},
    RollPrompt{"P2b", "cell to go to", {}},
    RollPrompt{"P2c", "place in the cell", {}},
    RollPrompt{"P3a", "defender to move", {}},
    RollPrompt{"P3b", "cell to go to", {}},
    RollPrompt{"P3c", "place in the cell", {}},
    RollPrompt{"P3d", "who makes room", {}},
    RollPrompt{"TK", "tackle or not", {}},
    RollPrompt{"SO1", "who shoots", {}},
    RollPrompt{"", "", {}}};

} // namespace touchline::simulator
