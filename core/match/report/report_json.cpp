// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_fields.h"
#include "core/base/json_values.h"
#include "core/match/report/match_report.h"
#include "core/match/report/report_events.h"
#include "core/match/report/score_limits.h"

#include <QJsonArray>
#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

// In the order of the enumerators.
constexpr auto decidedByWords = "90 extra_time shoot_out criteria forfeit";
constexpr auto completenessWords = "score scorers full cards";
constexpr auto eventWords = "goal penalty_goal own_goal yellow second_yellow red injury substitute_on "
                            "shoot_out_goal shoot_out_miss";
constexpr int mostSpectators = 10'000'000;
constexpr int highestFigure = 1'000'000;

QJsonArray scoreJson(const Score &score)
{
    return {score.home, score.away};
}

void readSatOut(JsonReader &reader, const FileKey &key, PlayerOnTheDay &player)
{
    player.available = !reader.has(key.name);
    player.because = reader.textOr(key.name, {});
}

QJsonValue satOutJson(const FileKey &, const PlayerOnTheDay &player)
{
    return player.available ? QJsonValue(QJsonValue::Undefined) : QJsonValue(player.because);
}

void readPeriod(JsonReader &reader, const FileKey &key, ReportEvent &event)
{
    if (reader.has(key.name))
        setPeriod(event, static_cast<Period>(reader.integer(key.name, 1, 5)));
}

QJsonValue periodJson(const FileKey &, const ReportEvent &event)
{
    return event.period ? QJsonValue(static_cast<int>(*event.period)) : QJsonValue(QJsonValue::Undefined);
}

} // namespace

