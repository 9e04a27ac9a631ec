// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::atcs {

/// Which of the World Cup cards are meant.
enum class CardSet {
    Historic66, ///< the 64 cards and the 2 bonus cards
    All537      ///< one for every team of every World Cup, the 66 among them
};

} // namespace touchline::atcs
