// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/problem.h"
#include "models/store/journal/journal.h"

#include <QCoreApplication>
#include <QHash>
#include <qglobal.h>

namespace touchline {

/// Says of facts in football words what they are about and how they differ from what the history says.
class FactWords
{
public:
    /// `database` outlives it.
    explicit FactWords(store::Database &database) : m_database(&database), m_journal(database) {}

    /// "League of 4 teams, match 2": what a row is about, by its values or those of the database.
    [[nodiscard]] QString place(const store::Row &row);
    /// "League of 4 teams, match 2"; the id where there is no such match.
    [[nodiscard]] QString match(const QUuid &fixture);
    /// One that is not over.
    [[nodiscard]] QString friendly(const QUuid &underWay);
    [[nodiscard]] QString value(const store::TableSpec &table, const store::Column &column,
                                const QVariant &value);
    /// Entry 7 ("Entered: ..." by Anna), as three arguments of a message; empty ones where there is none.
    [[nodiscard]] QStringList entry(qlonglong seq);

    /// A problem for each column that is another one than `seq` says.
    void differs(const store::Row &said, const store::Row &found, qlonglong seq, Problems &problems);
    /// A row that an entry wrote and nobody took out.
    void isMissing(const store::Row &said, qlonglong seq, Problems &problems);
    /// A row that no entry wrote, or that one took out.
    void isForeign(const store::Row &found, Problems &problems);

private:
    /// Columns of the row of that key, one behind the other; empty where there is none.
    [[nodiscard]] QString names(const char *sql, const QUuid &id);
    [[nodiscard]] QString team(const QUuid &id);
    [[nodiscard]] QString competition(const QUuid &id);
    [[nodiscard]] QString squad(const QUuid &id);

    store::Database *m_database;
    store::Journal m_journal;
    QHash<QByteArray, QString> m_known;
    QHash<qlonglong, QStringList> m_entries;
};

/// A place or a value in the language of the program; the texts of problems are translated later.
[[nodiscard]] inline QString auditWords(const char *text, const QStringList &arguments = {})
{
    return filledIn(QCoreApplication::translate("core", text), arguments);
}

} // namespace touchline
