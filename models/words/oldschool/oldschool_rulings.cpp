// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array oldschoolRulingNotes{
    RulingNote{"The ball",
               "turn_ball pass free_pass tiki_taka through_pass long_ball cross corner curl "
               "intercept rolling bounce run_in",
               "R-DICE R-CURL R-INTERCEPT R-TURN C-TAKER C-ACT C-MOVETO C-TURNREACT C-CROSSV C-PLAY "
               "C-THROUGHROW C-THROUGHCOL C-CURL"},
    RulingNote{
        "Goalkeepers and shots",
        "shot shot_missed block keeper_move save_safe save_dive dive_missed keeper_hands keeper_kick feint",
        "R-BLOCK R-DIVE R-SHOTBLOCK R-FEINT C-FEINT C-SWITCH C-BLOCKDIR C-DIVE C-BLOCKER C-GKREACT C-SAVE "
        "C-GKWALK"},
    RulingNote{"Headers", "header header_missed feet_control", "R-HEAD R-FEET C-HEAD C-AIR C-HEADBY"},
    RulingNote{
        "Tackles, cards, penalties",
        "capture tackle joker foul yellow red penalty penalty_kick offside throw_in free_kick abandoned",
        "R-TACKLE R-REFEREE R-CARD R-PENALTY R-PENSAVE C-SUB C-SUBON C-DEF C-JOKER"},
    RulingNote{"What was rebuilt", "",
               "R-TOSS C-TOSS C-FORMATION C-PICK C-CAPTAIN C-PLACE C-PLACEROW C-PLACECOL"},
};

} // namespace

std::span<const RulingNote> oldschoolRulings()
{
    return oldschoolRulingNotes;
}

} // namespace touchline
