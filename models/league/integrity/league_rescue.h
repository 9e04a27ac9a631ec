// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// What was saved of a damaged league, and what was not.
struct Rescue
{
    QStringList competitions;
    int teams = 0;
    /// What is never taken along: entries of the history and match logs.
    int entries = 0;
    int logs = 0;
    /// What cannot be read, with why.
    Problems left;
};

/// Makes a new league of what can be read of a damaged one: teams with their lists of players and cards, and
/// every competition with its results. Of a competition whose parts contradict each other what fits together
/// is taken: a match that does not fit is open again, and is named. Its history begins anew, and match logs
/// are not taken along: results stand, and cannot be replayed. The damaged league is not changed. `access`:
/// who does it. Errors: those of League::create() and of its commands.
[[nodiscard]] Result<Rescue> salvage(League &from, const QString &to, LeagueAccess access);

/// What was not taken along, a sentence each.
[[nodiscard]] std::vector<Message> leftOut(const Rescue &rescue);

/// Copies a backup, which stays what it is, to a new file. It is looked through before, and the copy is
/// checked.
[[nodiscard]] Result<void> restoreBackup(const QString &backup, const QString &path);

/// The newest backup of a league file that can be worked with; empty where there is none.
[[nodiscard]] QString newestWholeBackup(const QString &place);

} // namespace touchline
