// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/match/report/match_report.h"
#include "core/match/report/report_events.h"

#include <QJsonArray>
#include <QtGlobal>

#include <array>
#include <span>

namespace touchline {

namespace {

constexpr std::array<const char *, 5> decidedByWords{"90", "extra_time", "shoot_out", "criteria", "forfeit"};
constexpr std::array<const char *, 4> completenessWords{"score", "scorers", "full", "cards"};
constexpr std::array<const char *, 10> eventWords{
    "goal", "penalty_goal", "own_goal",      "yellow",         "second_yellow",
    "red",  "injury",       "substitute_on", "shoot_out_goal", "shoot_out_miss"};
constexpr int mostGoals = 999;
constexpr int mostSpectators = 10'000'000;
constexpr int highestFigure = 1'000'000;

template <class Enum>
QString wordOf(std::span<const char *const> words, Enum value)
{
    return QString::fromUtf8(words[static_cast<std::size_t>(value)]);
}

QString uuidText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QJsonArray scoreJson(const Score &score)
{
    return {score.home, score.away};
}

QJsonValue scoreJson(const std::optional<Score> &score)
{
    return score ? QJsonValue(scoreJson(*score)) : QJsonValue();
}

QJsonObject eventJson(const ReportEvent &event)
{
    QJsonObject object{{QStringLiteral("kind"), reportEventWord(event.kind)},
                       {QStringLiteral("side"), sideWord(event.side)}};
    if (!isOfUnknownScorer(event)) {
        object.insert(QStringLiteral("player"), event.playerName);
        object.insert(QStringLiteral("player_id"), uuidText(event.player));
    }
    if (event.minute)
        object.insert(QStringLiteral("minute"), *event.minute);
    if (event.stoppage != 0)
        object.insert(QStringLiteral("stoppage"), event.stoppage);
    if (!event.detail.isEmpty())
        object.insert(QStringLiteral("detail"), event.detail);
    if (event.period)
        object.insert(QStringLiteral("period"), static_cast<int>(*event.period));
    if (!event.second.isNull() || !event.secondName.isEmpty()) {
        object.insert(QStringLiteral("second"), event.secondName);
        object.insert(QStringLiteral("second_id"), uuidText(event.second));
    }
    return object;
}

QJsonObject teamJson(const TeamOnTheDay &team)
{
    QJsonArray players;
    for (const PlayerOnTheDay &player : team.players) {
        QJsonObject object{{QStringLiteral("id"), uuidText(player.player)},
                           {QStringLiteral("name"), player.name}};
        if (!player.available)
            object.insert(QStringLiteral("sat_out"), player.because);
        players.append(object);
    }
    return {{QStringLiteral("id"), uuidText(team.team)},
            {QStringLiteral("name"), team.name},
            {QStringLiteral("players"), players}};
}

QJsonArray idsJson(const std::vector<QUuid> &ids)
{
    QJsonArray array;
    for (const QUuid &id : ids)
        array.append(uuidText(id));
    return array;
}

QJsonObject lineUpJson(const LineUp &lineUp)
{
    return {{QStringLiteral("started"), idsJson(lineUp.started)},
            {QStringLiteral("bench"), idsJson(lineUp.bench)}};
}

QJsonArray factsJson(const std::vector<MatchFact> &facts)
{
    QJsonArray array;
    for (const MatchFact &fact : facts) {
        QJsonObject object{{QStringLiteral("name"), fact.name}, {QStringLiteral("value"), fact.value}};
        if (fact.side)
            object.insert(QStringLiteral("side"), sideWord(*fact.side));
        if (fact.period != 0)
            object.insert(QStringLiteral("period"), fact.period);
        array.append(object);
    }
    return array;
}

QJsonArray figuresJson(const std::vector<PlayerFigure> &figures)
{
    QJsonArray array;
    for (const PlayerFigure &figure : figures)
        array.append(QJsonObject{{QStringLiteral("name"), figure.name},
                                 {QStringLiteral("side"), sideWord(figure.side)},
                                 {QStringLiteral("player"), figure.playerName},
                                 {QStringLiteral("player_id"), uuidText(figure.player)},
                                 {QStringLiteral("value"), figure.value}});
    return array;
}

QUuid readUuid(JsonReader &reader, const char *key)
{
    const QUuid id = QUuid::fromString(reader.text(key));
    if (id.isNull())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
    return id;
}

std::optional<Score> readScore(JsonReader &reader, const char *key)
{
    const QJsonValue value = reader.value(key);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    const QJsonArray pair = value.toArray();
    const int home = pair.at(0).toInt(-1);
    const int away = pair.at(1).toInt(-1);
    if (pair.size() != 2 || home < 0 || away < 0 || home > mostGoals || away > mostGoals) {
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "A score is two whole numbers from 0 to %1: [2, 1]."),
                             {QString::number(mostGoals)}});
        return std::nullopt;
    }
    return Score{home, away};
}

