// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_rules_json.h"

#include "core/base/json_fields.h"
#include "core/discipline/discipline_keys.h"

#include <qglobal.h>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr int mostGames = 1000;

struct CardCost
{
    int games = 0;
};

enum class WipedStage { Qualifying, Group, QuarterFinal };

struct Wipe
{
    WipedStage stage = WipedStage::Qualifying;
    bool bansToo = false;
    bool everything = false;
};

void readAgain(JsonReader &reader, const FileKey &key, YellowRule &rule)
{
    rule.again = reader.integerOr(key.name, key.minimum, key.maximum, rule.count);
}

void readInjuryGames(JsonReader &reader, const FileKey &key, InjuryRule &rule)
{
    if (!reader.value(key.name).isString())
        rule.games = reader.integer(key.name, key.minimum, key.maximum);
    else
        (void)reader.wordIn(key.name, {QLatin1String(key.words)});
}

void readCurrency(JsonReader &reader, const FileKey &key, FineRules &fines)
{
    fines.currency = reader.text(key.name).simplified();
    if (reader.has(key.name) && (fines.currency.isEmpty() || fines.currency.size() > longestCurrency))
        reader.problem(key.name, {QT_TRANSLATE_NOOP("core", "A currency has 1 to %1 characters."),
                                  {QString::number(longestCurrency)}});
}

} // namespace

template <>
inline constexpr std::array jsonFields<CardCost>{
    field<&CardCost::games>("games", nullptr, "Matches missed.", 0, 1000),
};

template <>
inline constexpr std::array jsonFields<YellowRule>{
    field<&YellowRule::in>("in", nullptr, "Where they are counted together.",
                           "consecutive_games competition"),
    field<&YellowRule::count>("count", nullptr, "So many bring a ban.", 1, 100),
    field<&YellowRule::games>("games", nullptr, "Matches missed.", 1, mostGames),
    fieldBy<readAgain>({"again", FileValue::Number, "count",
                        "How many more bring the next ban, and so on; 0 = there is no next one.", 0, 100}),
    field<&YellowRule::untilMatch>("until_match", "all matches",
                                   "Cards after this match of the team do not count.", 1, 1000),
};

template <>
inline constexpr std::array jsonFields<Wipe>{
    field<&Wipe::stage>("stage", nullptr, "The stage.", "qualifying group quarter-final"),
    field<&Wipe::bansToo>("bans_too", "false", "Bans for yellow cards end too."),
    field<&Wipe::everything>("everything", "false", "Nothing is left of cards and injuries."),
};

template <>
inline constexpr std::array jsonFields<WindowRule>{
    field<&WindowRule::matches>("matches", nullptr, "Matches of the team after the one that opened it.", 1,
                                mostGames),
    field<&WindowRule::lightGames>("light_games", nullptr, "Matches missed for a light offence in that time.",
                                   1, mostGames),
    field<&WindowRule::heavyExtra>(
        "heavy_extra", nullptr, "Matches that a heavy offence in that time costs beyond its own.", 0, 1000),
};

template <>
inline constexpr std::array jsonFields<InjuryRule>{
    field<&InjuryRule::detail>("detail", nullptr, "The injury, as reports name it."),
    fieldBy<readInjuryGames>({"games", FileValue::NumberOr, nullptr,
                              "Matches missed; \"all\" to the end of the tournament.", 0, 1000, "all"}),
};

template <>
inline constexpr std::array jsonFields<UncountedMatch>{
    field<&UncountedMatch::serves>("serves", nullptr, "It serves the bans of players who sat it out."),
    field<&UncountedMatch::sendingsOff>("red_cards", nullptr, "Red cards and their bans stay."),
    field<&UncountedMatch::cautions>("yellow_cards", nullptr, "Yellow cards stay."),
    field<&UncountedMatch::injuries>("injuries", nullptr, "Injuries stay."),
};

template <>
inline constexpr std::array jsonFields<FieldingRule>{
    field<&FieldingRule::losesMatch>("match_lost", nullptr, "The match is lost by walkover."),
    field<&FieldingRule::points>("points", "0", "Points deducted.", 0, 1000),
};

template <>
inline constexpr std::array jsonFields<SeasonCarryOver>{
    field<&SeasonCarryOver::bans>("bans", nullptr,
                                  "What is left of bans for red cards, and by the organiser."),
    field<&SeasonCarryOver::bookingBans>("yellow_card_bans", nullptr,
                                         "What is left of bans for yellow cards."),
    field<&SeasonCarryOver::bookings>("yellow_cards", nullptr, "Yellow cards that have not brought a ban."),
    field<&SeasonCarryOver::injuries>("injuries", nullptr, "Matches still to be missed by injury."),
};

template <>
inline constexpr std::array jsonFields<TransferCarryOver>{
    field<&TransferCarryOver::bans>("bans", nullptr, "What is left of bans, and of those by the organiser."),
    field<&TransferCarryOver::bookings>("yellow_cards", nullptr, "Yellow cards that have not brought a ban."),
    field<&TransferCarryOver::injuries>("injuries", nullptr, "Matches still to be missed by injury."),
};

