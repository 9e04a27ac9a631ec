// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

#include <QString>

#include <string_view>

namespace touchline {

/// The part of the game's rulings (docs/rulings) that is behind a kind of event, by its heading: "Goal roll,
/// one-timers, marking". Empty where nothing had to be decided. `kind`: EventSpec::name.
[[nodiscard]] QString rulingHeading(const Game &game, const QString &kind);

/// The part that explains a roll or a choice that is due. `point`: RollPrompt::id.
[[nodiscard]] QString questionHeading(const Game &game, std::string_view point);

/// That part as Markdown, with its heading; empty where there is none.
[[nodiscard]] QString rulingText(const Game &game, const QString &heading);

} // namespace touchline
