// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

#include <QString>

namespace touchline {

/// The part of the game's rulings (docs/rulings) that is behind a kind of event, by its heading: "Goal roll,
/// one-timers, marking". Empty where nothing had to be decided. `kind`: EventSpec::name.
[[nodiscard]] QString rulingHeading(const Game &game, const QString &kind);

/// That part as Markdown, with its heading; empty where there is none.
[[nodiscard]] QString rulingText(const Game &game, const QString &heading);

} // namespace touchline
