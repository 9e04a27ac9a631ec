// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/report_rows.h"

#include "models/store/rows/row_values.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <qglobal.h>

#include <array>

namespace touchline::store {

namespace {

constexpr std::array<const char *, 3> whyWords{"corrected", "taken_out", "replayed"};

/// Keys of the JSON form of a report that have columns or rows of their own.
constexpr std::array<const char *, 12> keysWithColumns{"id",    "fixture",      "game",   "rules_version",
                                                       "level", "completeness", "home",   "away",
                                                       "score", "decided_by",   "events", "winner"};
/// The second player of an event has a row behind it, so that persons are found in one column.
const QString assistRow = QStringLiteral("assist");
const QString offRow = QStringLiteral("substitute_off");
/// Details: [place of the event, period] where the minute does not tell the period.
const QString periodsKey = QStringLiteral("event_periods");
/// Details: what decided the match where the column has no word for it.
const QString decidedByKey = QStringLiteral("decided_by");
/// Details: how much was recorded where the column has no word for it.
const QString completenessKey = QStringLiteral("completeness");

QString word(const std::optional<SetAside::Why> &why)
{
    return why ? QString::fromLatin1(whyWords[static_cast<std::size_t>(*why)]) : QStringLiteral("counts");
}

std::optional<SetAside::Why> whyFrom(const QString &word)
{
    for (std::size_t i = 0; i < whyWords.size(); ++i)
        if (word == QLatin1String(whyWords[i]))
            return static_cast<SetAside::Why>(i);
    return {};
}

/// The squad on the day without what changes from match to match. Its names in the report's own form.
QJsonObject sheetOf(QJsonObject team, QJsonObject &absent)
{
    QJsonArray players;
    const QJsonArray all = team.value(QStringLiteral("players")).toArray();
    for (qsizetype i = 0; i < all.size(); ++i) {
        QJsonObject player = all[i].toObject();
        if (const auto why = player.constFind(QStringLiteral("sat_out")); why != player.constEnd()) {
            absent.insert(QString::number(i), why->toString());
            player.remove(QStringLiteral("sat_out"));
        }
        players.append(player);
    }
    team.insert(QStringLiteral("players"), players);
    return team;
}

QJsonObject withAbsent(QJsonObject team, const QJsonObject &absent)
{
    QJsonArray players = team.value(QStringLiteral("players")).toArray();
    for (auto one = absent.constBegin(); one != absent.constEnd(); ++one) {
        const int index = one.key().toInt();
        if (index < 0 || index >= players.size())
            continue;
        QJsonObject player = players[index].toObject();
        player.insert(QStringLiteral("sat_out"), one.value());
        players[index] = player;
    }
    team.insert(QStringLiteral("players"), players);
    return team;
}

Row eventRow(const QUuid &report, int place, const ReportEvent &event)
{
    return {&reportEventTable(),
            {report, number(place), reportEventWord(event.kind), sideWord(event.side),
             event.minute ? number(*event.minute) : QVariant(), number(event.stoppage),
             event.player.isNull() ? QVariant() : QVariant(event.player), event.playerName, event.detail}};
}

bool hasSecond(const ReportEvent &event)
{
    return !event.second.isNull() || !event.secondName.isEmpty();
}

Row secondRow(const QUuid &report, int place, const ReportEvent &event)
{
    return {&reportEventTable(),
            {report, number(place), event.kind == ReportEventKind::SubstituteOn ? offRow : assistRow,
             sideWord(event.side), event.minute ? number(*event.minute) : QVariant(), number(event.stoppage),
             event.second.isNull() ? QVariant() : QVariant(event.second), event.secondName, QString()}};
}

/// The rows of all events, and into `details` what has no column.
std::vector<Row> eventRows(const MatchReport &report, QJsonObject &details)
{
    std::vector<Row> rows;
    QJsonArray periods;
    int place = 0;
    for (const ReportEvent &event : report.events) {
        rows.push_back(eventRow(report.id, ++place, event));
        if (event.period)
            periods.append(QJsonArray{place, static_cast<int>(*event.period)});
        if (hasSecond(event))
            rows.push_back(secondRow(report.id, ++place, event));
    }
    if (!periods.isEmpty())
        details.insert(periodsKey, periods);
    return rows;
}

/// The column knows what decides by figures alone.
QString decidedByColumn(const MatchReport &report, QJsonObject &details)
{
    if (report.decidedBy != DecidedBy::Forfeit)
        return decidedByWord(report.decidedBy);
    details.insert(decidedByKey, decidedByWord(report.decidedBy));
    return decidedByWord(report.extraTime ? DecidedBy::ExtraTime : DecidedBy::NinetyMinutes);
}

/// The column knows no report of the cards alone: for it, all was recorded.
QString completenessColumn(const QJsonObject &report, QJsonObject &details)
{
    QString completeness = report.value(completenessKey).toString();
    if (completeness != QLatin1String("cards"))
        return completeness;
    details.insert(completenessKey, completeness);
    return QStringLiteral("full");
}

QJsonObject eventJson(const Row &row)
{
    const RowReader read(row);
    QJsonObject object{{QStringLiteral("kind"), read.text("kind")},
                       {QStringLiteral("side"), read.text("side")}};
    // Nobody in a goal whose scorer is unknown.
    if (const QString name = read.text("player_name"); !read.isNull("player") || !name.isEmpty()) {
        object.insert(QStringLiteral("player"), name);
        object.insert(QStringLiteral("player_id"), read.uuid("player").toString(QUuid::WithoutBraces));
    }
    if (!read.isNull("minute"))
        object.insert(QStringLiteral("minute"), read.number("minute"));
    if (const qlonglong stoppage = read.number("stoppage"); stoppage != 0)
        object.insert(QStringLiteral("stoppage"), stoppage);
    if (const QString detail = read.text("detail"); !detail.isEmpty())
        object.insert(QStringLiteral("detail"), detail);
    return object;
}

QJsonArray eventsJson(const std::vector<Row> &rows, const QJsonArray &periods)
{
    QHash<qlonglong, QJsonValue> periodAt;
    for (const auto &one : periods)
        periodAt.insert(one.toArray().at(0).toInteger(), one.toArray().at(1));
    QJsonArray all;
    for (const Row &row : rows) {
        const RowReader read(row);
        const QString kind = read.text("kind");
        if (!all.isEmpty() && (kind == assistRow || kind == offRow)) {
            QJsonObject event = all.last().toObject();
            event.insert(QStringLiteral("second"), read.text("player_name"));
            event.insert(QStringLiteral("second_id"), read.uuid("player").toString(QUuid::WithoutBraces));
            all.replace(all.size() - 1, event);
            continue;
        }
        QJsonObject event = eventJson(row);
        if (const auto period = periodAt.constFind(read.number("place")); period != periodAt.constEnd())
            event.insert(QStringLiteral("period"), *period);
        all.append(event);
    }
    return all;
}

} // namespace

Result<std::vector<Row>> rowsOf(const MatchReport &report, const QUuid &competition, const ReportState &state,
                                ContentStore &contents)
{
    const QJsonObject object = toJson(report);
    QJsonObject details = object;
    for (const char *key : keysWithColumns)
        details.remove(QLatin1String(key));
    PerSide<QByteArray> sheets;
    for (const Side side : bothSides) {
        QJsonObject absent;
        auto sheet = contents.put(sheetOf(object.value(sideWord(side)).toObject(), absent));
        TOUCHLINE_TRY(sheet);
        sheets[side] = *sheet;
        if (!absent.isEmpty())
            details.insert(sideWord(side) + QStringLiteral("_sat_out"), absent);
    }
    const std::vector<Row> events = eventRows(report, details);
    const QString decidedBy = decidedByColumn(report, details);
    const QString completeness = completenessColumn(object, details);
    std::vector<Row> rows{{&reportTable(),
                           {report.id,
                            report.fixture,
                            competition,
                            word(state.why),
                            state.why ? number(state.aside) : QVariant(),
                            dayValue(state.note.date),
                            textOrNull(state.note.reason),
                            report.game,
                            number(report.rulesVersion),
                            report.level,
                            completeness,
                            report.teams[Side::Home].team,
                            report.teams[Side::Away].team,
                            number(report.score.home),
                            number(report.score.away),
                            decidedBy,
                            report.winner ? QVariant(sideWord(*report.winner)) : QVariant(),
                            compactText(details),
                            sheets[Side::Home],
                            sheets[Side::Away]}}};
    rows.insert(rows.end(), events.begin(), events.end());
    return rows;
}

std::vector<Row> personsOf(const MatchReport &report)
{
    std::vector<Row> persons;
    for (const ReportEvent &event : report.events) {
        if (!event.player.isNull())
            persons.push_back({&personTable(), {event.player, event.playerName, event.playerName}});
        if (!event.second.isNull())
            persons.push_back({&personTable(), {event.second, event.secondName, event.secondName}});
    }
    return persons;
}

Result<StoredReport> reportOf(const Row &row, const std::vector<Row> &events, ContentStore &contents)
{
    const RowReader read(row);
    QJsonObject object = QJsonDocument::fromJson(read.text("details").toUtf8()).object();
    object.insert(QStringLiteral("id"), read.uuid("uuid").toString(QUuid::WithoutBraces));
    object.insert(QStringLiteral("fixture"), read.uuid("fixture").toString(QUuid::WithoutBraces));
    object.insert(QStringLiteral("game"), read.text("game"));
    object.insert(QStringLiteral("rules_version"), read.number("rules_version"));
    object.insert(QStringLiteral("level"), read.text("level"));
    if (!object.contains(completenessKey))
        object.insert(completenessKey, read.text("completeness"));
    object.insert(QStringLiteral("score"), QJsonArray{read.number("home_goals"), read.number("away_goals")});
    if (!object.contains(decidedByKey))
        object.insert(decidedByKey, read.text("decided_by"));
    if (!read.isNull("winner"))
        object.insert(QStringLiteral("winner"), read.text("winner"));
    for (const Side side : bothSides) {
        auto sheet = contents.object(read.bytes(side == Side::Home ? "home_sheet" : "away_sheet"));
        TOUCHLINE_TRY(sheet);
        const QString satOut = sideWord(side) + QStringLiteral("_sat_out");
        object.insert(sideWord(side), withAbsent(*sheet, object.take(satOut).toObject()));
    }
    object.insert(QStringLiteral("events"), eventsJson(events, object.take(periodsKey).toArray()));
    auto report = reportFromJson(object);
    if (!report)
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The report of a match cannot be read."), {},
                    std::move(report.error().problems));
    StoredReport stored{std::move(*report), {}};
    stored.state.why = whyFrom(read.text("state"));
    stored.state.aside = read.number("aside");
    stored.state.note = {read.day("note_day"), read.text("note_reason")};
    return stored;
}

} // namespace touchline::store
