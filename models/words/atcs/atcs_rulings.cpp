// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array atcsRulingNotes{
    RulingNote{"Attempts and shots on goal", "totals plan attempt miss shot_lost extra_attempts"},
    RulingNote{"Attempts in turn, and the clock", "period_start defer focus"},
    RulingNote{"Goal roll, one-timers, marking",
               "goal_roll one_timer mark save wide goal own_goal shot penalty corner"},
    RulingNote{"The referee",
               "referee referee_reroll location goal_check referee_call goal_disallowed free_kick"},
    RulingNote{"The card check", "check_start card_roll extra_void"},
    RulingNote{"Cards", "yellow red"},
    RulingNote{"Injuries", "injury_roll injury"},
    RulingNote{"Somebody is missing", "substitute_on keeper_change"},
    RulingNote{"Extra time and shoot-out", "extra_time shoot_out_start shoot_out_kick shoot_out_end"},
    RulingNote{"Quick Play", "quick_result"},
    RulingNote{"Playing alone", "solo_chart"},
    RulingNote{"Suspensions and injuries from match to match", "carry"},
};

} // namespace

std::span<const RulingNote> atcsRulings()
{
    return atcsRulingNotes;
}

} // namespace touchline
