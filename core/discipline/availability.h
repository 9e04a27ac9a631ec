// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/discipline/team_ledger.h"
#include "core/match/fixture_setup.h"

namespace touchline {

/// Who misses the team's next match, and every reason.
struct Absentee
{
    QUuid player;
    QString name;
    std::vector<Message> because;
};

/// One entry for each player, in the order in which their suspensions were brought.
[[nodiscard]] std::vector<Absentee> absentees(const TeamLedger &ledger);

/// A match that somebody missed, and every suspension that it served.
struct MissedMatch
{
    QUuid player;
    QString name;
    /// Index in the ledger.
    int match = 0;
    std::vector<Message> because;
};

/// By match; one entry for each player and match.
[[nodiscard]] std::vector<MissedMatch> missedMatches(const TeamLedger &ledger);

/// absentees() for a setup: those of this squad, the reasons as the report of the match will keep them.
[[nodiscard]] std::vector<Absence> absences(const TeamLedger &ledger, const Squad &squad);

} // namespace touchline
