// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_json.h"

#include "core/competition/bye_requests.h"
#include "core/competition/competition_json.h"
#include "core/competition/home_side.h"
#include "core/competition/statistics/top_scorers.h"
#include "core/competition/table_deductions.h"
#include "core/play/discipline/cup_totals.h"
#include "models/words/competition/cup_text.h"
#include "models/words/competition/standings_words.h"
#include "models/words/fixtures/tie_words.h"

namespace touchline::cli {

namespace {

QJsonObject rowJson(const Table &table, std::size_t place, const RuleSet &rules,
                    std::span<const QString> names)
{
    const Row &row = table.rows[place];
    const QJsonArray level =
        arrayOf(levelWith(table, place), [&](const int team) { return names[at(team)]; });
    const QStringList reasons = why(table, place, rules, names, Language{});
    QJsonObject object{{u"position"_s, row.position},
                       {u"team"_s, names[at(row.team)]},
                       {u"played"_s, row.tally.played},
                       {u"won"_s, row.tally.won},
                       {u"drawn"_s, row.tally.drawn},
                       {u"lost"_s, row.tally.lost},
                       {u"goals_for"_s, row.tally.goalsFor},
                       {u"goals_against"_s, row.tally.goalsAgainst},
                       {u"goal_difference"_s, row.tally.goalDifference()},
                       {u"points"_s, pointsJson(row.tally.points)},
                       {u"level_with"_s, level},
                       {u"why"_s, reasons.join(u"; "_s)}};
    if (rules.points.hasBonus())
        object.insert(u"bonus"_s, pointsJson(row.tally.bonus));
    if (isByAverage(rules))
        object.insert(u"points_per_match"_s, pointsPerGame(row.tally) / 1000.0);
    return object;
}

/// Only what is known of it.
void insertAppointment(const Appointment &appointment, QJsonObject &object)
{
    if (appointment.date.isValid())
        object.insert(u"date"_s, appointment.date.toString(Qt::ISODate));
    if (appointment.time.isValid())
        object.insert(u"time"_s, appointment.time.toString(u"HH:mm"_s));
    QJsonObject venue;
    for (const auto &[key, text] :
         {std::pair("stadium", appointment.stadium), std::pair("city", appointment.city),
          std::pair("country", appointment.country), std::pair("zone", appointment.zone)})
        if (!text.isEmpty())
            venue.insert(QLatin1String(key), text);
    if (!venue.isEmpty())
        object.insert(u"venue"_s, venue);
}

/// "awarded", "void", "abandoned", "in_conflict", "not_needed"; null where nothing is out of the ordinary.
QJsonValue rulingJson(const FixtureStatus &status)
{
    if (status.award >= 0)
        return u"awarded"_s;
    switch (status.state) {
    case FixtureState::Void:
        return u"void"_s;
    case FixtureState::Undecided:
        return u"abandoned"_s;
    case FixtureState::InConflict:
        return u"in_conflict"_s;
    case FixtureState::NotNeeded:
        return u"not_needed"_s;
    default:
        return {};
    }
}

QJsonArray scorersJson(const Competition &competition)
{
    return arrayOf(topScorers(competition), [&](const Scorer &scorer) {
        return QJsonObject{{u"player"_s, scorer.name},
                           {u"team"_s, scorer.teamName},
                           {u"goals"_s, scorer.goals},
                           {u"penalties"_s, scorer.penalties}};
    });
}

/// Null where nobody was asked where the cup is held.
QJsonValue hostJson(const CompetitionDefinition &definition)
{
    if (!definition.location)
        return {};
    const QJsonArray teams =
        arrayOf(hostTeams(definition), [&](const int team) { return definition.entrants[at(team)].name; });
    const int roll = definition.location->roll;
    return QJsonObject{{u"country"_s, definition.location->country},
                       {u"roll"_s, roll == 0 ? QJsonValue() : QJsonValue(roll)},
                       {u"teams"_s, teams}};
}

/// Adds what the cards and injuries of all matches come to.
void insertTotals(const CupTotals &totals, QJsonObject &object)
{
    object.insert(u"bookings"_s, QJsonObject{{u"yellow"_s, totals.yellows}, {u"red"_s, totals.reds}});
    object.insert(u"injured_out"_s, totals.injuredOut);
}

} // namespace

QJsonObject tableJson(const QString &stage, const QString &name, const Table &table, const RuleSet &rules,
                      std::span<const QString> names)
{
    QJsonArray rows;
    for (std::size_t place = 0; place < table.rows.size(); ++place)
        rows.append(rowJson(table, place, rules, names));
    return {{u"stage"_s, stage}, {u"name"_s, name}, {u"rows"_s, rows}};
}

QJsonObject tableJson(const Competition &competition, const Progress &now, std::size_t table)
{
    const TablePlan &plan = competition.tables()[table];
    const Stage &stage = competition.definition().format.stages[at(plan.stage)];
    QJsonObject object = tableJson(stage.name, plan.name, now.tables[table].table, *plan.rules,
                                   groupTeamNames(competition, now.tables[table]));
    for (const Deduction &one : deductionsIn(competition, static_cast<int>(table)))
        insertDeduction(competition.entrant(one.team).name, one.points, one.reason, object, one.match);
    const QJsonArray byes =
        arrayOf(byesInTable(competition, now, static_cast<int>(table)), [&](const TeamBye &one) {
            return QJsonObject{
                {u"team"_s, competition.entrant(one.team).name},
                {u"round"_s, one.request.round},
                {u"points"_s, QLatin1String(byeKindWords[static_cast<std::size_t>(one.request.kind)])}};
        });
    if (!byes.isEmpty())
        object.insert(u"byes"_s, byes);
    QJsonArray withdrawn;
    for (const int team : now.tables[table].teams)
        if (team >= 0 && competition.isWithdrawn(team))
            withdrawn.append(competition.entrant(team).name);
    if (!withdrawn.isEmpty())
        object.insert(u"withdrawn"_s, withdrawn);
    return object;
}

void insertDeduction(const QString &team, TablePoints points, const QString &reason, QJsonObject &table,
                     int match)
{
    const QString key = points < 0 ? u"bonus_points"_s : u"deductions"_s;
    QJsonArray all = table.value(key).toArray();
    QJsonObject one{
        {u"team"_s, team}, {u"points"_s, pointsJson(points.withoutSign())}, {u"reason"_s, reason}};
    if (match != 0)
        one.insert(u"match"_s, match);
    all.append(one);
    table.insert(key, all);
}

QJsonObject matchJson(const Competition &competition, const Progress &now, int index)
{
    const FixtureStatus &status = now.fixtures[at(index)];
    const Fixture &fixture = competition.fixtures()[at(index)];
    const auto nameOf = [&](Side side) {
        return status.teams[side] < 0 ? QJsonValue()
                                      : QJsonValue(competition.entrant(status.teams[side]).name);
    };
    QJsonObject object{{u"number"_s, fixture.number},
                       {u"stage"_s, fixture.stageName},
                       {u"home"_s, nameOf(Side::Home)},
                       {u"away"_s, nameOf(Side::Away)},
                       {u"uuid"_s, fixture.id.toString(QUuid::WithoutBraces)}};
    if (fixture.table >= 0)
        object.insert(u"group"_s, competition.tables()[at(fixture.table)].name);
    if (const Appointment *appointment = competition.appointment(index))
        insertAppointment(*appointment, object);
    if (const QJsonValue ruling = rulingJson(status); !ruling.isNull())
        object.insert(u"status"_s, ruling);
    if (const CountedResult *result = countedResult(competition, now, index); status.award >= 0) {
        object.insert(u"score"_s, orNull(result->score));
        object.insert(u"winner"_s, result->winner ? nameOf(*result->winner) : QJsonValue());
    } else if (const MatchReport *report = competition.report(index)) {
        object.insert(u"score"_s, orNull(report->withoutScore ? std::nullopt : std::optional(report->score)));
        object.insert(u"decided_by"_s, decidedByWord(report->decidedBy));
        object.insert(u"shoot_out"_s, orNull(report->shootOut));
        object.insert(u"winner"_s, report->winner ? nameOf(*report->winner) : QJsonValue());
    }
    return object;
}

void insertPlaces(const Competition &competition, const Progress &now, QJsonObject &object)
{
    constexpr std::array<const char *, 4> places{"champion", "runner_up", "third", "fourth"};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool known = i < now.finalPlaces.size() && now.finalPlaces[i] >= 0;
        object.insert(QString::fromUtf8(places[i]),
                      known ? QJsonValue(competition.entrant(now.finalPlaces[i]).name) : QJsonValue());
    }
    const std::size_t listed = placesListed(competition.definition().format);
    if (listed > places.size()) {
        QJsonArray all;
        for (std::size_t i = 0; i < listed; ++i)
            all.append(now.finalPlaces[i] >= 0 ? QJsonValue(competition.entrant(now.finalPlaces[i]).name)
                                               : QJsonValue());
        object.insert(u"places"_s, all);
    }
    const bool isDecided = !now.finalPlaces.empty() && now.finalPlaces.front() != -1;
    object.insert(u"title_awarded"_s, isDecided ? QJsonValue(!isTitleVacant(now.finalPlaces)) : QJsonValue());
}

