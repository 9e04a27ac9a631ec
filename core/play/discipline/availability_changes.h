// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/discipline/absence_changes.h"
#include "core/discipline/discipline_rules.h"

#include <vector>

namespace touchline {

/// What a correction means for one player and one match of his team, or for what is left of his ban.
struct AvailabilityChange
{
    /// Index of the fixture; -1: what is left of the ban after the last match, see `unserved`.
    int fixture = 0;
    /// Index of the entrant.
    int team = 0;
    AbsenceChange change;
    /// The match is played: its result stands, this is only a warning.
    bool isPlayed = false;
    /// Matches that he would still have to miss after the last one of his team in this competition; 0 where
    /// the change is about a match.
    int unserved = 0;
    /// The rules take them into the next season.
    bool goesOn = false;
};

/// Compares who was and is available for every match that is played, for the next one of every team, and
/// for those before it of which the report is late, before the correction and after it. A match that has
/// other teams now is passed over: it is in conflict. Where a report lists who was available, somebody who
/// sat out anyway is no change. Then the open matches that somebody who is out before and after misses now,
/// and those that he does not miss any more: a ban that moves with a match that is put off, or another order
/// of play. Last, the matches of a ban for which no match is left now (an opponent withdrew, or the offence
/// was in one of the last), where all that the team has to play is known.
[[nodiscard]] std::vector<AvailabilityChange>
availabilityChanges(const Competition &before, const Competition &after, const DisciplineRules &rules);
/// The same where the rules are others afterwards; null for a competition without any.
[[nodiscard]] std::vector<AvailabilityChange> availabilityChanges(const Competition &before,
                                                                  const DisciplineRules *rulesBefore,
                                                                  const Competition &after,
                                                                  const DisciplineRules *rulesAfter);

/// What a change of one competition means in another one of the league, where bans reach it.
struct OtherChanges
{
    /// The other one, as it stands after the change.
    Competition competition;
    std::vector<AvailabilityChange> changes;
};

/// Those in which something changes, in the order in which they were made. The two are the same competition
/// with the others of the league beside it. A match that was played stands, also where somebody took part who
/// would have been out: that is a warning, and nobody offended.
[[nodiscard]] std::vector<OtherChanges> changesInOthers(const Competition &before, const Competition &after);

} // namespace touchline
