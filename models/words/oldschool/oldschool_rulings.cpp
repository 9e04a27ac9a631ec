// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array oldschoolRulingNotes{
    RulingNote{"turn_ball", "The ball"},
    RulingNote{"pass", "The ball"},
    RulingNote{"free_pass", "The ball"},
    RulingNote{"tiki_taka", "The ball"},
    RulingNote{"through_pass", "The ball"},
    RulingNote{"long_ball", "The ball"},
    RulingNote{"cross", "The ball"},
    RulingNote{"corner", "The ball"},
    RulingNote{"curl", "The ball"},
    RulingNote{"intercept", "The ball"},
    RulingNote{"rolling", "The ball"},
    RulingNote{"bounce", "The ball"},
    RulingNote{"run_in", "The ball"},
    RulingNote{"shot", "Goalkeepers and shots"},
    RulingNote{"shot_missed", "Goalkeepers and shots"},
    RulingNote{"block", "Goalkeepers and shots"},
    RulingNote{"keeper_move", "Goalkeepers and shots"},
    RulingNote{"save_safe", "Goalkeepers and shots"},
    RulingNote{"save_dive", "Goalkeepers and shots"},
    RulingNote{"dive_missed", "Goalkeepers and shots"},
    RulingNote{"keeper_hands", "Goalkeepers and shots"},
    RulingNote{"keeper_kick", "Goalkeepers and shots"},
    RulingNote{"feint", "Goalkeepers and shots"},
    RulingNote{"header", "Headers"},
    RulingNote{"header_missed", "Headers"},
    RulingNote{"feet_control", "Headers"},
    RulingNote{"capture", "Tackles, cards, penalties"},
    RulingNote{"tackle", "Tackles, cards, penalties"},
    RulingNote{"joker", "Tackles, cards, penalties"},
    RulingNote{"foul", "Tackles, cards, penalties"},
    RulingNote{"yellow", "Tackles, cards, penalties"},
    RulingNote{"red", "Tackles, cards, penalties"},
    RulingNote{"penalty", "Tackles, cards, penalties"},
    RulingNote{"penalty_kick", "Tackles, cards, penalties"},
    RulingNote{"offside", "Tackles, cards, penalties"},
    RulingNote{"throw_in", "Tackles, cards, penalties"},
    RulingNote{"free_kick", "Tackles, cards, penalties"},
    RulingNote{"abandoned", "Tackles, cards, penalties"},
};

} // namespace

std::span<const RulingNote> oldschoolRulings()
{
    return oldschoolRulingNotes;
}

} // namespace touchline
