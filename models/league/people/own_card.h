// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/squads/card_entrants.h"
#include "models/league/league.h"

namespace touchline {

/// The ATCS card that the league keeps of a team, under the name and with the colours that the team has now;
/// null where it keeps none. (A team of the program's own cards plays without: builtInCardOf().) Errors:
/// those of League::teamDocument() and of the card.
[[nodiscard]] Result<Card> ownCard(League &league, const Team &team);

} // namespace touchline
