// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <QJsonObject>

namespace touchline {

/// A played match with all its events, as `match --json` and `replay --json` print it.
[[nodiscard]] QJsonObject playedMatchJson(const PlayedMatch &played, const Game &game);

} // namespace touchline
