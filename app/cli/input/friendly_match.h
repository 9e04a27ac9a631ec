// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/argument_parser.h"
#include "app/cli/input/match_plan.h"
#include "models/league/friendlies.h"

namespace touchline::cli {

/// All friendlies and what-ifs of a league, the first one that was begun first: as they are numbered.
[[nodiscard]] Result<std::vector<Friendly>> friendliesByNumber(League &league);

/// The one that is called so, in any spelling that searchKey() takes for the same, that has this number among
/// friendliesByNumber(), from 1, or that has this UUID. Errors: NotFound; BadInput (several are called so).
[[nodiscard]] Result<Friendly> friendlyCalled(const QString &text, League &league);

/// HOME and AWAY behind PLACE, and everything else that makes a friendly.
extern const std::vector<OptionRow> friendlyRows;
/// What is wrong with their use; empty = nothing.
[[nodiscard]] QString wrongFriendlyUsage(const QCommandLineParser &parser);
/// The match that they ask for: clubs of the league by their names, else historic teams and files, by the
/// game of the newest competition where none is named. Errors: NotFound (no such team); BadInput (a team
/// against itself); Refused (a club of which the game needs more, options without effect); those of
/// gameChoice() and friendlySetup().
[[nodiscard]] Result<MatchPlan> friendlyPlan(const QCommandLineParser &parser, League &league);

/// "Brazil 1970 v Italy 1938", as the window names it.
[[nodiscard]] QString friendlyTitle(const FixtureSetup &setup);

} // namespace touchline::cli
