// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/play/discipline/competition_ledger.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/match/report_fixture.h"

#include <QDate>

#include <set>

/// A season of four teams that meet four times, with three players each, for tests of bans.
namespace touchline::testing::bans {

inline constexpr int teamsOfSeason = 4;
inline constexpr int playersOfTeam = 3;

inline QDate firstDay()
{
    return QDate(2026, 9, 5);
}

/// When the matchdays of a season are played.
enum class Rhythm {
    Undated,
    Weekends,     ///< one on each Saturday and one on each Sunday
    DoubleHeaders ///< two on each Saturday, at noon and at four
};

inline Appointment appointmentOf(int match, int matchday, Rhythm rhythm, const QDate &first)
{
    Appointment day;
    day.match = match;
    day.date = first.addDays(qint64{7} * (matchday / 2));
    if (rhythm == Rhythm::DoubleHeaders)
        day.time = QTime(matchday % 2 == 0 ? 12 : 16, 0);
    else
        day.date = day.date.addDays(matchday % 2);
    return day;
}

/// A match on each Saturday and each Sunday, all four teams; without a calendar if it is not wanted.
/// `carried`: what the teams bring along, see CompetitionDefinition::carriedOver.
inline Competition season(Rhythm rhythm, const QDate &first, const QJsonArray &carried = {})
{
    const char *text = R"({"name": "four", "title": "Four teams", "stages": [
        {"name": "league", "type": "round_robin", "legs": 4, "advance": 0,
         "groups": [{"name": "League", "size": 4}],
         "rules": {"name": "league", "points": {"win": 3, "draw": 1, "defeat": 0},
                   "tie_breaks": ["points", "goal_difference", "goals_for", "lots"],
                   "head_to_head_again": false}}],
        "final_places": ["1League"]})";
    CompetitionDefinition definition;
    definition.id =
        QUuid::createUuidV5(cup::space, QStringLiteral("season of bans ") + first.toString(Qt::ISODate));
    definition.carriedOver = carried;
    definition.name = QStringLiteral("Season of Bans");
    definition.format = formatFromJson(parseJsonObject(text).value()).value();
    definition.entrants = cup::entrants(teamsOfSeason);
    definition.draw = fixedDraw({{QStringLiteral("T01"), QStringLiteral("T02"), QStringLiteral("T03"),
                                  QStringLiteral("T04")}},
                                definition.entrants, entrySizes(definition.format))
                          .value();
    definition.seed = 1;
    definition.game = QStringLiteral("atcs");
    definition.level = QStringLiteral("basic");
    if (rhythm == Rhythm::Undated)
        return Competition::create(std::move(definition)).value();
    const int matches = static_cast<int>(Competition::create(definition).value().fixtures().size());
    // Two matches in each round: with double headers the rounds come in pairs.
    for (int i = 0; i < matches; ++i)
        definition.calendar.push_back(
            appointmentOf(i + 1, rhythm == Rhythm::DoubleHeaders ? i / 2 : i, rhythm, first));
    return Competition::create(std::move(definition)).value();
}

inline Competition season(bool isDated = true)
{
    return season(isDated ? Rhythm::Weekends : Rhythm::Undated, firstDay());
}

inline QString nameOf(int team, int player)
{
    return QStringLiteral("T%1 %2").arg(team + 1, 2, 10, QLatin1Char('0')).arg(QChar(u'a' + player));
}

inline QUuid idOfPlayer(int team, int player)
{
    return idOf(nameOf(team, player));
}

/// A card of a player.
struct Card
{
    int team = 0;
    int player = 0;
    ReportEventKind kind = ReportEventKind::Red;

    bool operator==(const Card &) const = default;
};

/// Indices of the two teams of a match.
inline PerSide<int> teamsOf(const Competition &competition, int number)
{
    return progress(competition).fixtures[static_cast<std::size_t>(competition.indexOfNumber(number))].teams;
}

/// Who of all players (team * playersOfTeam + player) is out before the match by the rules.
inline std::set<int> absentBefore(const Competition &competition, int number, const DisciplineRules &rules)
{
    std::set<int> absent;
    const int fixture = competition.indexOfNumber(number);
    const PerSide<int> teams = teamsOf(competition, number);
    for (const Side side : bothSides) {
        const TeamLedger ledger = ledgerBefore(competition, teams[side], fixture, rules);
        for (int player = 0; player < playersOfTeam; ++player)
            if (ledger.isSuspended(idOfPlayer(teams[side], player)))
                absent.insert(teams[side] * playersOfTeam + player);
    }
    return absent;
}

/// A goalless match in full, with these cards; `absent` sit out.
inline MatchReport sheet(const Competition &competition, int number, const std::vector<Card> &cards,
                         const std::set<int> &absent)
{
    MatchReport report = cup::report(competition, number, {0, 0});
    report.completeness = Completeness::Full;
    const PerSide<int> teams = teamsOf(competition, number);
    for (const Side side : bothSides)
        for (int player = 0; player < playersOfTeam; ++player) {
            const bool isOut = absent.count(teams[side] * playersOfTeam + player) > 0;
            report.teams[side].players.push_back({idOfPlayer(teams[side], player),
                                                  nameOf(teams[side], player), !isOut,
                                                  isOut ? QStringLiteral("banned") : QString()});
        }
    for (const Card &card : cards) {
        const Side side = teams[Side::Home] == card.team ? Side::Home : Side::Away;
        report.events.push_back(
            {card.kind, {}, 0, side, idOfPlayer(card.team, card.player), nameOf(card.team, card.player), {}});
    }
    return report;
}

/// Enters what must be accepted.
inline void enter(Competition &competition, MatchReport report, const Note &note = {})
{
    if (const auto recorded = competition.record(std::move(report), note); !recorded)
        qFatal("%s", qPrintable(recorded.error().message.english()));
}

/// Plays a match with those who may play, as the program says it.
inline void play(Competition &competition, int number, const DisciplineRules &rules,
                 const std::vector<Card> &cards = {})
{
    enter(competition, sheet(competition, number, cards, absentBefore(competition, number, rules)));
}

/// Numbers of the matches of a team, in the order of the plan.
inline std::vector<int> matchesOf(const Competition &competition, int team)
{
    std::vector<int> numbers;
    for (const Fixture &fixture : competition.fixtures()) {
        const PerSide<int> teams = teamsOf(competition, fixture.number);
        if (teams[Side::Home] == team || teams[Side::Away] == team)
            numbers.push_back(fixture.number);
    }
    return numbers;
}

} // namespace touchline::testing::bans
