// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"
#include "models/words/common/match_tour.h"
#include "models/words/common/telling.h"

#include <span>
#include <vector>

namespace touchline {

/// How the matches of a game are told.
struct GameTelling
{
    /// GameInfo::id.
    const char *game;
    const Tellings &tellings;
    /// What people read of an option of that decision point, by its name; empty where the name says it all (a
    /// player, a place). Null for a game without such words.
    QString (*optionLabel)(const QString &decision, const QString &name) = nullptr;
    /// Null for a game without one.
    const MatchTour *tour = nullptr;
};

/// One explicit table of all games, and behind it those of furtherGames().
[[nodiscard]] std::vector<GameTelling> gameTellings();

/// How matches of furtherGames() are told. The program has none; whoever brings further games defines it (see
/// furtherGames()).
[[nodiscard]] std::span<const GameTelling> furtherTellings();

/// The ways to tell a match of one game. One that is not in the table is told by what every game has: goals,
/// cards, injuries, substitutes, shoot-out.
[[nodiscard]] const Tellings &tellingsOf(const Game &game);

/// The tour through a first match of the game; null where it has none.
[[nodiscard]] const MatchTour *tourOf(const Game &game);

} // namespace touchline
