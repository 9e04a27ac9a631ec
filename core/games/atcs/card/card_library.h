// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <memory>

/// The cards of the World Cup teams that the program brings along (core/teams).
namespace touchline::atcs {

/// The card of one of the 537, read when it is asked for the first time; from any thread. Errors: NotFound
/// for an unknown id.
[[nodiscard]] Result<std::shared_ptr<const TeamCard>> loadCard(const QString &id);

} // namespace touchline::atcs
