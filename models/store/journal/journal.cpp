// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/journal/journal.h"

#include "models/store/journal/kept_text.h"
#include "models/store/journal/seal.h"
#include "models/store/rows/json_bytes.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <qglobal.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <span>

namespace touchline::store {

namespace {

constexpr std::array<const char *, 11> touchWords{"fixture", "competition", "decision", "within",
                                                  "team",    "squad",       "person",   "league",
                                                  "step",    "seal",        "friendly"};
constexpr std::array<const char *, 3> kindWords{"command", "undo", "redo"};
constexpr std::array<const char *, 3> stateWords{"done", "undone", "gone"};
const QString entryColumns =
    QStringLiteral("seq, uuid, at, who, kind, subject, state, title, arguments, "
                   "(SELECT made.title FROM journal made WHERE made.seq = journal.subject), "
                   "(SELECT made.arguments FROM journal made WHERE made.seq = journal.subject)");

template <class Enum>
QString wordOf(std::span<const char *const> words, Enum value)
{
    return QString::fromLatin1(words[static_cast<std::size_t>(value)]);
}

template <class Enum>
Enum fromWord(std::span<const char *const> words, const QVariant &value)
{
    const QString word = value.toString();
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&word](const char *one) { return word == QLatin1String(one); });
    return found == words.end() ? Enum{} : static_cast<Enum>(found - words.begin());
}

QStringList argumentsOf(const QVariant &value)
{
    QStringList arguments;
    const QJsonArray list = QJsonDocument::fromJson(value.toString().toUtf8()).array();
    for (const auto &argument : list)
        arguments.append(argument.toString());
    return arguments;
}

JournalEntry entryOf(const QVariantList &row)
{
    JournalEntry entry;
    entry.seq = row[0].toLongLong();
    entry.id = fromSql(row[1], ColumnType::Uuid).toUuid();
    entry.at = QDateTime::fromString(row[2].toString(), Qt::ISODateWithMs);
    entry.who = row[3].toString();
    entry.kind = fromWord<JournalEntry::Kind>(kindWords, row[4]);
    if (!row[5].isNull())
        entry.subject = row[5].toLongLong();
    entry.state = fromWord<JournalEntry::State>(stateWords, row[6]);
    entry.title = row[7].toString();
    entry.arguments = argumentsOf(row[8]);
    entry.subjectTitle = row[9].toString();
    entry.subjectArguments = argumentsOf(row[10]);
    return entry;
}

Touch touchOf(const QVariantList &row)
{
    return {fromWord<Touch::Kind>(touchWords, row[0]), fromSql(row[1], ColumnType::Uuid).toUuid()};
}

/// Writes an entry, and gives it its number before it is sealed.
Result<void> insertEntry(Database &database, SealedEntry &entry, const std::function<QByteArray()> &seal)
{
    const QVariant id = toSql(database.backend(), QVariant(entry.id));
    const auto added = database.change(
        QStringLiteral("INSERT INTO journal (uuid, at, who, kind, subject, state, title, arguments, changes) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {id, entry.at, entry.who, entry.kind, entry.subject ? QVariant(*entry.subject) : QVariant(),
         entry.state, entry.title, entry.arguments, packedBytes(*entry.changes)});
    TOUCHLINE_TRY(added);
    const auto row = database.rows(QStringLiteral("SELECT seq FROM journal WHERE uuid = ?"), {id});
    TOUCHLINE_TRY(row);
    entry.seq = row->front().front().toLongLong();
    for (const auto &[kind, subject] : entry.touches) {
        const auto touched =
            database.change(QStringLiteral("INSERT INTO journal_touch (seq, kind, subject) VALUES (?, ?, ?)"),
                            {entry.seq, kind, toSql(database.backend(), QVariant(subject))});
        TOUCHLINE_TRY(touched);
    }
    return keepSeal(database, entry.seq, entry.vouches, seal());
}