static void readValue(JsonReader &reader, const FileKey &key, std::vector<QUuid> &ids)
{
    const QJsonArray array = reader.array(key.name);
    ids.reserve(static_cast<std::size_t>(array.size()));
    for (const auto &value : array) {
        ids.push_back(QUuid::fromString(value.toString()));
        if (ids.back().isNull())
            reader.problem(key.name, {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
    }
}

static QJsonValue jsonOf(const FileKey &, const std::vector<QUuid> &ids)
{
    QJsonArray array;
    for (const QUuid &id : ids)
        array.append(idToJson(id));
    return array;
}

/// Null, as it is written, or missing: nothing.
static void readValue(JsonReader &reader, const FileKey &key, std::optional<Score> &score)
{
    const QJsonValue value = reader.value(key.name);
    if (value.isUndefined() || value.isNull())
        return;
    const QJsonArray pair = value.toArray();
    const int home = pair.at(0).toInt(-1);
    const int away = pair.at(1).toInt(-1);
    if (pair.size() == 2 && home >= 0 && away >= 0 && home <= mostGoals && away <= mostGoals)
        score = Score{home, away};
    else
        reader.problem(key.name,
                       {QT_TRANSLATE_NOOP("core", "A score is two whole numbers from 0 to %1: [2, 1]."),
                        {QString::number(mostGoals)}});
}

static QJsonValue jsonOf(const FileKey &, const std::optional<Score> &score)
{
    return score ? QJsonValue(scoreJson(*score)) : QJsonValue();
}

template <>
inline constexpr std::array jsonFields<PlayerOnTheDay>{
    field<&PlayerOnTheDay::player>("id"),
    field<&PlayerOnTheDay::name>("name"),
    fieldBy<readSatOut, satOutJson>({"sat_out"}),
};

template <>
inline constexpr std::array jsonFields<TeamOnTheDay>{
    field<&TeamOnTheDay::team>("id"),
    field<&TeamOnTheDay::name>("name"),
    field<&TeamOnTheDay::players>("players"),
};

template <>
inline constexpr std::array jsonFields<LineUp>{
    field<&LineUp::started>("started"),
    field<&LineUp::bench>("bench"),
};

template <>
inline constexpr std::array jsonFields<ReportEvent>{
    wordField<&ReportEvent::kind>("kind", eventWords),
    wordField<&ReportEvent::side>("side", wordsOfSide),
    optionalField<&ReportEvent::minute>("minute", 0, 200),
    optionalField<&ReportEvent::stoppage>("stoppage", 0, 200),
    optionalField<&ReportEvent::detail>("detail"),
    fieldBy<readPeriod, periodJson>({"period"}),
    optionalField<&ReportEvent::secondName>("second"),
    optionalField<&ReportEvent::second>("second_id"),
};

static void readFields(JsonReader &reader, ReportEvent &event)
{
    readRows(reader, jsonFields<ReportEvent>, &event);
    // A goal whose scorer nobody noted names none.
    if (!isGoal(event.kind) || reader.has("player_id") || reader.has("player")) {
        event.player = readUuid(reader, "player_id");
        event.playerName = reader.text("player");
    }
}

static QJsonObject writeFields(const ReportEvent &event)
{
    QJsonObject object = writtenRows(jsonFields<ReportEvent>, &event);
    if (!isOfUnknownScorer(event)) {
        object.insert(QStringLiteral("player"), event.playerName);
        object.insert(QStringLiteral("player_id"), idToJson(event.player));
    }
    if (!event.second.isNull() || !event.secondName.isEmpty()) {
        object.insert(QStringLiteral("second"), event.secondName);
        object.insert(QStringLiteral("second_id"), idToJson(event.second));
    }
    return object;
}

template <>
inline constexpr std::array jsonFields<MatchFact>{
    field<&MatchFact::name>("name"),
    field<&MatchFact::value>("value"),
    optionalWordField<&MatchFact::side>("side", wordsOfSide),
    optionalField<&MatchFact::period>("period", 1, 4),
};

static void readFields(JsonReader &reader, MatchFact &fact)
{
    readRows(reader, jsonFields<MatchFact>, &fact);
    for (const char *key : {"name", "value"})
        if (reader.value(key).isString() && reader.value(key).toString().isEmpty())
            reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is empty."), {}});
}

template <>
inline constexpr std::array jsonFields<PlayerFigure>{
    field<&PlayerFigure::name>("name"),
    wordField<&PlayerFigure::side>("side", wordsOfSide),
    field<&PlayerFigure::player>("player_id"),
    field<&PlayerFigure::playerName>("player"),
    field<&PlayerFigure::value>("value", -highestFigure, highestFigure),
};

namespace {

template <Side side>
void readTeam(JsonReader &reader, const FileKey &key, MatchReport &report)
{
    JsonReader team(reader.object(key.name), reader.problems(), reader.path(key.name));
    readFields(team, report.teams[side]);
    team.refuseUnknownKeys();
}

template <Side side>
QJsonValue teamJson(const FileKey &, const MatchReport &report)
{
    return writeFields(report.teams[side]);
}

void readScore(JsonReader &reader, const FileKey &key, MatchReport &report)
{
    std::optional<Score> score;
    readValue(reader, key, score);
    report.score = score.value_or(Score{});
    if (const QJsonValue given = reader.value(key.name); given.isUndefined() || given.isNull())
        reader.problem(key.name, {QT_TRANSLATE_NOOP("core", "The score is missing."), {}});
}

QJsonValue scoreOf(const FileKey &, const MatchReport &report)
{
    return scoreJson(report.score);
}

void readWinner(JsonReader &reader, const FileKey &key, MatchReport &report)
{
    const QString winner = reader.textOr(key.name, {});
    report.winner = sideFromWord(winner);
    if (!winner.isEmpty() && !report.winner)
        reader.problem(key.name, {QT_TRANSLATE_NOOP("core", "The winner is \"home\" or \"away\"."), {}});
}

QJsonValue winnerJson(const FileKey &, const MatchReport &report)
{
    return report.winner ? QJsonValue(sideWord(*report.winner)) : QJsonValue(QJsonValue::Undefined);
}

void readLineUps(JsonReader &reader, const FileKey &key, MatchReport &report)
{
    if (!reader.has(key.name))
        return;
    JsonReader both(reader.object(key.name), reader.problems(), reader.path(key.name));
    for (const Side side : bothSides)
        if (const QByteArray word = sideWord(side).toLatin1(); both.has(word.constData()))
            readValue(both, FileKey{word.constData()}, report.lineUps[side]);
    both.refuseUnknownKeys();
}

QJsonValue lineUpsJson(const FileKey &, const MatchReport &report)
{
    QJsonObject lineUps;
    for (const Side side : bothSides)
        if (!report.lineUps[side].isEmpty())
            lineUps.insert(sideWord(side), writeFields(report.lineUps[side]));
    return lineUps.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(lineUps);
}

constexpr std::array reportRows{
    field<&MatchReport::id>("id"),
    field<&MatchReport::fixture>("fixture"),
    field<&MatchReport::game>("game"),
    field<&MatchReport::rulesVersion>("rules_version", 0, 1'000'000),
    field<&MatchReport::level>("level"),
    wordField<&MatchReport::completeness>("completeness", completenessWords),
    fieldBy<readTeam<Side::Home>, teamJson<Side::Home>>({"home"}),
    fieldBy<readTeam<Side::Away>, teamJson<Side::Away>>({"away"}),
    fieldBy<readScore, scoreOf>({"score"}),
    optionalField<&MatchReport::withoutScore>("without_score"),
    field<&MatchReport::after90>("after_90"),
    field<&MatchReport::extraTime>("extra_time"),
    field<&MatchReport::shootOut>("shoot_out"),
    wordField<&MatchReport::decidedBy>("decided_by", decidedByWords),
    optionalField<&MatchReport::criterion>("criterion"),
    fieldBy<readWinner, winnerJson>({"winner"}),
    field<&MatchReport::events>("events"),
    optionalField<&MatchReport::attendance>("attendance", 0, mostSpectators),
    fieldBy<readLineUps, lineUpsJson>({"line_ups"}),
    optionalField<&MatchReport::facts>("facts"),
    optionalField<&MatchReport::figures>("figures"),
    optionalField<&MatchReport::carryOut>("carry_out"),
};

} // namespace

QString decidedByWord(DecidedBy decidedBy)
{
    return wordAt(decidedByWords, static_cast<int>(decidedBy));
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
    return wordAt(eventWords, static_cast<int>(kind));
}

QJsonObject toJson(const MatchReport &report)
{
    return writtenRows(reportRows, &report);
}

Result<MatchReport> reportFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    MatchReport report;
    readRows(reader, reportRows, &report);
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match report cannot be read."), {},
                    std::move(problems));
    return report;
}

} // namespace touchline
