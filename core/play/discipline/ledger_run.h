// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/team_ledger.h"
#include "core/play/discipline/ledgers_beside.h"

#include <vector>

namespace touchline {

/// The ledger of an entrant before fixtures()[to] (-1: after all its matches), from everything that happened
/// on its way: matches, decisions, players who come and go, and its matches in the competitions beside this
/// one. `next`: the next match, for those who ask before it; where it is not known, what was given away
/// counts too. `inVain`: what the ledger says of decisions that found nothing to change. `rules` outlives it.
[[nodiscard]] TeamLedger ledgerUpTo(const Competition &competition, const Progress &now, int team, int to,
                                    const DisciplineRules &rules, std::vector<Message> &inVain,
                                    const KickOffMoment &next = {});

} // namespace touchline