namespace {

/// Where another level, or other options, hold than in the rest.
QJsonArray matchRulesJson(const Format &format)
{
    QJsonArray all;
    for (const MatchRules &rules : format.matchRules) {
        QJsonObject one{{u"options"_s, rules.options}};
        if (rules.match != 0)
            one.insert(u"match"_s, rules.match);
        else
            one.insert(u"stage"_s, rules.stage);
        if (!rules.level.isEmpty())
            one.insert(u"level"_s, rules.level);
        all.append(one);
    }
    return all;
}

} // namespace

QJsonObject cupJson(const Competition &competition)
{
    const CompetitionDefinition &definition = competition.definition();
    const Progress now = progress(competition);
    QJsonArray groups;
    for (std::size_t i = 0; i < now.tables.size(); ++i)
        groups.append(tableJson(competition, now, i));
    QJsonArray matches;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (now.fixtures[i].state != FixtureState::NotNeeded)
            matches.append(matchJson(competition, now, static_cast<int>(i)));
    QJsonObject object{{u"template"_s, definition.format.name},
                       {u"game"_s, definition.game},
                       {u"level"_s, definition.level},
                       {u"options"_s, definition.options},
                       {u"match_rules"_s, matchRulesJson(definition.format)},
                       {u"seed"_s, static_cast<qint64>(definition.seed)},
                       {u"groups"_s, groups},
                       {u"matches"_s, matches},
                       {u"scorers"_s, scorersJson(competition)},
                       {u"host"_s, hostJson(definition)}};
    insertTotals(cupTotals(competition), object);
    insertPlaces(competition, now, object);
    return object;
}

QJsonObject cupFileJson(const Competition &competition)
{
    QJsonObject object = cupJson(competition);
    object.insert(u"competition"_s, toJson(competition));
    return object;
}

Result<Competition> competitionOfCupFile(const QJsonObject &object)
{
    if (!object.contains(u"competition"_s))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This file was not written by \"cup --out\"."));
    // What stands beside the facts is for readers; it is derived again from them.
    return competitionFromJson(object.value(u"competition"_s).toObject());
}

} // namespace touchline::cli