template <>
inline constexpr std::array jsonFields<ServingRules>{
    field<&ServingRules::bans>("bans", nullptr, "Bans for red cards, and by the organiser.",
                               "same_competition same_kind same_category all_competitive"),
    field<&ServingRules::bookingBans>("yellow_card_bans", nullptr,
                                      "Bans for yellow cards in several matches.",
                                      "same_competition same_kind same_category all_competitive"),
};

template <>
inline constexpr std::array jsonFields<FineRules>{
    fieldBy<readCurrency>({"currency", FileValue::Text, nullptr, "As people write it: \"€\", \"zł\"."}),
    field<&FineRules::yellow>("yellow_card", "0", "A yellow card.", 0, 1'000'000),
    field<&FineRules::secondYellow>("second_yellow_card", "0",
                                    "A second yellow card, in place of both yellow cards.", 0, 1'000'000),
    field<&FineRules::red>("red_card", "0", "A red card shown at once.", 0, 1'000'000),
    field<&FineRules::walkover>("walkover", "0", "A match lost by walkover.", 0, 1'000'000),
    field<&FineRules::fielded>("suspended_player", "0", "A player who takes part although suspended.", 0,
                               1'000'000),
};

namespace {

template <int DisciplineRules::*Games>
void readCard(JsonReader &reader, const FileKey &key, DisciplineRules &rules)
{
    CardCost cost;
    readValue(reader, key, cost);
    rules.*Games = cost.games;
}

void readWipes(JsonReader &reader, const FileKey &key, DisciplineRules &rules)
{
    constexpr std::array stages{StageKind::Qualifying, StageKind::Group, StageKind::QuarterFinal};
    std::vector<Wipe> wipes;
    readValue(reader, key, wipes);
    for (const Wipe &wipe : wipes) {
        const StageKind stage = stages[static_cast<std::size_t>(wipe.stage)];
        rules.wipedAfter.push_back(stage);
        if (wipe.bansToo)
            rules.bansLapseAfter.push_back(stage);
        if (wipe.everything)
            rules.allLapsesAfter.push_back(stage);
    }
}

void checkDetails(const std::vector<InjuryRule> &injuries, Problems &problems)
{
    for (auto it = injuries.begin(); it != injuries.end(); ++it) {
        const bool isThere = std::any_of(injuries.begin(), it,
                                         [&](const InjuryRule &other) { return other.detail == it->detail; });
        if (isThere)
            problems.push_back(
                {QStringLiteral("injuries[%1].detail").arg(it - injuries.begin()),
                 {QT_TRANSLATE_NOOP("core", "The injury \"%1\" is listed twice."), {it->detail}},
                 {}});
    }
}

/// What a file does not say of injuries is the game's (disciplineFor()).
void readInjuries(JsonReader &reader, const FileKey &key, DisciplineRules &rules)
{
    readValue(reader, key, rules.injuries);
    checkDetails(rules.injuries, reader.problems());
}

/// Each word is one of the details.
void readInjuriesByCount(JsonReader &reader, const FileKey &key, DisciplineRules &rules)
{
    for (const auto &word : reader.arrayOr(key.name)) {
        QString detail = word.toString();
        const bool isThere =
            std::any_of(rules.injuries.begin(), rules.injuries.end(),
                        [&detail](const InjuryRule &injury) { return injury.detail == detail; });
        if (!isThere)
            reader.problem(key.name,
                           {QT_TRANSLATE_NOOP("core", "\"%1\" is not one of the injuries."), {detail}});
        rules.injuriesByCount.append(std::move(detail));
    }
}

} // namespace

