// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_rules_json.h"

#include <qglobal.h>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr int mostGames = 1000;
constexpr int mostYellows = 100;
constexpr int mostDays = 365;

/// {"games": 1}
int readCard(JsonReader &reader, const char *key)
{
    const QJsonObject object = reader.object(key);
    if (!reader.has(key))
        return 0;
    JsonReader card(object, reader.problems(), reader.path(key));
    const int games = card.integer("games", 0, mostGames);
    card.refuseUnknownKeys();
    return games;
}

YellowRule readYellowRule(JsonReader &reader)
{
    YellowRule rule;
    rule.in = static_cast<YellowWindow>(reader.word("in", {"consecutive_games", "competition"}));
    rule.count = reader.integer("count", 1, mostYellows);
    rule.games = reader.integer("games", 1, mostGames);
    rule.again = reader.integerOr("again", 0, mostYellows, rule.count);
    rule.untilMatch = reader.integerOr("until_match", 1, mostGames, 0);
    reader.refuseUnknownKeys();
    return rule;
}

InjuryRule readInjuryRule(JsonReader &reader)
{
    InjuryRule rule;
    rule.detail = reader.text("detail");
    if (!reader.value("games").isString())
        rule.games = reader.integer("games", 0, mostGames);
    else
        (void)reader.word("games", {"all"});
    reader.refuseUnknownKeys();
    return rule;
}

/// {"matches": 3, "light_games": 1, "heavy_extra": 1}; may be missing.
std::optional<WindowRule> readWindow(JsonReader &parent, const char *key)
{
    if (!parent.has(key))
        return std::nullopt;
    JsonReader reader(parent.object(key), parent.problems(), parent.path(key));
    WindowRule rule;
    rule.matches = reader.integer("matches", 1, mostGames);
    rule.lightGames = reader.integer("light_games", 1, mostGames);
    rule.heavyExtra = reader.integer("heavy_extra", 0, mostGames);
    reader.refuseUnknownKeys();
    return rule;
}

void readWipes(JsonReader &parent, DisciplineRules &rules)
{
    constexpr std::array stages{StageKind::Qualifying, StageKind::Group, StageKind::QuarterFinal};
    if (!parent.has("wiped_after"))
        return;
    parent.each("wiped_after", [&](JsonReader &one, int) {
        const int stage = one.word("stage", {"qualifying", "group", "quarter-final"});
        rules.wipedAfter.push_back(stages[static_cast<std::size_t>(stage)]);
        if (one.flagOr("bans_too", false))
            rules.bansLapseAfter.push_back(rules.wipedAfter.back());
        if (one.flagOr("everything", false))
            rules.allLapsesAfter.push_back(rules.wipedAfter.back());
        one.refuseUnknownKeys();
    });
}

/// {"serves": true, "red_cards": true, "yellow_cards": false, "injuries": true}
UncountedMatch readUncounted(JsonReader &parent, const char *key)
{
    JsonReader reader(parent.object(key), parent.problems(), parent.path(key));
    UncountedMatch left;
    left.serves = reader.flag("serves");
    left.sendingsOff = reader.flag("red_cards");
    left.cautions = reader.flag("yellow_cards");
    left.injuries = reader.flag("injuries");
    reader.refuseUnknownKeys();
    return left;
}

void readUncountedMatches(JsonReader &reader, DisciplineRules &rules)
{
    if (reader.has("annulled_matches"))
        rules.annulled = readUncounted(reader, "annulled_matches");
    if (reader.has("withdrawn_matches"))
        rules.withdrawn = readUncounted(reader, "withdrawn_matches");
    if (reader.has("abandoned_matches"))
        rules.abandoned = readUncounted(reader, "abandoned_matches");
    rules.missedWithoutBanCounts = reader.flagOr("missed_in_vain_counts", false);
    if (!reader.has("suspended_player_fielded"))
        return;
    JsonReader fielding(reader.object("suspended_player_fielded"), reader.problems(),
                        reader.path("suspended_player_fielded"));
    rules.fielding.losesMatch = fielding.flag("match_lost");
    rules.fielding.points = readPointsOr(fielding, "points", 0, mostGames, 0);
    fielding.refuseUnknownKeys();
}

SeasonCarryOver readNextSeason(JsonReader &parent)
{
    SeasonCarryOver carried;
    if (!parent.has("next_season"))
        return carried;
    JsonReader reader(parent.object("next_season"), parent.problems(), parent.path("next_season"));
    carried.bans = reader.flag("bans");
    carried.bookingBans = reader.flag("yellow_card_bans");
    carried.bookings = reader.flag("yellow_cards");
    carried.injuries = reader.flag("injuries");
    reader.refuseUnknownKeys();
    return carried;
}

