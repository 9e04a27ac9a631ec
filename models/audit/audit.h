// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "models/store/database/database.h"
#include "models/store/rows/row.h"

#include <QJsonObject>
#include <QSet>
#include <QUuid>

#include <vector>

namespace touchline {

/// What following the history of a league from its first entry found.
struct Audit
{
    int entries = 0;
    /// The first entry that was sealed when it was written; 0: the league is not sealed (written before
    /// version 0.2.0, and not opened for work since).
    qlonglong sealedFrom = 0;
    /// The seal of the newest entry; who has noted it can tell later whether all before is still the same.
    QByteArray head;
    /// Entries that note a repair by hand.
    std::vector<qlonglong> repairs;
    /// Everything that is not as the history says: facts, match logs, entries; each with the entry that said
    /// otherwise.
    Problems problems;
    /// What the history says of facts that are others, and what they are: a repair would take them over.
    store::RowChanges differing;
    /// What a repair has to vouch for besides: see Journal::add().
    QJsonObject acceptable;
    /// Results whose log is missing, damaged or another one.
    QSet<QUuid> otherLogs;
    /// There are values that cannot be read at all: no repair can take them over.
    bool isUnreadable = false;
};

/// How much of a league is looked at.
struct AuditScope
{
    /// Only so many of the newest entries, and what they wrote; 0: the whole history with every fact.
    int newest = 0;
    /// An entry whose seal was noted: nobody can note one before a league is sealed, so none behind it takes
    /// the league over.
    qlonglong noted = 0;
};

/// Follows the history and compares. Nothing is changed. Errors: those of the database.
[[nodiscard]] Result<Audit> auditDatabase(store::Database &database, const AuditScope &scope = {});

} // namespace touchline
