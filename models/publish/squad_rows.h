// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/statistics_cards.h"
#include "models/publish/site.h"

namespace touchline {

/// A player with his figures in the competition.
struct SquadLine
{
    /// Empty where none is known.
    QString shirt;
    QString name;
    /// "GK", empty where it is not known.
    QString position;
    int goals = 0;
    CardCount cards;
};

/// The squad that the caller gave, then everybody whom a report names for the team.
[[nodiscard]] std::vector<SquadLine> squadLines(const Site &site, int team);

} // namespace touchline