TransferCarryOver readTransfers(JsonReader &parent)
{
    TransferCarryOver carried;
    if (!parent.has("transfers"))
        return carried;
    JsonReader reader(parent.object("transfers"), parent.problems(), parent.path("transfers"));
    carried.bans = reader.flag("bans");
    carried.bookings = reader.flag("yellow_cards");
    carried.injuries = reader.flag("injuries");
    reader.refuseUnknownKeys();
    return carried;
}

/// {"bans": "same_category", "yellow_card_bans": "same_competition"}; may be missing.
ServingRules readServed(JsonReader &parent)
{
    ServingRules served;
    if (!parent.has("served_in"))
        return served;
    JsonReader reader(parent.object("served_in"), parent.problems(), parent.path("served_in"));
    served.bans = static_cast<ServedIn>(reader.word("bans", servedInWords));
    served.bookingBans = static_cast<ServedIn>(reader.word("yellow_card_bans", servedInWords));
    reader.refuseUnknownKeys();
    return served;
}

/// {"currency": "€", "yellow_card": 5, "red_card": "12.50"}; may be missing.
std::optional<FineRules> readFines(JsonReader &parent)
{
    if (!parent.has("fines"))
        return std::nullopt;
    JsonReader reader(parent.object("fines"), parent.problems(), parent.path("fines"));
    FineRules fines;
    fines.currency = reader.text("currency").simplified();
    if (reader.has("currency") && (fines.currency.isEmpty() || fines.currency.size() > longestCurrency))
        reader.problem("currency", {QT_TRANSLATE_NOOP("core", "A currency has 1 to %1 characters."),
                                    {QString::number(longestCurrency)}});
    fines.yellow = readFineAmount(reader, "yellow_card");
    fines.secondYellow = readFineAmount(reader, "second_yellow_card");
    fines.red = readFineAmount(reader, "red_card");
    fines.walkover = readFineAmount(reader, "walkover");
    fines.fielded = readFineAmount(reader, "suspended_player");
    reader.refuseUnknownKeys();
    return fines;
}

/// The words of "injuries_by_count"; each is one of the details.
QStringList readInjuriesByCount(JsonReader &reader, const std::vector<InjuryRule> &injuries)
{
    QStringList details;
    const QJsonArray words = reader.arrayOr("injuries_by_count");
    for (const auto &word : words) {
        details.append(word.toString());
        const bool isThere = std::any_of(injuries.begin(), injuries.end(), [&](const InjuryRule &injury) {
            return injury.detail == details.constLast();
        });
        if (!isThere)
            reader.problem(
                "injuries_by_count",
                {QT_TRANSLATE_NOOP("core", "\"%1\" is not one of the injuries."), {details.constLast()}});
    }
    return details;
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

} // namespace

Result<DisciplineRules> disciplineRulesFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    DisciplineRules rules;
    rules.name = reader.text("name");
    rules.version = reader.integer("version", 1, mostGames);
    rules.title = reader.text("title");
    rules.redGames = readCard(reader, "red_card");
    rules.secondYellowGames = readCard(reader, "second_yellow_card");
    reader.each("yellow_cards",
                [&rules](JsonReader &one, int) { rules.yellows.push_back(readYellowRule(one)); });
    readWipes(reader, rules);
    rules.cardWindow = readWindow(reader, "card_window");
    rules.bansAddUp = reader.flag("bans_add_up");
    // What a file does not say of injuries is the game's (disciplineFor()).
    if (reader.has("injuries"))
        reader.each("injuries",
                    [&rules](JsonReader &one, int) { rules.injuries.push_back(readInjuryRule(one)); });
    checkDetails(rules.injuries, problems);
    rules.injuriesByCount = readInjuriesByCount(reader, rules.injuries);
    rules.injuryWindow = readWindow(reader, "injury_window");
    rules.seasonOutGames = reader.integerOr("season_out_games", 0, mostGames, 0);
    rules.bansRunWhileInjured = reader.flagOr("bans_run_while_injured", true);
    rules.unrecordedMatchesCount = reader.flag("unrecorded_matches_count");
    if (reader.has("walkover_counts"))
        rules.walkoversServe = static_cast<WalkoverServes>(
            reader.word("walkover_counts", {"for_both", "for_the_winner", "for_nobody"}));
    rules.banBeginsAfterDays = reader.integerOr("ban_begins_after_days", 0, mostDays, 0);
    if (reader.has("double_header_counts"))
        rules.doubleHeader =
            static_cast<DoubleHeader>(reader.word("double_header_counts", {"twice", "once"}));
    readUncountedMatches(reader, rules);
    rules.nextSeason = readNextSeason(reader);
    rules.transfers = readTransfers(reader);
    rules.served = readServed(reader);
    rules.fines = readFines(reader);
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The discipline rules cannot be read."), {},
                    std::move(problems));
    return rules;
}

} // namespace touchline
