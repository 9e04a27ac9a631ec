// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array atcsRulingNotes{
    RulingNote{"totals", "Attempts and shots on goal"},
    RulingNote{"plan", "Attempts and shots on goal"},
    RulingNote{"attempt", "Attempts and shots on goal"},
    RulingNote{"miss", "Attempts and shots on goal"},
    RulingNote{"shot_lost", "Attempts and shots on goal"},
    RulingNote{"extra_attempts", "Attempts and shots on goal"},
    RulingNote{"period_start", "Attempts in turn, and the clock"},
    RulingNote{"defer", "Attempts in turn, and the clock"},
    RulingNote{"focus", "Attempts in turn, and the clock"},
    RulingNote{"goal_roll", "Goal roll, one-timers, marking"},
    RulingNote{"one_timer", "Goal roll, one-timers, marking"},
    RulingNote{"mark", "Goal roll, one-timers, marking"},
    RulingNote{"save", "Goal roll, one-timers, marking"},
    RulingNote{"wide", "Goal roll, one-timers, marking"},
    RulingNote{"goal", "Goal roll, one-timers, marking"},
    RulingNote{"own_goal", "Goal roll, one-timers, marking"},
    RulingNote{"shot", "Goal roll, one-timers, marking"},
    RulingNote{"penalty", "Goal roll, one-timers, marking"},
    RulingNote{"corner", "Goal roll, one-timers, marking"},
    RulingNote{"referee", "The referee"},
    RulingNote{"referee_reroll", "The referee"},
    RulingNote{"location", "The referee"},
    RulingNote{"goal_check", "The referee"},
    RulingNote{"referee_call", "The referee"},
    RulingNote{"goal_disallowed", "The referee"},
    RulingNote{"free_kick", "The referee"},
    RulingNote{"check_start", "The card check"},
    RulingNote{"card_roll", "The card check"},
    RulingNote{"extra_void", "The card check"},
    RulingNote{"yellow", "Cards"},
    RulingNote{"red", "Cards"},
    RulingNote{"injury_roll", "Injuries"},
    RulingNote{"injury", "Injuries"},
    RulingNote{"substitute_on", "Somebody is missing"},
    RulingNote{"keeper_change", "Somebody is missing"},
    RulingNote{"extra_time", "Extra time and shoot-out"},
    RulingNote{"shoot_out_start", "Extra time and shoot-out"},
    RulingNote{"shoot_out_kick", "Extra time and shoot-out"},
    RulingNote{"shoot_out_end", "Extra time and shoot-out"},
    RulingNote{"quick_result", "Quick Play"},
    RulingNote{"solo_chart", "Playing alone"},
    RulingNote{"carry", "Suspensions and injuries from match to match"},
};

} // namespace

std::span<const RulingNote> atcsRulings()
{
    return atcsRulingNotes;
}

} // namespace touchline
