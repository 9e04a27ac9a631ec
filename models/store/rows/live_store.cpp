// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/live_store.h"

#include "core/base/parsed_json.h"
#include "core/match/game.h"
#include "models/store/rows/json_bytes.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>
#include <qglobal.h>

namespace touchline::store {

namespace {

const QString entriesKey = QStringLiteral("entries");

tl::unexpected<Error> notPlayed()
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This match is not being played."));
}

/// The first so many lines of a text, without the end of the last one.
QString firstLines(const QString &text, int lines)
{
    qsizetype end = lines == 0 ? 0 : -1;
    for (int line = 0; line < lines; ++line) {
        end = text.indexOf(u'\n', end + 1);
        if (end < 0)
            return text;
    }
    return text.left(end);
}

} // namespace

tl::unexpected<Error> playedElsewhere()
{
    return fail(Fault::Conflict,
                QT_TRANSLATE_NOOP("core",
                                  "Someone else is playing this match too and has gone on with it. What "
                                  "you did last was not saved."));
}

QString keptInputs(std::span<const LogEntry> entries)
{
    QStringList lines;
    for (const LogEntry &entry : entries)
        lines << compactText(toJson(entry));
    return lines.join(u'\n');
}

Result<std::vector<LiveLine>> LiveStore::select(const QString &rest, const QVariantList &values)
{
    const auto rows =
        m_database->rows(QStringLiteral("SELECT l.fixture, f.competition, l.game, l.begun, l.begun_by, "
                                        "(SELECT COUNT(*) FROM live_input i WHERE i.fixture = l.fixture) "
                                        "FROM live_match l JOIN fixture f ON f.uuid = l.fixture ") +
                             rest,
                         bound(m_database->backend(), values));
    TOUCHLINE_TRY(rows);
    std::vector<LiveLine> lines;
    for (const QVariantList &row : *rows)
        lines.push_back({taken(row[0], ColumnType::Uuid).toUuid(), taken(row[1], ColumnType::Uuid).toUuid(),
                         row[2].toString(), QDateTime::fromString(row[3].toString(), Qt::ISODateWithMs),
                         row[4].toString(), row[5].toInt()});
    return lines;
}

Result<std::vector<LiveLine>> LiveStore::all()
{
    return select(QStringLiteral("ORDER BY l.begun, l.fixture"), {});
}

Result<std::optional<LiveLine>> LiveStore::find(const QUuid &fixture)
{
    auto lines = select(QStringLiteral("WHERE l.fixture = ?"), {fixture});
    TOUCHLINE_TRY(lines);
    return lines->empty() ? std::optional<LiveLine>() : std::optional(std::move(lines->front()));
}

Result<void> LiveStore::begin(const MatchLog &log, const Game &game, const QDateTime &now, const QString &who)
{
    QJsonObject object = toJson(log, game);
    object.insert(entriesKey, QJsonArray());
    const auto begun = m_database->change(
        QStringLiteral("INSERT INTO live_match (fixture, game, rules_version, begun, begun_by, data) "
                       "VALUES (?, ?, ?, ?, ?, ?)"),
        {bound(m_database->backend(), QVariant(log.setup.fixture)), log.game, log.rulesVersion,
         now.toUTC().toString(Qt::ISODateWithMs), who, packedBytes(jsonBytes(QJsonDocument(object)))});
    TOUCHLINE_TRY(begun);
    return {};
}

Result<QJsonObject> LiveStore::start(const QUuid &fixture)
{
    const auto rows = m_database->rows(QStringLiteral("SELECT data FROM live_match WHERE fixture = ?"),
                                       {bound(m_database->backend(), QVariant(fixture))});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return notPlayed();
    const auto bytes = unpackedBytes(rows->front().front().toByteArray());
    TOUCHLINE_TRY(bytes);
    return parsedJson(*bytes).value_or(QJsonDocument()).object();
}

Result<MatchLog> LiveStore::log(const QUuid &fixture, const Game &game)
{
    const auto begun = start(fixture);
    TOUCHLINE_TRY(begun);
    QJsonObject object = *begun;
    const auto inputs =
        m_database->rows(QStringLiteral("SELECT input FROM live_input WHERE fixture = ? ORDER BY place"),
                         {bound(m_database->backend(), QVariant(fixture))});
    TOUCHLINE_TRY(inputs);
    QJsonArray entries;
    for (const QVariantList &row : *inputs)
        entries.append(objectOf(row.front().toString()));
    object.insert(entriesKey, entries);
    auto log = logFromJson(object, game);
    if (!log)
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The unfinished match cannot be read."), {},
                    std::move(log.error().problems));
    return log;
}

Result<KeptMatch> LiveStore::kept(const QUuid &fixture)
{
    // In one value: there may be a thousand, before every input.
    const QString joined = m_database->backend() == Backend::Sqlite
                               ? QStringLiteral("group_concat(i.input, char(10))")
                               : QStringLiteral("string_agg(i.input, chr(10) ORDER BY i.place)");
    const auto rows = m_database->rows(
        QStringLiteral("SELECT l.begun, (SELECT %1 FROM (SELECT input, place FROM live_input "
                       "WHERE fixture = l.fixture ORDER BY place) i) FROM live_match l "
                       "WHERE l.fixture = ?")
            .arg(joined),
        {bound(m_database->backend(), QVariant(fixture))});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return notPlayed();
    return KeptMatch{rows->front().at(0).toString(), rows->front().at(1).toString()};
}

Result<void> LiveStore::setNotes(const QUuid &fixture, const LogNotes &notes)
{
    auto object = start(fixture);
    TOUCHLINE_TRY(object);
    putNotes(*object, notes);
    const auto noted = m_database->change(
        QStringLiteral("UPDATE live_match SET data = ? WHERE fixture = ?"),
        {packedBytes(jsonBytes(QJsonDocument(*object))), bound(m_database->backend(), QVariant(fixture))});
    TOUCHLINE_TRY(noted);
    return {};
}

Result<KeptMatch> LiveStore::change(const QUuid &fixture, const InputChange &change, const KeptMatch &known)
{
    const QVariant id = bound(m_database->backend(), QVariant(fixture));
    auto stands = kept(fixture);
    TOUCHLINE_TRY(stands);
    if (*stands != known)
        return playedElsewhere();
    auto place = static_cast<int>(change.staying);
    if (change.staying < change.known) {
        const auto taken = m_database->change(
            QStringLiteral("DELETE FROM live_input WHERE fixture = ? AND place > ?"), {id, place});
        TOUCHLINE_TRY(taken);
        stands->inputs = firstLines(stands->inputs, place);
    }
    for (const LogEntry &entry : change.added) {
        const QString input = compactText(toJson(entry));
        const auto added = m_database->change(
            QStringLiteral("INSERT INTO live_input (fixture, place, input) VALUES (?, ?, ?)"),
            {id, ++place, input});
        if (!added)
            return added.error().fault == Fault::Constraint ? playedElsewhere() : fail(added.error());
        if (place > 1)
            stands->inputs += u'\n';
        stands->inputs += input;
    }
    if (change.notes != nullptr)
        TOUCHLINE_TRY(setNotes(fixture, *change.notes));
    return stands;
}

Result<void> LiveStore::remove(const QUuid &fixture)
{
    const QVariantList id{bound(m_database->backend(), QVariant(fixture))};
    for (const char *table : {"live_input", "live_match"}) {
        const auto gone = m_database->change(
            QStringLiteral("DELETE FROM %1 WHERE fixture = ?").arg(QString::fromLatin1(table)), id);
        TOUCHLINE_TRY(gone);
    }
    return {};
}

} // namespace touchline::store
