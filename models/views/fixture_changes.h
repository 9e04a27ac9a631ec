// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// Makes changes of a competition as one command: all of them or none. There is at least one; the first
/// of several says what the history calls them. Errors: those of withChange() and League::update().
[[nodiscard]] Result<JournalEntry> makeChanges(League &league, const Competition &competition,
                                               const std::vector<Change> &changes, const Note &note = {});

} // namespace touchline
