// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array fubaRulingNotes{
    RulingNote{"Teams", "formation", "P1"},
    RulingNote{"Set-ups and turns",
               "toss set_up turn free_kick goal_kick corner formation_change role "
               "next_match period_start hour_over half_decided extra_time",
               "P2 P5 P6 S1 S1a S1k S3 W0 T2 N8 F1 F2 K1 G1 H1 N7f"},
    RulingNote{"Moves, pressing, attempts",
               "move adjust press fetch action pass control new_value shot difficult_shot goal miss rebound "
               "penalty penalty_kick special_event ball_played shoot_out_start shoot_out_kick shoot_out_end",
               "T1 T4 T4e T5 N1 N1c N4 N5 N6 PK2 PK3 E2"},
    RulingNote{"Cards, injuries, names",
               "foul yellow yellow_roll red red_test injury injury_roll substitution substitute_on removed",
               "T4a T4b T4c T4d T4s N7 N7k NAME-GOAL NAME-ASSIST NAME-YELLOW NAME-RED NAME-INJURY NAME-OFF "
               "NAME-ON NAME-PENALTY NAME-KICK"},
    RulingNote{"Condition and skills", "condition high_condition tired tiredness_test skill fans",
               "P3 P4- P4+ T3 W1 W2 W3 W4 W4o W5 W6 W7 T4w T4x T4y T4z N2 N3 N5w N6w N6k N7w"},
    RulingNote{"Competition", "", "C1"},
};

} // namespace

std::span<const RulingNote> fubaRulings()
{
    return fubaRulingNotes;
}

} // namespace touchline
