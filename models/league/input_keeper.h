// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "models/store/rows/live_store.h"

namespace touchline {

/// Does something to the matches under way, in a transaction of its own.
template <class Work>
[[nodiscard]] Result<void> inTransaction(store::LiveStore live, store::Database &database, const Work &work)
{
    auto transaction = store::Transaction::begin(database);
    TOUCHLINE_TRY(transaction);
    if (auto done = work(live); !done)
        return done;
    return transaction->commit();
}

/// Keeps the changes of a match of `live` that stands as `known`, as long as nobody else changes it:
/// LiveStore::change(). `database`, that of `live`, outlives it.
[[nodiscard]] InputKeeper inputKeeper(store::Database &database, store::LiveStore live, const QUuid &match,
                                      store::KeptMatch known);

} // namespace touchline
