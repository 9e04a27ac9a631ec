// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"
#include "models/words/fixtures/language.h"

#include <span>

namespace touchline {

/// A page of the manual about a game that is made from its tables, so that it is never out of date.
struct GamePage
{
    /// "options": the end of its file name.
    const char *name;
    /// In the contents, below the game; QT_TRANSLATE_NOOP("core", ...).
    const char *title;
    bool (*isFor)(const Game &game);
    /// As Markdown, with its title.
    QString (*text)(const Game &game, const Language &language);
};

/// Levels and options, charts, words.
[[nodiscard]] std::span<const GamePage> pagesOfGame();

} // namespace touchline
