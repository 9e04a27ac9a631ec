// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array simulatorRulingNotes{
    RulingNote{"The kick", "kick woodwork knock_over", "KR P1 KK KA1 KA3"},
    RulingNote{"Who gets the ball", "possession speed_move offside offside_edge counterattack",
               "SP SPs OE COD CODc CODs RP P2a P2b P2c P3a P3b P3c P3d"},
    RulingNote{"Skills", "ability marked heading_move header catch", "HM HMs HD PC"},
    RulingNote{"Goalkeepers and shots", "slide keeper_set reflexes save new_keeper",
               "GR SL SLc SLs SLa S0 S0r S0f GK1 GK2 GK2r GK3 DK DE"},
    RulingNote{"Duels, fouls, cards", "duel base_tackle entry foul yellow red var penalty forfeit",
               "DU TK EN VA VF"},
    RulingNote{"Restarts and time",
               "wall throw_in corner free_kick goal_kick step injury_time fatigue injury lots",
               "IN S2 S2a S2b S2t S3a S3b S3c S5w S5m TH RE SO1"},
    RulingNote{"What was rebuilt", "", "S1"},
    RulingNote{"Levels and options", "", "M1 M2 M3 DB"},
};

} // namespace

std::span<const RulingNote> simulatorRulings()
{
    return simulatorRulingNotes;
}

} // namespace touchline
