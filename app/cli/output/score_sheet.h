// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/competition.h"
#include "core/squad/squad.h"

namespace touchline::cli {

/// The report that a score sheet gives, in the JSON form of a match report where all may be left out that
/// follows from the match: ids, teams, game, who won and how; `completeness` is "scorers" where there are
/// events, "cards" where no goal is among them, and "score" where there are none; "full" is said. Goals of
/// the result that are not listed are those of unknown scorers, as are goals without a player. A player is
/// named as his team knows him, or with his id; `listed`: the lists that the league keeps of the teams.
/// Errors: Refused (the teams of fixtures()[index] are not known yet; the sheet is of another match);
/// NotFound (a player); BadInput with every problem of the form. `added`: gets those whom no list has, with
/// the number and the position that "new_players" of the sheet gives; null: they are refused.
[[nodiscard]] Result<MatchReport> reportOfSheet(QJsonObject sheet, const Competition &competition, int index,
                                                const PerSide<std::vector<Person>> &listed = {},
                                                PerSide<std::vector<SquadEntry>> *added = nullptr);

} // namespace touchline::cli
