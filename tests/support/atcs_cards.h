// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/card_from_strengths.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/registry.h"
#include "core/play/squads/known_team.h"

namespace touchline::testing {

using AtcsCard = std::shared_ptr<const atcs::TeamCard>;

[[nodiscard]] inline const Game &atcsGame()
{
    return **findGame(QStringLiteral("atcs"));
}

/// A World Cup card as the program has it.
[[nodiscard]] inline AtcsCard worldCupCard(const char *id)
{
    return atcs::loadCard(QString::fromLatin1(id)).value();
}

/// A team that plays with a card of its own.
[[nodiscard]] inline KnownTeamPtr teamWithCard(atcs::TeamCard card)
{
    return teamWith(std::make_shared<const atcs::TeamCard>(std::move(card)), atcsGame());
}

} // namespace touchline::testing
