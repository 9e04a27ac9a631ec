// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/people/own_card.h"

#include "core/games/atcs/card/card_from_strengths.h"

namespace touchline {

Result<Card> ownCard(League &league, const Team &team)
{
    const auto document = league.teamDocument(team.id, QStringLiteral("atcs"));
    if (!document)
        return fail(document.error());
    if (!*document)
        return Card();
    auto card = atcs::cardFromJson(**document);
    if (!card)
        return fail(card.error());
    // Somebody may have given it the card of another team.
    if (card->team.id == team.id)
        card->team = atcs::teamOnCard(team);
    return std::make_shared<const atcs::TeamCard>(std::move(*card));
}

} // namespace touchline
