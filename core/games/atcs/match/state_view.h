// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/fixture_setup.h"

#include <QJsonObject>

#include <optional>

namespace touchline::atcs {

/// A position as data, as `viewer` may see it: the first choice of a secret pair is in it only for the side
/// that made it, until the other has chosen too (5.1). Nobody = everything.
[[nodiscard]] QJsonObject stateView(const State &state, const FixtureSetup &setup,
                                    std::optional<Side> viewer);

} // namespace touchline::atcs
