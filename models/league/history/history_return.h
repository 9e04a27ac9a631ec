// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// How far it went back.
struct HistoryReturn
{
    /// Commands that were taken back.
    int steps = 0;
    /// Why it went no further; nothing where it went all the way.
    std::optional<Error> stopped;
    /// Commands of others since then, which stay.
    std::vector<JournalEntry> ofOthers;
};

/// An own command since then, or this one itself, still holds, and nothing of its time was taken back since.
[[nodiscard]] bool canReturnToBefore(League &league, const JournalEntry &entry);

/// Takes back this command and everything that this person did after it, the newest first;
/// LeagueHistory::redo() leads forward again, step by step. Commands of others stay.
[[nodiscard]] HistoryReturn returnToBefore(League &league, const JournalEntry &entry);

} // namespace touchline
