// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/squads/card_entrants.h"

#include <QString>

#include <memory>

namespace touchline::cli {

/// The card that a person names: an id or name of the built-in cards, or the path of a card file (it ends in
/// ".json"). Errors: NotFound with the names that come near; those of the file.
[[nodiscard]] Result<Card> cardFor(const QString &text);

/// The document that `game` has of the team a person names, as cardFor(); a file may also hold a document of
/// the game's own. Errors: those of cardFor() and of Game::documentFor().
[[nodiscard]] Result<std::shared_ptr<const TeamDocument>> documentFor(const QString &text, const Game &game);

} // namespace touchline::cli
