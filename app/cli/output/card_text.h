// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <QString>

#include <memory>
#include <span>

namespace touchline::cli {

/// A card as the printed ones show it: figures, then the players with their ranges.
[[nodiscard]] QString cardText(const atcs::TeamCard &card);
/// One line for each card.
[[nodiscard]] QString cardListText(std::span<const std::shared_ptr<const atcs::TeamCard>> cards);

} // namespace touchline::cli
