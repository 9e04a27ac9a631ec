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

Result<QJsonObject> unpackedStart(const QVariant &data)
{
    const auto bytes = unpackedBytes(data.toByteArray());
    TOUCHLINE_TRY(bytes);
    return parsedJson(*bytes).value_or(QJsonDocument()).object();
}

/// The tables of one kind of matches, and what only that kind says of a match `l`.
struct LiveTables
{
    const TableSpec &match;
    const TableSpec &input;
    /// Competition, name, origin, inputs before the fork.
    QString about;
    QString join;

    /// The column that names a match, in both tables.
    [[nodiscard]] QString key() const { return QString::fromLatin1(match.columns.front().name); }
    [[nodiscard]] QString matches() const { return QString::fromLatin1(match.name); }
    [[nodiscard]] QString inputs() const { return QString::fromLatin1(input.name); }
};

const LiveTables &tablesOf(LiveStore::Of of)
{
    static const LiveTables fixtures{liveMatchTable(), liveInputTable(),
                                     QStringLiteral("f.competition, '', NULL, NULL"),
                                     QStringLiteral("JOIN fixture f ON f.uuid = l.fixture")};
    static const LiveTables friendlies{liveFriendlyTable(),
                                       liveFriendlyInputTable(),
                                       QStringLiteral("NULL, l.name, l.origin, l.origin_inputs"),
                                       {}};
    return of == LiveStore::Of::Fixtures ? fixtures : friendlies;
}

} // namespace

tl::unexpected<Error> playedElsewhere()
{
    return fail(Fault::Conflict,
                QT_TRANSLATE_NOOP("core",
                                  "Someone else is playing this match too and has gone on with it. What "
                                  "you did last was not saved."));
}

tl::unexpected<Error> notPlayed()
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This match is not being played."));
}

QString keptInputs(std::span<const LogEntry> entries)
{
    QStringList lines;
    for (const LogEntry &entry : entries)
        lines << compactText(toJson(entry));
    return lines.join(u'\n');
}

QVariant LiveStore::sqlId(const QUuid &match) const
{
    return toSql(m_database->backend(), QVariant(match));
}

Result<std::vector<LiveLine>> LiveStore::select(const QString &rest, const QVariantList &values)
{
    const LiveTables &tables = tablesOf(m_of);
    const auto rows = m_database->rows(
        QStringLiteral("SELECT l.%1, l.game, l.begun, l.begun_by, "
                       "(SELECT COUNT(*) FROM %2 i WHERE i.%1 = l.%1), l.rules_version, %3 FROM %4 l %5 ")
                .arg(tables.key(), tables.inputs(), tables.about, tables.matches(), tables.join) +
            rest.arg(tables.key()),
        values);
    TOUCHLINE_TRY(rows);
    std::vector<LiveLine> lines;
    for (const QVariantList &row : *rows) {
        LiveLine line;
        line.fixture = fromSql(row[0], ColumnType::Uuid).toUuid();
        line.game = row[1].toString();
        line.begun = QDateTime::fromString(row[2].toString(), Qt::ISODateWithMs);
        line.begunBy = row[3].toString();
        line.inputs = row[4].toInt();
        line.rulesVersion = row[5].toInt();
        line.competition = fromSql(row[6], ColumnType::Uuid).toUuid();
        line.name = row[7].toString();
        if (const QUuid origin = fromSql(row[8], ColumnType::Uuid).toUuid(); !origin.isNull())
            line.from = ForkedFrom{origin, row[9].toInt()};
        lines.push_back(std::move(line));
    }
    return lines;
}

Result<std::vector<LiveLine>> LiveStore::all()
{
    return select(QStringLiteral("ORDER BY l.begun, l.%1"), {});
}

Result<std::optional<LiveLine>> LiveStore::find(const QUuid &match)
{
    auto lines = select(QStringLiteral("WHERE l.%1 = ?"), {sqlId(match)});
    TOUCHLINE_TRY(lines);
    return lines->empty() ? std::optional<LiveLine>() : std::optional(std::move(lines->front()));
}

Result<void> LiveStore::begin(const MatchLog &log, const Game &game, const LiveLine &line)
{
    const QString begun = line.begun.toUTC().toString(Qt::ISODateWithMs);
    QVariantList values{QVariant(log.setup.fixture)};
    if (m_of == Of::Friendlies)
        values << line.name << originColumns(line.from);
    values << log.game << number(log.rulesVersion) << begun << line.begunBy
           << startOf(log, game, begun, line.begunBy);
    return insert(*m_database, {&tablesOf(m_of).match, values});
}

Result<QVariantList> LiveStore::values(const QUuid &match, const QString &columns)
{
    const LiveTables &tables = tablesOf(m_of);
    auto rows = m_database->rows(
        QStringLiteral("SELECT %1 FROM %2 WHERE %3 = ?").arg(columns, tables.matches(), tables.key()),
        {sqlId(match)});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return notPlayed();
    return std::move(rows->front());
}

Result<void> LiveStore::set(const QUuid &match, const QString &column, const QVariant &value)
{
    const LiveTables &tables = tablesOf(m_of);
    const auto changed = m_database->change(
        QStringLiteral("UPDATE %1 SET %2 = ? WHERE %3 = ?").arg(tables.matches(), column, tables.key()),
        {value, sqlId(match)});
    TOUCHLINE_TRY(changed);
    return *changed == 0 ? notPlayed() : Result<void>();
}

