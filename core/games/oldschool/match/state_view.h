// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/fixture_setup.h"

#include <QJsonObject>

namespace touchline::oldschool {

/// A position as data; both sides see all of it.
[[nodiscard]] QJsonObject stateView(const State &state, const FixtureSetup &setup);

} // namespace touchline::oldschool
