// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array championsRulingNotes{
    RulingNote{"Squads", "line_up", "D-FORM D-PICK"},
    RulingNote{"Kick-off and moves", "kick_off kick_off_roll turn move no_move run placed charge",
               "R-KO R-TURN D-PLACE D-KICKER D-MOVE D-DEST D-PICKUP"},
    RulingNote{"Kicks and passes", "kick pass throw_in ball_rests ball_lost out pick_up shot",
               "D-KICK D-RUN"},
    RulingNote{"Saves, interceptions, deflected balls", "save catch intercept deflection rebound hand_ball",
               "R-INT R-SAVE D-SAVE D-INT"},
    RulingNote{"Offside and the limits", "shift", ""},
    RulingNote{"Fouls, cards, substitutions",
               "foul yellow red injury substitute_on makeshift_goalie warm_up warm_up_back penalty",
               "D-FOUL D-WARM D-SUBBACK D-SUBOFF D-SUBCELL D-INJSUB D-NEWGK"},
    RulingNote{"Re-starts", "free_kick corner goal_kick restart_roll",
               "R-CATCH R-RESTART D-GOALIE D-TAKER D-WALL D-SPOT"},
    RulingNote{"Time",
               "watch whistle period_start period_end extra_time golden_goal shoot_out_start "
               "shoot_out_kick shoot_out_end lots",
               "R-SHOOT R-LOTS D-SOTAKER D-SOSPOT D-SOGOALIE"},
    RulingNote{"Competition", "forfeit", ""},
};

} // namespace

std::span<const RulingNote> championsRulings()
{
    return championsRulingNotes;
}

} // namespace touchline
