// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/agent.h"

#include <memory>

namespace touchline::simulator {

/// The computer players of this game (specification, section 12), by the names of gameInfo().agents.
/// Errors: NotFound, naming the ones that exist.
[[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side, Generator generator);

} // namespace touchline::simulator
