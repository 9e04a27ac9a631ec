// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/discipline/team_ledger.h"

namespace touchline {

/// Why he is suspended, with the matches by their opponents: "sent off v Turkey 2002", "second yellow in
/// consecutive matches (v Turkey 2002, v Brazil 1970)", "injured v Turkey 2002, out of the next match".
/// `suspension` is one of the ledger's.
[[nodiscard]] Message whySuspended(const Suspension &suspension, const TeamLedger &ledger);

/// "misses v Senegal 2002".
[[nodiscard]] Message missesMatch(const QString &opponent);

/// "booked v Turkey 2002: one more yellow card in the next match brings a ban".
[[nodiscard]] Message whyAtRisk(const Threat &threat, const TeamLedger &ledger);

} // namespace touchline
