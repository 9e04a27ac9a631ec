// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/proof/newest_entries.h"

#include "models/proof/fact_words.h"
#include "models/proof/history_replay.h"
#include "models/store/rows/row_store.h"

#include <QJsonDocument>
#include <qglobal.h>

#include <map>

namespace touchline {

using namespace store;

namespace {

/// Facts of a big competition that has just been made are not all looked at.
constexpr std::size_t mostFacts = 2000;

/// What the newest entries say of facts: the last of them counts.
class NewestEntries
{
public:
    explicit NewestEntries(Database &database) : m_database(&database), m_words(database) {}

    Result<Problems> check(int entries)
    {
        const auto before = m_database->rows(
            QStringLiteral("SELECT seq FROM journal ORDER BY seq DESC LIMIT 1 OFFSET ?"), {entries});
        TOUCHLINE_TRY(before);
        const qlonglong after = before->empty() ? 0 : before->front().front().toLongLong();
        if (after > 0) {
            auto seal = sealOfEntry(*m_database, after);
            TOUCHLINE_TRY(seal);
            m_previous = *seal;
            m_hasSeals = !seal->isEmpty();
            m_isChained = m_hasSeals;
        }
        auto read = forEachEntry(*m_database, after, [this](const SealedEntry &entry) -> Result<void> {
            take(entry);
            return {};
        });
        TOUCHLINE_TRY(read);
        for (const auto &[seq, broken] : m_broken)
            m_problems.push_back(broken.second);
        TOUCHLINE_TRY(checkFacts());
        return std::move(m_problems);
    }

private:
    void take(const SealedEntry &entry)
    {
        const auto say = [&entry](const char *text) {
            return Problem{historyPlace(entry.seq), {text, {entry.english(), entry.who}}, {}};
        };
        if (!entry.changes)
            m_problems.push_back(
                say(QT_TRANSLATE_NOOP("core", "\"%1\" by %2 cannot be read: what it changed is damaged.")));
        const QByteArray fitting = sealOf(m_previous, entry);
        if (entry.hash.isEmpty() && m_hasSeals)
            m_broken.insert(
                {entry.seq, {fitting, say(QT_TRANSLATE_NOOP("core", "\"%1\" by %2 has no seal."))}});
        else if (!fitting.isEmpty() && m_isChained && fitting != entry.hash)
            m_broken.insert({entry.seq,
                             {fitting, say(QT_TRANSLATE_NOOP(
                                           "core", "\"%1\" by %2 is not as it was sealed: this entry or "
                                                   "one before it was changed or removed."))}});
        m_hasSeals = m_hasSeals || !entry.hash.isEmpty();
        m_isChained = m_hasSeals;
        m_previous = entry.hash;
        const QJsonObject vouches = QJsonDocument::fromJson(entry.vouches.toUtf8()).object();
        const QJsonObject accepted = vouches.value(QStringLiteral("accepted")).toObject();
        for (auto one = accepted.constBegin(); one != accepted.constEnd(); ++one) {
            const auto found = m_broken.find(one.key().toLongLong());
            if (found != m_broken.end() &&
                found->second.first == QByteArray::fromHex(one->toString().toLatin1()))
                m_broken.erase(found);
        }
        if (entry.changes && !entry.hash.isEmpty() && !vouches.contains(QStringLiteral("taken_over")))
            noteFacts(*entry.changes, entry.seq);
    }

    void noteFacts(const QByteArray &text, qlonglong seq)
    {
        const auto changes = changesOf(text);
        if (!changes)
            return;
        for (const RowChange &change : *changes)
            if (change.before != change.after) {
                const QByteArray key = keyOf(change.either());
                if (m_facts.size() < mostFacts || m_facts.count(key) > 0)
                    m_facts.insert_or_assign(key, std::pair(change, seq));
            }
    }

    Result<void> checkFacts()
    {
        for (const auto &[key, fact] : m_facts) {
            const auto &[change, seq] = fact;
            const auto found = readRow(*m_database, *change.either().table, change.either().key());
            if (!found && found.error().fault != Fault::Damaged)
                return fail(found.error());
            if (!found)
                m_problems.push_back({m_words.place(change.either()), found.error().message, {}});
            else if (*found && !change.after)
                m_words.isForeign(**found, m_problems);
            else if (!*found && change.after)
                m_words.isMissing(*change.after, seq, m_problems);
            else if (*found && **found != *change.after)
                m_words.differs(*change.after, **found, seq, m_problems);
        }
        return {};
    }

    Database *m_database;
    FactWords m_words;
    QByteArray m_previous = sealOfNothing();
    /// The entries so far have seals; the seal before is known.
    bool m_hasSeals = false;
    bool m_isChained = true;
    std::map<qlonglong, std::pair<QByteArray, Problem>> m_broken;
    std::map<QByteArray, std::pair<RowChange, qlonglong>> m_facts;
    Problems m_problems;
};

} // namespace

Result<Problems> checkNewestEntries(Database &database, int entries)
{
    return NewestEntries(database).check(entries);
}

} // namespace touchline