/// The same through the function of a server, which lets nobody write under the name of somebody else, or at
/// another time.
Result<void> addEntry(Database &database, SealedEntry &entry, const std::function<QByteArray()> &seal)
{
    const auto place = database.rows(
        QStringLiteral("SELECT nextval('touchline.journal_seq_seq'), to_char(clock_timestamp() AT TIME ZONE "
                       "'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"));
    TOUCHLINE_TRY(place);
    entry.seq = place->front()[0].toLongLong();
    entry.at = place->front()[1].toString(); // the clock of the server, not of whoever sends it
    QJsonArray touches;
    for (const auto &[kind, subject] : entry.touches)
        touches.append(QJsonArray{kind, subject.toString(QUuid::WithoutBraces)});
    const auto added =
        database.rows(QStringLiteral("SELECT touchline.add_entry(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                      {entry.seq, toSql(database.backend(), QVariant(entry.id)), entry.at, entry.who,
                       entry.kind, entry.subject ? QVariant(*entry.subject) : QVariant(), entry.title,
                       entry.arguments, packedBytes(*entry.changes),
                       QString::fromUtf8(jsonBytes(QJsonDocument(touches))), entry.vouches, seal()});
    return added ? Result<void>() : fail(added.error());
}

} // namespace

Message JournalEntry::message() const
{
    // Other words than the program's own stay as they are.
    if (subjectTitle.isEmpty() || filledIn(subjectTitle, subjectArguments) != arguments.value(0))
        return {keptText(title), arguments};
    return {keptText(title), arguments.mid(1), {{keptText(subjectTitle), subjectArguments}}};
}

QString JournalEntry::english() const
{
    return filledIn(title, arguments);
}

Result<qlonglong> Journal::add(const JournalEntry &entry, const RowChanges &changes,
                               const std::vector<Touch> &touches, const QJsonObject &vouches)
{
    SealedEntry sealed{
        0,
        entry.id,
        entry.at.toUTC().toString(Qt::ISODateWithMs),
        entry.who,
        wordOf(kindWords, entry.kind),
        entry.subject,
        wordOf(stateWords, entry.state),
        entry.title,
        QString::fromUtf8(jsonBytes(QJsonDocument(QJsonArray::fromStringList(entry.arguments)))),
        textOf(changes),
        {},
        compactText(vouches),
        {}};
    std::set<std::pair<QString, QUuid>> each;
    for (const Touch &touch : touches)
        each.emplace(wordOf(touchWords, touch.kind), touch.subject);
    sealed.touches.assign(each.begin(), each.end());
    const auto previous = newestSeal(*m_database);
    TOUCHLINE_TRY(previous);
    const auto seal = [&] { return sealOf(previous->value_or(sealOfNothing()), sealed); };
    auto added = m_database->backend() == Backend::Sqlite ? insertEntry(*m_database, sealed, seal)
                                                          : addEntry(*m_database, sealed, seal);
    TOUCHLINE_TRY(added);
    return sealed.seq;
}

Result<void> Journal::setState(qlonglong seq, JournalEntry::State state)
{
    // A server does that itself with the undo or redo (add_entry()).
    if (m_database->backend() == Backend::Postgres)
        return {};
    const auto changed = m_database->change(QStringLiteral("UPDATE journal SET state = ? WHERE seq = ?"),
                                            {wordOf(stateWords, state), seq});
    TOUCHLINE_TRY(changed);
    return {};
}

Result<void> Journal::endRedo(const QString &who)
{
    // A server does that itself with the command.
    if (m_database->backend() == Backend::Postgres)
        return {};
    const auto changed = m_database->change(
        QStringLiteral("UPDATE journal SET state = 'gone' WHERE who = ? AND state = 'undone'"), {who});
    TOUCHLINE_TRY(changed);
    return {};
}

