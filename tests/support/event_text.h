// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

#include <QStringList>

#include <span>

namespace touchline::testing {

/// Events as short lines for comparison: "3' away goal Sukur home=0 away=1 how=play".
[[nodiscard]] QStringList eventLines(std::span<const Event> events, const GameInfo &game,
                                     const FixtureSetup &setup);

} // namespace touchline::testing
