// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array fubaRulingNotes{
    RulingNote{"formation", "Teams"},
    RulingNote{"toss", "Set-ups and turns"},
    RulingNote{"set_up", "Set-ups and turns"},
    RulingNote{"turn", "Set-ups and turns"},
    RulingNote{"free_kick", "Set-ups and turns"},
    RulingNote{"goal_kick", "Set-ups and turns"},
    RulingNote{"corner", "Set-ups and turns"},
    RulingNote{"formation_change", "Set-ups and turns"},
    RulingNote{"role", "Set-ups and turns"},
    RulingNote{"next_match", "Set-ups and turns"},
    RulingNote{"period_start", "Set-ups and turns"},
    RulingNote{"hour_over", "Set-ups and turns"},
    RulingNote{"half_decided", "Set-ups and turns"},
    RulingNote{"extra_time", "Set-ups and turns"},
    RulingNote{"move", "Moves, pressing, attempts"},
    RulingNote{"adjust", "Moves, pressing, attempts"},
    RulingNote{"press", "Moves, pressing, attempts"},
    RulingNote{"fetch", "Moves, pressing, attempts"},
    RulingNote{"action", "Moves, pressing, attempts"},
    RulingNote{"pass", "Moves, pressing, attempts"},
    RulingNote{"control", "Moves, pressing, attempts"},
    RulingNote{"new_value", "Moves, pressing, attempts"},
    RulingNote{"shot", "Moves, pressing, attempts"},
    RulingNote{"difficult_shot", "Moves, pressing, attempts"},
    RulingNote{"goal", "Moves, pressing, attempts"},
    RulingNote{"miss", "Moves, pressing, attempts"},
    RulingNote{"rebound", "Moves, pressing, attempts"},
    RulingNote{"penalty", "Moves, pressing, attempts"},
    RulingNote{"penalty_kick", "Moves, pressing, attempts"},
    RulingNote{"special_event", "Moves, pressing, attempts"},
    RulingNote{"ball_played", "Moves, pressing, attempts"},
    RulingNote{"shoot_out_start", "Moves, pressing, attempts"},
    RulingNote{"shoot_out_kick", "Moves, pressing, attempts"},
    RulingNote{"shoot_out_end", "Moves, pressing, attempts"},
    RulingNote{"foul", "Cards, injuries, names"},
    RulingNote{"yellow", "Cards, injuries, names"},
    RulingNote{"yellow_roll", "Cards, injuries, names"},
    RulingNote{"red", "Cards, injuries, names"},
    RulingNote{"red_test", "Cards, injuries, names"},
    RulingNote{"injury", "Cards, injuries, names"},
    RulingNote{"injury_roll", "Cards, injuries, names"},
    RulingNote{"substitution", "Cards, injuries, names"},
    RulingNote{"substitute_on", "Cards, injuries, names"},
    RulingNote{"removed", "Cards, injuries, names"},
    RulingNote{"condition", "Condition and skills"},
    RulingNote{"high_condition", "Condition and skills"},
    RulingNote{"tired", "Condition and skills"},
    RulingNote{"tiredness_test", "Condition and skills"},
    RulingNote{"skill", "Condition and skills"},
    RulingNote{"fans", "Condition and skills"},
};

} // namespace

std::span<const RulingNote> fubaRulings()
{
    return fubaRulingNotes;
}

} // namespace touchline
