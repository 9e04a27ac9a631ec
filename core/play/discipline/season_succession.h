// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/ledger_start.h"

#include <QDate>
#include <QUuid>

#include <set>
#include <vector>

namespace touchline {

/// A competition of a team, as the next season of others.
struct TeamSeason
{
    const Competition *competition = nullptr;
    const DisciplineRules *rules = nullptr;
    /// What the team brought along into it, see startOf().
    const LedgerStart *start = nullptr;

    /// The earlier seasons of the competition among `all`, all the way back: those whose name stands at what
    /// the team has brought along, and those of which it is the next season. A ban that no match brought (the
    /// organiser's, before the first one) names none.
    [[nodiscard]] std::set<QUuid> before(const std::vector<const Competition *> &all) const;
    /// The day on which it takes over what those before it left open: its first one; where it has no dates,
    /// the day after the last one that is known of them, since no offence is later. Null where there is none
    /// either.
    [[nodiscard]] QDate takesOverOn(const std::vector<const Competition *> &all) const;
    [[nodiscard]] bool isDirectlyAfter(const Competition &earlier) const;
    /// It has brought along a ban that other competitions may serve before its first match.
    [[nodiscard]] bool hasBroughtBanForOthers() const;
};

} // namespace touchline
