// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_json.h"

#include "core/competition/competition_json.h"
#include "core/competition/home_side.h"
#include "core/competition/standings/standings_words.h"
#include "core/competition/statistics/top_scorers.h"
#include "core/competition/table_deductions.h"
#include "core/play/discipline/cup_totals.h"
#include "models/words/competition/cup_text.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::cli {

namespace {

QJsonObject rowJson(const Table &table, std::size_t place, const RuleSet &rules,
                    std::span<const QString> names)
{
    const Row &row = table.rows[place];
    QJsonArray level;
    for (const int team : levelWith(table, place))
        level.append(names[static_cast<std::size_t>(team)]);
    QStringList reasons;
    for (const Message &reason : why(table, place, rules, names))
        reasons << reason.english();
    QJsonObject object{{QStringLiteral("position"), row.position},
                       {QStringLiteral("team"), names[static_cast<std::size_t>(row.team)]},
                       {QStringLiteral("played"), row.tally.played},
                       {QStringLiteral("won"), row.tally.won},
                       {QStringLiteral("drawn"), row.tally.drawn},
                       {QStringLiteral("lost"), row.tally.lost},
                       {QStringLiteral("goals_for"), row.tally.goalsFor},
                       {QStringLiteral("goals_against"), row.tally.goalsAgainst},
                       {QStringLiteral("goal_difference"), row.tally.goalDifference()},
                       {QStringLiteral("points"), pointsJson(row.tally.points)},
                       {QStringLiteral("level_with"), level},
                       {QStringLiteral("why"), reasons.join(QStringLiteral("; "))}};
    if (rules.points.hasBonus())
        object.insert(QStringLiteral("bonus"), pointsJson(row.tally.bonus));
    return object;
}

QJsonValue scoreJson(const std::optional<Score> &score)
{
    return score ? QJsonValue(QJsonArray{score->home, score->away}) : QJsonValue();
}

/// Only what is known of it.
void insertAppointment(const Appointment &appointment, QJsonObject &object)
{
    if (appointment.date.isValid())
        object.insert(QStringLiteral("date"), appointment.date.toString(Qt::ISODate));
    if (appointment.time.isValid())
        object.insert(QStringLiteral("time"), appointment.time.toString(QStringLiteral("HH:mm")));
    QJsonObject venue;
    for (const auto &[key, text] :
         {std::pair("stadium", appointment.stadium), std::pair("city", appointment.city),
          std::pair("country", appointment.country), std::pair("zone", appointment.zone)})
        if (!text.isEmpty())
            venue.insert(QLatin1String(key), text);
    if (!venue.isEmpty())
        object.insert(QStringLiteral("venue"), venue);
}

/// "awarded", "void", "abandoned", "in_conflict", "not_needed"; null where nothing is out of the ordinary.
QJsonValue rulingJson(const FixtureStatus &status)
{
    if (status.award >= 0)
        return QStringLiteral("awarded");
    switch (status.state) {
    case FixtureState::Void:
        return QStringLiteral("void");
    case FixtureState::Undecided:
        return QStringLiteral("abandoned");
    case FixtureState::InConflict:
        return QStringLiteral("in_conflict");
    case FixtureState::NotNeeded:
        return QStringLiteral("not_needed");
    default:
        return {};
    }
}

QJsonArray scorersJson(const Competition &competition)
{
    QJsonArray scorers;
    for (const Scorer &scorer : topScorers(competition))
        scorers.append(QJsonObject{{QStringLiteral("player"), scorer.name},
                                   {QStringLiteral("team"), scorer.teamName},
                                   {QStringLiteral("goals"), scorer.goals},
                                   {QStringLiteral("penalties"), scorer.penalties}});
    return scorers;
}

/// Null where nobody was asked where the cup is held.
QJsonValue hostJson(const CompetitionDefinition &definition)
{
    if (!definition.location)
        return {};
    QJsonArray teams;
    for (const int team : hostTeams(definition))
        teams.append(definition.entrants[static_cast<std::size_t>(team)].name);
    const int roll = definition.location->roll;
    return QJsonObject{{QStringLiteral("country"), definition.location->country},
                       {QStringLiteral("roll"), roll == 0 ? QJsonValue() : QJsonValue(roll)},
                       {QStringLiteral("teams"), teams}};
}

/// Adds what the cards and injuries of all matches come to.
void insertTotals(const CupTotals &totals, QJsonObject &object)
{
    object.insert(QStringLiteral("bookings"), QJsonObject{{QStringLiteral("yellow"), totals.yellows},
                                                          {QStringLiteral("red"), totals.reds}});
    object.insert(QStringLiteral("injured_out"), totals.injuredOut);
}

} // namespace

QJsonObject tableJson(const QString &stage, const QString &name, const Table &table, const RuleSet &rules,
                      std::span<const QString> names)
{
    QJsonArray rows;
    for (std::size_t place = 0; place < table.rows.size(); ++place)
        rows.append(rowJson(table, place, rules, names));
    return {{QStringLiteral("stage"), stage}, {QStringLiteral("name"), name}, {QStringLiteral("rows"), rows}};
}

