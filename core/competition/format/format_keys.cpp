// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/format_keys.h"

#include "core/competition/rules/tie_break.h"

#include <QJsonArray>

#include <array>
#include <string_view>
#include <vector>

namespace touchline {

namespace {

using enum FileValue;

constexpr std::array everyStageKeys{
    FormatKey{"name", Text, nullptr, "Name of the stage, different from the others: \"group stage\"."},
    FormatKey{"type", Word, nullptr, "What kind of stage it is; the other keys depend on it.", 0, 0,
              "round_robin knockout swiss league_phase ladder sum best_placed next_best"},
    FormatKey{"only_if_free", Number, "always played",
              "Number of a reserved place: the stage is played only if that place is free.", 1, 1000},
    FormatKey{"home_grounds", Flag, "false", "The side named first plays on its own ground, as in a league."},
    FormatKey{"qualifying", Flag, "false",
              "It leads to the competition itself: cards and injuries may be wiped after it."},
};
constexpr std::array formatKeys{
    FormatKey{"name", Text, nullptr, "Short name: \"league-12\"."},
    FormatKey{"title", Text, nullptr, "Name for people: \"League of 12 teams\"."},
    FormatKey{"pool", Number, "no pool", "How many teams enter through the pool, as #1, #2, ...", 1, 10000},
    FormatKey{"stages", Objects, nullptr, "The stages, in the order in which they are played.", 0, 0,
              "stage"},
    FormatKey{"final_places", Places, nullptr,
              "Who ends first, second, ...: as many places as the format decides."},
    FormatKey{"reserved", Objects, "none",
              "Places that a team has however it fares; places name them R1, R2, ...", 0, 0,
              "reserved place"},
    FormatKey{"next_season", Objects, "none",
              "Which teams are in which group of the next season: all of them, once each.", 0, 0,
              "next season"},
    FormatKey{"walkover", Object, "3 goals", "What a match brings that is lost without being played.", 0, 0,
              "walkover"},
    FormatKey{"match_rules", Objects, "none",
              "Another level of the game, or other options, for some matches.", 0, 0, "match rules"},
    FormatKey{"draw_limits", Limits, "no limits",
              "How many teams of a conference a drawn group may have: {\"UEFA\": 2, \"others\": 1}."},
};
constexpr std::array roundRobinKeys{
    FormatKey{"groups", Objects, nullptr, "The groups.", 0, 0, "group"},
    FormatKey{"rules", Rules, nullptr, "Points and tie-breaks.", 0, 0, "rules"},
    FormatKey{"advance", Number, nullptr,
              "How many of each group are marked as going on; each of these places must lead somewhere. "
              "Others may lead on too, as into a consolation.",
              0, 256},
    FormatKey{"legs", Number, "1",
              "How often everybody meets everybody. On home grounds the ground of an odd meeting is as the "
              "results say.",
              1, 6},
    FormatKey{"schedule", Schedule, "the usual one",
              "The rounds of one leg as pairings of places: [[[1, 2], [3, 4]], ...]."},
    FormatKey{"all_meet", Flag, "true", "False where the schedule leaves meetings out."},
    FormatKey{"carry", Word, "nothing",
              "Which earlier matches count: those among the teams of the group, or all of theirs.", 0, 0,
              "nothing among everything"},
    FormatKey{"carried_points", Word, "all",
              "What the points of these matches count: all, or half of their sum. Goals are never halved.", 0,
              0, "all half_rounded_up half_rounded_down"},
    FormatKey{"extra_time", Flag, "false",
              "Matches that are level go on for extra time, and may stay level."},
    FormatKey{"play_offs", Numbers, "none", "After which places two level teams play one more match."},
    FormatKey{"play_off_rules", Object, "as in a tie", "How such a match finds its winner.", 0, 0,
              "tie rules"},
    FormatKey{"pot", Places, "drawn before the start",
              "The teams that are drawn into the groups when the stage is reached."},
    FormatKey{"draw_limits", Limits, "no limits", "What that draw keeps to."},
};
constexpr std::array knockoutKeys{
    FormatKey{"rounds", Objects, nullptr, "The rounds, in the order in which they are played.", 0, 0,
              "round"},
};
constexpr std::array swissKeys{
    FormatKey{"table", Text, nullptr, "Name of the table, as places name it."},
    FormatKey{"members", Places, nullptr, "The teams, the best first."},
    FormatKey{"rounds", Number, nullptr, "How many rounds; in a ladder, how many challenges.", 1, 1000},
    FormatKey{"rules", Rules, nullptr, "Points and tie-breaks.", 0, 0, "rules"},
    FormatKey{"advance", Number, "0", "How many are marked as going on.", 0, 1000},
    FormatKey{
        "first_round", Word, "halves",
        "The first round: upper half against lower half (of 8: 1 v 5, 2 v 6, ...), drawn, or neighbours (1 v "
        "2, 3 v 4, ...). Competitions kept from before this key existed have neighbours.",
        0, 0, "halves drawn neighbours"},
    FormatKey{"bye_points", HalfPoints, "those of a win",
              "Points for the team without an opponent, where the number is odd.", 0, 1000},
    FormatKey{"late", Objects, "nobody", "For each of the last members that joined after the start.", 0, 0,
              "late member"},
};
constexpr std::array lateMemberKeys{
    FormatKey{"from", Number, nullptr, "The first round that it is paired in.", 1, 1000},
    FormatKey{"missed", Word, nullptr,
              "What it has for each round before: nothing, the points of a draw, or those of a bye.", 0, 0,
              "loss half_bye bye"},
};
constexpr std::array leaguePhaseKeys{
    FormatKey{"table", Text, nullptr, "Name of the table, as places name it."},
    FormatKey{"members", Places, nullptr, "The teams, the best first."},
    FormatKey{"rounds", Number, nullptr, "How many rounds; in a ladder, how many challenges.", 1, 1000},
    FormatKey{"rules", Rules, nullptr, "Points and tie-breaks.", 0, 0, "rules"},
    FormatKey{"advance", Number, "0", "How many are marked as going on.", 0, 1000},
    FormatKey{"pots", Number, nullptr, "In how many equal pots the members stand.", 1, 256},
};
constexpr std::array ladderKeys{
    FormatKey{"table", Text, nullptr, "Name of the table, as places name it."},
    FormatKey{"members", Places, nullptr, "The teams, the best first."},
    FormatKey{"rounds", Number, nullptr, "How many rounds; in a ladder, how many challenges.", 1, 1000},
    FormatKey{"rules", Rules, nullptr, "Points and tie-breaks.", 0, 0, "rules"},
    FormatKey{"advance", Number, "0", "How many are marked as going on.", 0, 1000},
    FormatKey{"reach", Number, nullptr, "How many places above a team may be challenged.", 1, 1000},
};
constexpr std::array sumKeys{
    FormatKey{"table", Text, nullptr, "Name of the table, as places name it."},
    FormatKey{"of", Texts, nullptr, "Names of earlier tables."},
    FormatKey{"rules", Rules, nullptr, "Points and tie-breaks.", 0, 0, "rules"},
    FormatKey{"advance", Number, "0", "How many are marked as going on.", 0, 1000},
};
constexpr std::array bestPlacedKeys{
    FormatKey{"table", Text, nullptr, "Name of the table, as places name it."},
    FormatKey{"of", Texts, nullptr, "Names of earlier tables."},
    FormatKey{"rules", Rules, nullptr, "Points and tie-breaks.", 0, 0, "rules"},
    FormatKey{"advance", Number, "0", "How many are marked as going on.", 0, 1000},
    FormatKey{"place", Number, nullptr, "The place: 3 for the third-placed teams.", 1, 256},
    FormatKey{"against", Number, "all count",
              "Matches against teams below this place do not count, because groups differ in size.", 0, 256},
    FormatKey{"allocation", Object, "none",
              "The official table that says which of them meets which group winner.", 0, 0, "allocation"},
};
constexpr std::array nextBestKeys{
    FormatKey{"table", Text, nullptr, "Name of the table, as places name it."},
    FormatKey{"of", Texts, nullptr, "Names of earlier tables."},
    FormatKey{"rules", Rules, nullptr, "Points and tie-breaks.", 0, 0, "rules"},
    FormatKey{"advance", Number, "0", "How many are marked as going on.", 0, 1000},
    FormatKey{"except", Places, nullptr, "Who has got on."},
};
constexpr std::array groupKeys{
    FormatKey{"name", Text, nullptr, "Name of the group, as places name it; it does not begin with a digit."},
    FormatKey{"members", Places, "the teams are drawn", "Who plays in it, by place."},
    FormatKey{"size", Number, "the number of members", "How many teams; needed without members.", 2, 256},
    FormatKey{"fixtures", Fixtures, "the schedule of the stage",
              "Its matches with numbers of their own, by round: [[[17, 4, 1]], ...] is match 17, place 4 "
              "against place 1."},
};
constexpr std::array roundKeys{
    FormatKey{"name", Text, nullptr, "\"quarter-finals\"."},
    FormatKey{"ties", Objects, nullptr, "The ties.", 0, 0, "tie"},
    FormatKey{"rules", Object, "one match, extra time, shoot-out", "How a tie finds its winner.", 0, 0,
              "tie rules"},
    FormatKey{"pot", Places, "the ties say who meets whom",
              "The teams whose pairings are drawn when the round is reached, two for each tie."},
    FormatKey{"apart_from_group", Flag, "false", "In such a draw teams of one group are kept apart."},
};
constexpr std::array tieKeys{
    FormatKey{"match", Number, nullptr, "Number of its first match.", 1, 100000},
    FormatKey{"home", Place, "drawn", "Who is named first; needed where the round is not drawn."},
    FormatKey{"away", Place, "drawn", "Who is named second; needed where the round is not drawn."},
    FormatKey{"second_leg", Number, "one match", "Number of the second leg.", 1, 100000},
    FormatKey{"only_if_away_wins", Number, "always played",
              "Number of an earlier match: played only if its away side wins it (second final of a double "
              "elimination).",
              1, 100000},
};
constexpr std::array tieRulesKeys{
    FormatKey{"legs", Number, "1", "One match or two.", 1, 2},
    FormatKey{"away_goals", Flag, "false", "Two legs: level on goals, goals away count double."},
    FormatKey{"away_goals_in_extra_time", Flag, "true", "Those of extra time too."},
    FormatKey{"extra_time", Word, "full", "What follows when it is level.", 0, 0,
              "none full golden_goal silver_goal"},
    FormatKey{"replays", Number, "0", "How often a level tie is played again before the last resort.", 0, 9},
    FormatKey{"replays_change_ground", Flag, "true",
              "A replay is played on the ground of the team that was away; false: on neutral ground."},
    FormatKey{"last_resort", Word, "shoot_out",
              "What decides in the end; \"table\" only in play-offs of a group.", 0, 0,
              "shoot_out lots table"},
    FormatKey{"lower_division_at_home", Flag, "false",
              "One match: the team of the lower division is at home; of the same, as drawn."},
};
const char *tieBreakKeys()
{
    static const QByteArray keys = tieBreakWords().join(u' ').toLatin1();
    return keys.constData();
}

const std::array rulesKeys{
    FormatKey{"name", Text, "none", "A name for them."},
    FormatKey{"points", Object, nullptr, "What a match brings.", 0, 0, "points"},
    FormatKey{"tie_breaks", Words, nullptr,
              "The criteria in the order in which they are asked; the first is points.", 0, 0,
              tieBreakKeys()},
    FormatKey{
        "head_to_head_again", Flag, "true",
        "When head-to-head criteria have split the level teams, ask them again among those still level."},
    FormatKey{
        "head_to_head_when_complete", Flag, "false",
        "Head-to-head criteria are asked only once the level teams have played all their matches against "
        "each other."},
    FormatKey{"head_to_head_of_two", Flag, "false",
              "Head-to-head criteria are asked only between two level teams, not among three or more."},
    FormatKey{"conduct", Object, "as FIFA has it", "What cards cost.", 0, 0, "conduct"},
};
constexpr std::array pointsKeys{
    FormatKey{"win", HalfPoints, nullptr, "Points for a win.", 0, 100},
    FormatKey{"draw", HalfPoints, nullptr, "Points for a draw; left out with needs_winner.", 0, 100},
    FormatKey{"defeat", HalfPoints, nullptr, "Points for a defeat.", 0, 100},
    FormatKey{"needs_winner", Flag, "false", "Every match must have a winner."},
    FormatKey{"extra_time", Object, "as any win", "For a match decided in extra time.", 0, 0, "late win"},
    FormatKey{"shoot_out", Object, "the match is a draw", "For a match decided by a shoot-out.", 0, 0,
              "late win"},
    FormatKey{"bonus", Object, "none", "Points beside those of the result.", 0, 0, "bonus"},
};
constexpr std::array bonusKeys{
    FormatKey{"goals_scored", Object, "none", "For many goals, whatever the result.", 0, 0, "bonus from"},
    FormatKey{"win_by", Object, "none", "For a win by many goals.", 0, 0, "bonus from"},
    FormatKey{"defeat_by", Object, "none", "For a defeat by few goals; one in a shoot-out is none by goals.",
              0, 0, "bonus to"},
};
constexpr std::array bonusFromKeys{
    FormatKey{"at_least", Number, nullptr, "So many goals or more.", 1, 100},
    FormatKey{"points", HalfPoints, nullptr, "So many points.", 1, 100},
};
constexpr std::array bonusToKeys{
    FormatKey{"at_most", Number, nullptr, "So many goals or fewer.", 1, 100},
    FormatKey{"points", HalfPoints, nullptr, "So many points.", 1, 100},
};
constexpr std::array lateWinKeys{
    FormatKey{"win", HalfPoints, nullptr, "For the winner.", 0, 100},
    FormatKey{"defeat", HalfPoints, nullptr, "For the loser.", 0, 100},
};
constexpr std::array conductKeys{
    FormatKey{"yellow", Number, nullptr, "A yellow card.", -100, 0},
    FormatKey{"second_yellow", Number, nullptr, "A second yellow card, in place of both yellow cards.", -100,
              0},
    FormatKey{"red", Number, nullptr, "A red card.", -100, 0},
    FormatKey{"yellow_and_red", Number, nullptr, "A yellow card and later a direct red one.", -100, 0},
};
constexpr std::array walkoverKeys{
    FormatKey{"goals", Number, "3", "Goals of the winner; the loser has none.", 0, 99},
    FormatKey{"keeps_players", Flag, "true",
              "Cards, goals and injuries of a match that was played all the same stay with the players."},
};
constexpr std::array matchRulesKeys{
    FormatKey{"match", Number, "all of the stage", "Number of one match, in place of a stage.", 1, 1000000},
    FormatKey{"stage", Text, "needed without match", "Name of a stage or of one of its rounds."},
    FormatKey{"level", Text, "that of the competition", "Level of the game."},
    FormatKey{"options", Options, "the defaults of the level",
              "Options of the game that differ; needed without level."},
};
constexpr std::array reservedPlaceKeys{
    FormatKey{"team", Place, nullptr, "Whose place it is."},
    FormatKey{"direct", Places, nullptr, "The places by which the team gets there by itself."},
    FormatKey{"otherwise", Place, nullptr, "Who has the place then."},
};
constexpr std::array nextSeasonKeys{
    FormatKey{"group", Text, nullptr, "Its name."},
    FormatKey{"from", Places, nullptr, "Who is in it."},
};
constexpr std::array allocationKeys{
    FormatKey{"for", Texts, nullptr, "The group winners, in the order of the columns: [\"1A\", \"1B\"]."},
    FormatKey{"by_groups", TextsByName, nullptr,
              "For each set of groups that can come, the groups of their opponents: {\"ABCD\": \"DCBA\"}."},
};
constexpr std::array allObjects{
    FormatObject{"format", "The whole file.", formatKeys},
    FormatObject{"round_robin",
                 "A stage of groups in which everybody meets everybody. A league is one group.",
                 roundRobinKeys, true},
    FormatObject{"knockout", "A stage of ties.", knockoutKeys, true},
    FormatObject{"swiss", "A stage in which each round pairs teams with similar records; no rematches.",
                 swissKeys, true},
    FormatObject{"league_phase", "One table in which everybody plays some of the others, drawn from pots.",
                 leaguePhaseKeys, true},
    FormatObject{"ladder", "One challenge at a time; the winner takes the place of the team beaten.",
                 ladderKeys, true},
    FormatObject{"sum", "A table of all matches of some earlier tables together.", sumKeys, true},
    FormatObject{"best_placed", "A table of the teams in one place of some groups.", bestPlacedKeys, true},
    FormatObject{"next_best", "A table of the best teams by ranking of some tables that have not got on.",
                 nextBestKeys, true},
    FormatObject{"late member", "A team that joined a Swiss after its start.", lateMemberKeys},
    FormatObject{"group", "A group of a round robin.", groupKeys},
    FormatObject{"round", "A round of a knockout.", roundKeys},
    FormatObject{"tie", "A tie of a knockout.", tieKeys},
    FormatObject{"tie rules", "How a tie finds its winner.", tieRulesKeys},
    FormatObject{"rules", "Points and tie-breaks of a table.", rulesKeys},
    FormatObject{"points", "What a match brings.", pointsKeys},
    FormatObject{"late win", "Points for a match that was decided later than in 90 minutes.", lateWinKeys},
    FormatObject{"bonus", "Points beside those of the result, in every match with a score.", bonusKeys},
    FormatObject{"bonus from", "A bonus for many goals.", bonusFromKeys},
    FormatObject{"bonus to", "A bonus for few goals.", bonusToKeys},
    FormatObject{"conduct", "What the cards of one player in one match cost, 0 and down.", conductKeys},
    FormatObject{"walkover", "What a match brings that is lost without being played.", walkoverKeys},
    FormatObject{"match rules", "Another level of the game, or other options, for some matches.",
                 matchRulesKeys},
    FormatObject{"reserved place", "A place that a team has however it fares, like the host of a World Cup.",
                 reservedPlaceKeys},
    FormatObject{"next season", "A group of the next season.", nextSeasonKeys},
    FormatObject{"allocation", "Which of the best third-placed teams meets which group winner.",
                 allocationKeys},
};

QJsonObject schemaOf(const FormatObject &object)
{
    QJsonObject properties;
    QJsonArray required;
    if (object.isStage)
        addKeySchemas(everyStageKeys, properties, required);
    addKeySchemas(object.keys, properties, required);
    if (object.isStage)
        properties.insert(QStringLiteral("type"),
                          QJsonObject{{QStringLiteral("const"), QString::fromLatin1(object.name)}});
    return objectSchema(object.meaning, properties, required);
}

} // namespace

std::span<const FormatObject> formatObjects()
{
    return allObjects;
}

std::span<const FileObject> rulesFileObjects()
{
    static const std::vector<FileObject> objects = [] {
        std::vector<FileObject> found;
        for (const std::string_view name :
             {"rules", "points", "late win", "bonus", "bonus from", "bonus to", "conduct"})
            for (const FormatObject &object : allObjects)
                if (object.name == name)
                    found.push_back({object.name, object.meaning, object.keys});
        return found;
    }();
    return objects;
}

std::span<const FormatKey> stageKeys()
{
    return everyStageKeys;
}

QJsonObject formatSchema()
{
    QJsonObject definitions;
    QJsonArray stages;
    for (const FormatObject &object : allObjects) {
        definitions.insert(definitionName(object.name), schemaOf(object));
        if (object.isStage)
            stages.append(schemaReference(object.name));
    }
    letDrawsBeMissing(definitions);
    definitions.insert(QStringLiteral("stage"), QJsonObject{{QStringLiteral("oneOf"), stages}});
    QJsonObject schema = definitions.take(QStringLiteral("format")).toObject();
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(QStringLiteral("title"), QStringLiteral("Touchline format"));
    schema.insert(QStringLiteral("$defs"), definitions);
    return schema;
}

QString formatKeysText()
{
    QString text;
    bool isStageSaid = false;
    for (const FormatObject &object : allObjects) {
        if (object.isStage && !isStageSaid) {
            text += QStringLiteral("### every stage\n\nThe keys that all types of stages have.\n\n") +
                    keysTable(everyStageKeys) + u'\n';
            isStageSaid = true;
        }
        text += QStringLiteral("### %1%2\n\n%3\n\n")
                    .arg(object.isStage ? QStringLiteral("stage of type ") : QString(),
                         QString::fromLatin1(object.name), QString::fromLatin1(object.meaning)) +
                keysTable(object.keys) + u'\n';
    }
    return text.trimmed() + u'\n';
}

} // namespace touchline
