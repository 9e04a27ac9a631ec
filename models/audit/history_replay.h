// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "models/store/journal/seal.h"
#include "models/store/journal/seal_start.h"
#include "models/store/rows/row.h"

#include <QHash>
#include <QSet>

#include <map>

namespace touchline {

/// The bytes by which rows are told apart: table and key; and a hash of all of a row.
[[nodiscard]] QByteArray keyOf(const store::Row &row);
[[nodiscard]] QByteArray hashOf(const store::Row &row);
/// The table of a key.
[[nodiscard]] const store::TableSpec *tableOf(const QByteArray &key);

/// "history, entry 7".
[[nodiscard]] QString historyPlace(qlonglong seq);

/// Follows the history of a league from its first entry: the chain of seals, and what facts, match logs and
/// states of commands are by it.
class HistoryReplay
{
public:
    /// What one fact or log is by the history, and the entry that made it so.
    struct Known
    {
        QByteArray hash;
        qlonglong seq = 0;
    };
    using Facts = QHash<QByteArray, Known>;
    using Logs = QHash<QUuid, Known>;

    /// What is known of the entries before the first one that is followed.
    struct Start
    {
        /// The number of the last of them; 0: the history is followed from its first entry.
        qlonglong after = 0;
        /// The seal of that one, and whether any of them has one.
        QByteArray seal = store::sealOfNothing();
        bool hasSeals = false;
        /// The entries that took over a league without seals: no others are believed.
        store::TakingOver takingOver{};
    };

    /// `isWithoutGaps`: numbers of entries follow each other without gaps (a league file).
    HistoryReplay(bool isWithoutGaps, const Start &start)
        : m_isWithoutGaps(isWithoutGaps)
        , m_takingOver(start.takingOver)
        , m_previous(start.seal)
        , m_last(start.after)
        , m_hasSeals(start.hasSeals)
    {
    }

    void take(const store::SealedEntry &entry);
    /// After the last one, whose number was `last` (0: not known). Nothing may be taken afterwards.
    void finish(qlonglong last);

    [[nodiscard]] const Facts &facts() const { return m_facts; }
    /// Facts that the entries removed, with the entry that did; not those that came back.
    [[nodiscard]] const QHash<QByteArray, qlonglong> &removed() const { return m_removed; }
    [[nodiscard]] const Logs &logs() const { return m_logs; }
    [[nodiscard]] int entries() const { return m_entries; }
    /// Entries that note a repair by hand.
    [[nodiscard]] const std::vector<qlonglong> &repairs() const { return m_repairs; }
    [[nodiscard]] qlonglong newest() const { return m_last; }
    /// The first entry that was sealed when it was written; 0: the league is not sealed.
    [[nodiscard]] qlonglong sealedFrom() const { return m_sealedFrom; }
    [[nodiscard]] bool isSealed() const { return m_hasSeals; }
    /// The seal of the newest entry.
    [[nodiscard]] const QByteArray &head() const { return m_previous; }
    /// The newest entry that cannot be read: what it wrote is not known. 0: all can.
    [[nodiscard]] qlonglong gap() const { return m_gap; }
    /// For a repair (Journal::add()): entries that are not as they were sealed, with the seal that fits them
    /// now; numbers that are missing; states that are not those of the history.
    [[nodiscard]] QJsonObject acceptable() const;
    [[nodiscard]] const Problems &problems() const { return m_problems; }

private:
    struct Command
    {
        QString state;
        QString found;
        QString who;
        QString words;
        QUuid step;
    };

    void checkChain(const store::SealedEntry &entry);
    void follow(const store::SealedEntry &entry, QJsonObject vouches);
    void notBelieved(const store::SealedEntry &entry, const char *text);
    void noteVouched(const store::SealedEntry &entry, const QJsonObject &vouches);
    void followFacts(const store::SealedEntry &entry, bool isTakenOver);
    void followStates(const store::SealedEntry &entry, const QJsonObject &vouches);
    void setState(qlonglong seq, const QString &state);
    [[nodiscard]] std::vector<qlonglong> stepOf(qlonglong seq) const;
    void checkStates();

    bool m_isWithoutGaps;
    store::TakingOver m_takingOver;
    Facts m_facts;
    QHash<QByteArray, qlonglong> m_removed;
    /// By the entries before the league was sealed: who said so first.
    Facts m_before;
    Logs m_logs;
    std::map<qlonglong, Command> m_commands;
    QHash<QString, QSet<qlonglong>> m_undone;
    QHash<QUuid, std::vector<qlonglong>> m_steps;
    /// The first and the last number of entries that are missing.
    std::map<qlonglong, qlonglong> m_missing;
    /// Entries that are not as they were sealed: the seal that fits now, and what to say.
    std::map<qlonglong, std::pair<QByteArray, Problem>> m_broken;
    QJsonObject m_states;
    QByteArray m_previous;
    qlonglong m_last;
    qlonglong m_sealedFrom = 0;
    qlonglong m_gap = 0;
    int m_entries = 0;
    std::vector<qlonglong> m_repairs;
    bool m_hasSeals;
    bool m_isTaken = false;
    Problems m_problems;
};

} // namespace touchline
