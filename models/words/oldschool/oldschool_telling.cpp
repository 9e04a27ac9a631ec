// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

namespace touchline {

namespace {

constexpr std::array oldschoolEvents{
    Sentence{"match_start", false, false, "{home_team} v {away_team}"},
    Sentence{"line_up", false, false, "{team} play {formation}"},
    Sentence{"captain", false, false, "{player} is captain ({team})"},
    Sentence{"toss", false, false, "{team} win the toss and {toss_words}"},
    Sentence{"kick_off", false, true, "{player} kicks off ({team})"},
    Sentence{"turn", false, false, ""},
    Sentence{"move", false, false, ""},
    Sentence{"dribble", false, false, ""},
    Sentence{"turn_ball", false, false, ""},
    Sentence{"keeper_move", false, false, ""},
    Sentence{"dice", false, true, "{player} ({team}) throws {dark_blue} and {red}"},
    Sentence{"pass", true, true, ", {player} passes to {space}"},
    Sentence{"free_pass", false, true, "{player} ({team}) passes to {space}"},
    Sentence{"tiki_taka", true, true, ", {number} passes in a row"},
    Sentence{"through_pass", true, true, ", {player} plays it through to {space}"},
    Sentence{"long_ball", false, true, "{player} ({team}) plays it long to {space}"},
    Sentence{"cross", true, true, ", {player} crosses to {space}"},
    Sentence{"curl", true, true, ", curled by {number}"},
    Sentence{"block", true, true, ", {player} blocks it"},
    Sentence{"intercept", true, true, ", {player} intercepts it"},
    Sentence{"rolling", false, false, ""},
    Sentence{"bounce", true, true, ", the ball bounces on"},
    Sentence{"throw_in", false, true, "Throw-in for {team}"},
    Sentence{"corner", false, true, "Corner for {team}"},
    Sentence{"goal_kick", false, true, "Goal kick for {team}"},
    Sentence{"free_kick", false, true, "Free kick for {team} at {space}"},
    Sentence{"penalty", false, true, "Penalty for {team}"},
    Sentence{"penalty_kick", false, true, "{player} ({team}) takes the penalty: {success}"},
    Sentence{"header", false, true, "{player} ({team}) heads it at {space}"},
    Sentence{"header_missed", true, true, ", nobody reaches it"},
    Sentence{"feet_control", true, true, ", {team} take it down: {success}"},
    Sentence{"feint", false, true, "{player} ({team}) tries a feint: {success}"},
    Sentence{"capture", true, true, ", {player} has the ball"},
    Sentence{"tackle", false, true, "{player} ({team}) tackles {victim} and {tackle_words}"},
    Sentence{"joker", true, true, ", jokers left: {number}"},
    Sentence{"foul", false, true, "Foul by {player} ({team}) on {victim}"},
    Sentence{"offside", false, true, "{team} are offside at {space}"},
    Sentence{"shot", false, true, "{player} ({team}) shoots {shot_words}"},
    Sentence{"shot_missed", true, true, ", {miss_words}"},
    Sentence{"save_safe", true, true, ", {player} has it"},
    Sentence{"save_dive", true, true, ", {player} dives and stops it"},
    Sentence{"dive_missed", true, true, ", {player} dives and misses it"},
    Sentence{"keeper_hands", true, true, ", {player} has it in his hands"},
    Sentence{"keeper_kick", true, true, ", {player} kicks it to {space}"},
    Sentence{"run_in", false, true, "{player} ({team}) runs at the goal line"},
    Sentence{"goal", false, true, "GOAL! {home}–{away} {player} ({team})"},
    Sentence{"own_goal", false, true, "OWN GOAL! {home}–{away} {player} ({team})"},
    Sentence{"goal_from", true, true, ", {goal_words}"},
    Sentence{"assist", true, true, ", set up by {player}"},
    Sentence{"golden_goal", true, true, ", the golden goal"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is hurt"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"new_keeper", false, true, "{player} goes in goal ({team})"},
    Sentence{"abandoned", false, true, "{team} have too few players and lose the match"},
    Sentence{"extra_time", false, false, "Extra time"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"period_start", false, false, "{period_name}"},
    Sentence{"period_end", false, false, "{whistle_words}: {home}–{away}"},
    // The result stands below.
    Sentence{"match_end", false, false, ""},
};

constexpr std::array oldschoolHighlights{
    Sentence{"goal", false, true, "{home}–{away}  {player} ({team})"},
    Sentence{"own_goal", false, true, "{home}–{away}  {player} ({team}, own goal)"},
    Sentence{"penalty", false, true, "Penalty for {team}"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"abandoned", false, true, "{team} have too few players and lose the match"},
    Sentence{"period_end", false, false, "{whistle_words}: {home}–{away}"},
    Sentence{"extra_time", false, false, "Extra time"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
};

/// Who goes where is part of an explanation.
constexpr std::array oldschoolAnew{
    Sentence{"turn", false, true, "Turn {turn} of {turns}"},
    Sentence{"move", false, true, "  {player} ({team}) to {space}"},
    Sentence{"dribble", false, true, "  {player} ({team}) dribbles to {space}"},
    Sentence{"turn_ball", false, true, "  {player} ({team}) turns the ball to {space}"},
    Sentence{"keeper_move", false, true, "  {player} ({team}) goes to {space}"},
    Sentence{"rolling", false, true, "  the ball rolls to {space}"},
};

constexpr auto oldschoolExplained = retold(oldschoolEvents, oldschoolAnew);

} // namespace

const Tellings &oldschoolTellings()
{
    static const Tellings tellings{{oldschoolHighlights, {}, false, &oldschoolWords()},
                                   {oldschoolEvents, {}, true, &oldschoolWords()},
                                   {oldschoolExplained, {}, false, &oldschoolWords()},
                                   oldschoolRulings(),
                                   oldschoolTerms(),
                                   "turn",
                                   "save_safe save_dive"};
    return tellings;
}

} // namespace touchline
