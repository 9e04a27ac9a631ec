// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dice.h"
#include "core/games/atcs/charts/charts.h"
#include "core/match/location.h"

namespace touchline::atcs {

/// Rolls for the host on a chart of countries that names at least one (specification 2.6). A void entry is
/// rolled again, after twenty of them the next country up the chart is taken (R66). Errors: those of the
/// dice.
[[nodiscard]] Result<Location> drawHost(const CountryChart &chart, Dice &dice);

/// The chart that gives the place of a conference's matches and their referees (2.6). Australia is in one of
/// two conferences and void on the chart of the other (R50). Errors: NotFound.
[[nodiscard]] Result<CountryChart> conferenceChart(const QString &conference, const Charts &charts,
                                                   bool oceaniaAustralia);

/// The host that somebody names: any country that a chart may name. Errors: NotFound.
[[nodiscard]] Result<Location> hostNamed(const QString &country);

} // namespace touchline::atcs
