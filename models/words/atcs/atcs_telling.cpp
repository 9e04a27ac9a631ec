// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include "models/words/atcs/atcs_memory.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array atcsEvents{
    Sentence{"match_start", false, false, "{home_team} v {away_team}{ground}{first_leg}"},
    Sentence{"location", false, false, "Played in {location_words}"},
    Sentence{"referee_reroll", false, false, "Referee {natural}: {reroll}, rolled again"},
    Sentence{"referee", false, false, "Referee {referee_words}: {referee_sum}, {referee_type}"},
    Sentence{"period_start", false, false, "{period_name}, {first_team} kick off"},
    Sentence{"solo_chart", false, false, "{team} roll {natural} on the Solo chart"},
    Sentence{"plan", false, false, "{team} play {plan}"},
    Sentence{"totals", false, false, "{totals_of} {team}: {totals_bare}{counts}"},
    Sentence{"defer", false, false, "{team} let {opponent} come first"},
    Sentence{"attempt", false, true,
             "{team} attack{tactics}: {attempt_bare} (1 to {shots_on_goal} is a shot{attempt_note})"},
    Sentence{"miss", true, true, ": no shot on goal"},
    Sentence{"shot", true, true, ": {player} shoots ({shooter_sum}{passed_over})"},
    Sentence{"shot_lost", true, true, ": {shot_lost}"},
    Sentence{"one_timer", true, true, ", one-timer of {player} ({signed})"},
    Sentence{"mark", true, true, ", {team} mark {scorer} (mark {marks})"},
    Sentence{"goal_roll", true, true, ", {goal_bare}, needs {needed}{goal_note}"},
    Sentence{"save", true, true, ": saved by {keeper}"},
    Sentence{"wide", true, true, ": wide"},
    Sentence{"goal_check", true, true, ", goal check {check_sum}: {check_words}"},
    Sentence{"referee_call", true, true, ", referee call {call_sum}: {call_words}"},
    Sentence{"goal_disallowed", true, true, ": NO GOAL"},
    Sentence{"goal", true, true, ": GOAL! {home}–{away}{golden}"},
    Sentence{"own_goal", false, true, "Own goal by {player}: {home}–{away}{golden}"},
    Sentence{"check_start", false, false, "Card check of {team}, {rolls_allowed}"},
    Sentence{"focus", false, true, "Focus {natural}: {player}{passed_over}"},
    Sentence{"card_roll", true, true, ", card chart {card_sum}: {effect_words}"},
    Sentence{"penalty", false, true, "Penalty for {team}{why_words}, {player} takes it"},
    Sentence{"corner", false, true, "Corner for {team}, {player} takes it"},
    Sentence{"free_kick", false, true, "Free kick for {team}{why_words}"},
    Sentence{"extra_attempts", false, true, "{team} have {more_attempts}, {remaining} left"},
    Sentence{"extra_void", false, true, "{count} of {team}'s extra attempts void: 12 a period at most"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team}){why_words}"},
    Sentence{"red", false, true, "Red card for {player} ({team}){why_words}"},
    Sentence{"injury_roll", true, true, ", injury chart for {player} ({team}) {injury_sum}{unhurt}"},
    Sentence{"injury", true, true, ": {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"keeper_change", false, false, "{player} keeps goal for {team} instead of {out}"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}{aggregate}"},
    Sentence{"extra_time", false, false, "Extra time{extra_time_kind}"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick_bare}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"quick_result", false, false,
             "{home_team} {home_die}{home_rest+} = {home_sum}, "
             "{away_team} {away_die}{away_rest+} = {away_sum}"},
    Sentence{"carry", false, false, "{player} ({team}): {carry_words}"},
    // The result stands below.
    Sentence{"match_end", false, false, ""},
};

constexpr std::array atcsSearchRolls{
    RollSentence{"D56", "Who is booked? {natural} on the card ranges"},
    RollSentence{"D66", "Who is injured? {natural} on the card ranges"},
    RollSentence{"D69", "Who did it? {natural} on the card ranges"},
    RollSentence{"D6A", "Another for the card: {natural} on the card ranges"},
};

constexpr std::array atcsHighlights{
    Sentence{"period_start", false, false, "{period_name}, {first_team} kick off"},
    Sentence{"goal", false, true, "{home}–{away}  {player} ({team}{scored_from}{golden})"},
    Sentence{"own_goal", false, true, "{home}–{away}  {player} ({team}, own goal{golden})"},
    Sentence{"goal_disallowed", false, true, "No goal for {player} ({team}): {call_words}"},
    Sentence{"save", false, true, "{missed_penalty}"},
    Sentence{"wide", false, true, "{missed_penalty}"},
    Sentence{"yellow", false, true, "{yellow_card} for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is hurt: {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"keeper_change", false, false, "{player} keeps goal for {team} instead of {out}"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}{aggregate}"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"quick_result", false, false,
             "{home_team} {home_die}{home_rest+} = {home_sum}, "
             "{away_team} {away_die}{away_rest+} = {away_sum}"},
};

