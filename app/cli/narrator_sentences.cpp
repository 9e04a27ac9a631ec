// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/narrator.h"

#include <array>

namespace touchline::cli {

namespace {

constexpr std::array<Sentence, 24> english{
    Sentence{"match_start", false, false, false, ""},
    Sentence{"period_start", false, false, true, "{period_name}"},
    Sentence{"totals", false, false, false, "{team}: {of} {base}{defense+} = {sum}, counts {result}"},
    Sentence{"attempt", false, true, false, "{team} attack: {natural} (1 to {shots_on_goal} is a shot)"},
    Sentence{"miss", true, true, false, ": no shot on goal"},
    Sentence{"shot", true, true, false, ": {player} shoots ({natural})"},
    Sentence{"shot_lost", true, true, false, ": nobody is there to shoot"},
    Sentence{"goal_roll", true, true, false, ", {natural}{goalie_rating+} = {modified}, needs {needed}"},
    Sentence{"save", true, true, false, ": saved by {keeper}"},
    Sentence{"wide", true, true, false, ": wide"},
    Sentence{"goal", true, true, true, ": GOAL! {home}–{away}"},
    Sentence{"own_goal", false, true, true, "Own goal by {player}: {home}–{away}"},
    Sentence{"yellow", false, true, true, "Yellow card for {player} ({team})"},
    Sentence{"red", false, true, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, true, "{player} ({team}) is injured"},
    Sentence{"substitute_on", false, true, true, "{player} comes on for {off} ({team})"},
    Sentence{"keeper_change", false, false, true, "{player} keeps goal for {team} instead of {out}"},
    Sentence{"period_end", false, false, true, "{whistle}: {home}–{away}"},
    Sentence{"extra_time", false, false, false, "Extra time"},
    Sentence{"shoot_out_start", false, false, true, "Shoot-out: {first_team} begin"},
    Sentence{"shoot_out_kick", false, false, true, "{team}, {player}: {kick}, {home}–{away}"},
    Sentence{"shoot_out_end", false, false, true, "Shoot-out {home}–{away}"},
    Sentence{
        "quick_result", false, false, true,
        "{home_team} {home_die}{home_rest+} = {home_sum}, {away_team} {away_die}{away_rest+} = {away_sum}"},
    Sentence{"match_end", false, false, false, ""},
};

} // namespace

std::span<const Sentence> sentences()
{
    return english;
}

} // namespace touchline::cli
