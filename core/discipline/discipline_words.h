// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/discipline/team_ledger.h"

namespace touchline {

/// Why he is suspended, with the matches by their opponents: "sent off v Turkey 2002", "second yellow in
/// consecutive matches (v Turkey 2002, v Brazil 1970)", "injured v Turkey 2002, out of the next match".
/// `suspension` is one of the ledger's. A match of an earlier season is named with it: "sent off v Rovers
/// (First League 2025)".
[[nodiscard]] Message whySuspended(const Suspension &suspension, const TeamLedger &ledger);

/// whySuspended(), and what the organiser decided about it.
[[nodiscard]] std::vector<Message> allReasons(const Suspension &suspension, const TeamLedger &ledger);

/// "one yellow card from missing the final", or one injury.
[[nodiscard]] Message oneAwayFrom(const Threat &threat, const QString &match);

/// "booked v Turkey 2002: one more yellow card in the next match brings a ban", "4 yellow cards, the last v
/// Turkey 2002: one more brings a ban", "watched since v Turkey 2002: a yellow card in the next 3 matches
/// brings a ban".
[[nodiscard]] Message whyAtRisk(const Threat &threat, const TeamLedger &ledger);

} // namespace touchline
