// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array fubaRulingNotes{
    RulingNote{"Teams", "formation"},
    RulingNote{"Set-ups and turns", "toss set_up turn free_kick goal_kick corner formation_change role "
                                    "next_match period_start hour_over half_decided extra_time"},
    RulingNote{"Moves, pressing, attempts",
               "move adjust press fetch action pass control new_value shot difficult_shot goal miss rebound "
               "penalty penalty_kick special_event ball_played shoot_out_start shoot_out_kick shoot_out_end"},
    RulingNote{"Cards, injuries, names",
               "foul yellow yellow_roll red red_test injury injury_roll substitution substitute_on removed"},
    RulingNote{"Condition and skills", "condition high_condition tired tiredness_test skill fans"},
};

} // namespace

std::span<const RulingNote> fubaRulings()
{
    return fubaRulingNotes;
}

} // namespace touchline
