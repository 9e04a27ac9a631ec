// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/squads/known_team.h"

#include <QString>

#include <memory>

namespace touchline::cli {

/// The game that writes such files of teams, by what the file says of itself; `otherwise` where it says
/// nothing that is known.
[[nodiscard]] const Game &gameOfFile(const QJsonObject &object, const Game &otherwise);

/// The first game that has cards.
[[nodiscard]] const Game &firstGameWithCards();

/// The team that a person names: an id or name of the World Cup teams, or the path of a file with a game's
/// document (it ends in ".json"). Errors: NotFound with the names that come near; those of the file.
[[nodiscard]] Result<KnownTeamPtr> teamFor(const QString &text);

/// The document that `game` has or makes of the team a person names, as teamFor(). Errors: those of teamFor()
/// and of Game::documentFor().
[[nodiscard]] Result<std::shared_ptr<const TeamDocument>> documentFor(const QString &text, const Game &game);

} // namespace touchline::cli
