// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

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

} // namespace touchline
