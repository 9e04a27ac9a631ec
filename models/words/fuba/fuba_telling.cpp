// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

namespace touchline {

namespace {

constexpr std::array fubaEvents{
    Sentence{"match_start", false, false, "{home_team} v {away_team}"},
    Sentence{"formation", false, false, "{team} play {formation}"},
    Sentence{"role", false, false, "{team}: {role_words}"},
    Sentence{"toss", false, false, "Toss: {home} to {away}"},
    Sentence{"period_start", false, false, "\n{period_name}, {first_team} kick off"},
    Sentence{"set_up", false, false, "{set_up_words}"},
    Sentence{"hour_over", false, false, "The half has lasted an hour"},
    Sentence{"turn", false, true, "{team}: ball in the {ball_place}, value {value}{restart_words}"},
    Sentence{"pass", true, true, ", to the {to_place}{extras}: value {value}"},
    Sentence{"control", false, true, "Control: {die} to {opposing_die}, {control_words}"},
    Sentence{"half_decided", false, true, "Control: {die} to {opposing_die}, the whistle goes"},
    Sentence{"tiredness_test", false, true, "Tiredness of {team}: {die}, {test_words}"},
    Sentence{"condition", false, true, "{team}: {change_words} ({why_words})"},
    Sentence{"tired", false, true, "{team} are tired"},
    Sentence{"special_event", true, true, ", {die} to {opposing_die}: {special_words}"},
    Sentence{"foul", false, true, "Foul by {team}"},
    Sentence{"yellow_roll", true, true, ", {die}: {yellow_words}"},
    Sentence{"red_test", true, true, ", {die} (red below {below}): {red_words}"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"removed", false, true, "{team} take a player off in the {place}"},
    Sentence{"injury_roll", true, true, ", injury roll {die}"},
    Sentence{"injury", false, true, "{player} ({team}) is hurt and {injury_words}"},
    Sentence{"return", false, true, "{player} is back ({team})"},
    Sentence{"fetch", false, true, "{team} fetch the ball from the {from_place}"},
    Sentence{"new_value", true, true, ", value {value}"},
    Sentence{"skill", false, true, "{team} use {skill_words}"},
    Sentence{"fans", true, true, ", {die}"},
    Sentence{"high_condition", true, true, ", {die}: {moves} moves"},
    Sentence{"action", false, true, "{team} {action_words}"},
    Sentence{"move", true, true, ", {mover} {from_place} to {to_place}{with_ball}"},
    Sentence{"ball_played", true, true, ", ball to the {to_place}, value {value}"},
    Sentence{"adjust", true, true, ", {own} against {opposing}: value {value}"},
    Sentence{"press", true, true, ", {press_bare} against {before}: {press_words}"},
    Sentence{"shot", true, true, " from the {place}, {shot_bare} against {value}: {shot_words}"},
    Sentence{"difficult_shot", true, true, ", {die}: {shot_words}"},
    Sentence{"rebound", true, true, ", rebound {die} + {pieces} to {opposing_die} + {opposing_pieces}"},
    Sentence{"goal", false, true, "GOAL! {home}–{away} {player} ({team}{scored_from})"},
    Sentence{"assist", true, true, ", set up by {player}"},
    Sentence{"miss", true, true, ", missed"},
    Sentence{"corner", false, true, "Corner for {team}"},
    Sentence{"free_kick", false, true, "{quick_words} for {team} in the {place}"},
    Sentence{"penalty", false, true, "Penalty for {team}"},
    Sentence{"penalty_kick", false, true,
             "{player} shoots {spot}, the keeper: {dive}. {die}, needs {needed}: {scored_words}"},
    Sentence{"goal_kick", false, true, "Goal kick for {team}{slow_words}"},
    Sentence{"substitution", true, true, ": {purpose_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"formation_change", false, true, "{team} change to {formation}"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}"},
    Sentence{"extra_time", false, false, "Extra time"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick_bare}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"next_match", false, false, "{loss_words}"},
    // The result stands below.
    Sentence{"match_end", false, false, ""},
};

constexpr std::array fubaHighlights{
    Sentence{"period_start", false, false, "{period_name}, {first_team} kick off"},
    Sentence{"goal", false, true, "{home}–{away}  {player} ({team}{scored_from})"},
    Sentence{"penalty_kick", false, true, "{missed_penalty}"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is hurt and {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"next_match", false, false, "{loss_words}"},
};

/// What is explained in other words than it is told; the rest as above.
constexpr std::array fubaAnew{
    Sentence{"turn", false, true,
             "Turn {turn}: {team}, ball in the {ball_place}, value {value}{restart_words}"},
    Sentence{"pass", false, false, "  Pass to the {to_place}{extras}: value {before} becomes {value}"},
    Sentence{"control", false, false,
             "  Control: {die} against {value} ({opposing_die} for the others): {control_words}"},
    Sentence{"special_event", false, false,
             "  Special event: {die} − {opposing_die} = {difference}: {special_words}"},
    Sentence{"new_value", false, false, "  New value: {value}"},
    Sentence{"adjust", false, false,
             "  Adjustment, {own} against {opposing}: value {before} becomes {value}"},
    Sentence{"press", false, false, "  Pressing: {die}{second}: {press_sum} against {before}: {press_words}"},
    Sentence{"shot", false, false,
             "  Attempt from the {place}: {die}{second}: {shot_sum} against {value}, needs {needed}: "
             "{shot_words}"},
    Sentence{"tiredness_test", false, false,
             "  Tiredness of {team}: {die}, in all {sum} x 10 against minute {clock}: {test_words}"},
};

constexpr auto fubaExplained = retold(fubaEvents, fubaAnew);

} // namespace

const Tellings &fubaTellings()
{
    static const Tellings tellings{{fubaHighlights, {}, false, &fubaWords()},
                                   {fubaEvents, {}, true, &fubaWords()},
                                   {fubaExplained, {}, false, &fubaWords()},
                                   fubaRulings(),
                                   fubaTerms(),
                                   "turn"};
    return tellings;
}

} // namespace touchline
