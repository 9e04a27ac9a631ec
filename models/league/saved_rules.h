// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/changes/own_rules.h"
#include "models/store/rows/content_store.h"
#include "models/store/rows/row.h"

namespace touchline {

/// What the competition of such a row follows; nothing where it cannot be read.
[[nodiscard]] std::optional<UsedRules> rulesOfRow(const store::Row &competition,
                                                  store::ContentStore &contents);

/// What the competitions of a league follow, the newest first, those of the archive behind them; not the one
/// of that id. One that cannot be read is passed over: what is wrong with it is said where it is opened.
/// Errors: those of the database.
[[nodiscard]] Result<std::vector<UsedRules>>
rulesOfCompetitions(store::Database &database, store::ContentStore &contents, const QUuid &except = {});

/// The rules that the league keeps by themselves, by their names. What cannot be read is passed over. Errors:
/// those of the database.
[[nodiscard]] Result<SavedRules> savedRules(store::Database &database, store::ContentStore &contents);

/// The rows that make those rules what `after` has; their texts are kept. Inside the caller's transaction.
[[nodiscard]] Result<store::RowChanges>
changesOfSavedRules(store::Database &database, store::ContentStore &contents, const SavedRules &after);

} // namespace touchline
