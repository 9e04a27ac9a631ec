// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/report_rows.h"

#include "models/store/rows/row_values.h"

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

QJsonObject eventJson(const Row &row)
{
    const RowReader read(row);
    QJsonObject object{{QStringLiteral("kind"), read.text("kind")},
                       {QStringLiteral("side"), read.text("side")},
                       {QStringLiteral("player"), read.text("player_name")},
                       {QStringLiteral("player_id"), read.uuid("player").toString(QUuid::WithoutBraces)}};
    if (!read.isNull("minute"))
        object.insert(QStringLiteral("minute"), read.number("minute"));
    if (const qlonglong stoppage = read.number("stoppage"); stoppage != 0)
        object.insert(QStringLiteral("stoppage"), stoppage);
    if (const QString detail = read.text("detail"); !detail.isEmpty())
        object.insert(QStringLiteral("detail"), detail);
    return object;
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
                            object.value(QStringLiteral("completeness")).toString(),
                            report.teams[Side::Home].team,
                            report.teams[Side::Away].team,
                            number(report.score.home),
                            number(report.score.away),
                            decidedByWord(report.decidedBy),
                            report.winner ? QVariant(sideWord(*report.winner)) : QVariant(),
                            compactText(details),
                            sheets[Side::Home],
                            sheets[Side::Away]}}};
    int place = 0;
    for (const ReportEvent &event : report.events)
        rows.push_back(eventRow(report.id, ++place, event));
    return rows;
}

std::vector<Row> personsOf(const MatchReport &report)
{
    std::vector<Row> persons;
    for (const ReportEvent &event : report.events)
        if (!event.player.isNull())
            persons.push_back({&personTable(), {event.player, event.playerName, event.playerName}});
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
    object.insert(QStringLiteral("completeness"), read.text("completeness"));
    object.insert(QStringLiteral("score"), QJsonArray{read.number("home_goals"), read.number("away_goals")});
    object.insert(QStringLiteral("decided_by"), read.text("decided_by"));
    if (!read.isNull("winner"))
        object.insert(QStringLiteral("winner"), read.text("winner"));
    for (const Side side : bothSides) {
        auto sheet = contents.object(read.bytes(side == Side::Home ? "home_sheet" : "away_sheet"));
        TOUCHLINE_TRY(sheet);
        const QString satOut = sideWord(side) + QStringLiteral("_sat_out");
        object.insert(sideWord(side), withAbsent(*sheet, object.take(satOut).toObject()));
    }
    QJsonArray all;
    for (const Row &event : events)
        all.append(eventJson(event));
    object.insert(QStringLiteral("events"), all);
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
