// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/stage_kind.h"
#include "core/discipline/team_ledger.h"

#include <optional>
#include <span>

namespace touchline {

/// How long somebody is out.
struct AbsenceLength
{
    QUuid player;
    /// So many of the team's next matches, one after the other: 0 where it falls before the next one, nothing
    /// = all to the end.
    std::optional<int> matches;

    bool operator==(const AbsenceLength &) const = default;
};

/// For everybody who misses the next match of `team`, in the order of absentees(): how long by the rules of
/// the ledger, if nothing new is brought and every match is played. `ahead`: the stages of the next matches
/// as far as they are known, for rules under which bans lapse.
[[nodiscard]] std::vector<AbsenceLength> absenceLengths(TeamLedger ledger, const QUuid &team,
                                                        std::span<const StageKind> ahead = {});

} // namespace touchline
