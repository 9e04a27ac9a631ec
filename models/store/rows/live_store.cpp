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

#include <array>
#include <utility>

namespace touchline::store {

namespace {

const QString entriesKey = QStringLiteral("entries");
const QString begunKey = QStringLiteral("begun");
const QString begunByKey = QStringLiteral("begun_by");

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

/// What a match was begun with, in its own text: what its row says besides must be the same.
QByteArray startOf(const MatchLog &log, const Game &game, const QString &begun, const QString &who)
{
    QJsonObject object = toJson(log, game);
    object.insert(entriesKey, QJsonArray());
    object.insert(begunKey, begun);
    object.insert(begunByKey, who);
    return packedBytes(jsonBytes(QJsonDocument(object)));
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

QString LiveStore::named(const char *sql) const
{
    const bool isFixtures = m_of == Of::Fixtures;
    return QString::fromLatin1(sql)
        .replace(QLatin1String("{match}"), QLatin1String(isFixtures ? "live_match" : "live_friendly"))
        .replace(QLatin1String("{input}"), QLatin1String(isFixtures ? "live_input" : "live_friendly_input"))
        .replace(QLatin1String("{key}"), QLatin1String(isFixtures ? "fixture" : "uuid"));
}

Result<std::vector<LiveLine>> LiveStore::select(const QString &rest, const QVariantList &values)
{
    const auto rows =
        m_database->rows(QStringLiteral("SELECT l.fixture, f.competition, l.game, l.begun, l.begun_by, "
                                        "(SELECT COUNT(*) FROM live_input i WHERE i.fixture = l.fixture), "
                                        "l.rules_version "
                                        "FROM live_match l JOIN fixture f ON f.uuid = l.fixture ") +
                             rest,
                         toSql(m_database->backend(), values));
    TOUCHLINE_TRY(rows);
    std::vector<LiveLine> lines;
    for (const QVariantList &row : *rows)
        lines.push_back({fromSql(row[0], ColumnType::Uuid).toUuid(),
                         fromSql(row[1], ColumnType::Uuid).toUuid(), row[2].toString(),
                         QDateTime::fromString(row[3].toString(), Qt::ISODateWithMs), row[4].toString(),
                         row[5].toInt(), row[6].toInt()});
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
    const QString begunAt = now.toUTC().toString(Qt::ISODateWithMs);
    const auto begun = m_database->change(
        QStringLiteral("INSERT INTO live_match (fixture, game, rules_version, begun, begun_by, data) "
                       "VALUES (?, ?, ?, ?, ?, ?)"),
        {toSql(m_database->backend(), QVariant(log.setup.fixture)), log.game, log.rulesVersion, begunAt, who,
         startOf(log, game, begunAt, who)});
    TOUCHLINE_TRY(begun);
    return {};
}

Result<std::vector<LiveFriendly>> LiveStore::selectFriendlies(const QString &rest, const QVariantList &values)
{
    const auto rows = m_database->rows(
        QStringLiteral("SELECT l.uuid, l.name, l.origin, l.origin_inputs, l.game, l.begun, l.begun_by, "
                       "(SELECT COUNT(*) FROM live_friendly_input i WHERE i.uuid = l.uuid), l.rules_version "
                       "FROM live_friendly l ") +
            rest,
        toSql(m_database->backend(), values));
    TOUCHLINE_TRY(rows);
    std::vector<LiveFriendly> lines;
    for (const QVariantList &row : *rows) {
        LiveFriendly line{fromSql(row[0], ColumnType::Uuid).toUuid(),
                          row[1].toString(),
                          std::nullopt,
                          row[4].toString(),
                          QDateTime::fromString(row[5].toString(), Qt::ISODateWithMs),
                          row[6].toString(),
                          row[7].toInt(),
                          row[8].toInt()};
        if (const QUuid match = fromSql(row[2], ColumnType::Uuid).toUuid(); !match.isNull())
            line.from = ForkedFrom{match, row[3].toInt()};
        lines.push_back(std::move(line));
    }
    return lines;
}

Result<std::vector<LiveFriendly>> LiveStore::friendlies()
{
    return selectFriendlies(QStringLiteral("ORDER BY l.begun, l.uuid"), {});
}

Result<std::optional<LiveFriendly>> LiveStore::friendly(const QUuid &id)
{
    auto lines = selectFriendlies(QStringLiteral("WHERE l.uuid = ?"), {id});
    TOUCHLINE_TRY(lines);
    return lines->empty() ? std::optional<LiveFriendly>() : std::optional(std::move(lines->front()));
}

Result<void> LiveStore::beginFriendly(const MatchLog &log, const Game &game, const LiveFriendly &line)
{
    const Backend backend = m_database->backend();
    const QString begunAt = line.begun.toUTC().toString(Qt::ISODateWithMs);
    const auto begun = m_database->change(
        QStringLiteral("INSERT INTO live_friendly (uuid, name, origin, origin_inputs, game, rules_version, "
                       "begun, begun_by, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {toSql(backend, QVariant(line.id)), line.name,
         line.from ? toSql(backend, QVariant(line.from->match)) : QVariant(),
         line.from ? QVariant(line.from->inputs) : QVariant(), log.game, log.rulesVersion, begunAt,
         line.begunBy, startOf(log, game, begunAt, line.begunBy)});
    TOUCHLINE_TRY(begun);
    return {};
}

Result<void> LiveStore::renameFriendly(const QUuid &id, const QString &name)
{
    const auto renamed =
        m_database->change(QStringLiteral("UPDATE live_friendly SET name = ? WHERE uuid = ?"),
                           {name, toSql(m_database->backend(), QVariant(id))});
    TOUCHLINE_TRY(renamed);
    return *renamed == 0 ? fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This match is not being played."))
                         : Result<void>();
}

Result<QJsonObject> LiveStore::start(const QUuid &fixture)
{
    const auto rows = m_database->rows(named("SELECT data FROM {match} WHERE {key} = ?"),
                                       {toSql(m_database->backend(), QVariant(fixture))});
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
    for (const QString &key : {begunKey, begunByKey})
        object.remove(key);
    const auto inputs = m_database->rows(named("SELECT input FROM {input} WHERE {key} = ? ORDER BY place"),
                                         {toSql(m_database->backend(), QVariant(fixture))});
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

Result<void> LiveStore::checkStart(const QUuid &match)
{
    const auto rows =
        m_database->rows(named("SELECT game, rules_version, begun, begun_by FROM {match} WHERE {key} = ?"),
                         {toSql(m_database->backend(), QVariant(match))});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return notPlayed();
    const auto object = start(match);
    TOUCHLINE_TRY(object);
    const QVariantList &row = rows->front();
    // Matches of earlier versions do not say when and by whom they were begun.
    const std::array<std::pair<QString, QVariant>, 4> said{
        {{QStringLiteral("game"), object->value(QStringLiteral("game")).toVariant()},
         {QStringLiteral("rules_version"), object->value(QStringLiteral("rules_version")).toVariant()},
         {begunKey, object->value(begunKey).toVariant()},
         {begunByKey, object->value(begunByKey).toVariant()}}};
    Problems problems;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const QString found = row[static_cast<qsizetype>(i)].toString();
        const auto &[name, was] = said[i];
        if (was.isValid() ? found != was.toString()
                          : name == begunKey && !QDateTime::fromString(found, Qt::ISODateWithMs).isValid())
            problems.push_back(
                {{},
                 {QT_TRANSLATE_NOOP("core", "%1: \"%2\" is not what the match was begun with."),
                  {name, found}},
                 {}});
    }
    if (!problems.empty())
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The unfinished match is damaged."), {},
                    std::move(problems));
    return {};
}

Result<KeptMatch> LiveStore::kept(const QUuid &fixture)
{
    // In one value: there may be a thousand, before every input.
    const QString joined = m_database->backend() == Backend::Sqlite
                               ? QStringLiteral("group_concat(i.input, char(10))")
                               : QStringLiteral("string_agg(i.input, chr(10) ORDER BY i.place)");
    const auto rows = m_database->rows(
        named("SELECT l.begun, (SELECT %1 FROM (SELECT input, place FROM {input} WHERE {key} = l.{key} "
              "ORDER BY place) i) FROM {match} l WHERE l.{key} = ?")
            .arg(joined),
        {toSql(m_database->backend(), QVariant(fixture))});
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
        named("UPDATE {match} SET data = ? WHERE {key} = ?"),
        {packedBytes(jsonBytes(QJsonDocument(*object))), toSql(m_database->backend(), QVariant(fixture))});
    TOUCHLINE_TRY(noted);
    return {};
}

Result<KeptMatch> LiveStore::change(const QUuid &fixture, const InputChange &change, const KeptMatch &known)
{
    const QVariant id = toSql(m_database->backend(), QVariant(fixture));
    auto stands = kept(fixture);
    TOUCHLINE_TRY(stands);
    if (*stands != known)
        return playedElsewhere();
    auto place = static_cast<int>(change.staying);
    if (change.staying < change.known) {
        const auto taken =
            m_database->change(named("DELETE FROM {input} WHERE {key} = ? AND place > ?"), {id, place});
        TOUCHLINE_TRY(taken);
        stands->inputs = firstLines(stands->inputs, place);
    }
    for (const LogEntry &entry : change.added) {
        const QString input = compactText(toJson(entry));
        const auto added = m_database->change(
            named("INSERT INTO {input} ({key}, place, input) VALUES (?, ?, ?)"), {id, ++place, input});
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
    const QVariantList id{toSql(m_database->backend(), QVariant(fixture))};
    for (const char *sql : {"DELETE FROM {input} WHERE {key} = ?", "DELETE FROM {match} WHERE {key} = ?"}) {
        const auto gone = m_database->change(named(sql), id);
        TOUCHLINE_TRY(gone);
    }
    return {};
}

} // namespace touchline::store
