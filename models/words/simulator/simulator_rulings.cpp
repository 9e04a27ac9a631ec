// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array simulatorRulingNotes{
    RulingNote{"kick", "The kick"},
    RulingNote{"woodwork", "The kick"},
    RulingNote{"knock_over", "The kick"},
    RulingNote{"possession", "Who gets the ball"},
    RulingNote{"speed_move", "Who gets the ball"},
    RulingNote{"offside", "Who gets the ball"},
    RulingNote{"offside_edge", "Who gets the ball"},
    RulingNote{"counterattack", "Who gets the ball"},
    RulingNote{"ability", "Skills"},
    RulingNote{"marked", "Skills"},
    RulingNote{"heading_move", "Skills"},
    RulingNote{"header", "Skills"},
    RulingNote{"catch", "Skills"},
    RulingNote{"slide", "Goalkeepers and shots"},
    RulingNote{"keeper_set", "Goalkeepers and shots"},
    RulingNote{"reflexes", "Goalkeepers and shots"},
    RulingNote{"save", "Goalkeepers and shots"},
    RulingNote{"new_keeper", "Goalkeepers and shots"},
    RulingNote{"duel", "Duels, fouls, cards"},
    RulingNote{"base_tackle", "Duels, fouls, cards"},
    RulingNote{"entry", "Duels, fouls, cards"},
    RulingNote{"foul", "Duels, fouls, cards"},
    RulingNote{"yellow", "Duels, fouls, cards"},
    RulingNote{"red", "Duels, fouls, cards"},
    RulingNote{"var", "Duels, fouls, cards"},
    RulingNote{"penalty", "Duels, fouls, cards"},
    RulingNote{"forfeit", "Duels, fouls, cards"},
    RulingNote{"wall", "Restarts and time"},
    RulingNote{"throw_in", "Restarts and time"},
    RulingNote{"corner", "Restarts and time"},
    RulingNote{"free_kick", "Restarts and time"},
    RulingNote{"goal_kick", "Restarts and time"},
    RulingNote{"step", "Restarts and time"},
    RulingNote{"injury_time", "Restarts and time"},
    RulingNote{"fatigue", "Restarts and time"},
    RulingNote{"injury", "Restarts and time"},
    RulingNote{"lots", "Restarts and time"},
};

} // namespace

std::span<const RulingNote> simulatorRulings()
{
    return simulatorRulingNotes;
}

} // namespace touchline
