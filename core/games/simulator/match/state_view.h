// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/fixture_setup.h"

#include <QJsonObject>

namespace touchline::simulator {

/// The position as data. Nothing is hidden in this game.
[[nodiscard]] QJsonObject stateView(const State &state, const FixtureSetup &setup);

} // namespace touchline::simulator
