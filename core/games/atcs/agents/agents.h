// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/agents/random_choice.h"
#include "core/games/atcs/agents/solo.h"
#include "core/match/agent.h"

#include <memory>
#include <variant>

namespace touchline::atcs {

/// A computer player as simulations use it; each has choose(state, legalOptions(state)).
using ComputerPlayer = std::variant<Solo, Coach, RandomChoice>;
/// Errors: NotFound, as makeAgent().
[[nodiscard]] Result<ComputerPlayer> computerPlayer(const QString &name, Generator generator);

/// The computer players of this game (specification, section 12): "coach", "solo", "random".
/// Errors: NotFound, naming the ones that exist.
[[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side, Generator generator);

} // namespace touchline::atcs
