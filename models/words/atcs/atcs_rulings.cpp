// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array atcsRulingNotes{
    RulingNote{"Attempts and shots on goal", "totals plan attempt miss shot_lost extra_attempts", "D32 D42"},
    RulingNote{"Attempts in turn, and the clock", "period_start defer focus", "D03 D21"},
    RulingNote{"Goal roll, one-timers, marking",
               "goal_roll one_timer mark save wide goal own_goal shot penalty corner",
               "D50 D50' D51 D51' D52 D52'"},
    RulingNote{"The referee",
               "referee referee_reroll location goal_check referee_call goal_disallowed free_kick",
               "D01 D02 2.6 D53 D54 D55 D56"},
    RulingNote{"The card check", "check_start card_roll extra_void", "D60 D61 D62 D63"},
    RulingNote{"Cards", "yellow red", ""},
    RulingNote{"Injuries", "injury_roll injury", "D66 D67 D68 D69"},
    RulingNote{"Somebody is missing", "substitute_on keeper_change", "D6A"},
    RulingNote{"Extra time and shoot-out", "extra_time shoot_out_start shoot_out_kick shoot_out_end",
               "D70 D71 D72 D73 D74"},
    RulingNote{"Quick Play", "quick_result", "Q1 Q2 Q3"},
    RulingNote{"Playing alone", "solo_chart", "D12 D13"},
    RulingNote{"Suspensions and injuries from match to match", "carry", ""},
    RulingNote{"Choosing: who is first, and what stays hidden", "", "D10 D11"},
    RulingNote{"Tactics", "", "D30 D31 D40 D41"},
};

} // namespace

std::span<const RulingNote> atcsRulings()
{
    return atcsRulingNotes;
}

} // namespace touchline
