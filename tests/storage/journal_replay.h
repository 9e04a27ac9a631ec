// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

#include <QByteArray>

#include <map>

namespace touchline::storage {

/// The facts of a league as its journal tells them, followed from entry to entry: the database must hold
/// exactly that. Persons and teams, which several commands bring, are not compared.
class JournalReplay
{
public:
    /// Follows what the league's journal has beyond the entry that was followed last. Empty, or what does
    /// not fit: an entry that changes a row which is not as the entry found it.
    [[nodiscard]] QString follow(League &league);
    /// Empty, or the first table whose rows are not those that the journal gives.
    [[nodiscard]] QString compare(League &league) const;
    /// All entries followed, the oldest first.
    [[nodiscard]] const std::vector<QUuid> &entries() const { return m_entries; }

private:
    using Rows = std::map<QByteArray, QVariantList>;

    std::map<const store::TableSpec *, Rows> m_tables;
    std::vector<QUuid> m_entries;
    qlonglong m_last = 0;
};

} // namespace touchline::storage
