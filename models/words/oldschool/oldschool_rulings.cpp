// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array oldschoolRulingNotes{
    RulingNote{"The ball", "turn_ball pass free_pass tiki_taka through_pass long_ball cross corner curl "
                           "intercept rolling bounce run_in"},
    RulingNote{
        "Goalkeepers and shots",
        "shot shot_missed block keeper_move save_safe save_dive dive_missed keeper_hands keeper_kick feint"},
    RulingNote{"Headers", "header header_missed feet_control"},
    RulingNote{
        "Tackles, cards, penalties",
        "capture tackle joker foul yellow red penalty penalty_kick offside throw_in free_kick abandoned"},
};

} // namespace

std::span<const RulingNote> oldschoolRulings()
{
    return oldschoolRulingNotes;
}

} // namespace touchline
