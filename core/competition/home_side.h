// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/match/report/side.h"

#include <optional>
#include <vector>

namespace touchline {

/// Indices of the entrants that play in their own country: those of the lineage of the location (ATCS 2.6,
/// R70), and of the other countries that the calendar names (2002, 2026). None where the competition has no
/// location or the host no team in the field (R49).
[[nodiscard]] std::vector<int> hostTeams(const CompetitionDefinition &definition);

/// Where a match of these entrants is played: in qualifying on the ground of their conference, else where the
/// competition is held; nothing where nobody drew a place, or both play on grounds of their own.
[[nodiscard]] std::optional<Location> locationOf(const CompetitionDefinition &definition,
                                                 const Fixture &fixture, const PerSide<int> &teams);

/// The side that is at home when these two entrants meet, whichever is named first; nothing on neutral
/// ground: where neither is of the host's country, and where both are (ATCS 9.5, R53, R70). In a stage that
/// is played on home grounds the side named first. `appointment`, where it is known and names a country, says
/// whose ground it is; null = that of the location.
[[nodiscard]] std::optional<Side> homeSide(const CompetitionDefinition &definition, const Fixture &fixture,
                                           const PerSide<int> &teams,
                                           const Appointment *appointment = nullptr);

/// Whether the format leaves open on whose ground a match is played: one of an odd number of meetings in a
/// league on home grounds, like the third of three. Its home side is a fact, as the calendar has it: a report
/// whose teams stand the other way round is one of this match.
[[nodiscard]] bool mayExchangeSides(const Format &format, const Fixture &fixture);

} // namespace touchline
