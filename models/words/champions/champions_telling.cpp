// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

namespace touchline {

namespace {

constexpr std::array championsEvents{
    Sentence{"match_start", false, false, "{home_team} v {away_team}"},
    Sentence{"line_up", false, false, "{team} play {formation}"},
    Sentence{"kick_off_roll", false, false, "Kick-off: {home} to {away}"},
    Sentence{"kick_off", false, true, "{player} ({team}) kicks off, {spaces} far"},
    Sentence{"turn", false, true, "{team}: {die}"},
    Sentence{"watch", true, true, ", the watch moves"},
    Sentence{"move", true, true, ", {player} to {space}"},
    Sentence{"no_move", true, true, ", nobody can move"},
    Sentence{"charge", true, true, ", {player} pushes {victim} away"},
    Sentence{"kick", true, true, ", {player} plays the ball to {space}"},
    Sentence{"pass", true, true, ", {player} on to {space}"},
    Sentence{"run", true, true, ", {player} runs to {space}"},
    Sentence{"ball_rests", true, true, "{rest_words}"},
    Sentence{"intercept", true, true, ", {player} steps in at {space}, {die}: {try_words}"},
    Sentence{"deflection", true, true, ", the ball goes to {space}"},
    Sentence{"shot", false, true, "{player} ({team}) shoots"},
    Sentence{"save", true, true, ", {player} goes for it, {chance}. {die}: {save_words}"},
    Sentence{"catch", true, true, ", he holds it"},
    Sentence{"rebound", true, true, ", the ball flies to {space}"},
    Sentence{"hand_ball", false, true, "Hand ball by {player} ({team})"},
    Sentence{"pick_up", true, true, ", {player} takes it in his hands"},
    Sentence{"out", true, true, ", out over the {line}"},
    Sentence{"throw_in", false, true, "Throw-in for {team}"},
    Sentence{"corner", false, true, "Corner for {team}"},
    Sentence{"goal_kick", false, true, "Goal kick for {team}"},
    Sentence{"foul", false, true, "Foul by {player} ({team}) on {victim}"},
    Sentence{"free_kick", false, true, "Free kick for {team} at {space}"},
    Sentence{"penalty", false, true, "Penalty for {team}"},
    Sentence{"restart_roll", false, true, "{restart_words}, {team}: {die}"},
    Sentence{"placed", true, true, ", {player} at {space}"},
    Sentence{"warm_up", false, true, "{player} warms up ({team})"},
    Sentence{"warm_up_back", false, true, "{player} goes back to the bench ({team})"},
    Sentence{"makeshift_goalie", false, true, "{player} goes in goal ({team})"},
    Sentence{"shift", false, false, ""},
    Sentence{"ball_lost", false, true, "{team} cannot play the ball and lose it"},
    Sentence{"drop_ball", false, true, "The ball is laid on {space} for {team}"},
    Sentence{"goal", false, true, "GOAL! {home}–{away} {player} ({team}{scored_from})"},
    Sentence{"own_goal", false, true, "OWN GOAL! {home}–{away} {player} ({team})"},
    Sentence{"assist", true, true, ", set up by {player}"},
    Sentence{"golden_goal", true, true, ", the golden goal"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is hurt and {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"forfeit", false, false, "{team} have too few men and lose the match"},
    Sentence{"whistle", false, false, "The whistle goes after {minutes} minutes"},
    Sentence{"extra_time", false, false, "Extra time: the next goal wins"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"lots", false, false, "Lots: {away} to {home}"},
    // The match has no halves; who tells one all the same finds words.
    Sentence{"period_start", false, false, "{period_name}"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}"},
    // The result stands below.
    Sentence{"match_end", false, false, ""},
};

constexpr std::array championsHighlights{
    Sentence{"goal", false, true, "{home}–{away}  {player} ({team}{scored_from})"},
    Sentence{"own_goal", false, true, "{home}–{away}  {player} ({team}, own goal)"},
    Sentence{"penalty", false, true, "Penalty for {team}"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is hurt and {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"forfeit", false, false, "{team} have too few men and lose the match"},
    Sentence{"whistle", false, false, "The whistle goes after {minutes} minutes"},
    Sentence{"extra_time", false, false, "Extra time: the next goal wins"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
};

/// Who is put where is part of an explanation.
constexpr std::array championsAnew{
    Sentence{"shift", false, true, "  {player} ({team}) goes to {space}, {shift_words}"},
};

constexpr auto championsExplained = retold(championsEvents, championsAnew);

} // namespace

const Tellings &championsTellings()
{
    static const Tellings tellings{{championsHighlights, {}, false, &championsWords()},
                                   {championsEvents, {}, true, &championsWords(), makeChampionsMemory},
                                   {championsExplained, {}, false, &championsWords(), makeChampionsMemory},
                                   championsRulings(),
                                   championsTerms(),
                                   nullptr,
                                   nullptr,
                                   "shot deflection rebound"};
    return tellings;
}

} // namespace touchline
