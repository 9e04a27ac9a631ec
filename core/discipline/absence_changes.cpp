// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/absence_changes.h"

#include <algorithm>

namespace touchline {

namespace {

/// Adds those of `some` that are not among `others`.
void addNew(std::vector<AbsenceChange> &changes, const std::vector<Absentee> &some,
            const std::vector<Absentee> &others, bool isOut)
{
    for (const Absentee &one : some) {
        const bool isThere = std::any_of(others.begin(), others.end(), [&one](const Absentee &other) {
            return other.player == one.player;
        });
        if (!isThere)
            changes.push_back({one.player, one.name, isOut, one.because});
    }
}

} // namespace

std::vector<AbsenceChange> absenceChanges(const TeamLedger &before, const TeamLedger &after)
{
    const std::vector<Absentee> were = absentees(before);
    const std::vector<Absentee> are = absentees(after);
    std::vector<AbsenceChange> changes;
    addNew(changes, are, were, true);
    addNew(changes, were, are, false);
    return changes;
}

} // namespace touchline
