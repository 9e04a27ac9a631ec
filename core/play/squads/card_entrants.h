// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/entry/entrant.h"
#include "core/games/atcs/card/team_card.h"
#include "core/match/game.h"

#include <functional>
#include <memory>
#include <vector>

namespace touchline {

using Card = std::shared_ptr<const atcs::TeamCard>;
using Cards = std::vector<Card>;

/// The built-in card that a person means, see atcs::findCard(). Errors: NotFound with the cards that come
/// near.
[[nodiscard]] Result<Card> builtInCard(const QString &text);

/// The built-in card of an entrant: of that name, and of that very team. Null where there is none.
[[nodiscard]] Card builtInCardOf(const Entrant &entrant);

/// The cards of teams that somebody names, each of them once, found by `find`. Errors: BadInput with a
/// problem for each name.
[[nodiscard]] Result<Cards> cardsFor(const QStringList &names,
                                     const std::function<Result<Card>(const QString &)> &find = builtInCard);

/// A card as a side of a match: the team and its squad, which every game can take.
[[nodiscard]] SideSetup sideWithCard(Card card);

/// The teams of the cards in the same order, with their ranking numbers among each other; without documents.
[[nodiscard]] std::vector<Entrant> entrantsOf(const Cards &cards);

/// Gives an entrant the document that `game` makes of its card, unless that is the card that the program has
/// of the team anyway (Entrant::document) and the game does not keep those too (GameInfo::keepsTeams).
/// Errors: those of Game::documentFor().
[[nodiscard]] Result<void> keepDocument(Entrant &entrant, const Card &card, const Game &game);

/// The team of a card as a competition takes it up that is played with the game of that id: with that ranking
/// number and, where it is not the built-in one, its document. For a game that the program does not have it
/// goes without. Errors: those of Game::documentFor().
[[nodiscard]] Result<Entrant> entrantWith(const Card &card, int ranking, const QString &game);

} // namespace touchline
