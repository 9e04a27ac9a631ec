// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

namespace touchline {

namespace {

constexpr std::array simulatorEvents{
    Sentence{"match_start", false, false, "{home_team} v {away_team}"},
    Sentence{"referee_type", false, false, "Referee: {referee_words}"},
    Sentence{"weather", false, false, "Weather: {weather_words}"},
    Sentence{"coin", false, false, "The coin falls for {team}"},
    Sentence{"line_up", false, false, "{team} play {formation}"},
    Sentence{"kick_off", false, true, "Kick-off: {team}"},
    Sentence{"turn", false, false, ""},
    Sentence{"declare", false, false, ""},
    Sentence{"kick", false, true, "{player} ({team}) {act_words}{end_words}"},
    Sentence{"path", false, false, ""},
    Sentence{"touch", true, true, ", off {player}"},
    Sentence{"woodwork", true, true, ", against the {frame_words}"},
    Sentence{"slide", false, true, "{player} ({team}) slides in"},
    Sentence{"keeper_set", false, false, ""},
    Sentence{"reflexes", false, true, "Reflexes of {player}: {roll}, {reflex_words}"},
    Sentence{"possession", true, true, ", {player} has it{reason_words}"},
    Sentence{"ability", false, false, ""},
    Sentence{"marked", true, true, ", marked by {marker}"},
    Sentence{"speed_move", false, true, "{player} ({team}) runs to {space}"},
    Sentence{"heading_move", false, true, "{player} ({team}) goes into the box"},
    Sentence{"header", false, true, "{player} ({team}) heads it"},
    Sentence{"catch", true, true, ", {player} catches it"},
    Sentence{"save", true, true, ", saved by {player}"},
    Sentence{"offside", false, true, "Offside: {player} ({team})"},
    Sentence{"offside_edge", false, true, "{player} ({team}) steps back to stay onside"},
    Sentence{"throw_in", false, true, "Throw-in for {team}"},
    Sentence{"corner", false, true, "Corner for {team}"},
    Sentence{"goal_kick", false, true, "Goal kick for {team}"},
    Sentence{"free_kick", false, true, "Free kick for {team}"},
    Sentence{"penalty", false, true, "Penalty for {team}"},
    Sentence{"var", false, true, "Video assistant: {roll}, {var_words}"},
    Sentence{"wall", false, true, "{team} put up a wall of {players}"},
    Sentence{"move", false, false, ""},
    Sentence{"entry", false, true, "{player} ({team}) goes in with a roll of {roll}: {entry_words}"},
    Sentence{"base_tackle", false, true, "{player} ({team}) tackles with a roll of {roll}: {won_words}"},
    Sentence{"duel", false, true, "{player} ({team}) {duel_words} {rival}: {sum_words}{result_words}"},
    Sentence{"lying", true, true, ", {player} lies down"},
    Sentence{"stand_up", false, false, ""},
    Sentence{"foul", false, true, "Foul by {player} ({team}) on {victim}{foul_words}"},
    Sentence{"knock_over", false, false, ""},
    Sentence{"tackle_waived", false, false, ""},
    Sentence{"thrower", false, true, "{player} ({team}) throws in"},
    Sentence{"fatigue", false, false, "{team} are tiring: active sections {sections}"},
    Sentence{"new_keeper", false, true, "{player} goes in goal ({team})"},
    Sentence{"counterattack", false, true, "{team} counter"},
    Sentence{"step", false, false, ""},
    Sentence{"injury_time", false, false, "Injury time"},
    Sentence{"goal", false, true, "GOAL! {home}–{away} {player} ({team})"},
    Sentence{"own_goal", false, true, "OWN GOAL! {home}–{away} {player} ({team})"},
    Sentence{"assist", true, true, ", set up by {player}"},
    Sentence{"golden_goal", true, true, ", the golden goal"},
    Sentence{"yellow", false, true, "{booking_words} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"forfeit", false, true, "{team} have too few players and lose the match"},
    Sentence{"extra_time", false, false, "Extra time"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"lots", false, false, "Lots are drawn"},
    Sentence{"period_start", false, false, "{period_name}"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}"},
    // The result stands below.
    Sentence{"match_end", false, false, ""},
};

constexpr std::array simulatorHighlights{
    Sentence{"goal", false, true, "{home}–{away}  {player} ({team})"},
    Sentence{"own_goal", false, true, "{home}–{away}  {player} ({team}, own goal)"},
    Sentence{"penalty", false, true, "Penalty for {team}"},
    Sentence{"yellow", false, true, "{booking_words} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"forfeit", false, true, "{team} have too few players and lose the match"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}"},
    Sentence{"extra_time", false, false, "Extra time"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
};

/// Who goes where, and the steps of the referees, are part of an explanation.
constexpr std::array simulatorAnew{
    Sentence{"move", false, true, "  {player} ({team}) to {space}"},
    Sentence{"stand_up", false, true, "  {player} ({team}) gets up"},
    Sentence{"keeper_set", false, true, "  {player} ({team}) {pose_words} at {space}"},
    Sentence{"turn", false, true, "Turn of {team}, the ball at {space}"},
    Sentence{"declare", false, true, "  {player} ({team}) declares {declared_words}"},
    Sentence{"kick", false, true,
             "{player} ({team}) {act_words}{end_words}; power {power} of 100, off by {error_words}"},
    Sentence{"path", false, true, "  The way of the ball in cm: {path_words}"},
    Sentence{"step", false, true, "  The referees walk: step {steps}"},
    Sentence{"ability", false, true, "  {player} ({team}) may play on at once"},
    Sentence{"knock_over", false, true, "  Near an opponent: a roll of {roll}"},
    Sentence{"tackle_waived", false, true, "  {player} ({team}) does not tackle"},
};

constexpr auto simulatorExplained = retold(simulatorEvents, simulatorAnew);

} // namespace

const Tellings &simulatorTellings()
{
    static const Tellings tellings{{simulatorHighlights, {}, false, &simulatorWords()},
                                   {simulatorEvents, {}, true, &simulatorWords()},
                                   {simulatorExplained, {}, false, &simulatorWords()},
                                   simulatorRulings(),
                                   simulatorTerms(),
                                   "turn",
                                   "save"};
    return tellings;
}

} // namespace touchline
