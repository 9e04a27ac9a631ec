// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/journal/seal.h"

#include "core/base/message.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace touchline::store {

namespace {

constexpr qlonglong entriesAtOnce = 200;
constexpr int sealBytes = 32;

/// Values one behind the other, so that no two lists of values give the same bytes.
class Values
{
public:
    Values &operator<<(const QByteArray &value)
    {
        m_hash.addData(QByteArray::number(value.size()));
        m_hash.addData(":");
        m_hash.addData(value);
        m_hash.addData(",");
        return *this;
    }
    Values &operator<<(const QString &value) { return *this << value.toUtf8(); }
    Values &operator<<(qlonglong value) { return *this << QByteArray::number(value); }
    Values &operator<<(const QUuid &value) { return *this << value.toByteArray(QUuid::WithoutBraces); }
    Values &operator<<(const std::optional<qlonglong> &value)
    {
        if (value)
            return *this << *value;
        m_hash.addData("-,");
        return *this;
    }

    [[nodiscard]] QByteArray hash() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

SealedEntry entryOf(const QVariantList &row)
{
    SealedEntry entry;
    entry.seq = row[0].toLongLong();
    entry.id = fromSql(row[1], ColumnType::Uuid).toUuid();
    entry.at = row[2].toString();
    entry.who = row[3].toString();
    entry.kind = row[4].toString();
    if (!row[5].isNull())
        entry.subject = row[5].toLongLong();
    entry.state = row[6].toString();
    entry.title = row[7].toString();
    entry.arguments = row[8].toString();
    if (auto changes = unpackedBytes(row[9].toByteArray()))
        entry.changes = std::move(*changes);
    entry.vouches = row[10].isNull() ? QString() : row[10].toString();
    entry.hash = row[11].toByteArray();
    return entry;
}

/// `entries` are those from `first` to `last`, in their order.
Result<void> addTouches(Database &database, std::vector<SealedEntry> &entries)
{
    const auto rows = database.rows(
        QStringLiteral("SELECT seq, kind, subject FROM journal_touch WHERE seq BETWEEN ? AND ?"),
        {entries.front().seq, entries.back().seq});
    TOUCHLINE_TRY(rows);
    for (const QVariantList &row : *rows) {
        const auto found =
            std::lower_bound(entries.begin(), entries.end(), row[0].toLongLong(),
                             [](const SealedEntry &entry, qlonglong seq) { return entry.seq < seq; });
        if (found != entries.end())
            found->touches.emplace_back(row[1].toString(), fromSql(row[2], ColumnType::Uuid).toUuid());
    }
    return {};
}

} // namespace

QString SealedEntry::english() const
{
    QStringList words;
    const QJsonArray list = QJsonDocument::fromJson(arguments.toUtf8()).array();
    for (const auto &word : list)
        words.append(word.toString());
    return filledIn(title, words);
}

QUuid SealedEntry::step() const
{
    const auto found = std::find_if(touches.begin(), touches.end(),
                                    [](const auto &touch) { return touch.first == QLatin1String("step"); });
    return found == touches.end() ? QUuid() : found->second;
}

QByteArray sealOf(const QByteArray &previous, const SealedEntry &entry)
{
    if (!entry.changes)
        return {};
    auto touches = entry.touches;
    std::sort(touches.begin(), touches.end(), [](const auto &one, const auto &other) {
        return one.first != other.first ? one.first < other.first
                                        : one.second.toByteArray() < other.second.toByteArray();
    });
    Values values;
    values << previous << entry.seq << entry.id << entry.at << entry.who << entry.kind << entry.subject
           << entry.title << entry.arguments << *entry.changes << static_cast<qlonglong>(touches.size());
    for (const auto &[kind, subject] : touches)
        values << kind << subject;
    values << entry.vouches;
    return values.hash();
}

QByteArray sealOfNothing()
{
    return QByteArray(sealBytes, '\0');
}

QByteArray sealOfLog(const QUuid &report, const QUuid &fixture, const QString &game, qlonglong rulesVersion,
                     const QByteArray &homeDocument, const QByteArray &awayDocument, const QByteArray &text)
{
    Values values;
    values << report << fixture << game << rulesVersion << homeDocument.toHex() << awayDocument.toHex()
           << text;
    return values.hash();
}

Result<std::optional<QByteArray>> newestSeal(Database &database)
{
    const auto rows = database.rows(QStringLiteral("SELECT hash FROM seal ORDER BY seq DESC LIMIT 1"));
    TOUCHLINE_TRY(rows);
    return rows->empty() ? std::optional<QByteArray>() : std::optional(rows->front().front().toByteArray());
}

Result<std::optional<qlonglong>> entryWithSeal(Database &database, const QByteArray &digits)
{
    std::optional<qlonglong> found;
    auto read = database.forEach(QStringLiteral("SELECT seq, hash FROM seal ORDER BY seq"), {},
                                 [&](const QVariantList &row) -> Result<void> {
                                     if (!found && row[1].toByteArray().toHex().startsWith(digits.toLower()))
                                         found = row[0].toLongLong();
                                     return {};
                                 });
    TOUCHLINE_TRY(read);
    return found;
}

Result<QByteArray> sealOfEntry(Database &database, qlonglong seq)
{
    const auto rows = database.rows(QStringLiteral("SELECT hash FROM seal WHERE seq = ?"), {seq});
    TOUCHLINE_TRY(rows);
    return rows->empty() ? QByteArray() : rows->front().front().toByteArray();
}

Result<void> keepSeal(Database &database, qlonglong seq, const QString &vouches, const QByteArray &hash)
{
    const auto kept = database.change(
        QStringLiteral("INSERT INTO seal (seq, vouches, hash) VALUES (?, ?, ?)"), {seq, vouches, hash});
    return kept ? Result<void>() : fail(kept.error());
}

Result<void> forEachEntry(Database &database, qlonglong after,
                          const std::function<Result<void>(const SealedEntry &)> &take)
{
    while (true) {
        const auto rows = database.rows(
            QStringLiteral("SELECT j.seq, j.uuid, j.at, j.who, j.kind, j.subject, j.state, j.title, "
                           "j.arguments, j.changes, s.vouches, s.hash FROM journal j LEFT JOIN seal s "
                           "ON s.seq = j.seq WHERE j.seq > ? ORDER BY j.seq LIMIT ?"),
            {after, entriesAtOnce});
        TOUCHLINE_TRY(rows);
        if (rows->empty())
            return {};
        std::vector<SealedEntry> entries;
        std::transform(rows->begin(), rows->end(), std::back_inserter(entries), entryOf);
        if (auto added = addTouches(database, entries); !added)
            return added;
        for (const SealedEntry &entry : entries)
            if (auto done = take(entry); !done)
                return done;
        after = entries.back().seq;
    }
}

} // namespace touchline::store
