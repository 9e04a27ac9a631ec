// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array simulatorRulingNotes{
    RulingNote{"The kick", "kick woodwork knock_over"},
    RulingNote{"Who gets the ball", "possession speed_move offside offside_edge counterattack"},
    RulingNote{"Skills", "ability marked heading_move header catch"},
    RulingNote{"Goalkeepers and shots", "slide keeper_set reflexes save new_keeper"},
    RulingNote{"Duels, fouls, cards", "duel base_tackle entry foul yellow red var penalty forfeit"},
    RulingNote{"Restarts and time",
               "wall throw_in corner free_kick goal_kick step injury_time fatigue injury lots"},
};

} // namespace

std::span<const RulingNote> simulatorRulings()
{
    return simulatorRulingNotes;
}

} // namespace touchline