Result<void> LiveStore::rename(const QUuid &match, const QString &name)
{
    return set(match, QStringLiteral("name"), name);
}

Result<QJsonObject> LiveStore::start(const QUuid &match)
{
    const auto row = values(match, QStringLiteral("data"));
    TOUCHLINE_TRY(row);
    return unpackedStart(row->front());
}

Result<MatchLog> LiveStore::log(const QUuid &match, const Game &game)
{
    const auto begun = start(match);
    TOUCHLINE_TRY(begun);
    QJsonObject object = *begun;
    for (const QString &key : {begunKey, begunByKey})
        object.remove(key);
    const LiveTables &tables = tablesOf(m_of);
    const auto inputs = m_database->rows(
        QStringLiteral("SELECT input FROM %1 WHERE %2 = ? ORDER BY place").arg(tables.inputs(), tables.key()),
        {sqlId(match)});
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
    const auto found = values(match, QStringLiteral("data, game, rules_version, begun, begun_by"));
    TOUCHLINE_TRY(found);
    const auto object = unpackedStart(found->front());
    TOUCHLINE_TRY(object);
    const QVariantList row = found->mid(1);
    // Matches of earlier versions do not say when and by whom they were begun.
    const std::array<std::pair<QString, QVariant>, 4> said{
        {{QStringLiteral("game"), object->value(QStringLiteral("game")).toVariant()},
         {QStringLiteral("rules_version"), object->value(QStringLiteral("rules_version")).toVariant()},
         {begunKey, object->value(begunKey).toVariant()},
         {begunByKey, object->value(begunByKey).toVariant()}}};
    Problems problems;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const QString says = row[static_cast<qsizetype>(i)].toString();
        const auto &[name, was] = said[i];
        if (was.isValid() ? says != was.toString()
                          : name == begunKey && !QDateTime::fromString(says, Qt::ISODateWithMs).isValid())
            problems.push_back(
                {{},
                 {QT_TRANSLATE_NOOP("core", "%1: \"%2\" is not what the match was begun with."),
                  {name, says}},
                 {}});
    }
    if (!problems.empty())
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The unfinished match is damaged."), {},
                    std::move(problems));
    return {};
}

Result<KeptMatch> LiveStore::kept(const QUuid &match)
{
    // In one value: there may be a thousand, before every input.
    const QString joined = m_database->backend() == Backend::Sqlite
                               ? QStringLiteral("group_concat(i.input, char(10))")
                               : QStringLiteral("string_agg(i.input, chr(10) ORDER BY i.place)");
    const LiveTables &tables = tablesOf(m_of);
    const auto rows = m_database->rows(
        QStringLiteral("SELECT l.begun, (SELECT %1 FROM (SELECT input, place FROM %2 WHERE %3 = l.%3 "
                       "ORDER BY place) i) FROM %4 l WHERE l.%3 = ?")
            .arg(joined, tables.inputs(), tables.key(), tables.matches()),
        {sqlId(match)});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return notPlayed();
    return KeptMatch{rows->front().at(0).toString(), rows->front().at(1).toString()};
}

Result<void> LiveStore::setNotes(const QUuid &match, const LogNotes &notes)
{
    auto object = start(match);
    TOUCHLINE_TRY(object);
    putNotes(*object, notes);
    return set(match, QStringLiteral("data"), packedBytes(jsonBytes(QJsonDocument(*object))));
}

Result<KeptMatch> LiveStore::change(const QUuid &match, const InputChange &change, const KeptMatch &known)
{
    auto stands = kept(match);
    TOUCHLINE_TRY(stands);
    if (*stands != known)
        return playedElsewhere();
    const LiveTables &tables = tablesOf(m_of);
    auto place = static_cast<int>(change.staying);
    if (change.staying < change.known) {
        const auto taken = m_database->change(
            QStringLiteral("DELETE FROM %1 WHERE %2 = ? AND place > ?").arg(tables.inputs(), tables.key()),
            {sqlId(match), place});
        TOUCHLINE_TRY(taken);
        stands->inputs = firstLines(stands->inputs, place);
    }
    for (const LogEntry &entry : change.added) {
        const QString input = compactText(toJson(entry));
        const auto added = insert(*m_database, {&tables.input, {match, number(++place), input}});
        if (!added)
            return added.error().fault == Fault::Constraint ? playedElsewhere() : fail(added.error());
        if (place > 1)
            stands->inputs += u'\n';
        stands->inputs += input;
    }
    if (change.notes != nullptr)
        TOUCHLINE_TRY(setNotes(match, *change.notes));
    return stands;
}

Result<void> LiveStore::remove(const QUuid &match)
{
    const LiveTables &tables = tablesOf(m_of);
    for (const QString &table : {tables.inputs(), tables.matches()}) {
        const auto gone = m_database->change(
            QStringLiteral("DELETE FROM %1 WHERE %2 = ?").arg(table, tables.key()), {sqlId(match)});
        TOUCHLINE_TRY(gone);
    }
    return {};
}

} // namespace touchline::store
