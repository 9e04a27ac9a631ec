// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/format.h"

#include "app/cli/base/argument_parser.h"

#include <utility>
#include <vector>

namespace touchline::cli {

/// --match-rules: level and options of some matches of a competition.
inline constexpr OptionRow matchRulesRow{
    "match-rules",
    "Another level for some matches: a stage, a round or a match number, then the level and, after a colon, "
    "its options (\"group stage=quick\", \"64=premier:referees=off\"). Can be given several times; the "
    "closest counts.",
    "matches=level"};
/// "group stage=quick", "final=premier:referees=off", "64=premier", ":long_ball=on" after a name for the
/// competition's own level. Errors: BadInput.
[[nodiscard]] Result<std::vector<MatchRules>> matchRulesFrom(const QCommandLineParser &parser);

/// --agent: who decides for single teams.
inline constexpr OptionRow teamAgentsRow{"agent",
                                         "Who decides for one team, in all its matches: a computer player or "
                                         "person (FRA-1998=solo); can be given for several teams.",
                                         "team=name"};
/// Team and computer player. Errors: BadInput (no TEAM=NAME, a team twice).
[[nodiscard]] Result<std::vector<std::pair<QString, QString>>> teamAgents(const QCommandLineParser &parser);

} // namespace touchline::cli
