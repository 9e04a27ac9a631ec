// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/atcs_game.h"
#include "core/games/atcs/card/team_card.h"

#include <memory>

namespace touchline::testing {

/// The two cards of the specification's test vectors (ATCS, section 10): FRX and TUX, built so that every
/// example of the rulebook works. Rows are numbered from 0; Barthez is row 13, Recber row 12.
[[nodiscard]] std::shared_ptr<const atcs::TeamCard> frx();
[[nodiscard]] std::shared_ptr<const atcs::TeamCard> tux();

/// FRX (home) against TUX on neutral ground at a level, with every option at its default.
[[nodiscard]] FixtureSetup frxAgainstTux(const QString &level, bool needsWinner = false);

/// Lets the players of these rows sit out.
void sitOut(SideSetup &side, std::initializer_list<int> rows);

} // namespace touchline::testing
