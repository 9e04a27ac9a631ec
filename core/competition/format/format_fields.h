// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_fields.h"
#include "core/competition/format/format.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/competition/rules/spread_rule_json.h"

namespace touchline {

/// The keys of a format file with the members that they fill. Rows without a member are read by hand: most
/// of them name slots, which are known by the tables before them.

template <>
inline constexpr std::array jsonFields<TieRules>{
    field<&TieRules::legs>("legs", "1",
                           "One match, two whose goals are added up, or a best of 3, 5 or 7: who wins more "
                           "matches; it ends as soon as it is decided.",
                           1, mostLegsOfTie),
    field<&TieRules::levelMatch>(
        "level_match", "played_out",
        "Best of: every match is played to a winner, or a level one stands and counts for neither; level on "
        "matches won, the goals of all decide if so said, else replays and the last resort.",
        "played_out stands stands_then_goals"),
    field<&TieRules::homeOrder>(
        "home_order", "alternating",
        "Best of 5 or 7: the team named first is at home in every second match, or in "
        "the first two, the other in the next two, and then in turn.",
        "alternating two_two_one"),
    field<&TieRules::awayGoals>("away_goals", "false", "Two legs: level on goals, goals away count double."),
    field<&TieRules::awayGoalsInExtraTime>("away_goals_in_extra_time", "true", "Those of extra time too."),
    field<&TieRules::extraTime>("extra_time", "full", "What follows when it is level.", extraTimeWords),
    field<&TieRules::replays>("replays", "0", "How often a level tie is played again before the last resort.",
                              0, 9),
    field<&TieRules::replaysChangeGround>(
        "replays_change_ground", "true",
        "A replay is played on the ground of the team that was away; false: on neutral ground."),
    field<&TieRules::lastResort>(
        "last_resort", "shoot_out",
        "What decides in the end. \"table\": in a play-off of a group its further "
        "criteria; in a knockout the team better placed in the last table with both.",
        "shoot_out lots table"),
    field<&TieRules::lowerDivisionAtHome>(
        "lower_division_at_home", "false",
        "One match: the team of the lower division is at home; of the same, as drawn."),
};

template <>
inline constexpr std::array jsonFields<WalkoverRule>{
    alwaysWritten(field<&WalkoverRule::goals>("goals", "3", "Goals of the winner; the loser has none.", 0,
                                              mostWalkoverGoals)),
    alwaysWritten(field<&WalkoverRule::keepsPlayers>(
        "keeps_players", "true",
        "Cards, goals and injuries of a match that was played all the same stay with the players.")),
};

template <>
inline constexpr std::array jsonFields<LateMember>{
    field<&LateMember::from>("from", nullptr, "The first round that it is paired in.", 1, 1000),
    field<&LateMember::missed>(
        "missed", nullptr,
        "What it has for each round before: nothing, the points of a half-point bye, or those of a bye.",
        "loss half_bye bye"),
};

/// The round is counted from 1 in the file.
void readFields(JsonReader &reader, LateMember &member);
[[nodiscard]] QJsonObject writeFields(const LateMember &member);

inline constexpr std::array allocationKeys{
    FileKey{"for", FileValue::Texts, nullptr,
            "The group winners, in the order of the columns: [\"1A\", \"1B\"]."},
    FileKey{"by_groups", FileValue::TextsByName, nullptr,
            "For each set of groups that can come, the groups of their opponents: {\"ABCD\": \"DCBA\"}."},
};

inline constexpr std::array groupKeys{
    field<&GroupPlan::name>("name", nullptr,
                            "Name of the group, as places name it; it does not begin with a digit."),
    FileKey{"members", FileValue::Places, "the teams are drawn", "Who plays in it, by place."},
    FileKey{"size", FileValue::Number, "the number of members", "How many teams; needed without members.", 2,
            256},
    FileKey{"fixtures", FileValue::Fixtures, "the schedule of the stage",
            "Its matches with numbers of their own, by round: [[[17, 4, 1]], ...] is match 17, place 4 "
            "against place 1."},
};

inline constexpr const char *laterMatches = "later_matches";

inline constexpr std::array tieKeys{
    field<&KnockoutTie::match>("match", nullptr, "Number of its first match.", 1, 100000),
    FileKey{"home", FileValue::Place, "drawn", "Who is named first; needed where the round is not drawn."},
    FileKey{"away", FileValue::Place, "drawn", "Who is named second; needed where the round is not drawn."},
    FileKey{"second_leg", FileValue::Number, "one match", "Number of the second leg.", 1, 100000},
    FileKey{laterMatches, FileValue::Numbers, "none",
            "Best of: numbers of the second match, the third and so on, needed or not.", 1, 100000},
    field<&KnockoutTie::onlyIfAwayWins>("only_if_away_wins", "always played",
                                        "Number of an earlier match: played only if its away side wins it "
                                        "(second final of a double elimination).",
                                        1, 100000),
    field<&KnockoutTie::loserOut>(
        "loser_out", "false",
        "Its loser is out, though other losers of the round go on (a play-in of 7 v 8 and 9 v 10)."),
};

inline constexpr std::array roundKeys{
    field<&KnockoutRound::name>("name", nullptr, "\"quarter-finals\"."),
    FileKey{"ties", FileValue::Objects, nullptr, "The ties.", 0, 0, "tie"},
    field<&KnockoutRound::rules>("rules", "one match, extra time, shoot-out", "How a tie finds its winner.",
                                 "tie rules"),
    FileKey{"pot", FileValue::Places, "the ties say who meets whom",
            "The teams whose pairings are drawn when the round is reached, two for each tie."},
    field<&KnockoutRound::apartFromGroup>("apart_from_group", "false",
                                          "In such a draw teams of one group are kept apart."),
};

inline constexpr std::array roundRobinKeys{
    FileKey{"groups", FileValue::Objects, nullptr, "The groups.", 0, 0, "group"},
    field<&RoundRobinStage::rules>("rules", nullptr, "Points and tie-breaks.", "rules"),
    field<&RoundRobinStage::advance>("advance", nullptr,
                                     "How many of each group are marked as going on; each of these places "
                                     "must lead somewhere. Others may lead on too, as into a consolation.",
                                     0, 256),
    alwaysWritten(field<&RoundRobinStage::legs>("legs", "1",
                                                "How often everybody meets everybody. On home grounds the "
                                                "ground of an odd meeting is as the results say.",
                                                1, 6)),
    FileKey{"schedule", FileValue::Schedule, "the usual one",
            "The rounds of one leg as pairings of places: [[[1, 2], [3, 4]], ...]."},
    field<&RoundRobinStage::allMeet>("all_meet", "true", "False where the schedule leaves meetings out."),
    field<&RoundRobinStage::carry>(
        "carry", "nothing",
        "Which earlier matches count: those among the teams of the group, or all of theirs.",
        "nothing among everything"),
    field<&RoundRobinStage::carriedPoints>(
        "carried_points", "all",
        "What the points of these matches count: all, or half of their sum. Goals are never halved.",
        "all half_rounded_up half_rounded_down"),
    field<&RoundRobinStage::balanceHomes>(
        "balance_homes", "false",
        "With an odd number of meetings on home grounds: the last is on the ground that makes up for the "
        "matches before it, so that each team is at home in half of the season."),
    field<&RoundRobinStage::extraTime>("extra_time", "false",
                                       "Matches that are level go on for extra time, and may stay level."),
    FileKey{"play_offs", FileValue::Numbers, "none",
            "After which places two level teams play one more match.", 1, 256},
    field<&RoundRobinStage::playOffRules>("play_off_rules", "as in a tie",
                                          "How such a match finds its winner.", "tie rules"),
    FileKey{"pot", FileValue::Places, "drawn before the start",
            "The teams that are drawn into the groups when the stage is reached."},
    field<&RoundRobinStage::spread>("draw_limits", "no limits", "What that draw keeps to."),
};

inline constexpr std::array knockoutKeys{
    FileKey{"rounds", FileValue::Objects, nullptr, "The rounds, in the order in which they are played.", 0, 0,
            "round"},
};

inline constexpr std::array pairedKeys{
    field<&PairedStage::table>("table", nullptr, "Name of the table, as places name it."),
    FileKey{"members", FileValue::Places, nullptr, "The teams, the best first."},
    field<&PairedStage::rounds>("rounds", nullptr, "How many rounds; in a ladder, how many challenges.", 1,
                                1000),
    field<&PairedStage::rules>("rules", nullptr, "Points and tie-breaks.", "rules"),
    alwaysWritten(field<&PairedStage::advance>("advance", "0", "How many are marked as going on.", 0, 1000)),
};

inline constexpr std::array swissKeys{
    alwaysWritten(field<&PairedStage::firstRound>(
        "first_round", "halves",
        "The first round: upper half against lower half (of 8: 1 v 5, 2 v 6, ...), drawn, or neighbours (1 v "
        "2, 3 v 4, ...). Competitions kept from before this key existed have neighbours.",
        "halves drawn neighbours")),
    FileKey{"bye_points", FileValue::HalfPoints, "those of a win",
            "Points for the team without an opponent, where the number is odd.", 0, 1000},
    FileKey{"half_bye_points", FileValue::HalfPoints, "those of a draw",
            "Points for a half-point bye: a round that a team asked not to play, or missed by joining late.",
            0, 1000},
    field<&PairedStage::bestOf>(
        "best_of", "1",
        "What a pairing is: one match, or a best of 3, 5 or 7, which the table counts as "
        "one match with the goals of all; it ends as soon as it is decided.",
        1, mostLegsOfTie),
    field<&PairedStage::levelMatch>(
        "level_match", "played_out",
        "Best of: every match is played to a winner, or a level one stands and counts for neither; level on "
        "matches won, the goals of all decide if so said, else the pairing is drawn.",
        "played_out stands stands_then_goals"),
    field<&PairedStage::late>("late", "nobody", "For each of the last members that joined after the start.",
                              "late member"),
};

inline constexpr std::array leaguePhaseKeys{
    field<&PairedStage::pots>("pots", nullptr, "In how many equal pots the members stand.", 1, 256),
};

inline constexpr std::array ladderKeys{
    field<&PairedStage::reach>("reach", nullptr, "How many places above a team may be challenged.", 1, 1000),
};

inline constexpr std::array tableKeys{
    field<&TableStage::table>("table", nullptr, "Name of the table, as places name it."),
    FileKey{"of", FileValue::Texts, nullptr, "Names of earlier tables."},
    field<&TableStage::rules>("rules", nullptr, "Points and tie-breaks.", "rules"),
    alwaysWritten(field<&TableStage::advance>("advance", "0", "How many are marked as going on.", 0, 1000)),
};

inline constexpr std::array sumKeys{
    FileKey{"members", FileValue::Places, "all teams of these tables",
            "Whose table it is: of these teams all matches count, those against others too (a conference)."},
    field<&TableStage::seasons>("seasons", "1",
                                "Over how many seasons, this one included. A team counts those in which it "
                                "was in this table without a break.",
                                1, mostSeasons),
};

inline constexpr std::array bestPlacedKeys{
    field<&TableStage::place>("place", nullptr, "The place: 3 for the third-placed teams.", 1, 256),
    field<&TableStage::against>(
        "against", "all count",
        "Matches against teams below this place do not count, because groups differ in size.", 0, 256),
    FileKey{"allocation", FileValue::Object, "none",
            "The official table that says which of them meets which group winner.", 0, 0, "allocation"},
};

inline constexpr std::array nextBestKeys{
    FileKey{"except", FileValue::Places, nullptr, "Who has got on."},
};

inline constexpr std::array everyStageKeys{
    field<&Stage::name>("name", nullptr, "Name of the stage, different from the others: \"group stage\"."),
    FileKey{"type", FileValue::Word, nullptr, "What kind of stage it is; the other keys depend on it.", 0, 0,
            "round_robin knockout swiss league_phase ladder sum best_placed next_best"},
    field<&Stage::onlyIfFree>("only_if_free", "always played",
                              "Number of a reserved place: the stage is played only if that place is free.",
                              1, 1000),
    field<&Stage::homeGrounds>("home_grounds", "false",
                               "The side named first plays on its own ground, as in a league."),
    field<&Stage::isQualifying>(
        "qualifying", "false",
        "It leads to the competition itself: cards and injuries may be wiped after it."),
};

inline constexpr std::array formatKeys{
    field<&Format::name>("name", nullptr, "Short name: \"league-12\"."),
    field<&Format::title>("title", nullptr, "Name for people: \"League of 12 teams\"."),
    field<&Format::pool>("pool", "no pool", "How many teams enter through the pool, as #1, #2, ...", 1,
                         10000),
    FileKey{"stages", FileValue::Objects, nullptr, "The stages, in the order in which they are played.", 0, 0,
            "stage"},
    FileKey{"final_places", FileValue::Places, nullptr,
            "Who ends first, second, ...: as many places as the format decides."},
    FileKey{"reserved", FileValue::Objects, "none",
            "Places that a team has however it fares; places name them R1, R2, ...", 0, 0, "reserved place"},
    FileKey{"next_season", FileValue::Objects, "none",
            "Which teams are in which group of the next season: all of them, once each.", 0, 0,
            "next season"},
    field<&Format::walkover>("walkover", "3 goals", "What a match brings that is lost without being played.",
                             "walkover"),
    FileKey{"match_rules", FileValue::Objects, "none",
            "Another level of the game, or other options, for some matches.", 0, 0, "match rules"},
    field<&Format::spread>(
        "draw_limits", "no limits",
        "How many teams of a conference a drawn group may have: {\"UEFA\": 2, \"others\": 1}."),
};

inline constexpr std::array matchRulesKeys{
    FileKey{"match", FileValue::Number, "all of the stage", "Number of one match, in place of a stage.", 1,
            1000000},
    FileKey{"stage", FileValue::Text, "needed without match", "Name of a stage or of one of its rounds."},
    FileKey{"level", FileValue::Text, "that of the competition", "Level of the game."},
    FileKey{"options", FileValue::Options, "the defaults of the level",
            "Options of the game that differ; needed without level."},
};

inline constexpr std::array reservedPlaceKeys{
    FileKey{"team", FileValue::Place, nullptr, "Whose place it is."},
    FileKey{"direct", FileValue::Places, nullptr, "The places by which the team gets there by itself."},
    FileKey{"otherwise", FileValue::Place, nullptr, "Who has the place then."},
};

inline constexpr std::array nextSeasonKeys{
    FileKey{"group", FileValue::Text, nullptr, "Its name."},
    FileKey{"from", FileValue::Places, nullptr, "Who is in it."},
};

} // namespace touchline
