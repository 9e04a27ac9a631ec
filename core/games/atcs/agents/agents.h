// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/agent.h"

#include <memory>

namespace touchline::atcs {

/// The computer players of this game (specification, section 12): "coach", "solo", "random".
/// Errors: NotFound, naming the ones that exist.
[[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side, Generator generator);

} // namespace touchline::atcs
