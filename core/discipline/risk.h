// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/team_ledger.h"

#include <span>

namespace touchline {

/// Who is banned after one more booking in the next match, by what comes then: nobody whose bookings are
/// forgotten before it, and nobody whose ban would lapse before it is served. `ahead`: the stages of the
/// team's next matches, in order, as far as they are known; the last one may be that of a match of which no
/// more is known. Empty: where the rules forget bookings after the stage that the team is in, Threat::onlyIn
/// says so.
[[nodiscard]] std::vector<Threat> threatsAhead(const TeamLedger &ledger, const QUuid &team,
                                               std::span<const StageKind> ahead);

} // namespace touchline
