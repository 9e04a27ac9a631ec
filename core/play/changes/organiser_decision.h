// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/discipline_rules.h"
#include "core/facts/decision.h"

namespace touchline {

/// A decision about a player as the competition keeps it, made now: after the last match that the entrant has
/// played. A ban that is served in a match before it of which the report is late is lifted before that one.
[[nodiscard]] OrganiserDecision decisionNow(const Competition &competition, int team,
                                            const Decision &decision, const DisciplineRules &rules);

/// Whether the player has a ban that a decision made now could change, or an injury that one brought.
[[nodiscard]] bool canChangeBan(Decision::Kind kind, const Competition &competition, const Progress &now,
                                int team, const QUuid &player, const DisciplineRules &rules);

/// How many playings of the match were set aside before the one that a decision about a player of the entrant
/// is made after: the last one of those that have been played.
[[nodiscard]] int replayOf(const Competition &competition, int team, int match);

/// Enters what the organiser decided about a player. Errors: those of Competition::addOrganiserDecision() and
/// TeamLedger::decide(): a decision that finds nothing to change is refused.
[[nodiscard]] Result<void> enterDecision(Competition &competition, OrganiserDecision decision,
                                         const DisciplineRules &rules);

/// What the history says of it.
[[nodiscard]] Message decisionTitle(const Competition &competition, int team, const Decision &decision);

} // namespace touchline