ReportEvent readEvent(JsonReader &reader)
{
    ReportEvent event;
    event.kind = static_cast<ReportEventKind>(
        reader.word("kind", {"goal", "penalty_goal", "own_goal", "yellow", "second_yellow", "red", "injury",
                             "substitute_on", "shoot_out_goal", "shoot_out_miss"}));
    event.side = reader.word("side", {"home", "away"}) == 0 ? Side::Home : Side::Away;
    // A goal whose scorer nobody noted names none.
    if (!isGoal(event.kind) || reader.has("player_id") || reader.has("player")) {
        event.player = readUuid(reader, "player_id");
        event.playerName = reader.text("player");
    }
    if (reader.has("minute"))
        event.minute = reader.integer("minute", 0, 200);
    event.stoppage = reader.integerOr("stoppage", 0, 200, 0);
    event.detail = reader.textOr("detail", {});
    if (reader.has("period"))
        setPeriod(event, static_cast<Period>(reader.integer("period", 1, 5)));
    event.secondName = reader.textOr("second", {});
    if (reader.has("second_id"))
        event.second = readUuid(reader, "second_id");
    reader.refuseUnknownKeys();
    return event;
}

TeamOnTheDay readTeam(JsonReader &reader, const char *key)
{
    JsonReader team(reader.object(key), reader.problems(), reader.path(key));
    TeamOnTheDay result;
    result.team = readUuid(team, "id");
    result.name = team.text("name");
    team.each("players", [&](JsonReader &one, int) {
        PlayerOnTheDay player;
        player.player = readUuid(one, "id");
        player.name = one.text("name");
        player.available = !one.has("sat_out");
        player.because = one.textOr("sat_out", {});
        one.refuseUnknownKeys();
        result.players.push_back(std::move(player));
    });
    team.refuseUnknownKeys();
    return result;
}

std::vector<QUuid> readIds(JsonReader &reader, const char *key)
{
    std::vector<QUuid> ids;
    const QJsonArray array = reader.array(key);
    ids.reserve(static_cast<std::size_t>(array.size()));
    for (const auto &value : array) {
        ids.push_back(QUuid::fromString(value.toString()));
        if (ids.back().isNull())
            reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
    }
    return ids;
}

void readLineUps(JsonReader &reader, PerSide<LineUp> &lineUps)
{
    JsonReader both(reader.object("line_ups"), reader.problems(), reader.path("line_ups"));
    for (const Side side : bothSides) {
        const QByteArray key = sideWord(side).toUtf8();
        if (!both.has(key.constData()))
            continue;
        JsonReader one(both.object(key.constData()), both.problems(), both.path(key.constData()));
        lineUps[side] = {readIds(one, "started"), readIds(one, "bench")};
        one.refuseUnknownKeys();
    }
    both.refuseUnknownKeys();
}

MatchFact readFact(JsonReader &reader)
{
    MatchFact fact;
    fact.name = reader.text("name");
    fact.value = reader.text("value");
    for (const char *key : {"name", "value"})
        if (reader.value(key).isString() && reader.value(key).toString().isEmpty())
            reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is empty."), {}});
    if (reader.has("side"))
        fact.side = reader.word("side", {"home", "away"}) == 0 ? Side::Home : Side::Away;
    if (reader.has("period"))
        fact.period = reader.integer("period", 1, 4);
    reader.refuseUnknownKeys();
    return fact;
}

PlayerFigure readFigure(JsonReader &reader)
{
    PlayerFigure figure;
    figure.name = reader.text("name");
    figure.side = reader.word("side", {"home", "away"}) == 0 ? Side::Home : Side::Away;
    figure.player = readUuid(reader, "player_id");
    figure.playerName = reader.text("player");
    figure.value = reader.integer("value", -highestFigure, highestFigure);
    reader.refuseUnknownKeys();
    return figure;
}

void readResult(JsonReader &reader, MatchReport &report)
{
    if (const auto score = readScore(reader, "score"))
        report.score = *score;
    else if (const QJsonValue given = reader.value("score"); given.isUndefined() || given.isNull())
        reader.problem("score", {QT_TRANSLATE_NOOP("core", "The score is missing."), {}});
    report.withoutScore = reader.flagOr("without_score", false);
    report.after90 = readScore(reader, "after_90");
    report.extraTime = readScore(reader, "extra_time");
    report.shootOut = readScore(reader, "shoot_out");
    report.decidedBy = static_cast<DecidedBy>(
        reader.word("decided_by", {"90", "extra_time", "shoot_out", "criteria", "forfeit"}));
    report.criterion = reader.textOr("criterion", {});
    const QString winner = reader.textOr("winner", {});
    report.winner = sideFromWord(winner);
    if (!winner.isEmpty() && !report.winner)
        reader.problem("winner", {QT_TRANSLATE_NOOP("core", "The winner is \"home\" or \"away\"."), {}});
}

} // namespace