template <>
inline constexpr std::array jsonFields<DisciplineRules>{
    field<&DisciplineRules::name>("name", nullptr, "Short name: \"our-league\"."),
    field<&DisciplineRules::version>("version", nullptr, "Counts the changes of the file.", 1, mostGames),
    field<&DisciplineRules::title>("title", nullptr, "Name for people: \"Our league, 2026\"."),
    fieldBy<readCard<&DisciplineRules::redGames>>(
        {"red_card", FileValue::Object, nullptr, "A red card shown at once.", 0, 0, "card"}),
    fieldBy<readCard<&DisciplineRules::secondYellowGames>>({"second_yellow_card", FileValue::Object, nullptr,
                                                            "A red card after a second yellow one.", 0, 0,
                                                            "card"}),
    field<&DisciplineRules::yellows>(
        "yellow_cards", nullptr, "Which numbers of yellow cards bring a ban; may be empty.", "yellow cards"),
    fieldBy<readWipes>({"wiped_after", FileValue::Objects, "never",
                        "After which stages yellow cards are forgotten.", 0, 0, "wipe"}),
    field<&DisciplineRules::cardWindow>(
        "card_window", "none",
        "In place of yellow_cards: a card opens a time in which the next one brings a ban.", "window"),
    field<&DisciplineRules::bansAddUp>(
        "bans_add_up", nullptr,
        "Bans are served one after the other, and a yellow card counts beside a red one of the same match. "
        "False: they run together, and with a red card the yellow ones of the match count for nothing."),
    fieldBy<readInjuries>({"injuries", FileValue::Objects, "those of the game",
                           "What injuries mean for the matches that follow; may be empty.", 0, 0, "injury"}),
    fieldBy<readInjuriesByCount>(
        {"injuries_by_count", FileValue::Texts, "none",
         "Which of the injuries is a player's first, second, ... of one match, where the report does not "
         "say."}),
    field<&DisciplineRules::injuryWindow>(
        "injury_window", "none", "An injury opens a time in which the next one counts for more.", "window"),
    field<&DisciplineRules::seasonOutGames>(
        "season_out_games", "that of the game",
        "How many matches \"all\" means in a league; 0 = the rest of the season.", 0, 1000),
    field<&DisciplineRules::bansRunWhileInjured>("bans_run_while_injured", "as in the game",
                                                 "A match missed by injury serves a ban too."),
    field<&DisciplineRules::unrecordedMatchesCount>(
        "unrecorded_matches_count", nullptr,
        "A match without recorded cards serves bans and wipes yellow cards like any other."),
    field<&DisciplineRules::walkoversServe>("walkover_counts", "for_both",
                                            "For whom a match that was not played serves bans.",
                                            "for_both for_the_winner for_nobody"),
    field<&DisciplineRules::banBeginsAfterDays>(
        "ban_begins_after_days", "0",
        "A ban for cards begins so many days after the match: the player may play until then. Where the days "
        "are not known it begins with the next match.",
        0, 365),
    field<&DisciplineRules::doubleHeader>("double_header_counts", "twice",
                                          "How often two matches of a team on one day count for a ban.",
                                          "twice once"),
    field<&DisciplineRules::annulled>("annulled_matches", "nothing is left of them",
                                      "What is left of a match that was played and annulled, or replayed.",
                                      "uncounted"),
    field<&DisciplineRules::withdrawn>("withdrawn_matches", "nothing is left of them",
                                       "What is left of a played match that is void because a team withdrew.",
                                       "uncounted"),
    field<&DisciplineRules::abandoned>(
        "abandoned_matches", "all is left until they are replayed",
        "What is left of an abandoned match while it is undecided, and when it is replayed.", "uncounted"),
    field<&DisciplineRules::missedWithoutBanCounts>(
        "missed_in_vain_counts", "false",
        "A match missed for a ban that fell afterwards counts for the player's next ban."),
    field<&DisciplineRules::fielding>(
        "suspended_player_fielded", "nothing",
        "What it costs to field a suspended player; it is told with the violation, the organiser decides.",
        "fielding"),
    field<&DisciplineRules::nextSeason>("next_season", "bans and injuries, no yellow cards",
                                        "What goes along into the next season.", "next season"),
    field<&DisciplineRules::transfers>(
        "transfers", "everything",
        "What goes along with a player to another team of the same competition; the rest lapses.",
        "transfers"),
    field<&DisciplineRules::served>("served_in", "the competition alone",
                                    "Which matches of the team serve a ban.", "served in"),
    field<&DisciplineRules::fines>(
        "fines", "none",
        "What offences cost a club; fines are listed and ticked off when paid, and change no result.",
        "fines"),
};

namespace {

constexpr std::array disciplineObjects{
    FileObject{"discipline", "The whole file.", jsonFields<DisciplineRules>},
    FileObject{"card", "What a card costs.", jsonFields<CardCost>},
    FileObject{"yellow cards", "So many yellow cards in several matches bring a ban.",
               jsonFields<YellowRule>},
    FileObject{"wipe", "A stage after which yellow cards are forgotten.", jsonFields<Wipe>},
    FileObject{"window", "A time in which the next offence costs more.", jsonFields<WindowRule>},
    FileObject{"injury", "An injury by its kind.", jsonFields<InjuryRule>},
    FileObject{"uncounted", "What is left of a played match that does not count.",
               jsonFields<UncountedMatch>},
    FileObject{"fielding", "What it costs to field a suspended player.", jsonFields<FieldingRule>},
    FileObject{"next season", "What goes along into the next season.", jsonFields<SeasonCarryOver>},
    FileObject{"transfers", "What goes along with a player to another team of the same competition.",
               jsonFields<TransferCarryOver>},
    FileObject{"served in",
               "Which matches serve a ban: of the same competition; also of others of the same kind (league, "
               "cup) and category; of the same category (first team, reserves, youth); all competitive ones. "
               "The player misses the same matches. Friendlies never serve.",
               jsonFields<ServingRules>},
    FileObject{"fines", "What offences cost a club, in units of the currency.", jsonFields<FineRules>},
};

} // namespace

std::span<const FileObject> disciplineFileObjects()
{
    return disciplineObjects;
}

Result<DisciplineRules> disciplineRulesFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    DisciplineRules rules;
    readFields(reader, rules);
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The discipline rules cannot be read."), {},
                    std::move(problems));
    return rules;
}

} // namespace touchline
