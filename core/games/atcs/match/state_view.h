// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/board.h"
#include "core/match/fixture_setup.h"

#include <QJsonObject>

#include <optional>

namespace touchline::atcs {

/// A position as data, as `viewer` may see it: the first choice of a secret pair is in it only for the side
/// that made it, until the other has chosen too (5.1). Nobody = everything.
[[nodiscard]] QJsonObject stateView(const State &state, const FixtureSetup &setup,
                                    std::optional<Side> viewer);

/// What stands beside the match for each side, as far as `viewer` may see it: plan, attempts, SOG,
/// goalkeeper, who is booked, which one-timers are left. Nothing at a level without attempts.
[[nodiscard]] std::vector<BoardNote> stateNotes(const State &state, const FixtureSetup &setup,
                                                std::optional<Side> viewer);
/// Everybody on the cards, on no board: who is booked or weakened, and who takes no part any more. A
/// one-timer is a section, spent once it was used. Nobody at a level without players.
[[nodiscard]] std::vector<BoardPiece> statePlayers(const State &state, const FixtureSetup &setup);
/// A die for each attempt of the period, the spent ones of a side first. None at a level without attempts,
/// and while no period is played.
[[nodiscard]] std::vector<BoardDie> stateAttempts(const State &state);

} // namespace touchline::atcs
