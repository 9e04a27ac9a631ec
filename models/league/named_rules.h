// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/changes/own_rules.h"
#include "models/league/league.h"
#include "models/store/rows/content_store.h"
#include "models/store/rows/row.h"

namespace touchline {

/// The rules that organisers have named: those that competitions follow, and those that the league keeps by
/// themselves.
class LeagueRules
{
public:
    /// `league` outlives it.
    explicit LeagueRules(League &league) : m_league(&league) {}

    /// The rules that organisers have named: those that competitions follow, and those that the league saved
    /// when the last competition that followed them was removed or got others. A competition that cannot be
    /// read is passed over. Errors: those of the database.
    [[nodiscard]] Result<OwnRules> own();
    /// Those that the league keeps by themselves. Errors: those of the database.
    [[nodiscard]] Result<SavedRules> saved();
    /// Keeps these by themselves too, in the place of those of the same name. Errors: Refused (they are
    /// there).
    [[nodiscard]] Result<JournalEntry> save(const SavedRules &rules);
    /// Deletes saved rules, by what they are chosen by. Errors: NotFound; Refused (a competition follows
    /// them).
    [[nodiscard]] Result<JournalEntry> forget(const QString &label);

private:
    [[nodiscard]] Result<JournalEntry> commit(const SavedRules &rules, const Message &title);

    League *m_league;
};

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