Result<std::vector<JournalEntry>> Journal::entries(const JournalFilter &filter)
{
    // The newest of each step stands for all of it.
    QString rest =
        QStringLiteral("WHERE NOT EXISTS (SELECT 1 FROM journal_touch own JOIN journal_touch later "
                       "ON later.subject = own.subject AND later.kind = 'step' AND later.seq > own.seq "
                       "WHERE own.seq = journal.seq AND own.kind = 'step')");
    QVariantList values;
    if (filter.before > 0) {
        rest += QStringLiteral(" AND seq < ?");
        values.append(filter.before);
    }
    if (filter.subject) {
        rest += QStringLiteral(" AND seq IN (SELECT seq FROM journal_touch WHERE subject = ? UNION "
                               "SELECT MAX(seq) FROM journal_touch WHERE kind = 'step' AND subject IN "
                               "(SELECT subject FROM journal_touch WHERE kind = 'step' AND seq IN "
                               "(SELECT seq FROM journal_touch WHERE subject = ?)) GROUP BY subject)");
        const QVariant subject = toSql(m_database->backend(), QVariant(*filter.subject));
        values << subject << subject;
    }
    rest += QStringLiteral(" ORDER BY seq DESC");
    if (filter.most > 0) {
        rest += QStringLiteral(" LIMIT ?");
        values.append(filter.most);
    }
    return select(rest, values);
}

Result<JournalEntry> Journal::entry(qlonglong seq)
{
    auto found = first(QStringLiteral("WHERE seq = ?"), {seq});
    TOUCHLINE_TRY(found);
    if (!*found)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The history has no entry %1."),
                    {QString::number(seq)});
    return **found;
}

Result<bool> Journal::has(const QUuid &id)
{
    const auto rows = m_database->rows(QStringLiteral("SELECT 1 FROM journal WHERE uuid = ?"),
                                       {toSql(m_database->backend(), QVariant(id))});
    TOUCHLINE_TRY(rows);
    return !rows->empty();
}

Result<RowChanges> Journal::changes(qlonglong seq)
{
    const auto rows = m_database->rows(QStringLiteral("SELECT changes FROM journal WHERE seq = ?"), {seq});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The history has no entry %1."),
                    {QString::number(seq)});
    return unpacked(rows->front().front().toByteArray());
}

Result<std::vector<Touch>> Journal::touches(qlonglong seq)
{
    const auto rows =
        m_database->rows(QStringLiteral("SELECT kind, subject FROM journal_touch WHERE seq = ?"), {seq});
    TOUCHLINE_TRY(rows);
    std::vector<Touch> touches;
    std::transform(rows->begin(), rows->end(), std::back_inserter(touches), touchOf);
    return touches;
}

Result<std::vector<qlonglong>> Journal::stepOf(qlonglong seq)
{
    const auto rows = m_database->rows(
        QStringLiteral("SELECT seq FROM journal WHERE state = (SELECT state FROM journal WHERE seq = ?) AND "
                       "(seq = ? OR seq IN (SELECT seq FROM journal_touch WHERE kind = 'step' AND subject IN "
                       "(SELECT subject FROM journal_touch WHERE kind = 'step' AND seq = ?))) "
                       "ORDER BY seq DESC"),
        {seq, seq, seq});
    TOUCHLINE_TRY(rows);
    std::vector<qlonglong> step;
    for (const QVariantList &row : *rows)
        step.push_back(row.front().toLongLong());
    return step;
}

Result<std::optional<JournalEntry>> Journal::toUndo(const QString &who)
{
    return first(
        QStringLiteral(
            "WHERE seq > 1 AND who = ? AND kind = 'command' AND state = 'done' AND NOT EXISTS (SELECT 1 FROM "
            "journal_touch t WHERE t.seq = journal.seq AND t.kind = 'seal') "
            "ORDER BY seq DESC LIMIT 1"),
        {who});
}

Result<std::optional<JournalEntry>> Journal::toRedo(const QString &who)
{
    auto undo = first(QStringLiteral("WHERE kind = 'undo' AND subject IN "
                                     "(SELECT seq FROM journal WHERE who = ? AND state = 'undone') "
                                     "ORDER BY seq DESC LIMIT 1"),
                      {who});
    if (!undo || !*undo)
        return undo;
    return first(QStringLiteral("WHERE seq = ?"), {*(*undo)->subject});
}