QJsonObject tableJson(const Competition &competition, const Progress &now, std::size_t table)
{
    const TablePlan &plan = competition.tables()[table];
    const Stage &stage = competition.definition().format.stages[static_cast<std::size_t>(plan.stage)];
    QJsonObject object = tableJson(stage.name, plan.name, now.tables[table].table, *plan.rules,
                                   groupTeamNames(competition, now.tables[table]));
    for (const Deduction &one : deductionsIn(competition, static_cast<int>(table)))
        insertDeduction(competition.entrant(one.team).name, one.points, one.reason, object, one.match);
    QJsonArray withdrawn;
    for (const int team : now.tables[table].teams)
        if (team >= 0 && competition.isWithdrawn(team))
            withdrawn.append(competition.entrant(team).name);
    if (!withdrawn.isEmpty())
        object.insert(QStringLiteral("withdrawn"), withdrawn);
    return object;
}

void insertDeduction(const QString &team, TablePoints points, const QString &reason, QJsonObject &table,
                     int match)
{
    const QString key = points < 0 ? QStringLiteral("bonus_points") : QStringLiteral("deductions");
    QJsonArray all = table.value(key).toArray();
    QJsonObject one{{QStringLiteral("team"), team},
                    {QStringLiteral("points"), pointsJson(points.withoutSign())},
                    {QStringLiteral("reason"), reason}};
    if (match != 0)
        one.insert(QStringLiteral("match"), match);
    all.append(one);
    table.insert(key, all);
}

QJsonObject matchJson(const Competition &competition, const Progress &now, int index)
{
    const FixtureStatus &status = now.fixtures[static_cast<std::size_t>(index)];
    const Fixture &fixture = competition.fixtures()[static_cast<std::size_t>(index)];
    const auto nameOf = [&](Side side) {
        return status.teams[side] < 0 ? QJsonValue()
                                      : QJsonValue(competition.entrant(status.teams[side]).name);
    };
    QJsonObject object{{QStringLiteral("number"), fixture.number},
                       {QStringLiteral("stage"), fixture.stageName},
                       {QStringLiteral("home"), nameOf(Side::Home)},
                       {QStringLiteral("away"), nameOf(Side::Away)},
                       {QStringLiteral("uuid"), fixture.id.toString(QUuid::WithoutBraces)}};
    if (fixture.table >= 0)
        object.insert(QStringLiteral("group"),
                      competition.tables()[static_cast<std::size_t>(fixture.table)].name);
    if (const Appointment *appointment = competition.appointment(index))
        insertAppointment(*appointment, object);
    if (const QJsonValue ruling = rulingJson(status); !ruling.isNull())
        object.insert(QStringLiteral("status"), ruling);
    if (const CountedResult *result = countedResult(competition, now, index); status.award >= 0) {
        object.insert(QStringLiteral("score"), scoreJson(result->score));
        object.insert(QStringLiteral("winner"), result->winner ? nameOf(*result->winner) : QJsonValue());
    } else if (const MatchReport *report = competition.report(index)) {
        object.insert(QStringLiteral("score"),
                      scoreJson(report->withoutScore ? std::nullopt : std::optional(report->score)));
        object.insert(QStringLiteral("decided_by"), decidedByWord(report->decidedBy));
        object.insert(QStringLiteral("shoot_out"), scoreJson(report->shootOut));
        object.insert(QStringLiteral("winner"), report->winner ? nameOf(*report->winner) : QJsonValue());
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
    const bool isDecided = !now.finalPlaces.empty() && now.finalPlaces.front() != -1;
    object.insert(QStringLiteral("title_awarded"),
                  isDecided ? QJsonValue(!isTitleVacant(now.finalPlaces)) : QJsonValue());
}

namespace {

/// Where another level, or other options, hold than in the rest.
QJsonArray matchRulesJson(const Format &format)
{
    QJsonArray all;
    for (const MatchRules &rules : format.matchRules) {
        QJsonObject one{{QStringLiteral("options"), rules.options}};
        if (rules.match != 0)
            one.insert(QStringLiteral("match"), rules.match);
        else
            one.insert(QStringLiteral("stage"), rules.stage);
        if (!rules.level.isEmpty())
            one.insert(QStringLiteral("level"), rules.level);
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
    QJsonObject object{{QStringLiteral("template"), definition.format.name},
                       {QStringLiteral("game"), definition.game},
                       {QStringLiteral("level"), definition.level},
                       {QStringLiteral("options"), definition.options},
                       {QStringLiteral("match_rules"), matchRulesJson(definition.format)},
                       {QStringLiteral("seed"), static_cast<qint64>(definition.seed)},
                       {QStringLiteral("groups"), groups},
                       {QStringLiteral("matches"), matches},
                       {QStringLiteral("scorers"), scorersJson(competition)},
                       {QStringLiteral("host"), hostJson(definition)}};
    insertTotals(cupTotals(competition), object);
    insertPlaces(competition, now, object);
    return object;
}

QJsonObject cupFileJson(const Competition &competition)
{
    QJsonObject object = cupJson(competition);
    object.insert(QStringLiteral("competition"), toJson(competition));
    return object;
}

Result<Competition> competitionOfCupFile(const QJsonObject &object)
{
    if (!object.contains(QStringLiteral("competition")))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This file was not written by \"cup --out\"."));
    // What stands beside the facts is for readers; it is derived again from them.
    return competitionFromJson(object.value(QStringLiteral("competition")).toObject());
}

} // namespace touchline::cli
