// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "core/match/fixture_setup.h"
#include "core/match/game_info.h"
#include "core/match/report/match_report.h"

#include <span>

namespace touchline {

/// A report with everything that the setup settles: ids, game, level, and who was there on the day and why
/// not.
[[nodiscard]] MatchReport reportFrame(const GameInfo &game, const FixtureSetup &setup);

/// The events that a report keeps (goals, cards, injuries, substitutions, shoot-out kicks) out of all of a
/// match, with their periods (by the clock in a game without halves). The word of an injury's first field
/// becomes its detail; who made a goal (GameInfo::assist) and who went off for a substitute are the second
/// players.
[[nodiscard]] std::vector<ReportEvent> reportEvents(std::span<const Event> events, const FixtureSetup &setup,
                                                    const GameInfo &game);

} // namespace touchline