constexpr std::array atcsExplained{
    Sentence{"match_start", false, false, "{home_team} v {away_team}{ground}{first_leg}"},
    Sentence{"location", false, false, "Location: {location_words}"},
    Sentence{"referee_reroll", false, false, "Referee country: {natural}, {reroll}: rolled again"},
    Sentence{"referee", false, false, "Referee {referee_words}, type: {referee_sum}: {referee_type}"},
    Sentence{"period_start", false, false, "\n{period_name}, {first_team} kick off"},
    Sentence{"solo_chart", false, false, "Solo chart for {team}: {natural}"},
    Sentence{"plan", false, false, "Plan of {team}: {plan} ({cells})"},
    Sentence{"totals", false, false, "{totals_of} {team}: {totals_sum}{counts}"},
    Sentence{"defer", false, false, "{team} defer, {opponent} resolve an attempt first"},
    Sentence{"attempt", false, true,
             "{team}, {attempt_number}: {attempt_sum}, 1 to {shots_on_goal} is a shot{attempt_note}"},
    Sentence{"miss", true, true, ": no shot on goal"},
    Sentence{"shot", false, false, "  Shooter: {shooter_sum}: {player}{passed_over}"},
    Sentence{"shot_lost", false, false, "  Shooter: {shot_lost}"},
    Sentence{"one_timer", false, false, "  One-timer of {player} ({team}): {signed}"},
    Sentence{"mark", false, false, "  {team} mark {scorer}: mark {marks} of the period"},
    Sentence{"goal_roll", false, false, "  {goal_roll}: {goal_sum}, needs {needed}{goal_note}"},
    Sentence{"save", true, true, ": saved by {keeper}"},
    Sentence{"wide", true, true, ": wide"},
    Sentence{"goal_check", false, false, "  Goal check: {check_sum}: {check_words}"},
    Sentence{"referee_call", false, false, "  Referee call: {call_sum}: {call_words}"},
    Sentence{"goal_disallowed", true, true, ": no goal"},
    Sentence{"goal", true, true, ": goal, {home}–{away}{golden}"},
    Sentence{"own_goal", false, true, "Own goal by {player}: {home}–{away}{golden}"},
    Sentence{"check_start", false, false, "Card check of {team}, {rolls_allowed}"},
    Sentence{"focus", false, true, "Focus: {natural} on the card ranges: {player}{passed_over}"},
    Sentence{"card_roll", false, false, "  Card chart: {card_sum}: {effect_words}"},
    Sentence{"penalty", false, false, "  Penalty for {team}{why_words}, taken by {player}"},
    Sentence{"corner", false, false, "  Corner for {team}, taken by {player}"},
    Sentence{"free_kick", false, false, "  Free kick for {team}{why_words}: 1 more attempt"},
    Sentence{"extra_attempts", false, false, "  {team} have {more_attempts}, {remaining} left"},
    Sentence{"extra_void", false, false, "  {count} of {team}'s extra attempts void: 12 a period at most"},
    Sentence{"yellow", false, false, "  {yellow_card}: {player} ({team}){why_words}"},
    Sentence{"red", false, false, "  Red card: {player} ({team}){why_words}"},
    Sentence{"injury_roll", false, false, "  Injury chart for {player} ({team}): {injury_sum}{unhurt}"},
    Sentence{"injury", true, false, ": {injury_words}"},
    Sentence{"substitute_on", false, true, "{player} comes on for {off} ({team})"},
    Sentence{"keeper_change", false, false, "  {player} keeps goal for {team} instead of {out}"},
    Sentence{"period_end", false, false, "{whistle}: {home}–{away}{aggregate}"},
    Sentence{"extra_time", false, false, "Extra time is played{extra_time_kind}"},
    Sentence{"shoot_out_start", false, false, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, "{team}, {player}: {kick_explained}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
    Sentence{"quick_result", false, false,
             "{home_team}: {home_die} (die){home_power} = {home_sum}, "
             "{away_team}: {away_die} (die){away_power} = {away_sum}"},
    Sentence{"carry", false, false, "{player} ({team}): {carry_words}"},
    // The result stands below.
    Sentence{"match_end", false, false, ""},
};

constexpr std::array atcsSilentRolls{
    RollSentence{"D03", "\nKick-off: {natural}"},
    RollSentence{"D56", "  Who is booked? {natural} on the card ranges"},
    RollSentence{"D66", "  Who is injured? {natural} on the card ranges"},
    RollSentence{"D69", "  Who did it? {natural} on the card ranges"},
    RollSentence{"D6A", "  Another for the card: {natural} on the card ranges"},
    RollSentence{"D70", "First kick: {natural}"},
};

} // namespace

const Tellings &atcsTellings()
{
    static const Tellings tellings{{atcsHighlights, {}, false, &atcsWords(), makeAtcsMemory},
                                   {atcsEvents, atcsSearchRolls, true, &atcsWords(), makeAtcsMemory},
                                   {atcsExplained, atcsSilentRolls, false, &atcsWords(), makeAtcsMemory},
                                   atcsRulings(),
                                   atcsTerms(),
                                   nullptr,
                                   "save"};
    return tellings;
}

} // namespace touchline
