// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"
#include "core/games/atcs/rules/state.h"
#include "core/match/fixture_setup.h"

#include <memory>
#include <optional>

namespace touchline::atcs {

/// What `setup` settles before kick-off, in the form in which the rules read it. Charts that house rules
/// replace (setup.charts), the location of a tournament and the conference of the game (setup.conditions:
/// "location", "location_roll", "conference") are checked; what is wrong with them is added to `problems`.
[[nodiscard]] std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup, const TeamCard &home,
                                                             const TeamCard &away, Problems &problems);

/// Why a match of that level cannot be decided like this; nothing where it can.
[[nodiscard]] std::optional<Message> obstacleToDecision(const DecisionRules &decision, Level level,
                                                        const RuleOptions &options);

} // namespace touchline::atcs