Result<std::optional<JournalEntry>> Journal::laterAbout(qlonglong seq)
{
    return first(QStringLiteral("WHERE seq > ? AND kind = 'command' AND state = 'done' AND seq IN "
                                "(SELECT seq FROM journal_touch WHERE subject IN "
                                "(SELECT subject FROM journal_touch WHERE seq = ? AND kind NOT IN "
                                "('within', 'step'))) AND seq NOT IN (SELECT seq FROM journal_touch "
                                "WHERE kind = 'step' AND subject IN (SELECT subject FROM journal_touch "
                                "WHERE kind = 'step' AND seq = ?)) ORDER BY seq LIMIT 1"),
                 {seq, seq, seq});
}

Result<std::optional<JournalEntry>> Journal::newestBy(const QString &who, qlonglong after,
                                                      const std::vector<qlonglong> &known)
{
    auto entries = select(QStringLiteral("WHERE seq > ? AND who = ? ORDER BY seq DESC"), {after, who});
    TOUCHLINE_TRY(entries);
    const auto found = std::find_if(entries->begin(), entries->end(), [&known](const JournalEntry &entry) {
        return std::find(known.begin(), known.end(), entry.seq) == known.end();
    });
    return found == entries->end() ? std::optional<JournalEntry>() : std::optional(std::move(*found));
}

Result<std::optional<JournalEntry>> Journal::newestAbout(const QUuid &subject)
{
    return first(QStringLiteral("WHERE seq IN (SELECT seq FROM journal_touch WHERE subject = ?) "
                                "ORDER BY seq DESC LIMIT 1"),
                 {toSql(m_database->backend(), QVariant(subject))});
}

Result<std::optional<JournalEntry>> Journal::newestOf(const TableSpec &table, const QVariantList &key)
{
    const auto numbers = m_database->rows(QStringLiteral("SELECT seq FROM journal ORDER BY seq DESC"));
    TOUCHLINE_TRY(numbers);
    for (const QVariantList &number : *numbers) {
        const qlonglong seq = number.front().toLongLong();
        const auto made = changes(seq);
        TOUCHLINE_TRY(made);
        const bool isOfRow = std::any_of(made->begin(), made->end(), [&](const RowChange &change) {
            return change.either().table == &table && change.before != change.after &&
                   change.either().key() == key;
        });
        if (isOfRow)
            return first(QStringLiteral("WHERE seq = ?"), {seq});
    }
    return std::optional<JournalEntry>();
}

Result<qlonglong> Journal::newest()
{
    const auto rows = m_database->rows(QStringLiteral("SELECT COALESCE(MAX(seq), 0) FROM journal"));
    TOUCHLINE_TRY(rows);
    return rows->front().front().toLongLong();
}

Result<std::vector<Touch>> Journal::touchedSince(qlonglong seq)
{
    const auto rows = m_database->rows(
        QStringLiteral("SELECT DISTINCT kind, subject FROM journal_touch WHERE seq > ?"), {seq});
    TOUCHLINE_TRY(rows);
    std::vector<Touch> touches;
    std::transform(rows->begin(), rows->end(), std::back_inserter(touches), touchOf);
    return touches;
}

Result<std::vector<JournalEntry>> Journal::select(const QString &rest, const QVariantList &values)
{
    const auto rows =
        m_database->rows(QStringLiteral("SELECT %1 FROM journal %2").arg(entryColumns, rest), values);
    TOUCHLINE_TRY(rows);
    std::vector<JournalEntry> entries;
    std::transform(rows->begin(), rows->end(), std::back_inserter(entries), entryOf);
    return entries;
}

Result<std::optional<JournalEntry>> Journal::first(const QString &rest, const QVariantList &values)
{
    auto entries = select(rest, values);
    TOUCHLINE_TRY(entries);
    return entries->empty() ? std::optional<JournalEntry>() : std::optional(std::move(entries->front()));
}

} // namespace touchline::store
