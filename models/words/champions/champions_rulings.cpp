// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array championsRulingNotes{
    RulingNote{"line_up", "Squads"},
    RulingNote{"kick_off", "Kick-off and moves"},
    RulingNote{"kick_off_roll", "Kick-off and moves"},
    RulingNote{"turn", "Kick-off and moves"},
    RulingNote{"move", "Kick-off and moves"},
    RulingNote{"no_move", "Kick-off and moves"},
    RulingNote{"run", "Kick-off and moves"},
    RulingNote{"placed", "Kick-off and moves"},
    RulingNote{"charge", "Kick-off and moves"},
    RulingNote{"kick", "Kicks and passes"},
    RulingNote{"pass", "Kicks and passes"},
    RulingNote{"throw_in", "Kicks and passes"},
    RulingNote{"ball_rests", "Kicks and passes"},
    RulingNote{"ball_lost", "Kicks and passes"},
    RulingNote{"out", "Kicks and passes"},
    RulingNote{"pick_up", "Kicks and passes"},
    RulingNote{"shot", "Kicks and passes"},
    RulingNote{"save", "Saves, interceptions, deflected balls"},
    RulingNote{"catch", "Saves, interceptions, deflected balls"},
    RulingNote{"intercept", "Saves, interceptions, deflected balls"},
    RulingNote{"deflection", "Saves, interceptions, deflected balls"},
    RulingNote{"rebound", "Saves, interceptions, deflected balls"},
    RulingNote{"hand_ball", "Saves, interceptions, deflected balls"},
    RulingNote{"shift", "Offside and the limits"},
    RulingNote{"foul", "Fouls, cards, substitutions"},
    RulingNote{"yellow", "Fouls, cards, substitutions"},
    RulingNote{"red", "Fouls, cards, substitutions"},
    RulingNote{"injury", "Fouls, cards, substitutions"},
    RulingNote{"substitute_on", "Fouls, cards, substitutions"},
    RulingNote{"makeshift_goalie", "Fouls, cards, substitutions"},
    RulingNote{"warm_up", "Fouls, cards, substitutions"},
    RulingNote{"warm_up_back", "Fouls, cards, substitutions"},
    RulingNote{"penalty", "Fouls, cards, substitutions"},
    RulingNote{"free_kick", "Re-starts"},
    RulingNote{"corner", "Re-starts"},
    RulingNote{"goal_kick", "Re-starts"},
    RulingNote{"restart_roll", "Re-starts"},
    RulingNote{"watch", "Time"},
    RulingNote{"whistle", "Time"},
    RulingNote{"period_start", "Time"},
    RulingNote{"period_end", "Time"},
    RulingNote{"extra_time", "Time"},
    RulingNote{"golden_goal", "Time"},
    RulingNote{"shoot_out_start", "Time"},
    RulingNote{"shoot_out_kick", "Time"},
    RulingNote{"shoot_out_end", "Time"},
    RulingNote{"lots", "Time"},
    RulingNote{"forfeit", "Competition"},
};

} // namespace

std::span<const RulingNote> championsRulings()
{
    return championsRulingNotes;
}

} // namespace touchline