QString decidedByWord(DecidedBy decidedBy)
{
    return wordOf(decidedByWords, decidedBy);
}

std::optional<Period> periodByMinute(const ReportEvent &event)
{
    if (event.kind == ReportEventKind::ShootOutGoal || event.kind == ReportEventKind::ShootOutMiss)
        return Period::ShootOut;
    if (!event.minute)
        return {};
    constexpr int halfTime = 45;
    constexpr int fullTime = 90;
    constexpr int halfTimeOfExtraTime = 105;
    return *event.minute <= halfTime              ? Period::FirstHalf
           : *event.minute <= fullTime            ? Period::SecondHalf
           : *event.minute <= halfTimeOfExtraTime ? Period::ExtraTime
                                                  : Period::ExtraTimeSecond;
}

std::optional<Period> periodOf(const ReportEvent &event)
{
    return event.period ? event.period : periodByMinute(event);
}

void setPeriod(ReportEvent &event, std::optional<Period> period)
{
    event.period = period == periodByMinute(event) ? std::nullopt : period;
}

const QString *MatchReport::fact(const QString &name, std::optional<Side> side, int period) const
{
    for (const MatchFact &one : facts)
        if (one.name == name && one.side == side && one.period == period)
            return &one.value;
    return nullptr;
}

QString reportEventWord(ReportEventKind kind)
{
    return wordOf(eventWords, kind);
}

QJsonObject toJson(const MatchReport &report)
{
    QJsonArray events;
    for (const ReportEvent &event : report.events)
        events.append(eventJson(event));
    QJsonObject object{{QStringLiteral("id"), uuidText(report.id)},
                       {QStringLiteral("fixture"), uuidText(report.fixture)},
                       {QStringLiteral("game"), report.game},
                       {QStringLiteral("rules_version"), report.rulesVersion},
                       {QStringLiteral("level"), report.level},
                       {QStringLiteral("completeness"), wordOf(completenessWords, report.completeness)},
                       {QStringLiteral("home"), teamJson(report.teams[Side::Home])},
                       {QStringLiteral("away"), teamJson(report.teams[Side::Away])},
                       {QStringLiteral("score"), scoreJson(report.score)},
                       {QStringLiteral("after_90"), scoreJson(report.after90)},
                       {QStringLiteral("extra_time"), scoreJson(report.extraTime)},
                       {QStringLiteral("shoot_out"), scoreJson(report.shootOut)},
                       {QStringLiteral("decided_by"), decidedByWord(report.decidedBy)},
                       {QStringLiteral("events"), events}};
    if (report.winner)
        object.insert(QStringLiteral("winner"), sideWord(*report.winner));
    if (report.withoutScore)
        object.insert(QStringLiteral("without_score"), true);
    if (!report.criterion.isEmpty())
        object.insert(QStringLiteral("criterion"), report.criterion);
    if (report.attendance)
        object.insert(QStringLiteral("attendance"), *report.attendance);
    QJsonObject lineUps;
    for (const Side side : bothSides)
        if (!report.lineUps[side].isEmpty())
            lineUps.insert(sideWord(side), lineUpJson(report.lineUps[side]));
    if (!lineUps.isEmpty())
        object.insert(QStringLiteral("line_ups"), lineUps);
    if (!report.facts.empty())
        object.insert(QStringLiteral("facts"), factsJson(report.facts));
    if (!report.figures.empty())
        object.insert(QStringLiteral("figures"), figuresJson(report.figures));
    if (!report.carryOut.isEmpty())
        object.insert(QStringLiteral("carry_out"), report.carryOut);
    return object;
}

Result<MatchReport> reportFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    MatchReport report;
    report.id = readUuid(reader, "id");
    report.fixture = readUuid(reader, "fixture");
    report.game = reader.text("game");
    report.rulesVersion = reader.integer("rules_version", 0, 1'000'000);
    report.level = reader.text("level");
    report.completeness =
        static_cast<Completeness>(reader.word("completeness", {"score", "scorers", "full", "cards"}));
    report.teams[Side::Home] = readTeam(reader, "home");
    report.teams[Side::Away] = readTeam(reader, "away");
    readResult(reader, report);
    reader.each("events", [&](JsonReader &one, int) { report.events.push_back(readEvent(one)); });
    if (reader.has("attendance"))
        report.attendance = reader.integer("attendance", 0, mostSpectators);
    if (reader.has("line_ups"))
        readLineUps(reader, report.lineUps);
    if (reader.has("facts"))
        reader.each("facts", [&](JsonReader &one, int) { report.facts.push_back(readFact(one)); });
    if (reader.has("figures"))
        reader.each("figures", [&](JsonReader &one, int) { report.figures.push_back(readFigure(one)); });
    if (reader.has("carry_out"))
        report.carryOut = reader.object("carry_out");
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match report cannot be read."), {},
                    std::move(problems));
    return report;
}

} // namespace touchline
