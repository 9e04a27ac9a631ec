// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/availability.h"

#include <vector>

namespace touchline {

/// Somebody who may not play in a match although he could before a correction, or the other way round.
struct AbsenceChange
{
    QUuid player;
    QString name;
    /// He is out now; false = he was, and is free.
    bool isOut = true;
    /// Why he is out, or was.
    std::vector<Message> because;
};

/// Compares who misses the next match by two ledgers of the same team: as it was, and as it is after a
/// correction. First those who are out now, then those who are free, each in the order of their ledger.
[[nodiscard]] std::vector<AbsenceChange> absenceChanges(const TeamLedger &before, const TeamLedger &after);

} // namespace touchline
