// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/fixture_setup.h"

#include <QJsonObject>

#include <optional>

namespace touchline::fuba {

/// A position as data, as `viewer` may see it: neither the other side's formation, roles and skills before
/// they are shown, nor where its keeper dives, nor how it changes at half-time. Nobody = everything.
[[nodiscard]] QJsonObject stateView(const State &state, const FixtureSetup &setup,
                                    std::optional<Side> viewer);

} // namespace touchline::fuba
