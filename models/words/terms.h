// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"
#include "models/words/fixtures/language.h"

#include <QString>

namespace touchline {

/// What the words of the game in a text mean, a line each in the order of the game: "one-timer: Once a match
/// …". Empty where it has none of them.
[[nodiscard]] QString termsIn(const Game &game, const QString &text, const Language &language);

} // namespace touchline
