// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/rules/events.h"

#include "core/games/atcs/charts/charts.h"

#include <algorithm>

namespace touchline::atcs {

namespace {

constexpr std::array<const char *, 2> totalsWords{"attempts", "shots_on_goal"};
constexpr std::array<const char *, 6> criterionWords{
    "", "best_result", "sog", "second_half_attempts", "older_year", "coin"};
constexpr std::array<const char *, 3> extraWords{"none", "free_kick", "red_card"};
constexpr std::array<const char *, 3> strategyWords{"aggressive", "normal", "conservative"};
constexpr std::array<const char *, 3> refereeWords{"let_em_play", "fair_and_balanced", "control_freak"};
constexpr std::array<const char *, 2> rerollWords{"team", "void"};
constexpr std::array<const char *, 4> useWords{"goal", "card", "injury", "call"};
constexpr std::array<const char *, 2> goalCheckWords{"stands", "call"};
constexpr std::array<const char *, 11> callWords{
    "dissent", "bad_call_for", "stands",    "back_for_penalty", "back_for_free_kick",
    "offside", "foul",         "hand_ball", "protest",          "hand_ball_free_kick",
    "violent"};
constexpr std::array<const char *, 9> cardWords{
    "no_foul",     "free_kick", "corner_kick", "penalty_kick",   "opponent_corner_kick",
    "yellow_card", "red_card",  "injury",      "opponent_injury"};
constexpr std::array<const char *, 7> injuryWords{
    "stays", "opponent_red", "weakened_1", "weakened_2", "out_next", "out_tournament", "out_tournament_red"};
constexpr std::array<const char *, 3> whyWords{"check", "call", "injury"};

/// `base` of the card plus everything up to `red_bonus` is `sum`; after limits (in extra time after limits,
/// halving, the red bonus and limits) `result` counts.
constexpr std::array<EventField, 9> totalsFields{EventField{"of", FieldKind::Word, totalsWords},
                                                 EventField{"base"},
                                                 EventField{"defense"},
                                                 EventField{"sum"},
                                                 EventField{"result"},
                                                 EventField{"strategy"},
                                                 EventField{"formation"},
                                                 EventField{"out_of_formation"},
                                                 EventField{"red_bonus"}};
constexpr std::array<EventField, 7> attemptFields{EventField{"natural"},
                                                  EventField{"modified"},
                                                  EventField{"shots_on_goal"},
                                                  EventField{"long_ball"},
                                                  EventField{"counter_attack"},
                                                  EventField{"packed_in"},
                                                  EventField{"extra", FieldKind::Word, extraWords}};
/// A kick that nobody is there to take is a lost shot too, without a roll: all 0.
constexpr std::array<EventField, 5> shotFields{EventField{"natural"}, EventField{"modified"},
                                               EventField{"passed"}, EventField{"pushing_up"},
                                               EventField{"offside_trap"}};
constexpr std::array<EventField, 11> goalRollFields{
    EventField{"natural"},          EventField{"goalie_rating"},
    EventField{"kick_bonus"},       EventField{"modified"},
    EventField{"needed"},           EventField{"keeper", FieldKind::OpposingPlayer},
    EventField{"marked"},           EventField{"scorer_one_timer"},
    EventField{"keeper_one_timer"}, EventField{"scorer_injury"},
    EventField{"keeper_injury"}};
constexpr std::array<EventField, 1> keeperField{EventField{"keeper", FieldKind::OpposingPlayer}};
constexpr std::array<EventField, 1> outField{EventField{"out", FieldKind::OwnPlayer}};
constexpr std::array<EventField, 5> quickFields{EventField{"home_die"}, EventField{"away_die"},
                                                EventField{"home_sum"}, EventField{"away_sum"},
                                                EventField{"criterion", FieldKind::Word, criterionWords}};
constexpr std::array<EventField, 9> planFields{EventField{"strategy", FieldKind::Word, strategyWords},
                                               EventField{"formation", FieldKind::Word, formationNames},
                                               EventField{"strategy_attempts"},
                                               EventField{"strategy_shots_on_goal"},
                                               EventField{"chart_modifier"},
                                               EventField{"formation_attempts"},
                                               EventField{"formation_shots_on_goal"},
                                               EventField{"out_of_formation", FieldKind::Flag},
                                               EventField{"by_chance", FieldKind::Flag}};
/// Whose home advantage counts.
constexpr std::array<EventField, 1> homeField{EventField{"home", FieldKind::SideName}};
constexpr std::array<EventField, 1> naturalField{EventField{"natural"}};
constexpr std::array<EventField, 2> oneTimerFields{EventField{"roll", FieldKind::Word, useWords},
                                                   EventField{"sign"}};
/// The side marks; the scorer is its opponent.
constexpr std::array<EventField, 2> markFields{EventField{"scorer", FieldKind::OpposingPlayer},
                                               EventField{"marks"}};
constexpr std::array<EventField, 4> goalCheckFields{EventField{"natural"}, EventField{"referee"},
                                                    EventField{"modified"},
                                                    EventField{"code", FieldKind::Word, goalCheckWords}};
constexpr std::array<EventField, 7> callFields{EventField{"natural"},
                                               EventField{"strategy"},
                                               EventField{"referee"},
                                               EventField{"fair_play"},
                                               EventField{"one_timer"},
                                               EventField{"modified"},
                                               EventField{"code", FieldKind::Word, callWords}};
constexpr std::array<EventField, 1> maximumField{EventField{"maximum"}};
constexpr std::array<EventField, 2> focusFields{EventField{"natural"}, EventField{"passed"}};
constexpr std::array<EventField, 10> cardRollFields{EventField{"natural"},
                                                    EventField{"strategy"},
                                                    EventField{"marks"},
                                                    EventField{"referee"},
                                                    EventField{"home"},
                                                    EventField{"fair_play"},
                                                    EventField{"one_timer"},
                                                    EventField{"modified"},
                                                    EventField{"effect", FieldKind::Word, cardWords},
                                                    EventField{"star", FieldKind::Flag}};
constexpr std::array<EventField, 1> whyField{EventField{"why", FieldKind::Word, whyWords}};
/// How many attempts a red card gives now, and how many the side has left with them.
constexpr std::array<EventField, 2> extraFields{EventField{"count"}, EventField{"remaining"}};
constexpr std::array<EventField, 1> countField{EventField{"count"}};
constexpr std::array<EventField, 3> yellowFields{EventField{"second", FieldKind::Flag},
                                                 EventField{"why", FieldKind::Word, whyWords},
                                                 EventField{"instead_of_red", FieldKind::Flag}};
constexpr std::array<EventField, 2> redFields{EventField{"second", FieldKind::Flag},
                                              EventField{"why", FieldKind::Word, whyWords}};
constexpr std::array<EventField, 5> injuryRollFields{EventField{"natural"}, EventField{"opponent_strategy"},
                                                     EventField{"one_timer"}, EventField{"modified"},
                                                     EventField{"code", FieldKind::Word, injuryWords}};
constexpr std::array<EventField, 1> injuryField{EventField{"code", FieldKind::Word, injuryWords}};
constexpr std::array<EventField, 4> carryFields{
    EventField{"yellow", FieldKind::Flag}, EventField{"red", FieldKind::Flag},
    EventField{"injury", FieldKind::Word, injuryWords}, EventField{"sat_out", FieldKind::Flag}};

/// The names of countries() as words of a field.
std::span<const char *const> countryWords()
{
    static const std::vector<const char *> words = [] {
        std::vector<const char *> names;
        for (const Country &country : countries())
            names.push_back(country.name);
        return names;
    }();
    return words;
}

std::vector<EventSpec> allSpecs()
{
    static const std::array<EventField, 3> locationFields{
        EventField{"natural"}, EventField{"country", FieldKind::Word, countryWords()},
        EventField{"home", FieldKind::SideName}};
    static const std::array<EventField, 6> refereeFields{
        EventField{"country", FieldKind::Word, countryWords()},
        EventField{"country_natural"},
        EventField{"type", FieldKind::Word, refereeWords},
        EventField{"natural"},
        EventField{"country_modifier"},
        EventField{"modified"}};
    static const std::array<EventField, 3> rerollFields{
        EventField{"natural"}, EventField{"country", FieldKind::Word, countryWords()},
        EventField{"why", FieldKind::Word, rerollWords}};
    return {{event::Totals, "totals", totalsFields},
            {event::Attempt, "attempt", attemptFields},
            {event::Miss, "miss"},
            {event::Shot, "shot", shotFields},
            {event::ShotLost, "shot_lost", shotFields},
            {event::GoalRoll, "goal_roll", goalRollFields},
            {event::Save, "save", keeperField},
            {event::Wide, "wide"},
            {event::KeeperChange, "keeper_change", outField},
            {event::ExtraTime, "extra_time"},
            {event::QuickResult, "quick_result", quickFields},
            {event::Location, "location", locationFields},
            {event::Referee, "referee", refereeFields},
            {event::RefereeReroll, "referee_reroll", rerollFields},
            {event::Plan, "plan", planFields},
            {event::SoloChart, "solo_chart", naturalField},
            {event::Defer, "defer"},
            {event::OneTimer, "one_timer", oneTimerFields},
            {event::Mark, "mark", markFields},
            {event::GoalCheck, "goal_check", goalCheckFields},
            {event::RefereeCall, "referee_call", callFields},
            {event::GoalDisallowed, "goal_disallowed"},
            {event::CheckStart, "check_start", maximumField},
            {event::Focus, "focus", focusFields},
            {event::CardRoll, "card_roll", cardRollFields},
            {event::Penalty, "penalty", whyField},
            {event::Corner, "corner", whyField},
            {event::FreeKick, "free_kick", whyField},
            {event::ExtraAttempts, "extra_attempts", extraFields},
            {event::ExtraVoid, "extra_void", countField},
            {event::InjuryRoll, "injury_roll", injuryRollFields},
            {event::Carry, "carry", carryFields},
            // More than the common specs say of these kinds.
            {EventKind::MatchStart, "match_start", homeField},
            {EventKind::Yellow, "yellow", yellowFields},
            {EventKind::Red, "red", redFields},
            {EventKind::Injury, "injury", injuryField}};
}

} // namespace

const char *criterionWord(QuickCriterion criterion)
{
    return criterionWords[static_cast<std::size_t>(criterion)];
}

const char *injuryWord(InjuryCode code)
{
    return injuryWords[static_cast<std::size_t>(code)];
}

const char *refereeTypeWord(RefereeType type)
{
    return refereeWords[static_cast<std::size_t>(type)];
}

std::span<const EventSpec> eventSpecs()
{
    static const std::vector<EventSpec> specs = allSpecs();
    return specs;
}

} // namespace touchline::atcs
