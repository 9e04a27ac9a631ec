// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/card_set.h"
#include "core/games/atcs/card/team_card.h"

#include <memory>

/// The World Cup cards that the program brings along. Ids and names come from a short index; a card is read
/// when it is asked for, so that nobody waits for the 471 further editions who wants one of the 66.
namespace touchline::atcs {

/// The ids ("FRA-1998"): the 66 by country with the bonus cards last, all 537 by edition and country.
[[nodiscard]] QStringList cardIds(CardSet set);

/// Display name of a card ("France 1998") without reading it; empty for an unknown id.
[[nodiscard]] QString cardName(const QString &id);

/// One of the 537, read when it is asked for the first time; from any thread. Errors: NotFound for an unknown
/// id.
[[nodiscard]] Result<std::shared_ptr<const TeamCard>> loadCard(const QString &id);

/// The id of the card a person means: by id, by display name, or by a country that has one card among the 64
/// (or else one edition in all). Case and accents do not matter. Errors: NotFound with the cards that come
/// near, in the order of cardIds(CardSet::All537).
[[nodiscard]] Result<QString> findCard(const QString &text);

} // namespace touchline::atcs
