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
/// match. `own`: the game's specs; the word of an injury's first field becomes its detail.
[[nodiscard]] std::vector<ReportEvent> reportEvents(std::span<const Event> events, const FixtureSetup &setup,
                                                    std::span<const EventSpec> own);

} // namespace touchline
